import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFixture, parseOne, REPORTS } from './fixtures/read';
import { judgeRoute } from './judging/judge';
import { MAX_CHARACTERS, parseReports } from './model';
import { summarize } from './summary';
import { explain } from './texts';

describe('details', () => {
  it('reports what only looks bad', () => {
    expect(judgeRoute(parseOne(readFixture('36-mtr-rate-limit-then-real'))).limited).toEqual([
      2, 4,
    ]);
    expect(judgeRoute(parseOne(readFixture('43-mtr-slow-replies-middle'))).slow).toEqual([3]);
    expect(judgeRoute(parseOne(readFixture('13-winmtr-clean'))).mute).toEqual([2]);
    expect(judgeRoute(parseOne(readFixture('39-mtr-two-places'))).also).toMatchObject({
      at: { number: 1 },
      segment: 'home',
    });
    expect(judgeRoute(parseOne(readFixture('02-mtr-provider-loss-asn'))).alsoUnsteady).toBe(true);
  });

  it('reads routers that share a distance, AS numbers and two reports', () => {
    expect(parseOne(readFixture('45-mtr-mpls-multipath')).hops[2]).toMatchObject({
      asn: '64499',
      others: ['198.51.100.13', '198.51.100.17'],
    });
    const noted = readFixture('82-mtr-multipath-tree').replace('`|-- 198.51.100.13', 'a note');
    expect(parseOne(noted).hops[2]?.others).toEqual(['198.51.100.17']);
    expect(parseOne(readFixture('24-traceroute-linux')).hops[3]?.others).toEqual([
      'ae2.transit.example (198.51.100.13)',
    ]);
    expect(parseOne(readFixture('26-traceroute-macos-multi')).hops[2]).toMatchObject({
      sent: 3,
      lost: 0,
    });
    expect(parseOne(readFixture('12-mtr-csv-asn-provider')).hops[3]?.others).toEqual([
      '198.51.100.10',
    ]);
    const two = parseReports(readFixture('48-mtr-two-reports'));
    expect(two.ok && two.reports.map((report) => judgeRoute(report).kind)).toEqual([
      'loss',
      'clean',
    ]);
  });

  it('mtr-exporter: its JSON of two packets is too few, an empty list is not a report', () => {
    const hub = (count: number, host: string, loss: number) =>
      `{"count": ${count}, "host": "${host}", "Loss%": ${loss}, "Snt": 2, "Last": 0.54, "Avg": 0.54, "Best": 0.54, "Wrst": 0.54, "StDev": 0.00}`;
    const text = `{"report": {"mtr": {"src": "src.example.com", "dst": "dst.example.com", "tos": 0, "tests": 2}, "hubs": [${hub(1, '127.0.0.1', 0)}, ${hub(2, '127.0.0.2', 50)}, ${hub(3, '127.0.0.3', 0)}]}}`;
    const report = parseOne(text);
    expect(report).toMatchObject({ format: 'mtr-json', target: 'dst.example.com' });
    expect(report.hops.map(({ sent, lost }) => [sent, lost])).toEqual([
      [2, 0],
      [2, 1],
      [2, 0],
    ]);
    expect(judgeRoute(report).kind).toBe('too-few');
    expect(parseReports('{"report":{"mtr":{"src":"a","dst":"b"},"hubs":[]}}').ok).toBe(false);
  });

  it('trippy: its JSON with several routers, labels, silent distances, and truncated', () => {
    const text = readFixture('116-trippy-json-provider-loss');
    const report = parseOne(text);
    expect(report).toMatchObject({ format: 'trippy', target: 'play.example.net', cutEnd: false });
    expect(report.hops.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(report.hops[2]).toMatchObject({
      host: 'bb1.core.isp.example (192.0.2.66)',
      others: ['bb2.core.isp.example (192.0.2.70)'],
      sent: 100,
      lost: 9,
      worstMs: 61,
      stdevMs: 8.4,
    });
    expect(report.hops[3]).toMatchObject({ host: undefined, lost: 100, avgMs: undefined });
    const nameless = (name: string) =>
      parseOne(text.replaceAll('"bb1.core.isp.example"', `"${name}"`)).hops[2]?.host;
    expect([nameless(''), nameless('192.0.2.66')]).toEqual(['192.0.2.66', '192.0.2.66']);
    const cut = parseOne(text.slice(0, text.lastIndexOf('"hosts"')));
    expect(cut).toMatchObject({ cutEnd: true });
    expect(cut.hops).toHaveLength(5);
    expect(parseReports('{"hops": [{"ttl": 1, "hosts": [], "loss_pct": "0.00"').ok).toBe(false);
  });

  it('hides the reader’s own network in the summary, and only there', () => {
    const report = parseOne(readFixture('02-mtr-provider-loss-asn'));
    const judgment = judgeRoute(report);
    const words = explain(report, judgment);
    const hidden = summarize({ report, judgment, explanation: words, redact: true });
    expect(hidden).not.toMatch(/192\.168|fritz/);
    expect(hidden.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^Route report \(mtr\)/),
      `Verdict: ${words.title}`,
    ]);
    expect(hidden).toContain('(own network)');
    expect(hidden).toContain('bb1.core.isp.example (192.0.2.66)');
    expect(summarize({ report, judgment, explanation: words, redact: false })).toContain(
      'fritz.box (192.168.178.1)',
    );
  });

  it('gives a reason if nothing can be read', () => {
    expect(parseReports('  \n')).toEqual({ ok: false, reason: 'empty' });
    expect(parseReports('Hello, my server lags at 192.168.1.1')).toEqual({
      ok: false,
      reason: 'no-route',
    });
  });
});

describe('edge cases', () => {
  const hops = (text: string) => parseOne(text).hops;
  const getKind = (text: string) => judgeRoute(parseOne(text)).kind;

  it('PingPlotter: other columns, truncated lines, lines that are not hops', () => {
    const head = 'Hop Count Cur PL% Min Max Avg Host Name / [IP]';
    const text = `${head}\n 1 50 3.0 0.0 1 9 2 a [192.168.1.1]\n 2 50 3.0 4.0 1 9 2\n x\n 3 0 0 0 0 0 0 b\n 4 50`;
    expect(parseOne(text)).toMatchObject({ format: 'pingplotter', cutEnd: true });
    expect(hops(text).map(({ sent, lost }) => [sent, lost])).toEqual([
      [50, 0],
      [50, 2],
    ]);
  });

  it('rows with nothing sent are not hops', () => {
    expect(parseReports('a\t1\t0\t0\t0\t0\t0\t0\t0').ok).toBe(false);
    expect(parseReports('a\t1\t100\t0\t0\t0\t0\t0\t0').ok).toBe(false);
    expect(hops('a\t0\t250\t250\t0\t1\t9\t1\nb\t0\t250\t250\t0\t1\t9\t1')[1]).toMatchObject({
      number: 2,
      host: 'b',
      sent: 250,
    });
    expect(parseOne('  1  1ms  0/ 0 = 0%  0/ 0 = 0%  192.168.1.1').format).not.toBe('pathping');
  });

  it('CSV without a header, with AS numbers and an empty column', () => {
    const row = (hop: number, asn: string) =>
      `MTR.0.95,1,OK,game.example,${hop},203.0.113.${hop},${asn}0.00,250,,1.0,1.0,1.0,2.0,0.1`;
    expect(hops(`${row(1, 'AS64496,')}\n${row(2, 'AS64496,')}`)[1]).toMatchObject({
      asn: '64496',
      sent: 250,
      bestMs: 1,
    });
    expect(hops(`${row(1, '')}\n${row(2, '')}`)[1]).toMatchObject({ sent: 250, worstMs: 2 });
  });

  it('JSON with values of any kind, XML with entities and names', () => {
    const hub = '{"count": "2", "host": null, "ASN": [1], "Loss%": 33.333332061767578, "Snt": 3}';
    expect(hops(`{"report": {"hubs": [${hub}]}}`)).toMatchObject([{ number: 2, sent: 3, lost: 1 }]);
    const xml =
      '<MTR DST="a&amp;b&x1;"><HUB COUNT="1" HOST="r1.isp.example" ADDR="192.0.2.1"><Loss>0.0%</Loss><Snt>9</Snt></HUB></MTR>';
    expect(parseOne(xml)).toMatchObject({ target: 'a&b&x1;', hops: [{ address: '192.0.2.1' }] });
    expect(parseReports('<MTR><HUB COUNT="0" HOST="a"><Loss>0%</Loss></HUB></MTR>').ok).toBe(false);
  });

  it('raw: old versions, replies beyond the destination, no replies', () => {
    const old = 'h 0 192.168.1.1\np 0 500\np 0 600\nh 1 203.0.113.25\np 1 900\n';
    expect(hops(old).map(({ sent, lost }) => [sent, lost])).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(hops(`${old}x 2 1\nh 2 203.0.113.25\np 2 950\nx 3 9\n`)).toHaveLength(2);
    expect(hops(`${old}x 2 1\nx 3 2\n`)).toHaveLength(4);
    expect(parseReports('x 0 1\nx 1 2\nh 0 none\np 0 x\nx 999 1').ok).toBe(false);
  });

  it('ignores jitter that only the last of few packets shows', () => {
    const trace = (last: string) =>
      `traceroute to a (203.0.113.25), 30 hops max\n 1  192.168.1.1  1 ms  1 ms  1 ms\n 2  192.0.2.1  9 ms  9 ms  9 ms\n 3  203.0.113.25  ${last}`;
    expect(getKind(trace('10 ms  200 ms  210 ms'))).toBe('too-few');
  });

  it('ignores the last number of a truncated WinMTR row', () => {
    const row = '| 192.168.1.1 - 0 | 250 | 250 | 1 | 2 | 5 | 2 |';
    expect(hops(`${row}\n| 192.0.2.1 - 0 | 250 | 25`)[1]).toMatchObject({ sent: 250, lost: 0 });
  });

  it('an IPv6 address may be written in full', () => {
    const full = '2001:db8:0:0:0:0:0:9';
    expect(hops(`  1.|-- ${full}  0.0%   250    0.6   0.7   0.4   3.1   0.2`)[0]).toMatchObject({
      address: full,
    });
    expect(hops(`  1.|-- 19:42:10  0.0%   250    0.6   0.7   0.4   3.1   0.2`)[0]?.address).toBe(
      undefined,
    );
  });

  it('a hop without times does not end the search for jitter', () => {
    const hub = (count: number, more: string) =>
      `{"count": ${count}, "host": "203.0.113.${count}", "Loss%": 0, "Snt": 250${more}}`;
    const jumps = ', "Avg": 90, "Best": 9, "Wrst": 400, "StDev": 80';
    const text = `{"report": {"hubs": [${hub(1, jumps)}, ${hub(2, '')}, ${hub(3, jumps)}]}}`;
    expect(judgeRoute(parseOne(text))).toMatchObject({ kind: 'unsteady', at: { number: 1 } });
  });

  it('a router without a name can reject packets, too', () => {
    const report = parseOne(
      'traceroute to a (203.0.113.25), 30 hops max\n 1  192.168.1.1  1 ms  1 ms  1 ms\n 2  9.1 ms !N  9.2 ms !N  9.1 ms !N\n 3  * * *',
    );
    expect(explain(report, judgeRoute(report)).why[0]).toContain('A router reports “!N”');
  });

  it('private IPv6, link-local IPv4 and two-part public suffixes', () => {
    const row = (n: number, host: string, lost = '0.0%') =>
      `  ${n}.|-- ${host}  ${lost}   250    0.6   0.7   0.4   3.1   0.2`;
    const judged = judgeRoute(
      parseOne(
        [
          row(1, 'fd00::1'),
          row(2, 'fd00::2'),
          row(3, 'r1.isp.co.uk'),
          row(4, 'r2.isp.co.uk'),
          row(5, '2001:db8::9'),
        ].join('\n'),
      ),
    );
    expect(judged.segments).toEqual(['home', 'home', 'provider', 'provider', 'server']);
    expect(
      judgeRoute(parseOne([row(1, '169.254.0.1'), row(2, '192.0.2.1')].join('\n'))).segments[0],
    ).toBe('home');
  });

  it('says where it is far, slow or unstable, for every place', () => {
    const row = (n: number, host: string, figures: string) =>
      `  ${n}.|-- ${host}  0.0%   ${figures}`;
    const NEAR = '250 0.6   0.7   0.4   3.1   0.2';
    const FEW_NEAR = '90 0.6   0.7   0.4   3.1   0.2';
    const said = (...rows: string[]) => {
      const report = parseOne(rows.join('\n'));
      const { title, why, next } = explain(report, judgeRoute(report));
      return [title, ...why, ...next].join(' ');
    };
    const FAR = '250 180.0 181.0 180.0 190.0 1.0';
    const FEW_FAR = '90 180.0 181.0 180.0 190.0 1.0';
    expect(
      said(row(1, '192.168.1.1', NEAR), row(2, '192.0.2.1', FAR), row(3, '203.0.113.25', FAR)),
    ).toContain('Switch a VPN off');
    expect(
      said(
        row(1, '192.168.1.1', FEW_NEAR),
        row(2, '192.0.2.1', FEW_NEAR),
        row(3, '203.0.113.25', FEW_FAR),
      ),
    ).toMatch(/can stay hidden.*a detour can sometimes be changed/);
    expect(said(row(1, '192.168.1.1', NEAR), row(2, '203.0.113.25', '250 1 1 1 400 3'))).toContain(
      'The slowest packet took 400 ms',
    );
    const JUMPS = '250 20 90 9 400 80';
    const FEW_JUMPS = '20 20 90 9 400 80';
    expect(
      said(
        row(1, '192.168.1.1', FEW_JUMPS),
        row(2, '192.0.2.1', FEW_JUMPS),
        row(3, '203.0.113.25', FEW_JUMPS),
      ),
    ).toMatch(/hint only.*Record 250 packets/);
    expect(
      said(
        row(1, '192.168.1.1', JUMPS),
        row(2, '192.0.2.1', JUMPS),
        row(3, '198.51.100.9', JUMPS),
        row(4, '198.51.100.10', JUMPS),
        '  5.|-- ???  100.0  250  0.0 0.0 0.0 0.0 0.0',
      ),
    ).toContain('answers from hop 4');
    expect(said(row(1, '192.168.1.1', '250 ')).length).toBeGreaterThan(0);
  });
});

describe('hostile input', () => {
  const read = (text: string) => {
    const parsed = parseReports(text);
    if (!parsed.ok) return;
    for (const report of parsed.reports) {
      const judgment = judgeRoute(report);
      const words = explain(report, judgment);
      expect(summarize({ report, judgment, explanation: words, redact: true })).not.toContain(
        'NaN',
      );
    }
  };

  it('never throws on noise, nor on a damaged report', () => {
    const texts = REPORTS.map(readFixture);
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), read));
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(4000),
        fc.nat(4000),
        fc.string({ maxLength: 12 }),
        (text, from, to, insert) => {
          read(text.slice(from % text.length, to % text.length));
          read(text.slice(0, from % text.length) + insert + text.slice(to % text.length));
          read(text.replaceAll(/\d+/g, insert));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('1 MB of garbage takes less than a second of processor time', () => {
    const seeds = [
      '1 ',
      '{',
      '{"count":',
      '1. ',
      '|',
      '* ',
      'a ',
      '1.1.1.1 ',
      '<1 ms ',
      ' 1  * * *\n',
      '\n',
      '  1  1ms 0/ 1',
      '"report":',
      'MTR.1,',
      '[(',
      '<td',
      '1 1 1 1 1 1 1 1\n',
      ' ',
    ];
    for (const seed of seeds) {
      const text = seed.repeat(Math.ceil(MAX_CHARACTERS / seed.length));
      const start = process.cpuUsage();
      read(text);
      expect(process.cpuUsage(start).user, JSON.stringify(seed)).toBeLessThan(1_000_000);
    }
  });
});

it('loss before the jitter starts stays loss', () => {
  const judgment = judgeRoute(
    parseOne(`HOST: my-pc                       Loss%   Snt   Last   Avg  Best  Wrst StDev
  1.|-- 192.168.1.1               10.0%   250    1.6   1.7   1.4   3.1   0.2
  2.|-- 192.0.2.1                 10.4%   250    8.0   8.1   8.0   9.0   0.2
  3.|-- 198.51.100.9              10.0%   250   37.2  56.5  17.1 255.0  38.2
  4.|-- 203.0.113.25              10.0%   250   38.1  57.0  17.9 254.0  38.1
`),
  );
  expect(judgment).toMatchObject({ kind: 'loss', segment: 'home', alsoUnsteady: true });
});

it('a WinMTR row truncated after its first number ends the report', () => {
  const lines = readFixture('13-winmtr-clean').split('\n');
  const rows = lines.filter((line) => / - +\d+ \|/.test(line));
  const at = lines.indexOf(rows.at(-1) as string);
  const cut = (rows.at(-1) as string).replace(/( - +\d+ \|).*$/, '$1');
  const report = parseOne([...lines.slice(0, at), cut].join('\n'));
  expect(report).toMatchObject({ cutEnd: true });
  expect(report.hops).toHaveLength(rows.length - 1);
});
