import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

it.each([
  // The calling class itself: its superclass has no such method.
  ['de.lampkit.lamps.Lamps.getWatt()', 'de.lampkit.lamps.Lamps.on'],
  ['de.lampkit.lamps.net.Wires.on()', 'TRANSFORMER/lamps@1/de.lampkit.lamps.net.Bulb.on'],
])('a jar that lacks %s of its own is not told to look for another mod', (missing, where) => {
  const error = `java.lang.NoSuchMethodError: 'void ${missing}'\n\tat ${where}(Lamp.java:1) ~[?:?]\n`;
  const [problem] = read(
    `${ERROR}Error occurred while enabling Lamps v1.0 (Is it up to date?)\n${error}`,
  ).problems;
  expect(problem?.cause).toContain('part of its own');
  expect(problem?.fix).toMatch(/^Install the build of Lamps for exactly your server software/);
  const [alone] = read(error).problems;
  expect(alone?.title).toMatch(/lacks a part of its own: de\.lampkit\.lamps/);
});

it.each(['de/lampkit/lamps/Bulb', 'de/lampkit/lamps/net/Wire'])(
  'a class %s next to its caller is from the same jar',
  (missing) => {
    const error = `java.lang.NoClassDefFoundError: ${missing}\n\tat de.lampkit.lamps.Lamps.onEnable(Lamps.java:1) ~[?:?]\n`;
    const [problem] = read(
      `${ERROR}Error occurred while enabling Lamps v1.0 (Is it up to date?)\n${error}`,
    ).problems;
    expect(problem?.cause).toContain('a damaged jar');
    expect(problem?.fix).toContain('downloaded again');
  },
);

it.each([
  // Plugins by one author, a class as a whole, no third-party code in the trace.
  ["NoSuchMethodError: 'void de.lampkit.core.Plug.on()'", 'de.lampkit.lamps.Lamps.on'],
  [
    "NoSuchMethodError: 'void com.github.lampkit.core.Plug.on()'",
    'Lamps.jar//com.github.lampkit.lamps.Lamps.on',
  ],
  ['NoClassDefFoundError: de/lampkit/core/Bulb', 'de.lampkit.lamps.Lamps.on'],
  ['NoClassDefFoundError: de/lampkit/Bulb', 'de.lampkit.Lamps.on'],
  ["NoSuchMethodError: 'void dev.architectury.Lamp.on()'", 'dev.architectury.Lamp.off'],
])('what belongs to somebody else stays that: %s', (error, where) => {
  const { firstError } = read(
    `${ERROR}dark\njava.lang.${error}\n\tat ${where}(Lamp.java:1) ~[?:?]\n`,
  );
  expect(firstError?.fault?.kind).toBe('dependency-class');
});

it('a class whose initializer failed exists: its own code failed', () => {
  const { firstError } = read(
    `${ERROR}dark\njava.lang.NoClassDefFoundError: Could not initialize class de.lampkit.lamps.net.Wire\n\tat de.lampkit.lamps.Lamps.on(Lamps.java:1) ~[?:?]\n`,
  );
  expect(firstError?.fault).toEqual({ kind: 'code' });
});

it('a missing part without a trace has no owner', () => {
  const { firstError } = read(
    `${ERROR}dark\njava.lang.NoSuchMethodError: 'void de.lamp.Lamp.on()'\n`,
  );
  expect(firstError?.fault?.kind).toBe('dependency-class');
});

it('a plugin that states its minimum version is not at fault', () => {
  const [problem] = read(
    '[12:00:00 WARN]: Error loading plugin Lamps\njava.lang.RuntimeException: You need to run at least BungeeCord version #1766\n\tat de.lampkit.lamps.Lamps.onLoad(Lamps.java:1)\n',
  ).problems;
  expect(problem?.fix).toContain('change the server to a version that Lamps names');
});

it('code in a loader’s own layer is third-party, code that loads other mods is not', () => {
  const missing = `java.lang.NoSuchMethodError: 'void cpw.mods.jarhandling.impl.Jar.<init>(java.util.function.Supplier)'\n`;
  const [problem] = read(
    `Exception in thread "main" ${missing}\tat LAYER SERVICE/lampkit/lampkit.LampJar.<init>(LampJar.java:24)\n\tat MC-BOOTSTRAP/cpw.mods.modlauncher@11.0.4/cpw.mods.modlauncher.Launcher.run(Launcher.java:103)\n`,
  ).problems;
  expect(problem?.title).toMatch(/^lampkit is made for another version/);
  const { firstError } = read(
    `${ERROR}dark\njava.lang.IllegalStateException: no light\n\tat LAYER PLUGIN/thedarkcolour.kfflang@5.10.0/thedarkcolour.kotlinforforge.neoforge.KotlinModContainer.constructMod(KotlinModContainer.kt:128) ~[kfflang.jar:5.10.0] {}\n\tat TRANSFORMER/lamps@1.0/de.lampkit.lamps.Lamps.on(Lamps.java:1) ~[lamps.jar:1.0] {}\n`,
  );
  expect(firstError?.package).toBe('de.lampkit.lamps');
});

it('an unusual version number says nothing about what a mod supports', () => {
  const { possibleCause } = read(
    "[12:00:00] [main/WARN]: Mod glowkit uses the version fabric-3.1.8 which isn't compatible with Loader's extended semantic version format (Could not parse version number component 'fabric'!)\n",
  );
  expect(possibleCause).toBeUndefined();
});

it.each([
  ['class_3738.run', 'names that Fabric does not use', '-dev'],
  [
    'server.MinecraftServer.run',
    'is made for another version of the game',
    'names exactly your versions',
  ],
])('a jar with the names of developers is known by the game around it: %s', (frame, title, fix) => {
  const [problem] = read(
    `${ERROR}dark\njava.lang.NoClassDefFoundError: net/minecraft/command/CommandSource\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)\n\tat net.minecraft.${frame}(A.java:18)`,
  ).problems;
  expect(problem?.title).toContain(title);
  expect(problem?.fix).toContain(fix);
});

it('omits an unknown line from the way out', () => {
  const fixOf = (below: string) =>
    read(
      `[12:00:00 ERROR]: Cannot load plugins/Lamps/config.yml\norg.bukkit.configuration.InvalidConfigurationException: while parsing a block mapping\n${below}`,
    ).problems[0]?.fix;
  expect(fixOf(" in 'reader', line 14, column 1")).toContain('is named (line 14) and');
  expect(fixOf('')).toContain('is named and');
});

it('a numbered Fabric member is not a developer’s name', () => {
  const [problem] = read(
    `${ERROR}dark\njava.lang.NoSuchFieldError: Class net.minecraft.class_1799 does not have member field 'java.text.NumberFormat FORMAT'\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)\n\tat net.minecraft.class_3738.run(A.java:18)`,
  ).problems;
  expect(problem?.title).toContain('is made for another version of the game');
});

it('reports a late registration as such, not as something missing', () => {
  const [problem] = read(
    `${ERROR}dark\njava.lang.IllegalStateException: Registry is already frozen (trying to add key lamps:bulb)\n\tat net.minecraft.core.MappedRegistry.validateWrite(A.java:1)\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)`,
  ).problems;
  expect(problem?.title).toContain('too late');
  expect(problem?.fix).toMatch(/^Start the server once more/);
});

it('says what a mod that NeoForge could not load required', () => {
  const [problem] = read(
    `-- Mod loading issue for: lamps --\nDetails:\n\tCaused by 0: java.lang.NoClassDefFoundError: net/minecraft/client/renderer/Bulb\n\t\tat TRANSFORMER/lamps@1.0/de.lampkit.lamp.Bulb.on(Bulb.java:1)\n\t\tat LAYER PLUGIN/javafmllanguage@4.0/net.neoforged.fml.javafmlmod.FMLModContainer.constructMod(F.java:1)`,
  ).problems;
  expect(`${problem?.title} ${problem?.cause}`).toContain('only players have');
  expect(problem?.fix).toContain('take lamps out');
});

describe('a member of a game class', () => {
  const of = (error: string, frame: string) =>
    read(`${ERROR}dark\njava.lang.${error}\n\tat ${frame}(A.java:1)\n`).problems[0];
  const caller = 'de.lampkit.lamps.Bulb.on';

  it.each([
    "NoSuchFieldError: Class net.minecraft.world.Level does not have member field 'de.lampkit.lamps.Wire wire'",
    "NoSuchMethodError: 'de.lampkit.lamps.Wire net.minecraft.world.Level.wire()'",
  ])('that only a mod can have added is no question of the version of the game: %s', (error) => {
    for (const frame of [caller, 'net.minecraft.world.Level.redirect$abc000$lampkit$tick']) {
      const problem = of(error, frame);
      expect(problem?.title).toMatch(
        /lampkit\S* misses a part that a mod adds to the game: net\.minecraft\.world\.Level\.wire/,
      );
      expect(problem?.cause).toContain('No version of the game has it');
      expect(problem?.fix).toMatch(/^Update \S*lampkit/);
      expect(problem?.fix).not.toContain('server software');
    }
  });

  it('that a mixin of a mod asks for is not looked for in the server software', () => {
    const error = "NoSuchMethodError: 'void net.minecraft.world.Level.glow(int)'";
    const problem = of(error, 'net.minecraft.world.Level.redirect$abc000$lampkit$tick');
    expect(problem?.title).toContain('net.minecraft.world.Level.glow is not there');
    expect(problem?.fix).toMatch(/^Install the build of lampkit/);
    expect(of(error, caller)?.fix).toMatch(/^Update the server software/);
  });

  it.each(['int', 'java.util.List', 'com.mojang.datafixers.Lamp', 'net.minecraft.core.Lamp'])(
    'of the type %s is the game’s own',
    (type) => {
      const error = `NoSuchFieldError: Class net.minecraft.world.Level does not have member field '${type} wire'`;
      expect(of(error, caller)?.title).toContain('is made for another version of the game');
    },
  );
});

it('a library that misses a method of its own calling class was not called by an add-on', () => {
  const [problem] = read(
    `---- Minecraft Crash Report ----
Description: Ticking entity

java.lang.NoSuchMethodError: 'void net.citizensnpcs.nms.v1_21_R1.entity.Walker.walk()'
at net.citizensnpcs.nms.v1_21_R1.entity.Walker.method_5773(Walker.java:370)
at knot//net.minecraft.class_3218.method_18762(ServerLevelMixin.java:770)
`,
  ).problems;
  expect(problem?.title).toBe(
    'Citizens lacks a part of its own: net.citizensnpcs.nms.v1_21_R1.entity.Walker.walk.',
  );
  expect(problem?.fix).toContain('software that runs mods and plugins together');
});

it('a world of the client taken for one of the server is a fault of the mod, in any version', () => {
  const cast = (from: string): string =>
    JSON.stringify(
      read(
        `${ERROR}dark\njava.lang.ClassCastException: class net.minecraft.${from} cannot be cast to class net.minecraft.class_3218\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)\n\tat net.minecraft.class_1676.run(A.java:18)`,
      ),
    );
  expect(cast('class_638')).not.toContain('made for another version');
  expect(cast('class_1')).toContain('made for another version');
});
