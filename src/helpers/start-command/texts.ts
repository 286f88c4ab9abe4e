/** Holds all texts of the start-command generator. Pure. */
import { LOCALE } from '../../ui/texts';
import type { StartHint } from './model';

export const HINTS: Readonly<Record<StartHint, string>> = {
  'no-flags-first':
    'Start without these first: the defaults of Java 21 and newer are good. Add them only if spark gc shows long or frequent pauses, and compare.',
  'little-memory': 'Paper advises more heap than this for Aikar’s flags; they may gain nothing.',
  'large-variant':
    'Above 12 GB of heap five numbers differ. Go back to the smaller ones if collections of the old part increase.',
  'zgc-cost':
    'ZGC wants free processor cores and free heap. On a small plan it makes a server slower.',
  plenty: 'More heap than this rarely helps a game server.',
  'small-heap': 'This is little for a game server of today. A larger plan, or a smaller game.',
};

export const REASONS = {
  limit: 'Give the memory of the plan in GB, from 0.5 to 1024.',
  jar: 'The name of a .jar file, without spaces.',
  'zgc-java': 'ZGC for game servers needs Java 21 or newer.',
} as const;

const megabytes = (mb: number) => `${mb.toLocaleString(LOCALE)} MB`;

/** Labels and sentences of the view. */
export const VIEW = {
  intro: 'The heap that fits your memory, and flags only where they help.',
  whereItRuns: 'Where it runs',
  places: { panel: 'Game server in the panel', own: 'A machine of your own' },
  software: 'Software',
  programs: { server: 'Game server (Paper, Fabric, Forge, …)', proxy: 'Velocity proxy' },
  memoryInGb: 'Memory in GB',
  memoryHint: {
    panel: 'The limit of the plan.',
    own: 'What the machine has, less 1 GB for the system.',
  },
  java: 'Java',
  release: (java: string): string => `Java ${java}`,
  collectorFlags: 'Collector flags',
  collectors: {
    none: 'None (start here)',
    tuned: { server: 'Aikar’s', proxy: 'Velocity’s own' },
    zgc: 'ZGC',
  },
  fileToStart: 'File to start',
  heavy: 'Large modpack, a web map that renders, or a database inside',
  heavyHint: 'Leaves 1,000 MB more outside the heap.',
  heap: (heapMb: number, outsideMb: number): string =>
    `Heap ${megabytes(heapMb)}, ${megabytes(outsideMb)} stay outside it`,
  outside: 'Java needs memory beside the heap; a server that goes over its limit is killed.',
  /**
   * @param field the panel's label of the field for it, if there is one
   * @param command the panel's label of the start command
   */
  panelHeap: (screen: string, field: string | undefined, command: string | undefined): string =>
    `${screen}: ${field ?? `${command ?? 'start command'}, in place of its -Xmx`}`,
  panelFlags: (screen: string, field: string | undefined): string =>
    `${screen}: ${field ?? 'start command'}, between -Xmx and -jar`,
  startCommand: 'Start command',
  copyCommand: 'Copy the command',
  copyNumber: 'Copy the number',
  copyFlags: 'Copy the flags',
  whatEachFlagDoes: 'What each flag does',
  limits:
    'It cannot know how much your mods and plugins take. If the server is killed with exit code 137, lower the heap by 500 MB.',
} as const;
