/**
 * Turns plan memory into a heap size, and the heap into a start command. Pure. The heap rule is
 * that of /extras/swap (a test compares its table), the flags come from the facts.
 */
import { javaFlags, type JavaFlag } from '../../fact-tables/java-flags.data';

export type ServerKind = 'server' | 'proxy';
export type Collector = 'none' | 'tuned' | 'zgc';

export interface StartCommandOptions {
  /** Memory limit of the container, or the share of the reader's own machine for this server. */
  readonly limitMb: number;
  readonly software: ServerKind;
  /** Many mods, a rendering web map or a bundled database: more memory outside the heap. */
  readonly heavy: boolean;
  readonly java: number;
  readonly collector: Collector;
  /** On a machine of one's own. Otherwise the panel writes the start of the command, with `-Xms128M`. */
  readonly isOwnMachine: boolean;
  readonly jar: string;
}

export type StartHint =
  'no-flags-first' | 'little-memory' | 'large-variant' | 'zgc-cost' | 'plenty' | 'small-heap';

export interface BuiltStartCommand {
  readonly ok: true;
  readonly heapMb: number;
  readonly outsideMb: number;
  readonly flags: readonly JavaFlag[];
  readonly command: string;
  readonly hints: readonly StartHint[];
}

export type StartCommandResult =
  BuiltStartCommand | { readonly ok: false; readonly reason: 'limit' | 'jar' | 'zgc-java' };

export const MIN_MB = 512;
/** One terabyte: more than any rented server has. */
export const MAX_MB = 1_048_576;
/** Share of a large plan that is reserved outside the heap. */
const OUTSIDE_SHARE = 1 / 6;
const HEAVY_EXTRA_MB = 1000;
const HEAP_STEP_MB = 100;
const PANEL_START_MB = 128;
/** Paper’s advice for Aikar’s flags: not below the first, different values above the second. */
const MIN_AIKAR_HEAP_MB = 6000;
const LARGE_HEAP_MB = 12 * 1024;
/** A larger heap than this rarely helps. */
const MAX_USEFUL_HEAP_MB = 20 * 1024;
/** A name that starts with a dash would be a Java option. */
const JAR = /^[\w.+][\w.+-]{0,99}\.jar$/;

/**
 * Heap in MB that fits a limit. A proxy, or a server too small for the reserve, gets half.
 * @param reserveMb what the provider's start command leaves outside the heap
 */
export function computeHeap(
  { limitMb, software, heavy }: Pick<StartCommandOptions, 'limitMb' | 'software' | 'heavy'>,
  reserveMb: number,
): number {
  const half = Math.floor(limitMb / 2);
  if (software === 'proxy') return half;
  const outside = Math.max(reserveMb, limitMb * OUTSIDE_SHARE) + (heavy ? HEAVY_EXTRA_MB : 0);
  const heap = Math.floor((limitMb - outside) / HEAP_STEP_MB) * HEAP_STEP_MB;
  return limitMb < 2 * reserveMb ? half : Math.max(heap, Math.min(half, reserveMb));
}

/** The flags of a collector; some have different values for a large heap. */
export function selectFlags(
  { software, collector, java }: Pick<StartCommandOptions, 'software' | 'collector' | 'java'>,
  heapMb: number,
): JavaFlag[] {
  if (collector === 'none') return [];
  if (collector === 'zgc') {
    return javaFlags.zgc.filter(({ flag }) => flag !== '-XX:+ZGenerational' || java < 23);
  }
  if (software === 'proxy') return [...javaFlags.velocity];
  const getFlagName = ({ flag }: JavaFlag) => flag.slice(0, flag.indexOf('='));
  return javaFlags.aikar.map((base) =>
    heapMb > LARGE_HEAP_MB
      ? (javaFlags.aikarLarge.find((large) => getFlagName(large) === getFlagName(base)) ?? base)
      : base,
  );
}

function listHints(
  { software, java, collector }: StartCommandOptions,
  heapMb: number,
): StartHint[] {
  const usesAikar = collector === 'tuned' && software === 'server';
  const rules: readonly (readonly [StartHint, boolean])[] = [
    ['no-flags-first', collector !== 'none' && java >= 21],
    ['little-memory', usesAikar && heapMb < MIN_AIKAR_HEAP_MB],
    ['large-variant', usesAikar && heapMb > LARGE_HEAP_MB],
    ['zgc-cost', collector === 'zgc'],
    ['plenty', software === 'server' && heapMb > MAX_USEFUL_HEAP_MB],
    ['small-heap', software === 'server' && heapMb < 1024],
  ];
  return rules.filter(([, applies]) => applies).map(([name]) => name);
}

/** The command with heap and flags, or the reason why there is none. */
export function buildStartCommand(
  options: StartCommandOptions,
  reserveMb: number,
): StartCommandResult {
  const { limitMb, software, java, collector, isOwnMachine } = options;
  if (!Number.isFinite(limitMb) || limitMb < MIN_MB || limitMb > MAX_MB) {
    return { ok: false, reason: 'limit' };
  }
  const jar = options.jar.trim();
  if (!JAR.test(jar)) return { ok: false, reason: 'jar' };
  if (collector === 'zgc' && java < 21) return { ok: false, reason: 'zgc-java' };
  const heapMb = computeHeap(options, reserveMb);
  const flags = selectFlags(options, heapMb);
  const startMb = isOwnMachine ? heapMb : PANEL_START_MB;
  const command = [
    'java',
    `-Xms${startMb}M`,
    `-Xmx${heapMb}M`,
    ...flags.map(({ flag }) => flag),
    '-jar',
    jar,
    ...(software === 'server' && isOwnMachine ? ['--nogui'] : []),
  ].join(' ');
  return {
    ok: true,
    heapMb,
    outsideMb: Math.floor(limitMb) - heapMb,
    flags,
    command,
    hints: listHints(options, heapMb),
  };
}
