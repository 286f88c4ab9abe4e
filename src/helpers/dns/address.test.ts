import { BlockList, isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIp, splitPort } from './address';

describe('readIp', () => {
  it.each([
    ['198.41.0.4', 'public'],
    ['203.0.113.25', 'example'],
    ['192.0.2.1', 'example'],
    ['198.51.100.1', 'example'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.1', 'public'],
    ['192.168.1.10', 'private'],
    ['100.64.0.1', 'private'],
    ['100.128.0.1', 'public'],
    ['169.254.1.1', 'private'],
    ['198.19.255.255', 'private'],
    ['127.0.0.1', 'this-computer'],
    ['0.0.0.0', 'special'],
    ['224.0.0.1', 'special'],
    ['255.255.255.255', 'special'],
    ['2001:500:2::c', 'public'],
    ['2001:db8::1', 'example'],
    ['3fff::1', 'example'],
    ['::1', 'this-computer'],
    ['::', 'special'],
    ['fd12::1', 'private'],
    ['fe80::1', 'private'],
    ['ff02::1', 'special'],
    ['::ffff:198.41.0.4', 'special'],
    ['64:ff9b::1', 'special'],
    ['2002::1', 'special'],
  ])('%s is %s', (text, range) => expect(readIp(text)).toMatchObject({ range }));

  it('refuses what is no address', () => {
    for (const text of [
      '',
      '1.2.3',
      '1.2.3.4.5',
      '256.1.1.1',
      '01.2.3.4',
      '1.2.3.4 ',
      '1::2::3',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1:2:3:4:5:6:7:8::',
      '12345::',
      ':::',
      '1:2:3:4:5:6:7:',
      '::1.2.3',
      '::1.2.3.999',
      'fe80::1%eth0',
      '1:2:3:4:5:6:7:1.2.3.4',
      'f'.repeat(50),
    ]) {
      expect(readIp(text)).toBeUndefined();
    }
  });

  it('takes what Node takes, and nothing else', () => {
    const text = fc.oneof(
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6(),
      fc
        .array(fc.constantFrom('0', '1', 'ff', ':', '::', '.', '25', '255', '256', 'g'), {
          maxLength: 12,
        })
        .map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (input) => {
        const ip = readIp(input);
        expect(ip?.kind === 'ipv4').toBe(isIPv4(input));
        expect(ip?.kind === 'ipv6').toBe(isIPv6(input));
        if (ip?.kind !== 'ipv6') return;
        expect(readIp(ip.text)).toEqual(ip);
        expect(`[${ip.text}]`).toBe(new URL(`http://[${input}]`).hostname);
      }),
      { numRuns: 2000 },
    );
  });

  it('calls private what Node’s block list of the private ranges blocks', () => {
    const list = new BlockList();
    for (const [net, bits] of [
      ['10.0.0.0', 8],
      ['172.16.0.0', 12],
      ['192.168.0.0', 16],
      ['127.0.0.0', 8],
      ['169.254.0.0', 16],
      ['100.64.0.0', 10],
      ['224.0.0.0', 3],
      ['0.0.0.0', 8],
      ['198.18.0.0', 15],
      ['192.0.0.0', 24],
      ['192.88.99.0', 24],
    ] as const) {
      list.addSubnet(net, bits);
    }
    fc.assert(
      fc.property(fc.ipV4(), (text) => {
        const ip = readIp(text);
        const isFine = ip?.kind === 'ipv4' && ['public', 'example'].includes(ip.range);
        expect(isFine).toBe(!list.check(text));
      }),
      { numRuns: 2000 },
    );
  });
});

it('splitPort takes a port off', () => {
  expect(splitPort(' 203.0.113.25:25571 ')).toEqual({ host: '203.0.113.25', port: '25571' });
  expect(splitPort('[2001:db8::1]:25571')).toEqual({ host: '2001:db8::1', port: '25571' });
  expect(splitPort('[2001:db8::1]')).toEqual({ host: '2001:db8::1' });
  expect(splitPort('2001:db8::1')).toEqual({ host: '2001:db8::1' });
  expect(splitPort('node12.example.com:1')).toEqual({ host: 'node12.example.com', port: '1' });
});
