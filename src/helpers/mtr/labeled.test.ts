import { describe, expect, it } from 'vitest';
import { readFixture, parseOne, REPORTS } from './fixtures/read';
import { VERDICTS } from './fixtures/verdicts';
import { judgeRoute } from './judging/judge';
import { parseReports } from './model';
import { explain } from './texts';

describe('labeled reports', () => {
  it('every fixture has a verdict, and every verdict a fixture', () => {
    expect([...REPORTS].sort()).toEqual(Object.keys(VERDICTS).sort());
    expect(REPORTS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(VERDICTS))('%s', (name, [kind, segment, at]) => {
    const report = parseOne(readFixture(name));
    const judgment = judgeRoute(report);
    expect([judgment.kind, judgment.segment, judgment.at?.number]).toEqual([kind, segment, at]);
    const words = explain(report, judgment);
    expect(words.title).not.toMatch(/undefined|NaN/);
    expect(words.why.join(' ') + words.next.join(' ')).not.toMatch(/undefined|NaN|hop \?/);
  });
});

describe('reports that were once misread', () => {
  const explainFixture = (name: string) => {
    const report = parseOne(readFixture(name));
    const { title, why, next } = explain(report, judgeRoute(report));
    return [title, ...why, ...next].join(' ');
  };

  it('a text is one report, however often a program repeats a distance', () => {
    for (const name of [
      '107-tracepath6-asymmetric',
      '110-mikrotik-table-printed-again',
      '114-tracepath-late-answers',
    ]) {
      const parsed = parseReports(readFixture(name));
      expect(parsed.ok && parsed.reports.length, name).toBe(1);
    }
    expect(
      parseOne(readFixture('107-tracepath6-asymmetric')).hops.map(({ number }) => number),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(parseOne(readFixture('107-tracepath6-asymmetric')).hops[3]?.others).toEqual([]);
    expect(parseOne(readFixture('110-mikrotik-table-printed-again')).hops[0]?.sent).toBe(120);
  });

  it('NextTrace: name, address, network, and additional routers of a hop', () => {
    expect(parseOne(readFixture('105-nexttrace-reached'))).toMatchObject({
      format: 'nexttrace',
      targetAddress: '203.0.113.25',
    });
    expect(parseOne(readFixture('105-nexttrace-reached')).hops[2]).toMatchObject({
      host: 'r3.isp.example (192.0.2.17)',
      asn: '64496',
      others: ['192.0.2.21'],
      sent: 4,
      lost: 1,
    });
    expect(parseOne(readFixture('106-nexttrace-mtr-table')).hops[3]).toMatchObject({
      host: 'ae4.transit.example (198.51.100.9)',
      asn: '64499',
      lost: 19,
    });
  });

  it('MikroTik and CSV: loss of many packets, silent hops, network', () => {
    expect(parseOne(readFixture('104-mikrotik-loss')).hops[2]).toMatchObject({
      sent: 100,
      lost: 100,
    });
    expect(parseOne(readFixture('108-csv-of-a-winmtr-clone')).hops[3]).toMatchObject({
      host: 'be1.transit.example (198.51.100.9)',
      asn: '64499',
      lost: 21,
    });
  });

  it('does not blame others for an unstable home network, nor call its loss harmless', () => {
    const text = explainFixture('102-mtr-unsteady-from-home-some-loss');
    expect(text).toContain('2 of 60 packets got lost');
    expect(text).toContain('Use a cable');
    expect(text).not.toMatch(/VPN|Send the summary to us/);
    expect(
      judgeRoute(parseOne(readFixture('102-mtr-unsteady-from-home-some-loss'))).limited,
    ).toEqual([9]);
  });

  it('mtr without the loss column is not a report', () => {
    const rows = [' 1. AS???    192.168.1.1      0.5', ' 2. AS???    ???              0.0'];
    expect(parseReports(['HOST: pc             Avg', ...rows].join('\n')).ok).toBe(false);
  });

  it('two late replies make a long route, one does not', () => {
    const trace = (probes: string) =>
      parseOne(
        `traceroute to a (203.0.113.25), 30 hops max\n 1  192.168.1.1  1 ms  1 ms  1 ms\n 2  203.0.113.25  ${probes}`,
      );
    expect(judgeRoute(trace('1265.85 ms * 1304.74 ms')).kind).toBe('far');
    expect(judgeRoute(trace('1265.85 ms * *')).kind).toBe('too-few');
  });

  it('two problems are both reported', () => {
    expect(explainFixture('113-mtr-loss-behind-an-unsteady-home')).toContain(
      'Waiting times jump already from hop 1 on, in your home network',
    );
  });

  it('a few packets reveal a long route, but not loss', () => {
    expect(explainFixture('103-mtr-ten-packets-large-step')).toMatch(
      /^A long way: 344 ms at best.*hop 4.*With 10 packets, loss below 30.0 % can stay hidden.*Record 250/,
    );
    expect(explainFixture('76-traceroute-numeric-one')).toContain(
      '1 packet per hop cannot show loss',
    );
  });
});
