import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIpAddress } from '../../lib/ip-address';
import { createDigChecks, createNslookupChecks, renderZoneLines } from './checks';
import { planRecords, splitPort, type DnsGame, type DnsInput, type DnsPlan } from './model';

const JAVA: DnsGame = {
  id: 'java',
  name: 'Minecraft',
  port: 25565,
  service: { name: '_minecraft', protocol: '_tcp' },
};
const BEDROCK: DnsGame = { id: 'bedrock', name: 'Bedrock', port: 19132 };
const INPUT: DnsInput = {
  game: JAVA,
  address: '198.41.0.4',
  port: '25571',
  domain: 'example.org',
  front: 'play',
  target: '',
  targetHas: 'unknown',
};

function planGood(change: Partial<DnsInput>): DnsPlan {
  const result = planRecords({ ...INPUT, ...change });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const listProblems = (change: Partial<DnsInput>) => {
  const result = planRecords({ ...INPUT, ...change });
  return result.ok ? [] : result.problems.map(({ field, reason }) => `${field} ${reason}`);
};

describe('plan', () => {
  it('makes the records in the guide', () => {
    const made = planGood({ address: '203.0.113.25' });
    expect(renderZoneLines(made.records)).toBe(
      'play.example.org. 300 IN A 203.0.113.25\n' +
        '_minecraft._tcp.play.example.org. 300 IN SRV 0 5 25571 play.example.org.',
    );
    expect(made.records.map(({ name }) => name)).toEqual(['play', '_minecraft._tcp.play']);
    expect(made.records[1]?.srv).toMatchObject({
      service: '_minecraft',
      protocol: '_tcp',
      name: 'play',
    });
    expect(made.notes).toEqual(['example-address', 'srv-needed']);
    expect(made.players).toBe('play.example.org');
  });

  it('writes the bare domain as @', () => {
    for (const front of ['', '@']) {
      const [a, srv] = planGood({ front }).records;
      expect([a?.name, srv?.name, srv?.srv?.name]).toEqual(['@', '_minecraft._tcp', '@']);
      expect(srv?.value).toBe('example.org');
    }
  });

  it('uses SRV only for Java, and only for a non-default port', () => {
    expect(planGood({ port: '25565' })).toMatchObject({ notes: ['srv-not-needed'] });
    expect(planGood({ port: '' }).records).toHaveLength(1);
    expect(planGood({ game: BEDROCK, port: '19133' })).toMatchObject({
      notes: ['srv-not-used', 'type-port'],
    });
    expect(planGood({ game: BEDROCK, port: '' })).toMatchObject({
      notes: ['srv-not-used', 'default-port'],
    });
    expect(planGood({ game: BEDROCK, port: '19133' }).records.map(({ type }) => type)).toEqual([
      'A',
    ]);
  });

  it('reads ports, separate and in the address', () => {
    expect(planGood({ address: '198.41.0.4:25580', port: '' }).port).toBe(25580);
    expect(planGood({ address: '198.41.0.4:25580', port: '25580' }).port).toBe(25580);
    expect(listProblems({ address: '198.41.0.4:25580' })).toEqual(['port ports-differ']);
    expect(listProblems({ address: '198.41.0.4:99999', port: '' })).toEqual(['port port']);
    for (const port of ['0', '65536', '-1', 'x', '1e3'])
      expect(listProblems({ port })).toEqual(['port port']);
    expect(planGood({ port: ' 65535 ' }).port).toBe(65535);
  });

  it('makes AAAA for IPv6', () => {
    expect(
      renderZoneLines(
        planGood({ address: '[2001:500:2:0::C]:25571', port: '' }).records.slice(0, 1),
      ),
    ).toBe('play.example.org. 300 IN AAAA 2001:500:2::c');
  });

  it('refuses private and special addresses', () => {
    expect(listProblems({ address: '192.168.1.2' })).toEqual(['address private']);
    expect(listProblems({ address: '127.0.0.1' })).toEqual(['address this-computer']);
    expect(listProblems({ address: 'fd00::1' })).toEqual(['address private']);
    expect(listProblems({ address: '::' })).toEqual(['address special']);
    expect(listProblems({ address: '999.1.1.1' })).toEqual(['address characters']);
    expect(listProblems({ address: '' })).toEqual(['address empty']);
  });

  it('refuses common mistakes in names', () => {
    expect(listProblems({ front: 'play.example.org' })).toEqual(['front doubled']);
    expect(listProblems({ front: 'example.org' })).toEqual(['front doubled']);
    expect(listProblems({ domain: 'example.org.example.org' })).toEqual(['domain doubled']);
    expect(listProblems({ domain: 'example.org.' })).toEqual(['domain trailing-dot']);
    expect(listProblems({ front: 'play.' })).toEqual(['front trailing-dot']);
    expect(listProblems({ front: '_minecraft._tcp.play' })).toEqual(['front underscore']);
    expect(listProblems({ domain: '', front: '*' })).toEqual(['domain empty', 'front wildcard']);
    expect(listProblems({ front: `${'a'.repeat(60)}.`.repeat(4) + 'b' })).toEqual(['front long']);
    expect(planGood({ front: 'a.b' }).fullName).toBe('a.b.example.org');
    expect(planGood({ front: 'myexample' }).fullName).toBe('myexample.example.org');
  });

  it('points SRV to a host name itself, never to an alias', () => {
    const made = planGood({ address: 'node12.example.com' });
    expect(renderZoneLines(made.records)).toBe(
      '_minecraft._tcp.play.example.org. 300 IN SRV 0 5 25571 node12.example.com.',
    );
    expect(made.notes).toEqual(['host-name', 'srv-needed']);
    expect(
      renderZoneLines(planGood({ address: 'node12.example.com', port: '25565' }).records),
    ).toBe('play.example.org. 300 IN CNAME node12.example.com.');
    expect(listProblems({ address: 'node12.example.com', port: '25565', front: '' })).toEqual([
      'address alias-at-top',
    ]);
    expect(listProblems({ address: 'play.example.org' })).toEqual(['address target-itself']);
  });

  it('RFC 2782: the target is neither an address nor an alias', () => {
    expect(listProblems({ target: '198.41.0.4' })).toEqual(['target address']);
    expect(listProblems({ target: '2001:500:2::c' })).toEqual(['target address']);
    expect(listProblems({ target: 'mc.example.org', targetHas: 'alias' })).toEqual([
      'target target-alias',
    ]);
    expect(listProblems({ target: 'mc.example.org.example.org' })).toEqual(['target doubled']);
    expect(listProblems({ target: 'mc.example.org.' })).toEqual(['target trailing-dot']);
    expect(listProblems({ target: '_minecraft._tcp.mc.example.org' })).toEqual([
      'target underscore',
    ]);
    expect(
      renderZoneLines(planGood({ target: 'mc.example.org', targetHas: 'address' }).records),
    ).toBe('_minecraft._tcp.play.example.org. 300 IN SRV 0 5 25571 mc.example.org.');
    expect(planGood({ target: 'mc.example.org' }).notes).toEqual(['srv-needed', 'target-unknown']);
    expect(planGood({ target: '198.41.0.4', port: '25565' }).records).toHaveLength(1);
    expect(planGood({ target: 'b.example.org', address: 'a.example.com' }).records[0]?.value).toBe(
      'b.example.org',
    );
  });

  it('shows people other scripts, and gives DNS their punycode', () => {
    const made = planGood({ domain: 'bücher.example' });
    expect(made).toMatchObject({
      players: 'play.bücher.example',
      notes: ['srv-needed', 'encoded'],
    });
    expect(made.records[0]?.fullName).toBe('play.xn--bcher-kva.example');
  });

  it('never throws, and never makes a row that RFC 2782 forbids', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.domain(),
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom('', 'play', 'example.org', '@', '198.41.0.4', '25571', '_minecraft._tcp'),
    );
    const input: fc.Arbitrary<DnsInput> = fc.record({
      game: fc.constantFrom(JAVA, BEDROCK),
      address: text,
      port: fc.oneof(text, fc.nat(70_000).map(String)),
      domain: text,
      front: text,
      target: text,
      targetHas: fc.constantFrom('address', 'alias', 'unknown'),
    });
    fc.assert(
      fc.property(input, (entered) => {
        const result = planRecords(entered);
        if (!result.ok) {
          expect(result.problems.length).toBeGreaterThan(0);
          return;
        }
        const aliases = result.records
          .filter(({ type }) => type === 'CNAME')
          .map((row) => row.fullName);
        for (const { type, value, name, fullName } of result.records) {
          expect(name.endsWith('.')).toBe(false);
          expect(fullName.endsWith('.')).toBe(false);
          if (type === 'SRV') {
            expect(entered.game).toBe(JAVA);
            expect(parseIpAddress(value)).toBeUndefined();
            expect(aliases).not.toContain(value);
          }
        }
        expect(createDigChecks(result.records)).toHaveLength(result.records.length);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('checks', () => {
  it('match the queries and answers in the guide', () => {
    const { records } = planGood({ address: '203.0.113.25' });
    expect(createDigChecks(records)).toEqual([
      { command: 'dig +short A play.example.org @1.1.1.1', expected: '203.0.113.25' },
      {
        command: 'dig +short SRV _minecraft._tcp.play.example.org @1.1.1.1',
        expected: '0 5 25571 play.example.org.',
      },
    ]);
    expect(createNslookupChecks(records)[1]).toEqual({
      command: 'nslookup -type=SRV _minecraft._tcp.play.example.org 1.1.1.1',
      expected: `_minecraft._tcp.play.example.org  SRV service location:
  priority       = 0
  weight         = 5
  port           = 25571
  svr hostname   = play.example.org`,
    });
    expect(createNslookupChecks(records)[0]?.expected).toContain('Address:  203.0.113.25');
    const v6 = planGood({ address: '2001:500:2::c' });
    expect(createNslookupChecks(v6.records)[0]?.expected).toContain('Address: 2001:500:2::c');
    const alias = planGood({ address: 'node12.example.com', port: '25565' });
    expect(createDigChecks(alias.records)[0]?.expected).toBe('node12.example.com.');
    expect(createNslookupChecks(alias.records)[0]?.expected).toContain(
      'canonical name = node12.example.com',
    );
  });
});

describe('the address', () => {
  it.each([
    ['198.41.0.4', []],
    ['203.0.113.25', []],
    ['2001:500:2::c', []],
    ['10.1.2.3', ['address private']],
    ['100.64.0.1', ['address private']],
    ['169.254.1.1', ['address private']],
    ['fd12::1', ['address private']],
    ['fe80::1', ['address private']],
    ['127.0.0.1', ['address this-computer']],
    ['::1', ['address this-computer']],
    ['0.0.0.0', ['address special']],
    ['::', ['address special']],
    ['224.0.0.1', ['address special']],
    ['::ffff:198.41.0.4', ['address special']],
  ])('%s: %j', (address, problems) => expect(listProblems({ address })).toEqual(problems));
});

it('splitPort splits off a port', () => {
  expect(splitPort(' 203.0.113.25:25571 ')).toEqual({ host: '203.0.113.25', port: '25571' });
  expect(splitPort('[2001:db8::1]:25571')).toEqual({ host: '2001:db8::1', port: '25571' });
  expect(splitPort('[2001:db8::1]')).toEqual({ host: '2001:db8::1' });
  expect(splitPort('2001:db8::1')).toEqual({ host: '2001:db8::1' });
  expect(splitPort('node12.example.com:1')).toEqual({ host: 'node12.example.com', port: '1' });
});
