import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  selectFlags,
  computeHeap,
  MAX_MB,
  MIN_MB,
  buildStartCommand,
  type StartCommandOptions,
} from './model';

const RESERVE = 1536;
const plan: StartCommandOptions = {
  limitMb: 8192,
  software: 'server',
  heavy: false,
  java: 21,
  collector: 'none',
  isOwnMachine: true,
  jar: 'paper.jar',
};
const build = (change: Partial<StartCommandOptions>) => {
  const result = buildStartCommand({ ...plan, ...change }, RESERVE);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

describe('published variants', () => {
  const aikar =
    '-XX:+UseG1GC -XX:+ParallelRefProcEnabled -XX:MaxGCPauseMillis=200 -XX:+UnlockExperimentalVMOptions -XX:+DisableExplicitGC -XX:+AlwaysPreTouch -XX:G1NewSizePercent=30 -XX:G1MaxNewSizePercent=40 -XX:G1HeapRegionSize=8M -XX:G1ReservePercent=20 -XX:G1HeapWastePercent=5 -XX:G1MixedGCCountTarget=4 -XX:InitiatingHeapOccupancyPercent=15 -XX:G1MixedGCLiveThresholdPercent=90 -XX:G1RSetUpdatingPauseTimePercent=5 -XX:SurvivorRatio=32 -XX:+PerfDisableSharedMem -XX:MaxTenuringThreshold=1 -Dusing.aikars.flags=https://mcflags.emc.gs -Daikars.new.flags=true';

  it('Aikar’s line on Paper’s page, with 10 GB of heap', () => {
    // 12 GB less a sixth is 10,240 MB of heap, or 10,200 after rounding.
    expect(build({ limitMb: 12_288, collector: 'tuned' }).command).toBe(
      `java -Xms10200M -Xmx10200M ${aikar} -jar paper.jar --nogui`,
    );
  });

  it('changes five of them above 12 GB of heap', () => {
    const flags = (heapMb: number) =>
      selectFlags({ ...plan, collector: 'tuned' }, heapMb).map(({ flag }) => flag);
    expect(flags(12_288).join(' ')).toBe(aikar);
    expect(flags(12_289).filter((flag) => !aikar.split(' ').includes(flag))).toEqual([
      '-XX:G1NewSizePercent=40',
      '-XX:G1MaxNewSizePercent=50',
      '-XX:G1HeapRegionSize=16M',
      '-XX:G1ReservePercent=15',
      '-XX:InitiatingHeapOccupancyPercent=20',
    ]);
    expect(flags(12_289)).toHaveLength(flags(12_288).length);
  });

  it('the line on Velocity’s tuning page', () => {
    const { command, heapMb } = build({
      software: 'proxy',
      collector: 'tuned',
      limitMb: 4096,
      jar: 'velocity.jar',
    });
    // 1,000 players: 4 GB for the container, 2 GB for the heap.
    expect(heapMb).toBe(2048);
    expect(command).toBe(
      'java -Xms2048M -Xmx2048M -XX:+UseG1GC -XX:G1HeapRegionSize=4M -XX:+UnlockExperimentalVMOptions -XX:+ParallelRefProcEnabled -XX:+AlwaysPreTouch -XX:MaxInlineLevel=15 -jar velocity.jar',
    );
  });

  it('ZGC by Java release (JEP 439, 474 and 490)', () => {
    const flags = (java: number) =>
      selectFlags({ ...plan, collector: 'zgc', java }, 8000).map(({ flag }) => flag);
    expect(flags(21)).toEqual(['-XX:+UseZGC', '-XX:+ZGenerational']);
    expect(flags(25)).toEqual(['-XX:+UseZGC']);
  });
});

describe('computeHeap', () => {
  it('matches the table on /extras/swap says', () => {
    const rows = [
      ...readFileSync('docs/extras/swap.mdx', 'utf8').matchAll(
        /^\| (\d+) GB( \(a proxy\))? \| ([\d,]+) MB \| ([\d,]+) MB \|$/gm,
      ),
    ].map(([, limit, proxy, heap = '', outside = '']) => ({
      limitMb: Number(limit) * 1024,
      software: proxy === undefined ? ('server' as const) : ('proxy' as const),
      heap: Number(heap.replace(',', '')),
      outside: Number(outside.replace(',', '')),
    }));
    expect(rows).toHaveLength(7);
    for (const { limitMb, software, heap, outside } of rows) {
      expect([limitMb, computeHeap({ limitMb, software, heavy: false }, RESERVE)]).toEqual([
        limitMb,
        heap,
      ]);
      expect(Math.abs(limitMb - heap - outside)).toBeLessThan(100);
    }
  });

  it('reserves Paper’s 1,000 to 1,500 MB free at 8 GB, and more for a heavy server', () => {
    expect(computeHeap(plan, RESERVE)).toBe(6600);
    expect(computeHeap({ ...plan, heavy: true }, RESERVE)).toBe(5600);
    // A heavy server just above the reserve gets at least half of what a small one gets.
    expect(computeHeap({ limitMb: 3072, software: 'server', heavy: true }, RESERVE)).toBe(1536);
  });

  it('never exceeds the limit, and never shrinks for a larger plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: MIN_MB, max: MAX_MB }),
        fc.nat(10_000),
        fc.boolean(),
        fc.constantFrom('server' as const, 'proxy' as const),
        fc.integer({ min: 256, max: 4096 }),
        (limitMb, more, heavy, software, reserve) => {
          const heap = computeHeap({ limitMb, software, heavy }, reserve);
          expect(heap).toBeGreaterThan(0);
          expect(limitMb - heap).toBeGreaterThanOrEqual(Math.min(reserve, limitMb / 2));
          expect(
            computeHeap({ limitMb: limitMb + more, software, heavy }, reserve),
          ).toBeGreaterThanOrEqual(heap);
        },
      ),
    );
  });
});

describe('buildStartCommand', () => {
  it('starts without flags', () => {
    expect(build({})).toMatchObject({
      heapMb: 6600,
      outsideMb: 1592,
      flags: [],
      command: 'java -Xms6600M -Xmx6600M -jar paper.jar --nogui',
      hints: [],
    });
  });

  it('leaves the start of the line to the panel', () => {
    expect(build({ isOwnMachine: false }).command).toBe('java -Xms128M -Xmx6600M -jar paper.jar');
  });

  it.each<[Partial<StartCommandOptions>, readonly string[]]>([
    [{ collector: 'tuned', java: 17 }, []],
    [{ collector: 'tuned', java: 25 }, ['no-flags-first']],
    [{ collector: 'tuned', java: 17, limitMb: 6144 }, ['little-memory']],
    [{ collector: 'tuned', java: 17, limitMb: 16_384 }, ['large-variant']],
    [{ collector: 'zgc' }, ['no-flags-first', 'zgc-cost']],
    [{ limitMb: 32_768 }, ['plenty']],
    [{ limitMb: 1024 }, ['small-heap']],
    [{ limitMb: 1024, software: 'proxy', collector: 'tuned' }, ['no-flags-first']],
  ])('%j: %j', (change, hints) => {
    expect(build(change).hints).toEqual(hints);
  });

  it.each<[Partial<StartCommandOptions>, string]>([
    [{ limitMb: 0 }, 'limit'],
    [{ limitMb: NaN }, 'limit'],
    [{ limitMb: MAX_MB + 1 }, 'limit'],
    [{ jar: 'my server.jar' }, 'jar'],
    [{ jar: 'a.jar; rm -rf /' }, 'jar'],
    [{ jar: '' }, 'jar'],
    [{ jar: '-jar.jar' }, 'jar'],
    [{ collector: 'zgc', java: 17 }, 'zgc-java'],
  ])('%j is refused: %s', (change, reason) => {
    expect(buildStartCommand({ ...plan, ...change }, RESERVE)).toEqual({ ok: false, reason });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), fc.integer(), (limitMb, jar, java) => {
        buildStartCommand({ ...plan, limitMb, jar, java, collector: 'zgc' }, RESERVE);
      }),
    );
  });
});
