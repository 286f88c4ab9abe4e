/** Simulated routes with a known cause, printed in every format and parsed back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFixture, parseOne } from '../fixtures/read';
import { judgeRoute, type JudgmentKind } from '../judging/judge';
import { parseReports } from '../model';
import type { RouteSegment } from '../judging/segments';
import {
  LOSS_ONLY_RENDERERS,
  renderRaw,
  RENDERERS,
  renderTraceroute,
  renderTracert,
  type MadeHop,
} from '../fixtures/render';
import { VIEW } from '../texts';

interface Made {
  readonly hops: readonly MadeHop[];
  readonly cause: readonly [JudgmentKind, RouteSegment?, number?];
}

const NETWORKS = [
  { segment: 'home', address: (i: number) => `192.168.${i}.1`, asn: undefined, domain: 'home' },
  {
    segment: 'provider',
    address: (i: number) => `192.0.2.${i}`,
    asn: '64496',
    domain: 'isp.example',
  },
  {
    segment: 'between',
    address: (i: number) => `198.51.100.${i}`,
    asn: '64499',
    domain: 'transit.example',
  },
  {
    segment: 'server',
    address: (i: number) => `203.0.113.${i}`,
    asn: '64511',
    domain: 'game.example.com',
  },
] as const;

/** A healthy route: one home hop, then hops of the provider, transit and the server's network. */
const soundRoute = fc
  .record({
    provider: fc.integer({ min: 1, max: 4 }),
    between: fc.integer({ min: 1, max: 5 }),
    server: fc.integer({ min: 1, max: 3 }),
    sent: fc.integer({ min: 200, max: 900 }),
    named: fc.boolean(),
  })
  .map(({ provider, between, server, sent, named }) => {
    const counts = [1, provider, between, server];
    let ms = 0;
    return NETWORKS.flatMap(({ segment, address, asn, domain }, network) =>
      Array.from({ length: counts[network] ?? 0 }, (_, i) => {
        ms += network === 0 ? 1 : 3;
        const hop: MadeHop = {
          address: address(i + 1),
          // Within a network either all hops have names or none, as in reality; the server's have
          // them.
          ...(named && segment !== 'between' && { name: `r${i + 1}.${domain}` }),
          ...(asn !== undefined && { asn }),
          sent,
          lost: 0,
          bestMs: ms,
          avgMs: ms + 1,
          worstMs: ms + 9,
          stdevMs: 1,
        };
        return { hop, segment };
      }),
    );
  });

/** Loss at a hop that limits its replies, or at a silent one. Never the last hop. */
const noise = fc.array(
  fc.record({
    at: fc.nat(20),
    share: fc.constantFrom(0.05, 0.3, 0.62, 0.9, 1),
    slow: fc.boolean(),
  }),
  { maxLength: 3 },
);

function addNoise(
  hops: readonly MadeHop[],
  odd: readonly { at: number; share: number; slow: boolean }[],
  keep: number,
): MadeHop[] {
  return hops.map((hop, index) => {
    const found = odd.find(({ at }) => at % hops.length === index);
    if (found === undefined || index === hops.length - 1 || index === keep || index === keep - 1)
      return hop;
    // A provider whose only hop is silent cannot be told from the next network.
    const share = index === 1 ? Math.min(0.9, found.share) : found.share;
    const lost = Math.max(hop.lost, Math.round(hop.sent * share));
    return found.slow
      ? { ...hop, lost, avgMs: hop.avgMs + 90, worstMs: hop.worstMs + 700, stdevMs: 80 }
      : { ...hop, lost };
  });
}

const cleanRoute = fc.tuple(soundRoute, noise).map(([route, odd]): Made => ({
  hops: addNoise(
    route.map(({ hop }) => hop),
    odd,
    -1,
  ),
  cause: ['clean'],
}));

const lossyRoute = fc
  .tuple(
    soundRoute,
    noise,
    fc.nat(20),
    fc.integer({ min: 3, max: 40 }),
    fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 20, maxLength: 20 }),
  )
  .map(([route, odd, start, percent, spread]): Made => {
    const from = start % route.length;
    const hops = route.map(({ hop }, index) => ({
      ...hop,
      // Random variation of about ten percent.
      lost:
        index < from
          ? 0
          : Math.round(((hop.sent * percent) / 100) * (1 + (spread[index] ?? 0) / 100)),
    }));
    return { hops: addNoise(hops, odd, from), cause: ['loss', route[from]?.segment, from + 1] };
  });

const unsteadyRoute = fc
  .tuple(soundRoute, fc.nat(20), fc.integer({ min: 15, max: 200 }))
  .map(([route, start, more]): Made => {
    const from = start % route.length;
    return {
      hops: route.map(({ hop }, index) =>
        index < from
          ? hop
          : { ...hop, avgMs: hop.avgMs + more, worstMs: hop.worstMs + 6 * more, stdevMs: 1 + more },
      ),
      cause: ['unsteady', route[from]?.segment, from + 1],
    };
  });

const silentRoute = fc.tuple(soundRoute, noise).map(([route, odd]): Made => {
  const server = route.findIndex(({ segment }) => segment === 'server');
  const hops = addNoise(
    route.map(({ hop }) => hop),
    odd.filter(({ share }) => share < 1),
    // If the target is silent, loss at all of the last hops that reply cannot be told from real
    // loss.
    server - 1,
  );
  return {
    hops: hops.map((hop, index) => (index < server ? hop : { ...hop, lost: hop.sent })),
    cause: ['silent'],
  };
});

function check(text: string, [kind, segment, at]: Made['cause']): void {
  const judgment = judgeRoute(parseOne(text));
  expect([judgment.kind, judgment.segment, judgment.at?.number], text).toEqual([kind, segment, at]);
}

/** Places need AS numbers, addresses or names; WinMTR prints only addresses or names. */
describe('simulated routes read back from every format', () => {
  for (const [name, render] of Object.entries(LOSS_ONLY_RENDERERS)) {
    it(`${name}: healthy, lossy, silent`, () => {
      fc.assert(
        fc.property(fc.oneof(cleanRoute, lossyRoute, silentRoute), ({ hops, cause }) =>
          check(render(hops), cause),
        ),
        { numRuns: 150 },
      );
    });
  }

  for (const [name, render] of Object.entries(RENDERERS)) {
    it(`${name}: changing times`, () => {
      fc.assert(
        fc.property(unsteadyRoute, ({ hops, cause }) => check(render(hops), cause)),
        { numRuns: 60 },
      );
    });
  }

  it('mtr --raw: healthy, lossy, silent', () => {
    fc.assert(
      fc.property(fc.oneof(cleanRoute, lossyRoute, silentRoute), ({ hops, cause }) =>
        check(renderRaw(hops), cause),
      ),
      { numRuns: 30 },
    );
  });

  it('tracert in four languages and traceroute: three packets show only the route', () => {
    const language = fc.constantFrom('english', 'german', 'french', 'spanish' as const);
    fc.assert(
      fc.property(fc.oneof(cleanRoute, silentRoute), language, ({ hops, cause }, words) => {
        const three = hops.map((hop) => ({ ...hop, lost: hop.lost === hop.sent ? 3 : 0, sent: 3 }));
        const kind: JudgmentKind = cause[0] === 'clean' ? 'too-few' : 'silent';
        check(renderTracert(three, words), [kind]);
        check(renderTraceroute(three), [kind]);
      }),
    );
  });
});

describe('random loss', () => {
  /** Mulberry32: a seeded generator, so that every run draws the same numbers. */
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  it('finds simulated loss of 3 % and more, within one hop, and never invents any', () => {
    const draw = random(20_261_120);
    const binomial = (n: number, p: number) => {
      let count = 0;
      for (let i = 0; i < n; i++) if (draw() < p) count++;
      return count;
    };
    let [found, exact, near, lossy, alarms, sound] = [0, 0, 0, 0, 0, 0];
    for (let run = 0; run < 1500; run++) {
      const length = 4 + Math.floor(draw() * 9);
      const from = run % 3 === 0 ? length : Math.floor(draw() * length);
      const p = 0.03 + draw() * 0.2;
      const sent = draw() < 0.5 ? 250 : 100;
      const hops = Array.from({ length }, (_, index): MadeHop => {
        const limited = index < length - 1 && draw() < 0.2 ? 0.05 + draw() * 0.9 : 0;
        const real = index < from ? 0.0005 : p;
        return {
          address: `198.51.${index}.1`,
          sent,
          lost: binomial(sent, 1 - (1 - real) * (1 - limited)),
          bestMs: 5,
          avgMs: 6,
          worstMs: 9,
          stdevMs: 1,
        };
      });
      const judgment = judgeRoute(parseOne(RENDERERS.mtr(hops)));
      if (from === length) {
        sound++;
        if (judgment.kind === 'loss') alarms++;
      } else {
        lossy++;
        if (judgment.kind !== 'loss' || judgment.at === undefined) continue;
        found++;
        const off = Math.abs(judgment.at.number - 1 - from);
        if (off === 0) exact++;
        if (off <= 1) near++;
      }
    }
    console.info(
      `chance: found ${found} of ${lossy}, exact hop ${exact}, within one ${near}; false alarms ${alarms} of ${sound}`,
    );
    expect(alarms / sound).toBeLessThan(0.005);
    expect(found / lossy).toBeGreaterThan(0.97);
    expect(near / found).toBeGreaterThan(0.9);
  });
});

describe('rows without a reply', () => {
  it('are skipped if a program has sent nothing yet', () => {
    const table = `Columns: ADDRESS, LOSS, SENT, LAST, AVG, BEST, WORST, STD-DEV
#  ADDRESS         LOSS  SENT  LAST     AVG   BEST  WORST  STD-DEV
1  192.168.88.1    0%     100  0.4ms    0.4   0.3   1.1    0.1
2  192.0.2.1       0%       0  0ms
3  203.0.113.25    0%     100  9.4ms    9.4   9.3   11.1   0.1
`;
    expect(parseOne(table).hops.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('are skipped in a CSV file, as are truncated rows', () => {
    const csv = `Host,Hop,Loss%,Sent,Recv,Avg,Best,Worst
router,1,0.00,50,50,1,1,4
cut
192.0.2.1,2,0.00,0,0,,,
203.0.113.25,3,0.00,50,50,9,8,12
`;
    expect(parseOne(csv).hops.map(({ number }) => number)).toEqual([1, 3]);
    expect(parseOne(csv).hops[1]).toMatchObject({ address: '203.0.113.25', sent: 50 });
  });

  it('are skipped in a CSV file if truncated after the number', () => {
    const csv = `Host,Hop,Loss%,Sent,Recv,Avg,Best,Worst
router,1,0.00,50,50,1,1,4
192.0.2.1,2,0.00,50,50,7,6,9
203.0.113.25,3
`;
    expect(parseOne(csv).hops.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('reads tables drawn with characters, by trippy and in Markdown', () => {
    const table = `+-----+--------------+-------+------+------+-------+
| Hop | IPs          | Loss% | Snd  | Recv | Avg   |
+-----+--------------+-------+------+------+-------+
| 1   | 192.168.1.1  | 0.0%  | 100  | 100  | 1.4   |
| 2   | 203.0.113.25 | 12.0% | 100  | 88   | 18.4  |
`;
    expect(parseOne(table).hops[1]).toMatchObject({ address: '203.0.113.25', sent: 100, lost: 12 });
    const marked = `| # | Host | Loss % | Sent | Recv | Best | Avg |
|---|------|--------|------|------|------|-----|
| 1 | 192.168.1.1 | 0 | 200 | 200 | 0 | 1 |
| 2 | 203.0.113.25 | 8 | 200 | 184 | 17 | 18 |
`;
    expect(parseOne(marked).hops[1]).toMatchObject({ sent: 200, lost: 16 });
  });

  it('reads received and lost packets, and lines prefixed by a container', () => {
    const drops = `HOST: probe   Loss%   Drop   Rcv    Avg   StDev
 1. AS64500 192.0.2.1     0.0%      0   100    0.3     0.1
 2. AS64502 203.0.113.25  0.0%      0   100   18.3     0.5
`;
    expect(parseOne(drops).hops.map(({ sent }) => sent)).toEqual([100, 100]);
    const container = `> mc-1  | HOST: abc              Loss%   Snt   Last   Avg  Best  Wrst StDev
> mc-1  |   1.|-- 172.17.0.1      0.0%   100    0.1   0.1   0.1   0.2   0.0
> mc-1  |   2.|-- 203.0.113.25    0.0%   100   18.1  18.1  18.0  19.2   0.2
`;
    expect(parseOne(container).hops).toHaveLength(2);
  });

  it('does not mistake ping replies for a route', () => {
    const ping = `PING game.example (203.0.113.25) 56(84) bytes of data.
64 bytes from 203.0.113.25: icmp_seq=1 ttl=54 time=18.1 ms

100 packets transmitted, 93 received, 7% packet loss, time 99123ms
`;
    expect(parseReports(ping)).toMatchObject({ ok: false, reason: 'no-route' });
  });

  it('count as silent in a CSV file if nothing follows the number', () => {
    const csv = `Host,Hop,Loss%,Sent,Recv,Avg,Best,Worst
router,1,0.00,50,50,1,1,4
*,2
203.0.113.25,3,0.00,50,50,9,8,12
`;
    expect(parseOne(csv).hops.map(({ lost }) => lost > 0)).toEqual([false, true, false]);
  });

  it('are not WinMTR rows with a loss above 100 %', () => {
    const table = readFixture('13-winmtr-clean');
    const row = table.split('\n').filter((line) => / - +\d+ \|/.test(line))[2] as string;
    const without = parseOne(table).hops.length;
    const broken = parseOne(table.replace(row, row.replace(/ - +\d+ \|/, ' - 101 |')));
    expect(broken.hops.length).toBeLessThan(without);
  });

  it('keep their number in XML if a hub has no name', () => {
    const xml = `<MTR SRC="a" DST="203.0.113.25" TESTS="10"><HUB COUNT="1"><Loss>100.0%</Loss><Snt>10</Snt></HUB>
<HUB COUNT="2" HOST="203.0.113.25"><Loss>0.0%</Loss><Snt>10</Snt><Avg>9.0</Avg></HUB></MTR>`;
    expect(parseOne(xml).hops).toMatchObject([
      { number: 1, host: undefined },
      { number: 2, address: '203.0.113.25' },
    ]);
  });

  it('reads NextTrace’s target, with name and address reversed', () => {
    const report = parseOne(readFixture('105-nexttrace-reached'));
    expect(report).toMatchObject({
      target: 'game.example.com (203.0.113.25)',
      targetAddress: '203.0.113.25',
    });
  });
});

describe('counts in words', () => {
  it('name the target of each report, if known', () => {
    expect(VIEW.option(VIEW.position(1, 2), 9, '203.0.113.25')).toBe(
      '1 of 2: 9 hops to 203.0.113.25',
    );
    expect(VIEW.option(VIEW.position(2, 2), 9, undefined)).toBe('2 of 2: 9 hops');
  });
});
