import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classFileVersions } from '../../fact-tables/java.data';
import { JAVA_FACTS } from './facts';
import { decideJava, getJavaForClassFile, getJavaNeed, parseLog, type JavaSoftware } from './model';
import { getProcessorMs } from '../../../tests/lib/processor-time';

const offered = [8, 11, 16, 17, 21, 25];

function findNeed(version: string, software: JavaSoftware): unknown {
  const found = getJavaNeed(version, software, JAVA_FACTS);
  return found.ok ? found.java : found.reason;
}

describe('getJavaNeed', () => {
  it.each([
    ['1.7.10', 'paper', 8],
    ['1.8.8', 'vanilla', 8],
    ['1.12.2', 'paper', 11],
    ['1.12.2', 'forge', 8],
    ['1.16.4', 'paper', 11],
    ['1.16.5', 'paper', 16],
    ['1.16.5', 'forge', 8],
    ['1.17.1', 'vanilla', 16],
    ['1.17.1', 'paper', 17],
    ['1.17.1', 'forge', 16],
    ['1.18', 'fabric', 17],
    ['1.19.4', 'paper', 17],
    ['1.20', 'paper', 21],
    ['1.20.1', 'forge', 17],
    ['1.20.4', 'fabric', 17],
    ['1.20.4', 'forge', 17],
    ['1.20.5', 'vanilla', 21],
    ['1.20.6', 'forge', 21],
    ['1.21.1', 'neoforge', 21],
    ['1.21.4-R0.1-SNAPSHOT', 'paper', 21],
    [' v1.21.11 ', 'paper', 21],
    ['26.1', 'vanilla', 25],
    ['26.3', 'forge', 25],
    ['', 'velocity3', 21],
    ['', 'velocity4', 25],
    ['', 'paper', 'no-version'],
    ['24w14a', 'paper', 'snapshot'],
    ['1.6.4', 'forge', 'too-old'],
    ['1.22', 'paper', 'unknown'],
    ['1.20.99', 'paper', 21],
    ['latest', 'paper', 'unknown'],
  ] as const)('%s on %s: %s', (version, software, expected) => {
    expect(findNeed(version, software)).toBe(expected);
  });

  it('a newer game never needs an older Java, whatever the program', () => {
    const version = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat(25), fc.nat(12));
    const software = fc.constantFrom<JavaSoftware>(
      'paper',
      'vanilla',
      'fabric',
      'forge',
      'neoforge',
    );
    fc.assert(
      fc.property(version, version, software, (a, b, program) => {
        const [older, newer] = [a, b].sort((x, y) => x[0] - y[0] || x[1] - y[1] || x[2] - y[2]);
        const [low, high] = [older, newer].map((v) =>
          getJavaNeed((v ?? a).join('.'), program, JAVA_FACTS),
        );
        if (low?.ok && high?.ok) expect(low.java).toBeLessThanOrEqual(high.java);
      }),
    );
  });
});

it('class files agree with the table in the specification', () => {
  for (const { classFile, java: release } of classFileVersions) {
    expect(getJavaForClassFile(classFile)).toBe(release);
  }
});

/** Lines as programs print them: kind, release, running Java, origin, name. */
const LINES: readonly (readonly [string, string, number, number?, string?, string?])[] = [
  [
    'Error: LinkageError occurred while loading main class io.papermc.paperclip.Paperclip java.lang.UnsupportedClassVersionError: io/papermc/paperclip/Paperclip has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0',
    'needs',
    21,
    17,
    'server',
    'io/papermc/paperclip/Paperclip',
  ],
  [
    'Caused by: java.lang.RuntimeException: Error invoking MC server bundler: java.lang.UnsupportedClassVersionError: net/minecraft/bundler/Main has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 52.0',
    'needs',
    17,
    8,
    'server',
    'net/minecraft/bundler/Main',
  ],
  [
    'Caused by: java.lang.UnsupportedClassVersionError: me/example/fancy/Fancy has been compiled by a more recent version of the Java Runtime (class file version 69.0), this version of the Java Runtime only recognizes class file versions up to 65.0',
    'needs',
    25,
    21,
    'add-on',
    'me/example/fancy/Fancy',
  ],
  [
    'java.lang.UnsupportedClassVersionError: net/example/Main : Unsupported major.minor version 52.0',
    'needs',
    8,
    undefined,
    'add-on',
    'net/example/Main',
  ],
  [
    'Minecraft 26.1 and newer requires running the server with Java 25 or above. Download Java 25 (or above) from https://adoptium.net/',
    'needs',
    25,
    undefined,
    'server',
  ],
  [
    'Minecraft 1.18 requires running the server with Java 17 or above. Download Java 17 (or above) from https://adoptium.net/',
    'needs',
    17,
    undefined,
    'server',
  ],
  [
    'Unsupported Java detected (61.0). Only up to Java 16 is supported.',
    'at-most',
    16,
    17,
    'server',
  ],
  [
    "\t - Mod 'Fabric API' (fabric) 0.44.0+1.18 requires version 17 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 16!",
    'needs',
    17,
    16,
    'add-on',
    'Fabric API',
  ],
  [
    " - Mod 'Minecraft' (minecraft) requires version 16 or later of mod 'Eclipse OpenJ9 VM' (java), but a non-matching version is present: 11!",
    'needs',
    16,
    11,
    'server',
    'Minecraft',
  ],
  ["\t - Replace 'OpenJDK 64-Bit Server VM' (java) 16 with version 17 or later.", 'needs', 17, 16],
  [
    'Caused by: java.lang.IllegalArgumentException: The requested compatibility level JAVA_18 could not be set. Level is not supported by the active JRE or ASM version (Java 17.0, ASM 9.8 (ASM10_EXPERIMENTAL))',
    'needs',
    18,
    17,
    'add-on',
  ],
  [
    'java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader (jdk.internal.loader.ClassLoaders$AppClassLoader and java.net.URLClassLoader are in module java.base of loader bootstrap)',
    'at-most',
    8,
    undefined,
    'server',
  ],
  [
    "Unrecognized VM option 'UseConcMarkSweepGC'",
    'flag',
    0,
    undefined,
    undefined,
    'UseConcMarkSweepGC',
  ],
  ['java.lang.IllegalArgumentException: Unsupported class file major version 65', 'unreadable', 21],
  ['[12:00:00 ERROR]: [Fancy] This plugin requires Java 21!', 'needs', 21],
  ['Geyser requires Java 17 or higher; you are running Java 11', 'needs', 17],
  ['Java 25 or newer is required to run this server', 'needs', 25],
  ['You need at least Java 1.8', 'needs', 8],
];

describe('parseLog', () => {
  it('ignores numbers that are no release of Java', () => {
    for (const version of [4, 41]) {
      expect(parseLog(`This plugin requires Java ${version}`).findings).toEqual([]);
    }
  });

  it.each(LINES)('%s', (line, kind, release, running, who, name) => {
    const [finding] = parseLog(`[12:00:00 INFO]: hello\n${line}\n`).findings;
    expect(finding).toMatchObject({
      kind,
      java: release,
      ...(running !== undefined && { running }),
      ...(who !== undefined && { who }),
      ...(name !== undefined && { name }),
    });
  });

  it('finds the failed jar, the running Java and the game version', () => {
    const reading = parseLog(`openjdk version "21.0.4" 2024-07-16 LTS
[12:00:01 INFO]: Starting minecraft server version 1.20.4
[12:00:02 ERROR]: [DirectoryProviderSource] Could not load 'plugins/Fancy-2.0.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: x
\tat io.papermc.paper.Foo(Foo.java:1)
Caused by: java.lang.UnsupportedClassVersionError: me/fancy/Fancy has been compiled by a more recent version of the Java Runtime (class file version 69.0), this version of the Java Runtime only recognizes class file versions up to 65.0
[12:00:03 INFO]: Done (3.1s)! For help, type "help"`);
    expect(reading).toMatchObject({ running: 21, version: '1.20.4' });
    expect(reading.findings).toHaveLength(1);
    expect(reading.findings[0]).toMatchObject({ java: 25, who: 'add-on', name: 'Fancy-2.0.jar' });
  });

  it('finds nothing in a healthy start', () => {
    const text = `container@pterodactyl~ java -version
openjdk version "25.0.1" 2025-10-21 LTS
[12:00:01 INFO]: [bootstrap] Running Java 25 (OpenJDK 64-Bit Server VM 25.0.1+8-LTS; Eclipse Adoptium Temurin-25.0.1+8) on Linux 6.1.0 (amd64)
[12:00:01 INFO]: [bootstrap] Loading Paper 26.2-31-main@0000000 (2026-09-30T12:00:00Z) for Minecraft 26.2
[12:00:09 INFO]: Done (8.1s)! For help, type "help"`;
    expect(parseLog(text)).toEqual({ findings: [], running: 25, version: '26.2' });
    expect(parseLog('\tJava Version: 1.8.0_392, Temurin').running).toBe(8);
  });

  it('never throws, and a megabyte takes less than a second', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseLog(text)));
    for (const seed of [
      'java version ',
      'requires Java ',
      "mod 'a' requires version 1 ",
      '(java) 1 ',
      'class file version 65.0\n',
      'requires version 1 or later of (jav',
      "Could not load '",
    ]) {
      const log = seed.repeat(1_000_000 / seed.length);
      expect(
        getProcessorMs(() => void parseLog(log)),
        seed,
      ).toBeLessThan(1000);
    }
  });
});

it('uses the game’s Java if Forge has no row of its own', () => {
  expect(getJavaNeed('1.20.1', 'forge', { ...JAVA_FACTS, forge: [] })).toMatchObject({
    ok: true,
    java: 17,
  });
});

describe('decideJava', () => {
  const answer = (version: string, software: JavaSoftware, ...lines: string[]) =>
    decideJava(getJavaNeed(version, software, JAVA_FACTS), parseLog(lines.join('\n')), offered);

  it('takes the newer of the game’s and the plugin’s', () => {
    expect(answer('1.20.4', 'paper').java).toBe(21);
    expect(answer('1.20.4', 'vanilla', 'This plugin requires Java 21').java).toBe(21);
    expect(answer('1.20.4', 'paper', 'This plugin requires Java 25').java).toBe(25);
    expect(answer('1.21.1', 'paper', 'This plugin requires Java 17').java).toBe(21);
    // No server image offers 22, so the next one is chosen.
    expect(answer('1.21.1', 'fabric', 'This mod requires Java 22').java).toBe(25);
    expect(answer('26.1', 'paper', 'This mod requires Java 27').java).toBe(27);
    // With nothing else known the line alone decides, with or without its extra details.
    const bare =
      'has been compiled by a more recent version of the Java Runtime (class file version 65.0)';
    expect(answer('', 'paper', bare).java).toBe(21);
    expect(answer('', 'paper', 'Unsupported Java detected (65.0). Only up to Java 6').java).toBe(6);
    // Java 8 does not start 1.17.x, which prints this line.
    const upTo16 = 'Unsupported Java detected (65.0). Only up to Java 16 is supported.';
    expect(answer('', 'paper', upTo16).java).toBe(16);
    const closed =
      'java.lang.reflect.InaccessibleObjectException: Unable to make field private final java.lang.Object x accessible: module java.base does not "opens java.lang" to unnamed module @1b2c';
    expect(answer('', 'forge', closed)).toMatchObject({ java: 11 });
    expect(answer('1.16.5', 'forge', closed).java).toBe(8);
  });

  it('respects messages that refuse newer releases', () => {
    expect(answer('1.16.5', 'forge', String(LINES[11]?.[0])).java).toBe(8);
    expect(answer('1.16.5', 'paper', String(LINES[6]?.[0]))).toMatchObject({ java: 16 });
    expect(answer('1.16.4', 'paper', String(LINES[6]?.[0]))).toMatchObject({ java: 11 });
    expect(answer('1.12.2', 'forge', 'This mod requires Java 17')).toMatchObject({
      java: undefined,
      conflict: { least: 17, most: 8 },
    });
    expect(answer('', 'paper', 'only supports Java 8').java).toBe(8);
    expect(answer('1.17.1', 'paper', String(LINES[6]?.[0]))).toMatchObject({
      java: 16,
      conflict: undefined,
    });
  });

  it('notices that the Java was already right', () => {
    expect(
      answer(
        '1.18.1',
        'fabric',
        'The requested compatibility level JAVA_17 could not be set. Level is not supported by the active JRE or ASM version (Java 17.0, ASM 9.0)',
      ).alreadyRight,
    ).toBe(true);
    expect(answer('1.18.1', 'fabric').alreadyRight).toBe(false);
  });

  it('has no answer without input', () => {
    expect(answer('', 'paper')).toMatchObject({ java: undefined, conflict: undefined });
    expect(answer('', 'paper', "Unrecognized VM option 'X'").java).toBeUndefined();
  });
});
