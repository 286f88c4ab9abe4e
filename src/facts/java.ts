/**
 * The one Java table. Feeds /java-version (table and class-file decoder), the update,
 * installing-plugins, velocity, gtnh and modpack guides, and every `[[java.…]]` in a text.
 */
import type { Fact, IsoDate } from './fact';

/** One row of the Java table: a span of game versions and the Java release for it. */
export interface JavaRange {
  /** First game version of the span. */
  readonly from: string;
  /** Last game version of the span; `newer` when the span is open. */
  readonly to: string;
  /** Java release Paper recommends. */
  readonly paper: number;
  /** Java release Mojang's own version file asks for. */
  readonly vanilla: number;
  readonly note?: string;
  readonly source: string;
  readonly checked: IsoDate;
}

/** Where Paper prints its table. */
const paperTable = 'https://docs.papermc.io/paper/getting-started/#requirements';

/** Where Mojang's `javaVersion` of each version is mirrored. */
const mojangMeta = 'https://github.com/PrismLauncher/meta-launcher/tree/master/net.minecraft';

/** Which Java a server of each game version needs, oldest first, without gaps. */
export const javaRanges: readonly JavaRange[] = [
  {
    from: '1.7.10',
    to: '1.11.2',
    paper: 8,
    vanilla: 8,
    note: 'Forge of these versions does not start on anything newer.',
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '1.12',
    to: '1.16.4',
    paper: 11,
    vanilla: 8,
    note: 'Paper advises 11; Vanilla and Forge want 8.',
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '1.16.5',
    to: '1.16.5',
    paper: 16,
    vanilla: 8,
    note: 'Paper advises 16; Vanilla and Forge want 8.',
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '1.17',
    to: '1.17.1',
    paper: 17,
    vanilla: 16,
    note: 'Forge 1.17.1 is listed with 16.',
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '1.18',
    to: '1.19.4',
    paper: 17,
    vanilla: 17,
    note: 'Paper’s table ends this row at “1.19” and starts the next at 1.20.',
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '1.20',
    to: '1.20.4',
    paper: 21,
    vanilla: 17,
    note: 'Paper advises 21; Vanilla and Forge ask for 17 until 1.20.4.',
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '1.20.5',
    to: '1.21.11',
    paper: 21,
    vanilla: 21,
    source: paperTable,
    checked: '2026-11-20',
  },
  {
    from: '26.1',
    to: 'newer',
    paper: 25,
    vanilla: 25,
    note: 'Nothing older than 25 starts.',
    source: paperTable,
    checked: '2026-11-20',
  },
];

/** Single Java numbers that guides quote. */
export const java = {
  newest: {
    value: 25,
    source: paperTable,
    checked: '2026-11-20',
  },
  for26: {
    value: 25,
    source: paperTable,
    checked: '2026-11-20',
  },
  for1_21: {
    value: 21,
    source: paperTable,
    checked: '2026-11-20',
  },
  for1_20: {
    value: 21,
    source: paperTable,
    checked: '2026-11-20',
  },
  for1_17: {
    value: 17,
    source: paperTable,
    checked: '2026-11-20',
  },
  for1_16_5: {
    value: 16,
    source: paperTable,
    checked: '2026-11-20',
  },
  for1_12: {
    value: 11,
    source: paperTable,
    checked: '2026-11-20',
  },
  for1_8: {
    value: 8,
    source: paperTable,
    checked: '2026-11-20',
  },
  vanilla1_17: {
    value: 16,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  vanilla1_18: {
    value: 17,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  vanilla1_20_5: {
    value: 21,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  vanilla26: {
    value: 25,
    source: 'https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-1.md',
    checked: '2026-11-20',
  },
  /** Velocity 4.x; 3.5 still ran on 21. */
  velocity: {
    value: 25,
    source: 'https://github.com/PaperMC/docs/tree/update/velocity-4',
    checked: '2026-11-20',
    unverified:
      'Velocity 4 asks for 25 in a draft of its manual (July 2026) and in the notes of its fork Velocity-CTD; the published manual still said 21.',
  },
  /** Velocity 3.5. */
  velocity3_5: {
    value: 21,
    source: 'https://docs.papermc.io/velocity/faq/#what-version-of-java-does-velocity-require',
    checked: '2026-11-20',
  },
  geyser: {
    value: 21,
    source: 'https://geysermc.org/wiki/geyser/supported-versions/',
    checked: '2026-11-20',
  },
  bluemap: {
    value: 25,
    source: 'https://github.com/BlueMap-Minecraft/BlueMap/releases/tag/v5.27',
    checked: '2026-11-20',
  },
  forgeUpTo1_16_5: {
    value: 8,
    source: 'https://github.com/MinecraftForge/MinecraftForge#required-java-versions',
    checked: '2026-11-20',
  },
  forge1_17_1: {
    value: 16,
    source: 'https://github.com/MinecraftForge/MinecraftForge#required-java-versions',
    checked: '2026-11-20',
  },
  forge1_18To1_20_4: {
    value: 17,
    source: 'https://github.com/MinecraftForge/MinecraftForge#required-java-versions',
    checked: '2026-11-20',
  },
  forge1_20_6To1_21_11: {
    value: 21,
    source: 'https://github.com/MinecraftForge/MinecraftForge#required-java-versions',
    checked: '2026-11-20',
  },
  forge26: {
    value: 25,
    source: 'https://github.com/MinecraftForge/MinecraftForge#required-java-versions',
    checked: '2026-11-20',
  },
  mcaSelector: {
    value: 21,
    source: 'https://github.com/Querz/mcaselector/blob/master/build.gradle',
    checked: '2026-11-20',
  },
  gtnhOldest: {
    value: 8,
    source:
      'https://github.com/itzg/docker-minecraft-server/blob/master/docs/types-and-platforms/mod-platforms/gtnh.md',
    checked: '2026-11-20',
  },
  gtnhModernFrom: {
    value: 17,
    source:
      'https://github.com/itzg/docker-minecraft-server/blob/master/docs/types-and-platforms/mod-platforms/gtnh.md',
    checked: '2026-11-20',
  },
  gtnhRecommended: {
    value: 25,
    source:
      'https://github.com/itzg/docker-minecraft-server/blob/master/docs/types-and-platforms/mod-platforms/gtnh.md',
    checked: '2026-11-20',
  },
} satisfies Record<string, Fact>;

/** A class-file major version, as `UnsupportedClassVersionError` prints it, and its Java. */
export interface ClassFileVersion {
  readonly classFile: number;
  readonly java: number;
}

/** Where the class-file table is specified. */
export const classFileSource = {
  value: 'class file format major versions',
  source: 'https://docs.oracle.com/javase/specs/jvms/se25/html/jvms-4.html#jvms-4.1-200-B.2',
  checked: '2026-11-20',
  unverified:
    'The rows 68 to 70 were read in two copies of the ASM library, not in the specification itself.',
} satisfies Fact;

/** Class-file version to Java release. From 49 on the rule is: class file minus 44. */
export const classFileVersions: readonly ClassFileVersion[] = [
  { classFile: 45, java: 1 },
  { classFile: 46, java: 2 },
  { classFile: 47, java: 3 },
  { classFile: 48, java: 4 },
  { classFile: 49, java: 5 },
  { classFile: 50, java: 6 },
  { classFile: 51, java: 7 },
  { classFile: 52, java: 8 },
  { classFile: 53, java: 9 },
  { classFile: 54, java: 10 },
  { classFile: 55, java: 11 },
  { classFile: 56, java: 12 },
  { classFile: 57, java: 13 },
  { classFile: 58, java: 14 },
  { classFile: 59, java: 15 },
  { classFile: 60, java: 16 },
  { classFile: 61, java: 17 },
  { classFile: 62, java: 18 },
  { classFile: 63, java: 19 },
  { classFile: 64, java: 20 },
  { classFile: 65, java: 21 },
  { classFile: 66, java: 22 },
  { classFile: 67, java: 23 },
  { classFile: 68, java: 24 },
  { classFile: 69, java: 25 },
  { classFile: 70, java: 26 },
];

/** A row of the Java table as guides quote it. */
export interface JavaRow {
  readonly span: string;
  readonly paper: number;
  readonly vanilla: number;
}

/** Rows of `javaRanges` by first version, e.g. `[[java.row.v1_20_5.paper]]`. */
export const javaRows: Readonly<Record<string, JavaRow>> = Object.fromEntries(
  javaRanges.map(({ from, to, paper, vanilla }) => [
    `v${from.replaceAll('.', '_')}`,
    {
      span: to === 'newer' ? `${from} and newer` : from === to ? from : `${from} to ${to}`,
      paper,
      vanilla,
    },
  ]),
);

/** Java by class-file version, e.g. `[[java.classFile.v65]]`. */
export const javaByClassFile: Readonly<Record<string, number>> = Object.fromEntries(
  classFileVersions.map(({ classFile, java: release }) => [`v${classFile}`, release]),
);
