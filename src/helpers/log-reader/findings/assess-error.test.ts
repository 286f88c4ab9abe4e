// cspell:disable
import { describe, expect, it } from 'vitest';
import { findArea } from '../faults/areas';
import { classifyError } from '../faults/kinds';
import { FAULT_CAUSES } from '../faults/causes';
import { findNamesInMessage } from '../traces/names-in-message';
import { readLog } from '../read-log';
import { renderTicket } from '../views/ticket';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

describe('names in error messages', () => {
  it.each([
    ["Directory 'plugins\\lampguard-1.8.jar' failed to load!", 'lampguard-1.8'],
    ['Error reading plugins/Lamps/markers.yml', 'Lamps'],
    ['Failed loading config/lumen-server.toml', 'lumen'],
    ['lumen.mixins.json:LampMixin is broken', 'lumen'],
    ['mixins.lumen.json:LampMixin is broken', 'lumen'],
  ])('%s', (words, name) => {
    expect(findNamesInMessage(words, undefined)[0]).toBe(name);
  });

  it('does not take the jars of a start command', () => {
    const words = 'Starting process: java -Xms128M -jar Lumen.jar failed';
    expect(findNamesInMessage(words, undefined)).toEqual([]);
  });

  it('uses a namespace only if the error is about a game object', () => {
    const words =
      'ResourceLocationException: Non [a-z0-9/._-] character in path of location: lumen:Lamp_Blue.png';
    expect(findNamesInMessage(words, { kind: 'names' })).toEqual(['lumen']);
    expect(findNamesInMessage(words, { kind: 'code' })).toEqual([]);
    expect(
      findNamesInMessage('see https://lamp.example, minecraft:stone', { kind: 'names' }),
    ).toEqual([]);
  });

  it('are never the platform’s', () => {
    for (const words of ['paper-1.21.jar', 'plugins/update/x', 'config/fml.toml', 'server.jar']) {
      expect(findNamesInMessage(`Cannot read ${words}`, undefined)).toEqual([]);
    }
  });

  it('appear in the finding, with the kind and the way out', () => {
    const [problem] = read(
      `Description: Rendering overlay\n\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lumen:Lamp_Blue.png\n\tat net.minecraft.resources.ResourceLocation.m_135827_(ResourceLocation.java:1)\n`,
    ).problems;
    expect(problem?.title).toContain('lumen has a file or entry with a name');
    expect(problem?.fix).toContain('lower case');
  });
});

describe('an explanation without an alarm', () => {
  it('is in the text for a ticket, too', () => {
    const report = read(`${ERROR}[Lamps] Failed to parse item 'LAMPP', skipping\n`);
    expect(renderTicket(report)).toContain(report.possibleCause?.title);
  });

  it('says that a file is in the way, and that its owner is unknown', () => {
    const { possibleCause } = read(`${ERROR}java.nio.file.FileAlreadyExistsException: lamp.txt`);
    expect(possibleCause?.title).toContain('already there');
  });

  it('names suspect and kind if no rule knows the line', () => {
    const { problems, possibleCause } = read(
      `${ERROR}[Lamps] Failed to parse item 'LAMPP', skipping\n[12:00:09] [Server thread/INFO]: Done (9s)! For help, type "help"\n`,
    );
    expect(problems).toEqual([]);
    expect(possibleCause?.title).toMatch(
      /^Lamps reports an error\. It says: “Failed to parse item/,
    );
  });

  it('is an alarm if healthy servers do not print that kind', () => {
    expect(read(`${ERROR}[Lamps] lamps.db: Permission denied`).problems[0]?.title).toContain(
      'refuses Lamps a file',
    );
    expect(read(`${ERROR}cannot write: No space left on the lamp`).problems).toEqual([]);
  });

  it('says what the server was doing if the trace has only its own code', () => {
    const frame = '\tat net.minecraft.world.level.chunk.storage.RegionFile.read(RegionFile.java:1)';
    const { possibleCause } = read(`${ERROR}dark\njava.lang.IllegalStateException: dark\n${frame}`);
    expect(possibleCause?.title).toContain('while it read or wrote the world');
    expect(findArea(['\tat net.minecraft.util.Mth.a(X)', frame])).toBe('world');
    expect(findArea(['\tat net.minecraft.util.Mth.a(X)'])).toBeUndefined();
  });

  it.each([
    `${ERROR}[Lamps] Could not check for updates: Connection refused`,
    '[12:00:00] [main/ERROR] [net.neoforged.fml.common.asm.RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/Example for invalid dist DEDICATED_SERVER',
    '[12:00:00] [Server thread/INFO]: Done (9s)! For help, type "help"',
  ])('nothing for %s', (line) => {
    expect(read(line).possibleCause).toBeUndefined();
    expect(read(line).problems).toEqual([]);
  });
});

describe('a suspect is added to a row or rule that only says what happened', () => {
  const frame = '\tat org.lampkit.lumen.Registry.<init>(Registry.java:20)';

  it('for a guide row', () => {
    const { problems } = read(
      `[10:18:21] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode\njava.util.concurrent.ExecutionException: java.lang.ExceptionInInitializerError\n\tat net.minecraft.server.Main.main(Main.java:209)\nCaused by: java.lang.ExceptionInInitializerError\n${frame}\n`,
    );
    expect(problems.map(({ title }) => title).join()).toContain('org.lampkit.lumen failed');
  });

  it('for a chunk that cannot be generated', () => {
    const { problems } = read(
      `Description: Exception generating new chunk\n\njava.lang.NullPointerException: dark\n${frame}\n`,
    );
    expect(problems.map(({ title }) => title).join()).toContain('org.lampkit.lumen');
  });

  it('but not to lines for a program’s developers', () => {
    const { problems } = read(
      '[12:00:00] [main/TRACE] [mixin/CATCHING]: Catching\njava.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER\n\tat net.neoforged.fml.X.y(X.java:1)\n',
    );
    expect(problems).toEqual([]);
  });
});

it('reads from a trace with prefixed lines that a plugin does not support Folia', () => {
  const head = '[19:35:44 WARN]: ';
  const { problems } = read(
    `${head}java.lang.UnsupportedOperationException\n${head}\tat org.bukkit.craftbukkit.v1_20_R2.scheduler.CraftScheduler.handle(CraftScheduler.java:533)\n${head}\tat Lamps-3.1.5.jar//com.lampkit.Lamps.onEnable(Lamps.java:194)\n`,
  );
  expect(problems[0]?.title).toContain('Lamps-3.1.5 is not made for Folia');
});

it('the panel’s own line about a crash is not a place to look at', () => {
  const { firstError, tail } = read(
    "/run.sh: 47: local: 'lamp': bad variable name\n[Pterodactyl Daemon]: ---------- Detected server process in a crashed state! ----------\n[Pterodactyl Daemon]: Exit code: 2\n",
  );
  expect(firstError).toBeUndefined();
  expect(tail).toContain('bad variable name');
});

it('a part of the platform is never a suspect', () => {
  const { problems } = read(
    '\tat knot/net.minecraft.class_2966.redirect$ccf000$fabric-registry-sync-v0$initialize(class_2966.java:2061) ~[server-intermediary.jar:?]\nCaused by: java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1734 failed\n\tat net.fabricmc.loader.X.y(X.java:1)\n',
  );
  expect(problems.map(({ title }) => title).join()).not.toContain('fabric-registry-sync');
});

it('a line without a level above an error gives its context', () => {
  const { possibleCause } = read(
    'Parsing error loading recipe lampmod:pot/jam\ncom.google.gson.JsonParseException: An ingredient entry needs either a tag or an item\n',
  );
  expect(possibleCause?.title).toContain('lampmod');
});

it.each([
  [
    'java.lang.RuntimeException: Attempted to load class net/minecraft/client/Lamp for invalid dist DEDICATED_SERVER',
    'client-code',
  ],
  ['com.mysql.jdbc.exceptions.jdbc4.MySQLSyntaxErrorException: UPDATE command denied', 'database'],
  ['[WARN] Error parsing recipe lampmod:jam: Missing item', 'recipe'],
] as const)('%s is of the kind %s', (error, kind) => {
  expect(classifyError(error)?.kind).toBe(kind);
});

it('a trace pasted from its middle names the code above its cause', () => {
  const { problems, possibleCause } = read(
    'ERROR 21:23:53\n\tat java.base/java.util.concurrent.CompletableFuture.get(CompletableFuture.java:2073)\n\tat com.lampkit.reconnect.Listener.onChoose(Listener.java:61)\nCaused by: java.io.IOException: dark\n\tat com.velocitypowered.proxy.X.y(X.java:1)\n',
  );
  expect([...problems, possibleCause].map((one) => one?.title).join()).toContain('com.lampkit');
});

it('the most specific kind in a chain of causes wins', () => {
  const { firstError } = read(
    `${ERROR}dark\njava.lang.RuntimeException: java.nio.file.NoSuchFileException: plugins/lamps/a.yml\n\tat de.lampkit.Lamp.a(Lamp.java:1)\nCaused by: java.lang.IllegalStateException: dark\n`,
  );
  expect(firstError?.fault?.kind).toBe('no-file');
});

it.each([
  ['org.sqlite.SQLiteException: [SQLITE_BUSY] The database file is locked', 'locked'],
  ['System.UnauthorizedAccessException: Access to the path "/a" is denied', 'permission'],
  ['java.io.IOException: No space left on device', 'disk'],
  ['java.io.IOException: Server returned HTTP response code: 403 for URL', 'refused'],
  ['GenericException: No mods found with slug=lamp', 'not-online'],
  ['io.netty.handler.codec.DecoderException: Failed to decode packet', 'packet'],
  ['java.lang.IllegalStateException: Unbound values in registry X', 'registry'],
  ['java.lang.UnsatisfiedLinkError: no lamp in java.library.path', 'native'],
  ['java.lang.IllegalArgumentException: No enum constant org.bukkit.Material.LAMPP', 'api'],
  ['java.lang.IllegalArgumentException: No enum constant de.lampkit.Color.RUD', 'value'],
  [
    'IllegalArgumentException: data (class org.bukkit.Lamp$Glow) should be class java.lang.Void',
    'api',
  ],
  ['IllegalArgumentException: missing required data class org.bukkit.Lamp$Glow', 'api'],
  ['java.lang.IllegalArgumentException: Particle REDSTONE requires data, null provided', 'api'],
  ['java.lang.IllegalArgumentException: The data section is missing!', 'api'],
  ['java.lang.IllegalArgumentException: No sound found with the name LAMP_ON', 'api'],
  ['dev.latvian.mods.rhino.EcmaError: TypeError: Cannot read', 'script'],
  ['java.lang.IllegalStateException: Asynchronous entity add!', 'threads'],
  ['MixinTransformerError: An unexpected critical error was encountered', 'mixin'],
] as const)('%s is of the kind %s', (error, kind) => {
  expect(classifyError(error)?.kind).toBe(kind);
});

describe('details that a finding with a name takes from the error below it', () => {
  const failed = '[12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)';
  const only = (text: string) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    return problems[0] as (typeof problems)[number];
  };

  it('include the message of the deepest error', () => {
    const { cause } = only(
      `${failed}\njava.lang.RuntimeException: dark\nCaused by: java.lang.IllegalStateException: The socket of this lamp is empty`,
    );
    expect(cause).toContain('The error below says: “The socket of this lamp is empty”');
    expect(cause).not.toContain(FAULT_CAUSES.code);
  });

  it('include that it does not support this version', () => {
    const { cause } = only(
      `${failed}\njava.lang.RuntimeException: Paper version 26.1.2 is not supported by this release of Lamps`,
    );
    expect(cause).toContain('“Paper version 26.1.2 is not supported by this release of Lamps”');
    expect(cause).toContain(FAULT_CAUSES['not-supported']);
  });

  it('include the way out for that kind of error', () => {
    const fixOf = (error: string) => only(`${failed}\n${error}`).fix;
    expect(fixOf('java.lang.NullPointerException: x')).toMatch(
      /^Mostly a fault of Lamps, or a value/,
    );
    expect(fixOf('java.net.BindException: Address already in use')).toMatch(
      /^Give Lamps another free port/,
    );
    expect(fixOf('java.lang.NoSuchMethodError: org/bukkit/Server.getTPS()[D')).toMatch(
      /^Update the server software [^.]*, and Lamps\./,
    );
    expect(fixOf('de.lampkit.lamp.DarkException: x')).toMatch(/^Read that line/);
  });

  it('are empty if the error only says that something failed', () => {
    const { cause } = only(
      "[main/ERROR]: Failed to start the minecraft server\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lampkit'!\n\tat net.minecraft.server.Main.main(Main.java:1)",
    );
    expect(cause).not.toContain('error below');
  });

  it('include the library to install or update', () => {
    const { cause, fix } = only(
      "java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lampkit'!\nCaused by: java.lang.NoClassDefFoundError: net/fabricmc/fabric/api/object/Lamp\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)",
    );
    expect(cause).toContain(
      'net.fabricmc.fabric.api.object.Lamp (a part of Fabric API) is not there',
    );
    expect(fix).toMatch(/^Install Fabric API, or update it/);
  });

  it('include the plugin that logs it, if it is about its own data', () => {
    const line = "[12:00:00 ERROR]: [Lamps] Unknown column 'watt' in 'SELECT'";
    expect(only(line).cause).toMatch(/is Lamps: suspected, not proven\.$/);
    const { problems } = read(
      `[12:00:00 ERROR]: [Lamps] dark\n${'all is well\n'.repeat(20)}${line}`,
    );
    expect(problems[0]?.cause).toMatch(/The line is one of Lamps’s\.$/);
    expect(only("Unknown column 'watt' in 'SELECT'").cause).not.toContain('The line is one');
  });
});

describe('a missing library', () => {
  it('is named with the part that needs it', () => {
    const frame = '\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)';
    const [finding] = read(
      `java.lang.NoClassDefFoundError: me/clip/placeholderapi/Lamp\n${frame}`,
    ).problems;
    expect(finding?.title).toBe(
      'de.lampkit.lamp needs PlaceholderAPI: that is missing, or has another version (me.clip.placeholderapi.Lamp is not there).',
    );
    expect(finding?.fix).toMatch(/^Install PlaceholderAPI, or update it/);
  });

  it('is missed by the code in the trace if the library logs the error itself', () => {
    const [finding] = read(
      '[12:00:00 ERROR]: [ViaVersion] Error initializing plugin\njava.lang.NoClassDefFoundError: com/viaversion/viaversion/api/Lamp\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)',
    ).problems;
    expect(finding?.title).toMatch(/^de\.lampkit\.lamp needs ViaVersion: /);
  });

  it('is named if nothing else is', () => {
    const { problems } = read(
      '[12:00:00 ERROR]: dark\njava.lang.NoClassDefFoundError: me/clip/placeholderapi/Lamp',
    );
    expect(problems[0]?.title).toMatch(/It is a part of PlaceholderAPI\.$/);
  });
});

it('prefers a specific failure to a generic one', () => {
  const { firstError } = read(
    "cat: can't open '/a/lamp.txt': No such file or directory\nPermission denied (see server.log for full trace)\n",
  );
  expect(firstError).toMatchObject({ line: 2, fault: { kind: 'permission' } });
});

it('reads the failed mod from a crash report section, and a refused class as the client’s', () => {
  const { problems } = read(
    ' -- Head --\n Stacktrace:\n\tat net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.18.2-40.1.80.jar]\n -- MOD lampkit --\n Details:\n\tCaused by java.lang.ExceptionInInitializerError\n \t\tat java.lang.reflect.Constructor.newInstance(Constructor.java:480) ~[?:?] {}\n',
  );
  expect(problems[0]?.title).toBe(
    'Suspected: lampkit asks for a part of the player’s game (client) that is not there.',
  );
});

it('uses the frames in the head of a crash report if the error has none', () => {
  const { firstError, problems } = read(
    'Description: Exception ticking world\n\njava.lang.ClassCastException\n\nA detailed walkthrough of the error, its code path and all known details is as follows:\n-------------\n\n-- Head --\nThread: Server thread\nStacktrace:\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)\n\n-- Affected level --\n',
  );
  expect(firstError?.package).toBe('de.lampkit.lamp');
  expect(problems[0]?.title).toMatch(/^de\.lampkit\.lamp failed in Bulb\.on/);
});

it('leaves open which class a bare field belongs to', () => {
  const { problems } = read(
    '[12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoSuchFieldError: wattage\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)',
  );
  expect(problems[0]?.cause).toContain('or of a plugin or mod that it builds on');
  expect(problems[0]?.fix).toMatch(/^Take the build of Lamps/);
  expect(classifyError('java.lang.IllegalArgumentException: plugin is not registered')?.kind).toBe(
    'code',
  );
});

it('whoever is called before its start only noticed that', () => {
  const problemsOf = (message: string) =>
    read(
      `${ERROR}Error in Lamps
java.lang.IllegalStateException: ${message}
\tat de.bulbs.bulb.BulbProvider.get(BulbProvider.java:55) ~[?:?]
\tat com.example.lamps.Lamps.onEnable(Lamps.java:24) ~[?:?]`,
    ).problems.map(({ title }) => title);
  expect(problemsOf('The Bulb API isn’t loaded yet!')).toEqual([
    'Suspected: de.bulbs.bulb had not started when com.example.lamps called it.',
  ]);
  expect(problemsOf('The world is not loaded')[0]).toMatch(/^de\.bulbs\.bulb failed\./);
});

it('what could not be saved was not read wrongly', () => {
  const { possibleCause, firstError } = read(`${ERROR}Failed to save level.dat: Info not found!`);
  expect(firstError?.fault).toBeUndefined();
  expect(possibleCause).toBeUndefined();
});

it('whoever calls an event is not to blame for what another plugin makes of it', () => {
  const { problems } = read(
    `${ERROR}Could not pass event BulbEvent to Lamps v3.2.2
org.bukkit.event.EventException: null
\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:62) ~[paper.jar:?]
\tat de.bulbs.bulb.Bulb.spawn(Bulb.java:703) ~[Bulbs-4.7.2.jar:?]`,
  );
  expect(problems.map(({ title }) => title)).toEqual([
    'The plugin Lamps fails while the server runs.',
  ]);
  expect(JSON.stringify(problems)).not.toMatch(/in code of/);
});

it('the word lambda in the name of a method is nobody', () => {
  const { problems } = read(
    `Description: Ticking

java.lang.IllegalStateException: dark
\tat TRANSFORMER/minecraft@1.21.1/net.minecraft.world.Level.md7a8457$lambda$tick$0(Level.java:1)
\tat TRANSFORMER/minecraft@1.21.1/net.minecraft.world.Level.handler$abc000$lambda$tick(Level.java:1)
\tat TRANSFORMER/lumen@1/de.lampkit.lumen.Move.run(Move.java:3)
`,
  );
  expect(problems[0]?.title).toMatch(/^Suspected: lumen/);
});

it('a patch of Harmony without its target is made for another version', () => {
  const failed =
    'HarmonyLib.HarmonyException: Patching exception in method null ---> System.ArgumentException: Undefined target method for patch method static bool LampSlots.Patches.Inventory_Patch::Prefix(Inventory __instance)';
  const [problem] = read(
    `[Error  : Unity Log] ${failed}\n  at HarmonyLib.PatchClassProcessor.PatchWithAttributes (System.Reflection.MethodBase& lastOriginal) [0x00047] in <0e9f3d4b>:0\n`,
  ).problems;
  expect(problem?.title).toMatch(/LampSlots is made for another version of the game/);
  expect(problem?.fix).toMatch(/Take the build of LampSlots/);
  // Mods may look for a method that only some versions have.
  const probe =
    '[Warning:  HarmonyX] AccessTools.Method: Could not find method for type Player and name Glow and parameters ()';
  expect(classifyError(probe)?.kind).toBe('other-build');
  expect(read(probe).problems).toEqual([]);
});

describe('a class that became an interface', () => {
  const trace = (found: string, expected: string): string =>
    `${ERROR}Could not pass event LampEvent to Lampkit v1.0
java.lang.IncompatibleClassChangeError: Found ${found} org.bukkit.inventory.LampView, but ${expected} was expected
\tat de.lampkit.light.Bulb.on(Bulb.java:1) ~[lampkit-1.0.jar:?]
`;
  const text = (log: string): string => JSON.stringify(read(log).problems[0]);

  it('is expected by plugins for newer servers', () => {
    expect(text(trace('class', 'interface'))).toMatch(/older build of/);
    expect(text(trace('class', 'interface'))).not.toMatch(/is not there/);
  });

  it('is not expected by plugins for older ones', () => {
    expect(text(trace('interface', 'class'))).toMatch(/Update Lampkit/i);
    expect(text(trace('interface', 'class'))).not.toMatch(/is not there|newer version/);
  });
});

it.each([
  'java.lang.IllegalArgumentException: Unable to find a method that matches {lamp}',
  'java.lang.RuntimeException: Problem loading version handler of the lamps',
])('reflection that finds nothing was made for another version: %s', (line) => {
  expect(classifyError(line)?.kind).toBe('not-supported');
});
