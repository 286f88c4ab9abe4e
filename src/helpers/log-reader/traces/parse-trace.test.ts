import { describe, expect, it } from 'vitest';
import type { LogReport } from '../model';
import { readLog } from '../read-log';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;
const listFound = (text: string): string[] =>
  read(text).problems.map(({ id, outcome }) => `${outcome} ${id}`);

describe('data that only the loader of the world can read', () => {
  const ELEMENT = `[12:00:20] [Worker-Main-7/ERROR]: Registry loading errors:
> Errors in registry minecraft:worldgen/biome:
>> Errors in element lampmod:glow:
java.lang.IllegalStateException: Failed to parse lampmod:worldgen/biome/glow.json from pack lampmod
`;

  it('ended the server if it did not load the world', () => {
    expect(
      listFound(
        `${ELEMENT}[12:00:21] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode\njava.util.concurrent.ExecutionException: java.lang.IllegalStateException: Failed to load registries due to above errors\n`,
      ),
    ).toEqual(['ended registry-broken', 'ended registries-failed']);
  });

  it('ended it also if the log gives only the order to stop', () => {
    const ids = listFound(
      "[12:00:20] [main/ERROR]: Couldn't parse element lampmod:worldgen/biome/glow.json from pack lampmod - No key temperature in MapLike[{}]\n[12:00:20] [main/ERROR]: Failed to load registries due to above errors\n",
    );
    expect(ids).toEqual(['ended registries-failed']);
  });

  it('is a recipe, too, since 26.3', () => {
    const { problems } = read(
      `${ELEMENT.replace('worldgen/biome:', 'recipe:')}[12:00:21] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode\njava.util.concurrent.ExecutionException: java.lang.IllegalStateException: Failed to load registries due to errors\n`,
    );
    expect(problems.map(({ id, outcome }) => `${outcome} ${id}`)).toEqual([
      'ended registry-broken',
      'ended registries-failed',
    ]);
    expect(problems[0]?.cause).toContain('a recipe or a loot table');
    expect(problems[1]?.cause).toContain('a recipe or a loot table');
  });

  it('is not said again by a line that alone is survived', () => {
    const log = `${ELEMENT}[12:00:20] [Worker-Main-7/ERROR]: Failed to parse lampmod:loot/glow.json from pack lampmod\n`;
    expect(listFound(log)).toEqual(['ended registry-broken', 'ended registries-failed']);
  });

  it('may have been survived otherwise', () => {
    expect(
      listFound(
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
    const { firstError } = read('[07:22:42] [main/ERROR] (ModSorter) Missing mods: lamp\n');
    expect(firstError?.owner).toBeUndefined();
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
    const { firstError } = read(
      'Last run attempt failed to start\nDownload of portable lamp runtime seems to have failed,\n',
    );
    expect(firstError).toMatchObject({ line: 2, fault: { kind: 'network' } });
  });

  it('is the program that starts the server, at the level it logs', () => {
    const { problems } = read(
      '2025-05-15T17:02:19.490Z\tERROR\tmc-server-runner\tFailed to start\t{"error": "open ./lamps: permission denied"}\n',
    );
    expect(problems[0]?.title).toContain('refuses the program a file or folder');
  });

  it('is TShock itself', () => {
    for (const lead of [
      '2025-02-27 08:56:02 - GetDataHandlers: ERROR: System.NullReferenceException: Object reference not set to an instance of an object.',
      '[Server API] Warning Plugin "TShock" has had an unhandled exception thrown by one of its GamePostInitialize handlers:\nSystem.OverflowException: Value was either too large or too small for an Int32.',
    ]) {
      const { possibleCause } = read(
        `${lead}\n   at TShockAPI.GetDataHandlers.HandlePlayerUpdate(GetDataHandlerArgs args)\n   at TShockAPI.GetDataHandlers.HandlerGetData(PacketTypes type, TSPlayer player, MemoryStream data)\n`,
      );
      expect(possibleCause?.title).toContain('in TShock itself');
    }
  });

  it('is what stopped TShock’s start', () => {
    expect(
      listFound(
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
    expect(own.firstError).toMatchObject({ owner: 'wisps-1', isDirect: true });
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
      expect(problems.map(({ id, outcome }) => `${outcome} ${id}`)).toEqual([
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

  it('is no value of the settings because a number could not be read', () => {
    const { problems } = read(
      '[15:14:16 ERROR]: java.lang.NumberFormatException: For input string: ""\n[15:14:16 ERROR]: \tat org.lampmc.glow.util.Ids.read(Ids.java:95)\n',
    );
    expect(problems[0]?.title).toContain('org.lampmc.glow failed.');
  });

  it('is what a program caught, not the name that it gives it', () => {
    const { firstError } = read(
      "[16:20:01.153] [Main Thread/WARN] [tML]: tModLoader.RuntimeErrorSilentlyCaughtException\nSystem.IO.DirectoryNotFoundException: Could not find a part of the path '/lamp/Native'.\n   at System.IO.Enumeration.Lamp.Create(String path)\n",
    );
    expect(firstError).toMatchObject({ line: 2, fault: { kind: 'no-file' } });
  });

  it('is the mod whose entry nobody needs, also in an error that another suppressed', () => {
    const { problems } = read(
      'java.lang.IllegalStateException: Errors during registry creation\n\tat net.minecraft.core.RegistrySetBuilder.build(RegistrySetBuilder.java:141)\n\tSuppressed: java.lang.IllegalStateException: Unreferenced key: ResourceKey[minecraft:worldgen/biome / lampmod:pale_garden]\n',
    );
    expect(problems[0]?.title).toBe('World data of lampmod do not fit together.');
  });

  it('is the jar, if its own description cannot be read', () => {
    const { problems } = read(
      "[02:41:17] [Server thread/ERROR]: Could not load 'plugins/LampJoin-5.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.java.JavaPluginLoader.load(JavaPluginLoader.java:169)\nCaused by: org.yaml.snakeyaml.scanner.ScannerException: while scanning for the next token\n",
    );
    expect(problems[0]?.title).toContain('LampJoin-5');
    expect(problems[0]?.fix).toMatch(/^Download LampJoin-5 again from its page/);
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
    const { firstError } = read(
      'Lamp failed\nCaught fatal signal - signo:6 code:-6 errno:0 addr:0x3d4\n',
    );
    expect(firstError).toMatchObject({ line: 2, fatal: true });
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
  expect(problems[0]?.outcome).toBe('open');
  expect(problems[0]?.fix).not.toContain('nothing needs to be done');
});

describe('whose fault a trace leaves open', () => {
  it('says that mods change the code of a Unity game, behind the prefix of a supervisor, too', () => {
    const { possibleCause } = read(`/supervisord: lamp-server NullReferenceException: it is dark
/supervisord: lamp-server   at Lamp.Update () [0x00056] in <5a2a40741ab34a4fbe56a67fda3894e0>:0
/supervisord: lamp-server   at LampPanel.Show () [0x00000] in <df3d4d1b88a54036b84e64e3d77196d7>:0
`);
    expect(possibleCause?.title).toContain('code of the game that mods change');
    expect(possibleCause?.fix).toContain('made for the version before');
  });

  it('leaves open who asks for a part of the software if no code is shown', () => {
    const { possibleCause } = read(
      "Failed to start: java.lang.NoSuchMethodError: 'net.neoforged.fml.loading.Lamp net.neoforged.fml.loading.FMLLoader.lamp()'\n",
    );
    expect(possibleCause?.title).toMatch(/^Something here asks for net\.neoforged\.fml/);
  });

  it('does not suspect a mod that only loads a class in which a mixin fails', () => {
    const { problems, firstError } = read(`[main/ERROR]: Failed to start the minecraft server
java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1 failed
	at net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.load(KnotClassDelegate.java:427)
	at net.minecraft.class_2.handler$abc000$lampkit$fill(class_2.java:521)
`);
    expect(problems.map(({ id }) => id)).toEqual(['mixin-transformation']);
    expect(firstError?.owner).toBeUndefined();
  });

  it('but an error that names a part says more than the line above it', () => {
    const { problems } =
      read(`[main/ERROR] [mixin/]: Mixin config glow.mixins.json does not specify "minVersion" property
Exception in thread "main" org.spongepowered.asm.launch.MixinInitialisationError: Error initialising mixin config lampkit.mixins.json
	at org.spongepowered.asm.mixin.transformer.Config.create(Config.java:153)
`);
    expect(problems[0]?.title).toMatch(/^lampkit could not change .* “[^”]*lampkit\.mixins/);
  });

  it('but not that a part needs another version of what it implements', () => {
    const { problems } = read(`[12:59:15] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.AbstractMethodError: Receiver class de.lampkit.Lamps$$Lambda$3493/0x00000008015bd860 does not define or inherit an implementation of the resolved method 'abstract void onLamp(net.minecraft.server.MinecraftServer, net.minecraft.class_2561, boolean)' of interface net.fabricmc.fabric.api.lamp.v1.LampEvents$Lamp.
	at net.fabricmc.fabric.api.lamp.v1.LampEvents.lambda$static$8(LampEvents.java:111)
`);
    expect(problems[0]?.title).toMatch(/lampkit needs Fabric API: .*LampEvents\$Lamp is not there/);
  });

  it('but not that the server fails in its own code when a plugin asks it', () => {
    const { problems } =
      read(`[13:42:26 ERROR]: Could not pass event PlayerQuitEvent to Lamps v7.2.0
java.lang.ClassCastException: class com.destroystokyo.paper.profile.CraftLamp cannot be cast to class org.bukkit.craftbukkit.v1_20_R1.profile.CraftLamp
        at org.bukkit.craftbukkit.v1_20_R1.ban.CraftLampList.isOn(CraftLampList.java:79) ~[paper-1.20.1.jar:?]
        at de.lampkit.lamps.Lamps.onQuit(Lamps.java:254) ~[Lamps-7.2.0.jar:?]
`);
    expect(problems[0]?.fix).toContain('A mod or plugin is rarely at fault');
  });
});
