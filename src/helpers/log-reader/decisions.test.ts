// cspell:ignore lampkit
import { describe, expect, it } from 'vitest';
import { catalog } from './catalog';
import { levelOf, messageOf } from './lines';
import type { Report } from './model';
import { readLog } from './read-log';
import { everyLogRules } from './rules/every-log';
import { activeRules, loadRulesFor, setOtherGameRules } from './rules/loaded';
import { otherGameRules } from './rules/other-games';

const read = (text: string): Report => readLog(text, { coordinates: false }).report;
const found = (text: string): string[] =>
  read(text).problems.map(({ id, standing }) => `${standing} ${id}`);

describe('the level of a line', () => {
  it.each([
    ['[Error  : Unity Log] it is dark', 'ERROR', 'it is dark'],
    ['9.4.2026 09:37:36 [Error] it is dark', 'ERROR', 'it is dark'],
    ['[Warning:  HarmonyX] it is dim', 'WARN', 'it is dim'],
    ['[2026.01.01-10.00.00:000][  0]LogNet: Error: it is dark', 'ERROR', 'it is dark'],
    ['2024-03-05 04:14:39: BACKEND   (E): it is dark', 'ERROR', 'it is dark'],
    ['2024-03-05 04:14:39: ENGINE    (W): it is dim', 'WARN', 'it is dim'],
    ['L 03/06/2026 - 17:17:05: [SM] it is dark', '', 'it is dark'],
  ])('%s', (line, level, message) => {
    expect(levelOf(line)).toBe(level);
    expect(messageOf(line)).toBe(message);
  });

  it('decides which line is shown: an error rather than a warning above it', () => {
    const { place } = read(`2024-03-05 04:14:32: ENGINE    (W): Lamp file load failed (a.conf)
2024-03-05 04:14:39: BACKEND   (E): Downloading has failed! Repeat later.
`);
    expect(place?.line).toBe(2);
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
    expect(found(log)).toEqual(['ended geyser-port']);
  });
});

describe('an end without a reason', () => {
  it('ranks below a nearby line that gives the reason', () => {
    const log = `[10:00:00] LowLevelFatalError [File:a.cpp] [Line: 1]
Detected negative delta time - DeltaTime:-0.5
`;
    const [first, second] = read(log).problems;
    expect(first).toMatchObject({ standing: 'ended', title: 'Detected negative delta time' });
    expect(second?.id).toBe('unreal-crash');
  });

  it('stays the cause if the other line is far away', () => {
    const log = `Failed to load plugin lamps: dark\n${'fine\n'.repeat(9)}Segmentation fault (core dumped)\n`;
    expect(found(log)).toEqual(['ended segmentation-fault', 'open part-not-loaded']);
  });
});

describe('what a single line proves', () => {
  it('is a place to look at, not a fault of the world', () => {
    const { reading } = read('[Error  : Unity Log] ArgumentException: the lamp is dark');
    expect(reading?.title).toContain('of which only one line stands in the log');
    expect(reading?.cause).not.toMatch(/world|trace/);
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
    expect(found(log)).toEqual(['ended fabric-missing-mod']);
  });
});

describe('a general rule', () => {
  it('is skipped if a more specific rule has matched the line', () => {
    const line =
      "[12:00:00 ERROR]: Could not load plugin 'Lamps.jar' in folder 'plugins': it is dark\n";
    expect(found(line)).toEqual(['open plugin-load-failed']);
  });

  it('recognizes a library bundled with a plugin, and a class of another plugin', () => {
    const log = (
      missing: string,
    ): string => `[15:27:31 ERROR]: Error occurred while enabling Lamps v0.8 (Is it up to date?)
java.lang.NoClassDefFoundError: ${missing}
	at de.lampkit.lamps.Bootstrap.onEnable(Bootstrap.java:147) ~[?:?]
`;
    const fixOf = (missing: string): string | undefined => read(log(missing)).problems[0]?.fix;
    expect(fixOf('de/lampkit/lamps/lib/bulbs/Naming')).toContain('it loads them anew');
    expect(fixOf('de/lampkit/core/Bulb')).toContain('Look up what Lamps needs');
  });
});

describe('an error that a program may have outlived', () => {
  const ERROR = `[12:00:00] [Server thread/ERROR]: it is dark
java.lang.RuntimeException: dark
	at de.lampkit.lamps.Lamps.light(Lamps.java:3) ~[?:?]
`;

  it('is called harmless only if the program became ready after it', () => {
    const textOf = ({ problems, reading }: Report): string =>
      [...problems, reading].map((one) => one?.fix).join(' ');
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
    expect(guidesOf('2394010')).toContain('/games/palworld/update');
    expect(guidesOf('896660')).toEqual([]);
  });
});

describe('the rules of other games', () => {
  it('do not load for a log that is certainly Minecraft’s', async () => {
    setOtherGameRules([]);
    await loadRulesFor('[12:00:00] [main/INFO]: Loading Minecraft 1.21 with Fabric Loader');
    expect(activeRules()).toHaveLength(everyLogRules.length);
    const without = catalog();
    expect(catalog()).toBe(without);
    for (const beginning of ['', 'Loading Steam API...OK', 'minecraft on wine']) {
      setOtherGameRules([]);
      await loadRulesFor(beginning);
      expect(activeRules()).toHaveLength(everyLogRules.length + otherGameRules.length);
    }
    expect(catalog()).not.toBe(without);
  });
});

describe('not to blame', () => {
  it('is the game, or its Steam library', () => {
    const log = (at: string): string =>
      `InvalidOperationException: dark\n  at ${at}.Lamp.Light () [0x00000] in <00000000000000000000000000000000>:0 \n`;
    expect(read(log('Steamworks')).problems).toEqual([]);
    expect(read(log('LampSlots')).problems[0]?.title).toContain('Suspected: LampSlots');
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
    expect(read('[ERROR] Client sent invalid key').reading).toBeUndefined();
    expect(read('[ERROR] The service says: invalid key').reading?.title).toContain('refuses');
  });

  it('is an error during shutdown, or what Wine prints at every start', () => {
    const out = read('[Error] While shutting down the server:\n[Error] the lamp failed\n').place;
    expect(out?.line).toBe(2);
    const wine = '0120:err:wineusb:DriverEntry Failed to initialize Unix library\n';
    expect(read(wine).place).toBeUndefined();
  });

  it('is the loader that names a file', () => {
    const log = 'Failed to load manifest for pack at mods/lamps-1.5.zip\n';
    expect(read(`[12:00:00 ERROR]: ${log}`).place?.owner).toBe('lamps-1.5');
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
  expect(read(log).reading?.title).toBe(
    'Suspected: de.lampkit.lamps: it reports an error of its own.',
  );
});

describe('data that only the loader of the world can read', () => {
  const ELEMENT = `[12:00:20] [Worker-Main-7/ERROR]: Registry loading errors:
> Errors in registry minecraft:worldgen/biome:
>> Errors in element lampmod:glow:
java.lang.IllegalStateException: Failed to parse lampmod:worldgen/biome/glow.json from pack lampmod
`;

  it('ended the server if it did not load the world', () => {
    expect(
      found(
        `${ELEMENT}[12:00:21] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode\njava.util.concurrent.ExecutionException: java.lang.IllegalStateException: Failed to load registries due to above errors\n`,
      ),
    ).toEqual(['ended registry-broken', 'ended registries-failed']);
  });

  it('ended it also if the log gives only the order to stop', () => {
    const ids = found(
      "[12:00:20] [main/ERROR]: Couldn't parse element lampmod:worldgen/biome/glow.json from pack lampmod - No key temperature in MapLike[{}]\n[12:00:20] [main/ERROR]: Failed to load registries due to above errors\n",
    );
    expect(ids).toEqual(['ended registries-failed']);
  });

  it('may have been survived otherwise', () => {
    expect(
      found(
        '[12:00:20] [Worker-Main-7/ERROR]: Failed to parse lampmod:loot/glow.json from pack lampmod\n',
      ),
    ).toEqual(['went-on mod-data-broken']);
  });
});

describe('a mod for the other Forge', () => {
  it.each([
    "Mod ID: 'forge', Requested by: 'lamp', Expected range: '[1,)', Actual version: '[MISSING]'\n",
    '\t- Mod lamp requires forge 47 or above\n\t  Currently, forge is not installed\n',
  ])('is one for another loader: %s', (lines) => {
    const { problems } = read(
      `[main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n${lines}`,
    );
    expect(problems.map(({ title }) => title)).toEqual([
      'The mod lamp is made for forge, and this server runs another loader.',
    ]);
  });

  it('comes after what is missing besides', () => {
    const { problems } = read(
      'net.neoforged.fml.ModLoadingException: Loading errors encountered:\n\t- Mod lamp requires forge 47 or above\n\t  Currently, forge is not installed\n\t- Mod lamp requires connector any\n\t  Currently, connector is not installed\n',
    );
    expect(problems.map(({ title }) => title)).toEqual([
      'The mod lamp does not find what it needs: connector.',
      'The mod lamp is made for forge, and this server runs another loader.',
    ]);
  });

  it('is none if the mod only asks for another version', () => {
    const { problems } = read(
      'net.neoforged.fml.ModLoadingException: Loading errors encountered:\n\t- Mod lamp requires curios 5.7.0.1 or above\n\t  Currently, curios is 5.2.0.3\n',
    );
    expect(problems.map(({ title }) => title)).toEqual([
      'The mod lamp needs curios in another version: 5.7.0.1 or above is asked for, 5.2.0.3 is there.',
    ]);
  });
});

describe('who and what an error names', () => {
  it('is not the loader’s own sorter', () => {
    const { place } = read('[07:22:42] [main/ERROR] (ModSorter) Missing mods: lamp\n');
    expect(place?.owner).toBeUndefined();
  });

  it('is not the word after “plugin” if that is no name', () => {
    const { problems } = read(
      '[17:15:54 ERROR]: [LootLamp] Failed to load plugin part:\n[17:15:54 ERROR]: [LootLamp] java.lang.NullPointerException: the lamp is null\n\tat me.lamp.spigot.lootlamp.LampPlugin.onLoad(LampPlugin.java:8)\n',
    );
    expect(problems.map(({ id }) => id)).toEqual(['reports-error']);
    expect(problems[0]?.title).toContain('LootLamp');
  });

  it.each([
    'java.lang.NullPointerException: Cannot invoke "String.substring(int)" because the return value of "me.lamp.spigot.lootlamp.IVersion.packageVersion()" is null',
    'java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3',
  ])('is a server version that a plugin does not know: %s', (error) => {
    const { problems } = read(
      `[17:15:54 ERROR]: [LootLamp] ${error}\n\tat me.lamp.spigot.lootlamp.LampPlugin.onLoad(LampPlugin.java:8)\n`,
    );
    expect(problems[0]?.title).toContain('LootLamp does not support');
  });

  it('is a Harmony mod with its file', () => {
    const { problems } = read(
      "[HarmonyLoader com.example.lamp] Failed to load harmony mod 'LampStats.dll' from 'F:/rust/HarmonyMods'\n",
    );
    expect(problems[0]?.title).toContain('LampStats.dll');
  });

  it('is an older game version if the names are those of Fabric until 1.21.11', () => {
    const { problems } = read(
      "---- Minecraft Crash Report ----\nDescription: Exception in server tick loop\n\njava.lang.NoSuchMethodError: 'net.minecraft.class_2168 net.minecraft.server.MinecraftServer.method_3739()'\n\tat knot//net.lampcraft.glow.Config.send(Config.java:121)\n",
    );
    expect(problems[0]?.title).toContain('is made for another version of the game');
  });

  it('is the world if what was cut short is its data', () => {
    const { problems } = read(
      '---- Minecraft Crash Report ----\nDescription: Exception ticking world\n\njava.io.UTFDataFormatException: malformed input around byte 44\n\tat java.base/java.io.DataInputStream.readUTF(DataInputStream.java:661)\n\tat net.minecraft.nbt.NBTTagCompound.func_152448_b(NBTTagCompound.java:388)\n',
    );
    expect(problems[0]?.title).toContain('data of the world');
  });

  it('is a download that failed, rather than the words around it', () => {
    const { place } = read(
      'Last run attempt failed to start\nDownload of portable lamp runtime seems to have failed,\n',
    );
    expect(place).toMatchObject({ line: 2, fault: { kind: 'network' } });
  });

  it('is the program that starts the server, at the level it logs', () => {
    const { problems } = read(
      '2025-05-15T17:02:19.490Z\tERROR\tmc-server-runner\tFailed to start\t{"error": "fork/exec ./bedrock_server-1.21.81.2: permission denied"}\n',
    );
    expect(problems[0]?.title).toContain('refuses the program a file or folder');
  });

  it('is TShock itself', () => {
    for (const lead of [
      '2025-02-27 08:56:02 - GetDataHandlers: ERROR: System.NullReferenceException: Object reference not set to an instance of an object.',
      '[Server API] Warning Plugin "TShock" has had an unhandled exception thrown by one of its GamePostInitialize handlers:\nSystem.OverflowException: Value was either too large or too small for an Int32.',
    ]) {
      const { reading } = read(
        `${lead}\n   at TShockAPI.GetDataHandlers.HandlePlayerUpdate(GetDataHandlerArgs args)\n   at TShockAPI.GetDataHandlers.HandlerGetData(PacketTypes type, TSPlayer player, MemoryStream data)\n`,
      );
      expect(reading?.title).toContain('in TShock itself');
    }
  });

  it('is what stopped TShock’s start', () => {
    expect(
      found(
        '[07/28/25 21:41:44] [Server API] Error: Startup aborted due to an exception in the Server API initialization:\nSystem.InvalidOperationException: Failed to load assembly "LampKit.dll".\n ---> System.IO.FileNotFoundException: Could not load file or assembly \'System.Runtime, Version=9.0.0.0\'.\n   at TerrariaApi.Server.ServerApi.LoadPlugins()\n',
      )[0],
    ).toMatch(/^ended tshock/);
  });

  it('is the owner of a class that could not start, not whoever asks for it', () => {
    const asked =
      'java.lang.NoClassDefFoundError: Could not initialize class com.glowco.lib.Config\n\tat com.wispco.wisp.Wisp.tick(Wisp.java:9) ~[wisps-1.jar:?]\n';
    const [suspect] = read(
      `---- Minecraft Crash Report ----\nDescription: Exception in server tick loop\n\n${asked}`,
    ).problems;
    expect(suspect?.title).toContain('com.glowco.lib');
    expect(suspect?.fix).toContain('wisps-1');
    const own = read(
      'java.lang.NoClassDefFoundError: Could not initialize class com.wispco.wisp.Config\n\tat com.wispco.wisp.Wisp.tick(Wisp.java:9) ~[wisps-1.jar:?]\n',
    );
    expect(own.place).toMatchObject({ owner: 'wisps-1', direct: true });
  });

  it('is one mod, with its reason, if the loader names it again at the end', () => {
    const error =
      '[main/ERROR] [net.neoforged.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: glowlib, class com.glowco.lib.GlowLib\n';
    const trace =
      "java.lang.NoSuchMethodError: 'void net.minecraft.Lamp.glow()'\n\tat com.glowco.lib.Config.load(Config.java:20) ~[glowlib-1.jar%23!/:?]\n";
    const summary =
      '[main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server\nnet.neoforged.fml.ModLoadingException: Loading errors encountered:\n\t- Glow Lib (glowlib) encountered an error while processing event\n';
    for (const text of [`${error}${trace}${summary}`, `${summary}${error}${trace}`]) {
      const { problems } = read(text);
      expect(problems.map(({ id, standing }) => `${standing} ${id}`)).toEqual([
        'ended forge-mod-error',
      ]);
      expect(problems[0]?.fix).toContain('names exactly your versions');
    }
  });

  it('is a mod without the error in front of its name', () => {
    const { problems } = read(
      'net.minecraftforge.fml.ModLoadingException: Wisp Gui (wispgui) has failed to load correctly\n',
    );
    expect(problems[0]?.title).toBe('The mod Wisp Gui stopped the start with an error.');
  });

  it('is the plugin that uses a library plugin, which is named if it is alone', () => {
    const error =
      '[12:00:00 ERROR]: Unhandled exception in a packet listener\njava.lang.IllegalStateException: Unable to invoke method\n\tat com.comphenix.protocol.reflect.Accessor.invoke(Accessor.java:22) ~[ProtocolLib.jar:?]\n';
    const user = '\tat GlowTab-2.jar//de.glow.tab.Packets.on(Packets.java:9) ~[GlowTab-2.jar:?]\n';
    expect(read(`${error}${user}`).problems[0]?.title).toContain('GlowTab-2');
    expect(read(error).problems[0]?.title).toContain('ProtocolLib');
  });

  it('is the mod that failed first', () => {
    const { problems } = read(
      `[main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
\t- Glow Lib (glowlib) encountered an error while processing event
\t  java.lang.ExceptionInInitializerError: null
\t- Wisps (wisps) encountered an error while processing event
\t  java.lang.NoClassDefFoundError: Could not initialize class com.glowco.lib.Config
`,
    );
    expect(problems.map(({ title }) => title)).toEqual([
      'The mod Glow Lib failed while starting.',
      'The mod Wisps failed while starting.',
    ]);
  });

  it('is the signal that ended a game on Unity', () => {
    const { place } = read(
      'Lamp failed\nCaught fatal signal - signo:6 code:-6 errno:0 addr:0x3d4\n',
    );
    expect(place).toMatchObject({ line: 2, fatal: true });
  });

  it.each([
    [
      'Caused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [glowlib.mixins.json:EntityMixin from mod glowlib] FAILED during APPLY\n',
      'The mod glowlib could not change',
    ],
    ['', 'A mod could not change'],
  ])('is the mod of a mixin, if the trace names it: %s', (cause, title) => {
    const { problems } = read(
      `java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1297 failed\n\tat net.minecraft.class_3218.method_18762(class_3218.java:700)\n${cause}`,
    );
    expect(problems[0]?.title).toContain(title);
  });

  it('is the list of mods of ARK', () => {
    const { problems } = read(
      'LowLevelFatalError [File:C:\\ShooterGame\\ShooterGameInstance.cpp] [Line: 843] \nRequested mods failed to load on server.\n',
    );
    expect(problems[0]?.title).toContain('mods');
    expect(problems[0]?.fix).toContain('-mods');
  });
});

it('nothing is called harmless that ended the program', () => {
  const { problems } = read(
    '[12:00:00] [main/INFO]: ModLauncher running: args []\n[12:00:05] [Server thread/ERROR] [lampmod/]: Lamp broke\njava.lang.NullPointerException: lamp is null\n\tat com.lampco.lamp.Lamp.init(Lamp.java:3) ~[lampmod-1.jar:?]\n[12:01:00] [main/INFO]: ModLauncher running: args []\n[12:01:05] [Server thread/INFO]: Done (3.2s)! For help, type "help"\n',
  );
  expect(problems[0]?.standing).toBe('open');
  expect(problems[0]?.fix).not.toContain('nothing needs to be done');
});
