/** What is said about an error that no rule explains, and when it is no alarm. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { findArea } from '../../faults/areas';
import { classifyError } from '../../faults/kinds';
import { readLog } from '../../read-log';
import { renderTicket } from '../../views/ticket';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

describe('names in an error message', () => {
  it('appear in the finding, with the kind and the way out', () => {
    const [problem] = read(
      writeLog`
        Description: Rendering overlay

        net.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lumen:Lamp_Blue.png
        \tat net.minecraft.resources.ResourceLocation.m_135827_(ResourceLocation.java:1)
      `,
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
      writeLog`
        ${ERROR}[Lamps] Failed to parse item 'LAMPP', skipping
        [12:00:09] [Server thread/INFO]: Done (9s)! For help, type "help"
      `,
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

it('reads from a trace with prefixed lines that a plugin does not support Folia', () => {
  const head = '[19:35:44 WARN]: ';
  const { problems } = read(
    writeLog`
      ${head}java.lang.UnsupportedOperationException
      ${head}\tat org.bukkit.craftbukkit.v1_20_R2.scheduler.CraftScheduler.handle(CraftScheduler.java:533)
      ${head}\tat Lamps-3.1.5.jar//com.lampkit.Lamps.onEnable(Lamps.java:194)
    `,
  );
  expect(problems[0]?.title).toContain('Lamps-3.1.5 is not made for Folia');
});

it('the panel’s own line about a crash is not a place to look at', () => {
  const { firstError, tail } = read(
    writeLog`
      /run.sh: 47: local: 'lamp': bad variable name
      [Pterodactyl Daemon]: ---------- Detected server process in a crashed state! ----------
      [Pterodactyl Daemon]: Exit code: 2
    `,
  );
  expect(firstError).toBeUndefined();
  expect(tail).toContain('bad variable name');
});

it('a part of the platform is never a suspect', () => {
  const { problems } = read(
    writeLog`
      \tat knot/net.minecraft.class_2966.redirect$ccf000$fabric-registry-sync-v0$initialize(class_2966.java:2061) ~[server-intermediary.jar:?]
      Caused by: java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1734 failed
      \tat net.fabricmc.loader.X.y(X.java:1)
    `,
  );
  expect(problems.map(({ title }) => title).join()).not.toContain('fabric-registry-sync');
});

it('a line without a level above an error gives its context', () => {
  const { possibleCause } = read(
    writeLog`
      Parsing error loading recipe lampmod:pot/jam
      com.google.gson.JsonParseException: An ingredient entry needs either a tag or an item
    `,
  );
  expect(possibleCause?.title).toContain('lampmod');
});

it('a trace pasted from its middle names the code above its cause', () => {
  const { problems, possibleCause } = read(
    writeLog`
      ERROR 21:23:53
      \tat java.base/java.util.concurrent.CompletableFuture.get(CompletableFuture.java:2073)
      \tat com.lampkit.reconnect.Listener.onChoose(Listener.java:61)
      Caused by: java.io.IOException: dark
      \tat com.velocitypowered.proxy.X.y(X.java:1)
    `,
  );
  expect([...problems, possibleCause].map((one) => one?.title).join()).toContain('com.lampkit');
});

it('the most specific kind in a chain of causes wins', () => {
  const { firstError } = read(
    writeLog`
      ${ERROR}dark
      java.lang.RuntimeException: java.nio.file.NoSuchFileException: plugins/lamps/a.yml
      \tat de.lampkit.Lamp.a(Lamp.java:1)
      Caused by: java.lang.IllegalStateException: dark
    `,
  );
  expect(firstError?.fault?.kind).toBe('no-file');
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
      writeLog`
        [12:00:00 ERROR]: [ViaVersion] Error initializing plugin
        java.lang.NoClassDefFoundError: com/viaversion/viaversion/api/Lamp
        \tat de.lampkit.lamp.Bulb.on(Bulb.java:1)`,
    ).problems;
    expect(finding?.title).toMatch(/^de\.lampkit\.lamp needs ViaVersion: /);
  });

  it('is named if nothing else is', () => {
    const { problems } = read(
      writeLog`
        [12:00:00 ERROR]: dark
        java.lang.NoClassDefFoundError: me/clip/placeholderapi/Lamp`,
    );
    expect(problems[0]?.title).toMatch(/It is a part of PlaceholderAPI\.$/);
  });
});

it('prefers a specific failure to a generic one', () => {
  const { firstError } = read(
    writeLog`
      cat: can't open '/a/lamp.txt': No such file or directory
      Permission denied (see server.log for full trace)
    `,
  );
  expect(firstError).toMatchObject({ line: 2, fault: { kind: 'permission' } });
});

it('reads the failed mod from a crash report section, and a refused class as the client’s', () => {
  const { problems } = read(
    writeLog`
      \x20-- Head --
       Stacktrace:
      \tat net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.18.2-40.1.80.jar]
       -- MOD lampkit --
       Details:
      \tCaused by java.lang.ExceptionInInitializerError
       \t\tat java.lang.reflect.Constructor.newInstance(Constructor.java:480) ~[?:?] {}
    `,
  );
  expect(problems[0]?.title).toBe(
    'Suspected: lampkit asks for a part of the player’s game (client) that is not there.',
  );
});

it('uses the frames in the head of a crash report if the error has none', () => {
  const { firstError, problems } = read(
    writeLog`
      Description: Exception ticking world

      java.lang.ClassCastException

      A detailed walkthrough of the error, its code path and all known details is as follows:
      -------------

      -- Head --
      Thread: Server thread
      Stacktrace:
      \tat de.lampkit.lamp.Bulb.on(Bulb.java:1)

      -- Affected level --
    `,
  );
  expect(firstError?.package).toBe('de.lampkit.lamp');
  expect(problems[0]?.title).toMatch(/^de\.lampkit\.lamp failed in Bulb\.on/);
});

it('leaves open which class a bare field belongs to', () => {
  const { problems } = read(
    writeLog`
      [12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)
      java.lang.NoSuchFieldError: wattage
      \tat de.lampkit.lamp.Bulb.on(Bulb.java:1)`,
  );
  expect(problems[0]?.cause).toContain('or of a plugin or mod that it builds on');
  expect(problems[0]?.fix).toMatch(/^Install the build of Lamps/);
  expect(classifyError('java.lang.IllegalArgumentException: plugin is not registered')?.kind).toBe(
    'code',
  );
});

it('whoever is called before its start only noticed that', () => {
  const problemsOf = (message: string) =>
    read(
      writeLog`
        ${ERROR}Error in Lamps
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
    writeLog`
      ${ERROR}Could not pass event BulbEvent to Lamps v3.2.2
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
    writeLog`
      Description: Ticking

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
    writeLog`
      [Error  : Unity Log] ${failed}
        at HarmonyLib.PatchClassProcessor.PatchWithAttributes (System.Reflection.MethodBase& lastOriginal) [0x00047] in <0e9f3d4b>:0
    `,
  ).problems;
  expect(problem?.title).toMatch(/LampSlots is made for another version of the game/);
  expect(problem?.fix).toMatch(/Install the build of LampSlots/);
  // Mods may look for a method that only some versions have.
  const probe =
    '[Warning:  HarmonyX] AccessTools.Method: Could not find method for type Player and name Glow and parameters ()';
  expect(classifyError(probe)?.kind).toBe('other-build');
  expect(read(probe).problems).toEqual([]);
});

describe('a class that became an interface', () => {
  const trace = (found: string, expected: string): string =>
    writeLog`
      ${ERROR}Could not pass event LampEvent to Lampkit v1.0
      java.lang.IncompatibleClassChangeError: Found ${found} org.bukkit.inventory.LampView, but ${expected} was expected
      \tat de.lampkit.light.Bulb.on(Bulb.java:1) ~[lampkit-1.0.jar:?]
    `;
  const text = (log: string): string => JSON.stringify(read(log).problems[0]);

  it('is expected by plugins for newer servers', () => {
    expect(text(trace('class', 'interface'))).toMatch(/older build of/);
    expect(text(trace('class', 'interface'))).not.toMatch(/is not there/);
  });

  it('is still the parent of a class of plugins for older ones, which is there', () => {
    const extended = (words: string): string =>
      text(
        trace('interface', 'class').replace(/Found .*/, `class de.lampkit.light.LampView ${words}`),
      );
    const older = extended('has interface org.bukkit.inventory.LampView as super class');
    expect(older).toMatch(
      /org\.bukkit\.inventory\.LampView is of another kind[^"]*an older version/,
    );
    expect(older).not.toMatch(/de\.lampkit\.light\.LampView is|is not there/);
    expect(
      extended('can not implement org.bukkit.inventory.LampView, because it is not an interface'),
    ).toMatch(/older build of/);
  });

  it('is not expected by plugins for older ones', () => {
    expect(text(trace('interface', 'class'))).toMatch(/Update Lampkit/i);
    expect(text(trace('interface', 'class'))).not.toMatch(/is not there|newer version/);
  });
});
