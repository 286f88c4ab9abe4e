import { describe, expect, it } from 'vitest';
import { isGuideOffered } from '../../../tests/lib/guides-here';
import { getCatalog } from './matching/catalog';
import { getLevel, getMessage } from './lines/line-format';
import type { LogReport } from './model';
import { readLog } from './read-log';
import { everyLogRules } from './rules/chunks/every-log';
import { listActiveRules, loadRulesFor, setRules } from './rules/loaded';
import { minecraftRules } from './rules/chunks/minecraft';
import { modLoaderRules } from './rules/chunks/mod-loaders';
import { otherGameRules } from './rules/chunks/other-games';
import { pluginServerRules } from './rules/chunks/plugin-servers';

/** A guide with rows of the Unreal Engine. */
const PALWORLD = '/games/palworld/update';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;
const listFound = (text: string): string[] =>
  read(text).problems.map(({ id, outcome }) => `${outcome} ${id}`);

describe('the level of a line', () => {
  it.each([
    ['[Error  : Unity Log] it is dark', 'ERROR', 'it is dark'],
    ['9.4.2026 09:37:36 [Error] it is dark', 'ERROR', 'it is dark'],
    ['[Warning:  HarmonyX] it is dim', 'WARN', 'it is dim'],
    ['[2026.01.01-10.00.00:000][  0]LogNet: Error: it is dark', 'ERROR', 'it is dark'],
    ['2024-03-05 04:14:39: BACKEND   (E): it is dark', 'ERROR', 'it is dark'],
    ['2024-03-05 04:14:39: ENGINE    (W): it is dim', 'WARN', 'it is dim'],
    ['L 03/06/2026 - 17:17:05: [SM] it is dark', '', 'it is dark'],
    ['lamp-1  | Oct 28 18:33:29 supervisord: lamp-server it is dark', '', 'it is dark'],
    [
      '2025-03-10 00:19:30.672 supervisord: lamp-server ERROR - it is dark',
      'ERROR',
      '- it is dark',
    ],
  ])('%s', (line, level, message) => {
    expect(getLevel(line)).toBe(level);
    expect(getMessage(line)).toBe(message);
  });

  it('decides which line is shown: an error rather than a warning above it', () => {
    const { firstError } = read(`2024-03-05 04:14:32: ENGINE    (W): Lamp file load failed (a.conf)
2024-03-05 04:14:39: BACKEND   (E): Downloading has failed! Repeat later.
`);
    expect(firstError?.line).toBe(2);
  });
});

describe('the finding that a trace belongs to', () => {
  const TWO = `[12:00:00 ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0

[12:00:01 ERROR]: Could not load plugin 'Bulbs.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.ClassFormatError: Illegal class name "de/bulbs/ConfigException" in class file de/bulbs/Main
	at io.papermc.paper.plugin.Provider.create(Provider.java:1)
`;

  it('is the nearest error above it, not one further up', () => {
    const [lamps] = read(TWO).problems;
    expect(lamps?.title).toContain('Lamps');
    expect(lamps?.cause).not.toContain('ClassFormatError');
  });

  it('is not determined by a class name that is only quoted', () => {
    for (const { fix } of read(TWO).problems) expect(fix).not.toContain('Repair the file');
  });

  it('is every line directly above that has no trace of its own', () => {
    const log = `Failed to start Geyser on 0.0.0.0:25527
[09:47:31] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.RuntimeException: bind(..) failed: Address already in use
	at net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)
`;
    expect(listFound(log)).toEqual(['ended geyser-port']);
  });
});

describe('an end without a reason', () => {
  it.skipIf(!isGuideOffered(PALWORLD))('ranks below a nearby line that gives the reason', () => {
    const log = `[10:00:00] LowLevelFatalError [File:a.cpp] [Line: 1]
Detected negative delta time - DeltaTime:-0.5
`;
    const [first, second] = read(log).problems;
    expect(first).toMatchObject({ outcome: 'ended', title: 'Detected negative delta time' });
    expect(second?.id).toBe('unreal-crash');
  });

  it('stays the cause if the other line is far away', () => {
    const log = `Failed to load plugin lamps: dark\n${'fine\n'.repeat(9)}Segmentation fault (core dumped)\n`;
    expect(listFound(log)).toEqual(['ended segmentation-fault', 'open part-not-loaded']);
  });
});

describe('what a single line proves', () => {
  it('is a place to look at, not a fault of the world', () => {
    const { possibleCause } = read('[Error  : Unity Log] ArgumentException: the lamp is dark');
    expect(possibleCause?.title).toContain('of which only one line stands in the log');
    expect(possibleCause?.cause).not.toMatch(/world|trace/);
    expect(read('[12:00:00 FATAL]: java.lang.RuntimeException: dark').problems[0]?.title).toBe(
      'The program ended with “java.lang.RuntimeException: dark”.',
    );
  });

  it('is the owner of the .NET class it names, unless that is the platform', () => {
    const line = (name: string): string =>
      `[Error  : Unity Log] ArgumentException: Undefined target for bool ${name}.Lamp_Patch::Prefix()`;
    expect(read(line('LampSlots')).problems[0]?.title).toContain('Suspected: LampSlots');
    expect(read(line('HarmonyLib')).problems).toEqual([]);
  });

  it('is nothing more if another finding has reported the end', () => {
    const log = `[12:00:00] [main/INFO]: Immediate reason: [HARD_DEP_NO_CANDIDATE lamps 1.0 {depends bulbs @ [*]}, ROOT_FORCELOAD_SINGLE lamps 1.0]
[12:00:00] [main/INFO]: Fix: add [add:bulbs 1 ([(-∞,∞)])], remove [], replace []
${'[12:00:00] [main/INFO]: fine\n'.repeat(9)}[12:00:01] [main/FATAL]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incom
`;
    expect(listFound(log)).toEqual(['ended fabric-missing-mod']);
  });
});

describe('a general rule', () => {
  it('is skipped if a more specific rule has matched the line', () => {
    const line =
      "[12:00:00 ERROR]: Could not load plugin 'Lamps.jar' in folder 'plugins': it is dark\n";
    expect(listFound(line)).toEqual(['open plugin-load-failed']);
  });

  it('recognizes a library bundled with a plugin, and a class of another plugin', () => {
    const log = (
      missing: string,
    ): string => `[15:27:31 ERROR]: Error occurred while enabling Lamps v0.8 (Is it up to date?)
java.lang.NoClassDefFoundError: ${missing}
	at de.lampkit.lamps.Bootstrap.onEnable(Bootstrap.java:147) ~[?:?]
`;
    const fixOf = (missing: string): string | undefined => read(log(missing)).problems[0]?.fix;
    expect(fixOf('de/lampkit/lamps/lib/bulbs/Naming')).toContain('it loads them again');
    expect(fixOf('de/lampkit/core/Bulb')).toContain('Look up what Lamps needs');
  });
});

describe('an error that a program may have outlived', () => {
  const ERROR = `[12:00:00] [Server thread/ERROR]: it is dark
java.lang.RuntimeException: dark
	at de.lampkit.lamps.Lamps.light(Lamps.java:3) ~[?:?]
`;

  it('is called harmless only if the program became ready after it', () => {
    const textOf = ({ problems, possibleCause }: LogReport): string =>
      [...problems, possibleCause].map((one) => one?.fix).join(' ');
    expect(textOf(read(ERROR))).not.toContain('If everything works');
    expect(textOf(read(`${ERROR}[12:00:09 INFO]: Done (2.5s)!\n`))).toContain(
      'If everything works',
    );
  });

  it('points to a build for something else if an obfuscated member is missing', () => {
    const log = `[12:00:01 ERROR]: it is dark
java.lang.NoSuchFieldError: bulb
	at de.lampkit.lamps.Lamps.light(Lamps.java:3) ~[?:?]
`;
    expect(read(log).problems[0]?.title).toContain('or of what it builds on');
  });
});

describe('guides of a game', () => {
  it('are linked only for a log of that game', () => {
    const guidesOf = (app: string): string[] | undefined =>
      read(`Error! App '${app}' state is 0x6 after update job.`).problems[0]?.guides.map(
        ({ route }) => route,
      );
    expect(guidesOf('2394010')?.includes(PALWORLD)).toBe(isGuideOffered(PALWORLD));
    expect(guidesOf('896660')).toEqual([]);
  });
});

describe('the rules of other games, of Minecraft, of mods and of plugins', () => {
  const forget = (): void =>
    setRules({ minecraft: [], pluginServers: [], modLoaders: [], otherGames: [] });
  const every = everyLogRules.length;
  const game = minecraftRules.length;
  const plugins = pluginServerRules.length;
  const mods = modLoaderRules.length;
  const games = otherGameRules.length;

  it.each([
    ['[12:00:00] [main/INFO]: Loading Minecraft 1.21 with Fabric Loader', game + mods],
    ['[bootstrap] Loading Paper 1.21.4-1 for Minecraft 1.21.4', game + plugins],
    ['Booting up Velocity 3.4.0', game + plugins],
    ['Starting minecraft server version 1.20.1, forge-1.20.1, CraftBukkit', game + plugins + mods],
    ['', game + plugins + mods + games],
    ['Loading Steam API...OK', plugins + mods + games],
    ['minecraft on wine', game + plugins + mods + games],
    ['This is PocketMine-MP for Minecraft: Bedrock Edition', game + plugins + mods + games],
    ['No biome matching identifier found: minecraft:plains', game + plugins + mods + games],
  ])('load only for a log that may be of them: %s', async (beginning, more) => {
    forget();
    const without = getCatalog();
    expect(getCatalog() === without).toBe(true);
    await loadRulesFor(beginning);
    expect(listActiveRules()).toHaveLength(every + more);
    expect(getCatalog() === without).toBe(false);
    setRules({
      minecraft: minecraftRules,
      pluginServers: pluginServerRules,
      modLoaders: modLoaderRules,
      otherGames: otherGameRules,
    });
  });
});

describe('not to blame', () => {
  it('is the game, or its Steam library', () => {
    const log = (at: string): string =>
      `InvalidOperationException: dark\n  at ${at}.Lamp.Light () [0x00000] in <00000000000000000000000000000000>:0 \n`;
    expect(read(log('Steamworks')).problems).toEqual([]);
    expect(read(log('LampSlots')).problems[0]?.title).toContain('LampSlots failed.');
  });

  it('is the part of a package name before the domain', () => {
    const log = (name: string): string => `[12:00:00 ERROR]: it is dark
java.lang.RuntimeException: dark
\tat ${name}.Lamp.light(Lamp.java:1)
`;
    expect(read(log('paper.com.lampkit.lamps')).problems[0]?.title).toContain('com.lampkit.lamps');
    expect(read(log('lampkit.net.a')).problems[0]?.title).toContain('lampkit.net');
  });

  it('is the program if a player was turned away', () => {
    expect(read('[ERROR] Client sent invalid token').possibleCause).toBeUndefined();
    expect(read('[ERROR] The service says: invalid token').possibleCause?.title).toContain(
      'refuses',
    );
  });

  it('is an error during shutdown, or what Wine prints at every start', () => {
    const out = read(
      '[Error] While shutting down the server:\n[Error] the lamp failed\n',
    ).firstError;
    expect(out?.line).toBe(2);
    const wine = '0120:err:wineusb:DriverEntry Failed to initialize Unix library\n';
    expect(read(wine).firstError).toBeUndefined();
  });

  it('is the loader that names a file', () => {
    const log = 'Failed to load manifest for pack at mods/lamps-1.5.zip\n';
    expect(read(`[12:00:00 ERROR]: ${log}`).firstError?.owner).toBe('lamps-1.5');
  });
});

it('leaves open whether an obfuscated class is missing on servers or in this version', () => {
  const log = `[12:00:00] [main/ERROR]: it is dark
java.lang.NoClassDefFoundError: net/minecraft/class_4587
\tat de.lampkit.lamps.Lamps.light(Lamps.java:3)
\tat net.minecraft.server.Main.main(Main.java:101)
`;
  expect(read(log).problems[0]).toMatchObject({
    title: expect.stringContaining('asks for a class of the game that is not there') as string,
    fix: expect.stringContaining('if it is a mod for the client; otherwise') as string,
  });
});

it('quotes no frame where a pasted text starts in the middle of a trace', () => {
  const log = `\tat de.lampkit.lamps.LampException.light(Lamps.java:3)
\tat de.lampkit.lamps.Lamps.glow(Lamps.java:4)
`;
  expect(read(log).possibleCause?.title).toBe('de.lampkit.lamps failed.');
});
