/**
 * Determines which Java a server needs, from its version and from what it prints. Pure; never
 * throws.
 */
import type { JavaRange } from '../../fact-tables/java.data';
import { joinInOrder } from '../../lib/join-patterns';
import { compareVersions, parseVersion, type MinecraftVersion } from '../../lib/minecraft-version';

export type JavaSoftware =
  'paper' | 'vanilla' | 'fabric' | 'forge' | 'neoforge' | 'velocity3' | 'velocity4';

/** The facts behind the answers; the view passes in those that the guide quotes. */
export interface JavaFacts {
  readonly ranges: readonly JavaRange[];
  /** The only Java that Forge supports, by the last game version of each range, oldest first. */
  readonly forge: readonly { readonly to: string; readonly java: number }[];
  readonly velocity3: number;
  readonly velocity4: number;
}

export type JavaNeed =
  | {
      readonly ok: true;
      readonly java: number;
      /** Newer releases do not start or are not supported. */
      readonly only: boolean;
      /** Minimum that the game itself requires, if the program's developers recommend more. */
      readonly least: number;
    }
  | { readonly ok: false; readonly reason: 'no-version' | 'snapshot' | 'too-old' | 'unknown' };

const isAtMost = (version: MinecraftVersion, to: string): boolean => {
  const end = parseVersion(to);
  return end === undefined || compareVersions(version, end) <= 0;
};

/** Java for a game version under a program. */
export function getJavaNeed(version: string, software: JavaSoftware, facts: JavaFacts): JavaNeed {
  if (software === 'velocity3' || software === 'velocity4') {
    return { ok: true, java: facts[software], only: false, least: facts[software] };
  }
  if (version.trim() === '') return { ok: false, reason: 'no-version' };
  const gameVersion = parseVersion(version);
  if (gameVersion === undefined) {
    return { ok: false, reason: /^\s*\d\dw\d\d[a-z]/i.test(version) ? 'snapshot' : 'unknown' };
  }
  const ranges = facts.ranges.filter(
    ({ from }) => compareVersions(gameVersion, parseVersion(from) as MinecraftVersion) >= 0,
  );
  const range = ranges.at(-1);
  if (range === undefined) return { ok: false, reason: 'too-old' };
  if (!isAtMost(gameVersion, range.to)) return { ok: false, reason: 'unknown' };
  if (software === 'forge') {
    const row = facts.forge.find(({ to }) => isAtMost(gameVersion, to));
    if (row !== undefined) {
      return { ok: true, java: row.java, only: row.java < 16, least: row.java };
    }
  }
  const java = software === 'paper' ? range.paper : range.vanilla;
  return { ok: true, java, only: false, least: Math.min(java, range.vanilla) };
}

/** One message about Java in a log. */
export interface JavaFinding {
  readonly kind:
    /** Something needs a newer Java. */
    | 'needs'
    /** Something refuses newer ones. */
    | 'at-most'
    /** A part of the server cannot read files compiled for this Java. */
    | 'unreadable'
    /** A start flag that this Java does not know. */
    | 'flag';
  /** Java release that the message refers to; 0 for a flag. */
  readonly java: number;
  /** The running Java, if the message names it. */
  readonly running: number | undefined;
  /** What needs it: the server program, a plugin or mod, or unknown. */
  readonly who: 'server' | 'add-on' | 'unknown';
  /** Name of the class, plugin, mod or flag. */
  readonly name: string | undefined;
  readonly line: string;
}

export interface ParsedLog {
  readonly findings: readonly JavaFinding[];
  readonly running: number | undefined;
  readonly version: string | undefined;
}

/** JVMS 4.1: from 49 on, the Java release is the class-file version minus 44. */
export const getJavaForClassFile = (version: number): number => Math.max(1, version - 44);

/** Classes of the game, the server programs and the loaders: `net/minecraft/bundler/Main`. */
const SERVER_CLASS = joinInOrder([
  /^/,
  [
    /net\/minecraft|com\/mojang|org\/bukkit|org\/spigotmc|io\/papermc|com\/destroystokyo/,
    /net\/minecraftforge|net\/neoforged|cpw\/mods|net\/fabricmc|org\/quiltmc/,
    /com\/velocitypowered/,
  ],
  /\b/,
]);

interface MessagePattern {
  readonly kind: JavaFinding['kind'];
  readonly pattern: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Partial<JavaFinding> & {
    java: number;
  };
}

const parseRelease = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const getReleaseOfClassFile = (text: string | undefined) =>
  text === undefined ? undefined : getJavaForClassFile(Number(text));

function describeOwner(name: string | undefined): Partial<JavaFinding> {
  if (name === undefined) return {};
  const isOfServer = SERVER_CLASS.test(name.replaceAll('.', '/'));
  return { name, who: isOfServer ? 'server' : 'add-on' };
}

/** The first match on a line wins; the patterns match the messages of Java and the programs. */
const RULES: readonly MessagePattern[] = [
  {
    kind: 'needs',
    // `me/example/Fancy has been compiled by a more recent version of the Java Runtime (class file
    // version 69.0), this version … recognizes class file versions up to 65.0`
    pattern: joinInOrder([
      /(?:(?<name>[\w$./-]{1,200}) )?has been compiled by a more recent version of the Java Runtime /,
      /\(class file version (?<need>\d{2})(?:\.\d+)?\)(?:.{0,80}up to (?<have>\d{2}))?/,
    ]),
    read: ({ name, need, have }) => ({
      java: getJavaForClassFile(Number(need)),
      running: getReleaseOfClassFile(have),
      ...describeOwner(name),
    }),
  },
  {
    kind: 'needs',
    // `net/example/Main : Unsupported major.minor version 52.0`
    pattern: /(?:(?<name>[\w$./-]{1,200}) : )?Unsupported major\.minor version (?<need>\d{2})/,
    read: ({ name, need }) => ({ java: getJavaForClassFile(Number(need)), ...describeOwner(name) }),
  },
  {
    kind: 'unreadable',
    // `Unsupported class file major version 65`
    pattern: /Unsupported class file (?:major )?version (?<need>\d{2})/i,
    read: ({ need }) => ({ java: getJavaForClassFile(Number(need)) }),
  },
  {
    kind: 'needs',
    // `Minecraft 1.18 requires running the server with Java 17 or above.`
    pattern: /requires running the server with Java (?<need>\d{1,2})/i,
    read: ({ need }) => ({ java: Number(need), who: 'server' }),
  },
  {
    kind: 'at-most',
    // `Unsupported Java detected (61.0). Only up to Java 16 is supported.`
    pattern:
      /Unsupported Java detected \((?<have>\d{2})(?:\.\d+)?\)\. Only up to Java (?<need>\d{1,2})/i,
    read: ({ need, have }) => ({
      java: Number(need),
      running: getReleaseOfClassFile(have),
      who: 'server',
    }),
  },
  {
    kind: 'needs',
    // `Mod 'Fabric API' (fabric) 0.44.0+1.18 requires version 17 or later of 'OpenJDK …' (java), but
    // only the wrong version is present: 16!`
    pattern: joinInOrder(
      [
        /mod '?(?<name>[^'\n]{1,80}?)'?(?: \([\w-]{1,60}\))?(?: [\w.+-]{1,60})? /,
        /requires version (?<need>\d{1,2})(?:\.\d+)* or later of .{0,80}?\(java\)/,
        /(?:.{0,60}present: (?<have>\d{1,2}))?/,
      ],
      'i',
    ),
    read: ({ name, need, have }) => ({
      java: Number(need),
      running: parseRelease(have),
      name,
      who: name === 'Minecraft' ? 'server' : 'add-on',
    }),
  },
  {
    kind: 'needs',
    // `Replace 'OpenJDK 64-Bit Server VM' (java) 16 with version 17 or later.`
    pattern: /Replace .{0,60}\(java\) (?<have>\d{1,2})[\d.]{0,12} with version (?<need>\d{1,2})/,
    read: ({ need, have }) => ({ java: Number(need), running: parseRelease(have) }),
  },
  {
    kind: 'needs',
    // `The requested compatibility level JAVA_18 could not be set. Level is not supported by the active
    // JRE or ASM version (Java 17.0, …)`
    pattern:
      /compatibility level JAVA_(?<need>\d{1,2}) could not be set.{0,80}?\(Java (?<have>\d{1,2})/,
    read: ({ need, have }) => ({ java: Number(need), running: parseRelease(have), who: 'add-on' }),
  },
  {
    kind: 'at-most',
    // `class …$AppClassLoader cannot be cast to class java.net.URLClassLoader`
    pattern:
      /AppClassLoader cannot be cast to (?:class )?(?:java\.base\/)?java\.net\.URLClassLoader/,
    read: () => ({ java: 8, who: 'server' }),
  },
  {
    // Since Java 16 reflective access needs an opened module: the usual symptom of a Java that is
    // too new.
    kind: 'at-most',
    pattern: /module java\.base does not "opens [\w.]{1,60}" to unnamed module/,
    read: () => ({ java: 15, who: 'unknown' }),
  },
  {
    kind: 'flag',
    // `Unrecognized VM option 'UseConcMarkSweepGC'`
    pattern: /Unrecognized VM option '?(?<name>[\w+-]{1,80})/,
    read: ({ name }) => ({ java: 0, name }),
  },
  {
    kind: 'at-most',
    pattern:
      /(?:only (?:supports|works with|runs on)|requires exactly) Java (?<need>\d{1,2})(?! ?(?:or|and|\+))/i,
    read: ({ need }) => ({ java: Number(need) }),
  },
  {
    kind: 'needs',
    // `This plugin requires Java 21!`, `You need at least Java 1.8`
    pattern: joinInOrder(
      [
        [
          /requires?|needs?|must (?:use|be running)|please use/,
          /update to|upgrade to|running on|targets/,
        ],
        /(?: (?:at least|a minimum of|the|version))* (?:Java|JDK|JRE)(?: version)? /,
        /(?:1\.)?(?<need>\d{1,2})\b/,
      ],
      'i',
    ),
    read: ({ need }) => ({ java: Number(need) }),
  },
  {
    kind: 'needs',
    // `Java 25 or newer is required to run this server`
    pattern:
      /(?:Java|JDK) (?:version )?(?:1\.)?(?<need>\d{1,2})(?:\+| or (?:above|higher|newer|later|greater))? (?:is|are|or \w+ is) (?:required|needed)/i,
    read: ({ need }) => ({ java: Number(need) }),
  },
];

/** `openjdk version "21.0.4" 2024-07-16 LTS` */
const RUNNING =
  /(?:(?:openjdk|java) version "|Running Java |java version |Java is version |Java Version: |^\s*- java )(?:1\.)?(\d{1,2})\b/i;
/** `Starting minecraft server version 1.20.4` */
const GAME =
  /(?:Starting minecraft server version|for (?:game )?Minecraft|Loading Minecraft|Minecraft Version:|\(MC:) ?:?\s*(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)/i;
/** `Could not load 'plugins/Fancy-1.0.jar'` */
const LOADING = /Could not load (?:plugin )?'(?:plugins[\\/])?([^']{1,100}\.jar)'/i;

const MAX_CHARACTERS = 1_000_000;
const MAX_LINE = 600;
const MAX_FINDINGS = 50;

/** Lines below an error that belong to it: its stack trace and its causes. */
const BELONGS_TO_ERROR = /^\s*(?:at |\.{3} |Caused by|java\.|org\.|$)|Exception|Error/;
/** Spares most lines the patterns: each of these has one of these words. */
const MAY_BE_ABOUT_JAVA = /java|jdk|class|VM option|version/i;

/** The first message about Java that a line contains; undefined if there is none. */
function findFinding(line: string, jar: string | undefined): JavaFinding | undefined {
  if (!MAY_BE_ABOUT_JAVA.test(line)) return undefined;
  for (const { kind, pattern, read } of RULES) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const message: JavaFinding = {
      kind,
      running: undefined,
      who: 'unknown',
      name: undefined,
      line: line.trim(),
      ...read(match.groups ?? {}),
      ...(jar !== undefined && kind === 'needs' && { who: 'add-on' as const, name: jar }),
    };
    const isPlausible = kind === 'flag' || (message.java >= 5 && message.java <= 40);
    return isPlausible ? message : undefined;
  }
  return undefined;
}

/** Finds every message about Java in a pasted log. */
export function parseLog(text: string): ParsedLog {
  const messages = new Map<string, JavaFinding>();
  let running: number | undefined;
  let version: string | undefined;
  /** The file that the server could not load, while the lines are about it. */
  let jar: string | undefined;
  for (const fullLine of text.slice(0, MAX_CHARACTERS).split(/\r\n|[\r\n]/)) {
    const line = fullLine.slice(0, MAX_LINE);
    running ??= parseRelease(RUNNING.exec(line)?.[1]);
    version ??= GAME.exec(line)?.[1];
    const loading = LOADING.exec(line)?.[1];
    if (loading !== undefined) jar = loading;
    else if (!BELONGS_TO_ERROR.test(line)) jar = undefined;
    const message = findFinding(line, jar);
    if (message === undefined || messages.size >= MAX_FINDINGS) continue;
    const key = `${message.kind} ${message.java} ${message.name ?? ''}`;
    if (!messages.has(key)) messages.set(key, message);
  }
  const findings = [...messages.values()];
  return {
    findings,
    running: running ?? findings.find((finding) => finding.running !== undefined)?.running,
    version,
  };
}

export interface JavaDecision {
  /** Release to choose; undefined if nothing determines one. */
  readonly java: number | undefined;
  /** No release fits: something needs `least` or newer, something else refuses more than `most`. */
  readonly conflict: { readonly least: number; readonly most: number } | undefined;
  /** The running Java is already the required one: the message has another cause. */
  readonly alreadyRight: boolean;
}

/**
 * One release for everything: the newest that game, plugins and mods need, rounded up to one that
 * server images offer, and not above what something refuses.
 * @param offered releases that server images offer, e.g. 8, 11, 17, 21, 25
 */
export function decideJava(
  need: JavaNeed | undefined,
  log: ParsedLog,
  offered: readonly number[],
): JavaDecision {
  const needs = log.findings.filter(({ kind }) => kind === 'needs');
  const limits = log.findings.filter(({ kind }) => kind === 'at-most');
  const game = need?.ok === true ? need : undefined;
  const needed = needs.map(({ java }) => java);
  const least = Math.max(0, game?.least ?? 0, ...needed);
  const preferred = Math.max(0, game?.java ?? 0, ...needed);
  const most = Math.min(
    Infinity,
    ...limits.map(({ java }) => java),
    game?.only === true ? game.java : Infinity,
  );
  const conflict = least > most ? { least, most } : undefined;
  const fitting = offered.filter((java) => java >= least && java <= most);
  // A server that names the newest Java it supports may need exactly that one.
  const highest = limits.some(({ who }) => who === 'server') ? most : fitting.at(-1);
  const isOpen = preferred === 0 && most === Infinity;
  const findClosest = (): number =>
    fitting.find((release) => release >= preferred) ??
    (preferred > most ? fitting.at(-1) : undefined) ??
    preferred;
  const advised = preferred === 0 ? highest : findClosest();
  const java = isOpen ? undefined : advised;
  return {
    java: conflict === undefined ? java : undefined,
    conflict,
    alreadyRight:
      needs.length > 0 &&
      needs.every((each) => each.running !== undefined && each.running >= each.java),
  };
}
