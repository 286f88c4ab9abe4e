/** Logs whose lines look otherwise than those of most servers. */
import { describe, expect, it } from 'vitest';
import { classifyError } from '../faults/kinds';
import type { LogReport } from '../model';
import { readLog } from '../read-log';

describe('unusual log formats', () => {
  const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;

  it('ignores decorative borders before a message', () => {
    const { firstError } = read(
      '[12:00:00 ERROR]: #!#! java.lang.IllegalStateException: dark\n[12:00:00 ERROR]: #!#!     at Lamps.jar//de.lampkit.lamp.Bulb.on(Bulb.java:1)',
    );
    expect(firstError).toMatchObject({ package: 'de.lampkit.lamp', owner: 'Lamps' });
  });

  it('reads the level before a name in angle brackets: chat has none that high', () => {
    const of = (level: string) =>
      read(`[12:00:00 ${level}]: <Alex> FAILED TO BIND TO PORT`).problems.length;
    expect([of('INFO'), of('ERROR')]).toEqual([0, 1]);
  });

  it('takes a time of twelve hours and a padded name off', () => {
    const { firstError } = read('1:05:49 AM [      script:lamps] could not shine: bulb is missing');
    expect(firstError?.logMessage).toBe('could not shine: bulb is missing');
  });

  it('prefers a failure of a known kind to a failure word', () => {
    const text = 'Crash helmets: 3\nlamp could not shine\nlamp: Permission denied';
    expect(read(text).firstError).toMatchObject({ line: 3 });
    expect(
      read('Setting crash reporting to True\nlamp: Permission denied').firstError,
    ).toMatchObject({
      line: 2,
      logMessage: 'lamp: Permission denied',
    });
  });

  it('uses the level of the line above if a panel logs a trace at INFO', () => {
    const { firstError, possibleCause } = read(
      '01.02 12:00:00 [Server] [ERROR] Parsing error loading recipe minecraft:lamp\n01.02 12:00:00 [Server] [INFO] com.google.gson.JsonParseException: No key item in MapLike[{}]',
    );
    expect(firstError?.logMessage).toBe('Parsing error loading recipe minecraft:lamp');
    expect(possibleCause?.title).toMatch(/^A mod or data pack contains a recipe/);
  });

  it('says that a mod’s own code is only for the client', () => {
    const { problems } = read(
      'Caused by: java.lang.RuntimeException: Cannot load class de.lampkit.lumen.client.Glow in environment type SERVER\n\tat de.lampkit.lumen.Main.on(Main.java:1)',
    );
    expect(problems.map(({ title }) => title).join()).toMatch(
      /lumen loads a part of its own that is only for the player’s game/,
    );
  });

  it('recognizes Folia by its threads, too', () => {
    for (const trace of [
      'java.lang.IllegalStateException: Dispatching command async\n\tat io.papermc.paper.threadedregions.RegionizedServer.ensure(RegionizedServer.java:1)\n\tat Lamps.jar/de.lampkit.lamp.Bulb.on(Bulb.java:1)',
      'java.lang.UnsupportedOperationException: Must use teleportAsync while in region threading\n\tat Lamps.jar/de.lampkit.lamp.Bulb.on(Bulb.java:1)',
    ]) {
      expect(
        read(`[12:00:00 ERROR]: Command exception: /lamp\n${trace}`).firstError?.fault?.kind,
      ).toBe('folia');
    }
  });

  it('names the mod folder of another game, and no .NET offset', () => {
    const { possibleCause } = read(
      'Lua compiler error (=C://profile/mods/FS_Lamps/src/Lamp.lua) :353: Expected identifier',
    );
    expect(possibleCause?.title).toContain('FS_Lamps');
    const { firstError } = read(
      'System.NullReferenceException: dark\n  at LampKit.Bulb.On () [0x00295] in <c8ff>:0',
    );
    expect(firstError?.owner).toBeUndefined();
  });

  it('never raises an alarm for a recipe, whatever its error', () => {
    const { problems, possibleCause } = read(
      '[12:00:00 ERROR]: Parsing error loading recipe lampmod:jam\ncom.google.gson.JsonParseException: Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: lampmod:jam',
    );
    expect(problems).toEqual([]);
    expect(possibleCause?.title).toMatch(/^lampmod contains a recipe/);
  });

  it('ignores failure words in messages for developers', () => {
    const { firstError } = read(
      '[12:00:00] [main/DEBUG] [io.lampkit/]: bulb: unavailable\njava.lang.UnsupportedOperationException: Reflective setAccessible(true) disabled\n[12:00:00] [main/INFO]: bye',
    );
    expect(firstError).toBeUndefined();
  });

  it('says where an error occurred that the loader blames on another mod', () => {
    const { problems } = read(
      'net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Lamps (lamps)\nCaused by: java.lang.NullPointerException\n\tat net.minecraft.command.CommandHandler.handler$zci000$glow$send(CommandHandler.java:1)\n\tat de.lampkit.Lamps.on(Lamps.java:1)',
    );
    expect(problems[0]?.title).toContain('Lamps');
    expect(problems[0]?.cause).toContain('came up in code of glow');
    const same = read(
      '[12:00:00 ERROR]: Could not pass event LampEvent to Lamps v1.0\njava.lang.NullPointerException\n\tat Lamps-1.0.jar/de.lampkit.lamps.Bulb.on(Bulb.java:1) ~[Lamps-1.0.jar:?]',
    );
    expect(same.problems[0]?.cause).not.toContain('came up in code');
  });

  it('reads the mod from a crash report with numbered causes', () => {
    const { problems, firstError } = read(
      '-- MOD lamps --\nDetails:\n\tCaused by 0: java.lang.NoClassDefFoundError: de/glowkit/config/ConfigData\n\t\tat java.lang.ClassLoader.defineClass1(Native Method) ~[?:?] {}',
    );
    expect(firstError?.owner).toBe('lamps');
    expect(problems[0]?.title).toContain('lamps');
    expect(problems[0]?.title).toContain('de.glowkit.config.ConfigData');
  });

  it('names the missing method, not its return type', () => {
    const { problems } = read(
      "[12:00:00 WARN]: [Lamps] broken\njava.lang.NoSuchMethodError: 'org.bukkit.event.LampEvent$Status org.bukkit.entity.Player.getLampStatus()'\n\tat de.lampkit.Bulb.on(Bulb.java:1) ~[?:?]",
    );
    expect(JSON.stringify(problems)).toContain('org.bukkit.entity.Player.getLampStatus');
    expect(problems[0]?.title).not.toContain('LampEvent$Status');
    const ofJava = classifyError("NoSuchMethodError: 'java.lang.String java.lang.String.strip()'");
    expect(ofJava?.missing).toBeUndefined();
    expect(classifyError("NoSuchMethodError: 'void net.minecraft.Lamp.on(int)'")?.missing).toBe(
      'net.minecraft.Lamp.on',
    );
  });

  it('says that the server software itself is broken', () => {
    const { problems } = read(
      'java.lang.RuntimeException: dark\n\tat io.izzel.arclight.server.Launcher.main(Launcher.java:39)\nCaused by: java.lang.ClassNotFoundException: io.izzel.arclight.fabric.boot.Lamp',
    );
    expect(problems[0]?.title).toMatch(/^A part of the server software itself is not there/);
  });

  it('blames hybrid server software if a trace has only its code', () => {
    const { possibleCause } = read(
      '[12:00:00 ERROR]: Failed to handle packet\njava.lang.NullPointerException: dark\n\tat org.bukkit.craftbukkit.v1_20_R1.Lamp.on(Lamp.java:1) ~[arclight-1.20.1.jar%23211!/:?]',
    );
    expect(possibleCause?.title).toContain('where the software joins mods and plugins');
  });

  it('leaves open why a numbered class is missing on a server', () => {
    const { problems } = read(
      '02.06 11:16:00 [Server] [ERROR] Failed to start\njava.lang.NoClassDefFoundError: net/minecraft/class_465\n\tat net.fabricmc.loader.impl.launch.knot.KnotServer.main(KnotServer.java:23)',
    );
    expect(problems[0]?.cause).toMatch(/only in the player’s game|another version/);
    expect(problems[0]?.cause).toContain('only in the player’s game');
  });

  it.each([
    ['another language of .NET', '   в Lamps.Mods.Lamp.Glow(Boolean lazy)', 'Lamps'],
    ['a mod that shortens frames', '    at com.example.lamps.Lamp.glow:L107', 'com.example.lamps'],
  ])('reads the frames of %s', (_, frame, packageName) => {
    const { firstError } = read(
      `Critical error occurred\nSystem.NullReferenceException: dark\n${frame}`,
    );
    expect(firstError?.package).toBe(packageName);
  });

  it('ignores what copies leave of color codes', () => {
    const { problems } = read(
      '[0;39m[12:00:00] [Server thread/ERROR]: [31mCould not load plugin Lamps[m\n←[2m12:00:00←[0m [5m]',
    );
    expect(problems.map(({ text }) => text).join('')).not.toMatch(/\[0;39m|\[31m|←/);
  });
});
