/**
 * Start flags of Java for game servers, as their makers publish them, and what each does. Feeds
 * the start-command generator on /optimization.
 */
import type { IsoDate } from './fact';

/** One flag and the sentence that explains it. */
export interface JavaFlag {
  readonly flag: string;
  readonly does: string;
}

interface FlagSet {
  readonly flags: readonly JavaFlag[];
  readonly source: string;
  readonly checked: IsoDate;
  readonly unverified?: string;
}

/** In the order of their makers. */
export const javaFlags = {
  aikar: {
    source: 'https://docs.papermc.io/paper/aikars-flags/',
    checked: '2026-11-20',
    flags: [
      {
        flag: '-XX:+UseG1GC',
        does: 'Uses the G1 collector, the default on any machine with two cores.',
      },
      {
        flag: '-XX:+ParallelRefProcEnabled',
        does: 'Checks weak references with several threads.',
      },
      {
        flag: '-XX:MaxGCPauseMillis=200',
        does: 'Aims at pauses of at most 200 ms, which is four ticks that the server catches up.',
      },
      {
        flag: '-XX:+UnlockExperimentalVMOptions',
        does: 'Lets Java take the flags below that it calls experimental.',
      },
      {
        flag: '-XX:+DisableExplicitGC',
        does: 'Ignores plugins that ask for a collection, which would stop the whole server.',
      },
      {
        flag: '-XX:+AlwaysPreTouch',
        does: 'Takes the memory of -Xms from the system at the start, so that the start is slower and play is not.',
      },
      {
        flag: '-XX:G1NewSizePercent=30',
        does: 'Keeps 30 % of the heap for new objects, of which the game makes very many.',
      },
      { flag: '-XX:G1MaxNewSizePercent=40', does: 'Lets that part grow to 40 %.' },
      {
        flag: '-XX:G1HeapRegionSize=8M',
        does: 'Larger regions, so that fewer objects count as huge and go to the old part at once.',
      },
      {
        flag: '-XX:G1ReservePercent=20',
        does: 'Keeps 20 % free for moving objects, against emergency collections.',
      },
      { flag: '-XX:G1HeapWastePercent=5', does: 'Stops cleaning when little is left to gain.' },
      {
        flag: '-XX:G1MixedGCCountTarget=4',
        does: 'Cleans the old part in four steps instead of eight.',
      },
      {
        flag: '-XX:InitiatingHeapOccupancyPercent=15',
        does: 'Starts to clean the old part early.',
      },
      {
        flag: '-XX:G1MixedGCLiveThresholdPercent=90',
        does: 'Cleans regions too that are up to 90 % in use.',
      },
      {
        flag: '-XX:G1RSetUpdatingPauseTimePercent=5',
        does: 'Does more bookkeeping beside the game instead of in the pause.',
      },
      { flag: '-XX:SurvivorRatio=32', does: 'Needs little room for objects between new and old.' },
      {
        flag: '-XX:+PerfDisableSharedMem',
        does: 'Writes no statistics file, so that a slow disk cannot stretch a pause.',
      },
      {
        flag: '-XX:MaxTenuringThreshold=1',
        does: 'Moves what survives two collections to the old part, without copying it again and again.',
      },
      {
        flag: '-Dusing.aikars.flags=https://mcflags.emc.gs',
        does: 'A label for reports; does nothing.',
      },
      { flag: '-Daikars.new.flags=true', does: 'A label for reports; does nothing.' },
    ],
  },
  /** Flags of `aikar` that change above 12 GB of heap. */
  aikarLarge: {
    source: 'https://paper.readthedocs.io/en/latest/server/aikar-flags.html',
    checked: '2026-11-20',
    unverified:
      'Paper’s present page no longer lists these; go back to the base flags if collections of the old part increase.',
    flags: [
      { flag: '-XX:G1NewSizePercent=40', does: 'Keeps 40 % of a large heap for new objects.' },
      { flag: '-XX:G1MaxNewSizePercent=50', does: 'Lets that part grow to 50 %.' },
      {
        flag: '-XX:G1HeapRegionSize=16M',
        does: 'Larger regions still, as a large heap has enough of them.',
      },
      {
        flag: '-XX:G1ReservePercent=15',
        does: 'Keeps 15 % free, which is plenty of a large heap.',
      },
      {
        flag: '-XX:InitiatingHeapOccupancyPercent=20',
        does: 'Starts to clean the old part a little later.',
      },
    ],
  },
  velocity: {
    source: 'https://docs.papermc.io/velocity/tuning/',
    checked: '2026-11-20',
    flags: [
      { flag: '-XX:+UseG1GC', does: 'Uses the G1 collector: short pauses, good throughput.' },
      { flag: '-XX:G1HeapRegionSize=4M', does: 'Regions that suit the packets of a proxy.' },
      {
        flag: '-XX:+UnlockExperimentalVMOptions',
        does: 'Lets Java take flags that it calls experimental.',
      },
      { flag: '-XX:+ParallelRefProcEnabled', does: 'Checks weak references with several threads.' },
      {
        flag: '-XX:+AlwaysPreTouch',
        does: 'Takes the memory of -Xms from the system at the start.',
      },
      {
        flag: '-XX:MaxInlineLevel=15',
        does: 'Merges more small methods; the default since Java 14.',
      },
    ],
  },
  zgc: {
    source: 'https://openjdk.org/jeps/490',
    checked: '2026-11-20',
    flags: [
      {
        flag: '-XX:+UseZGC',
        does: 'Collects beside the game with pauses below a millisecond; costs processor time and memory.',
      },
      {
        flag: '-XX:+ZGenerational',
        does: 'Treats new objects apart. Needed on Java 21 and 22, the default from 23 on; Java 24 and newer no longer know it.',
      },
    ],
  },
} satisfies Record<string, FlagSet>;
