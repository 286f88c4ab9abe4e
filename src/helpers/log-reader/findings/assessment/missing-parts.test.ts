/** What is said about something missing when the line names nobody. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const findFirst = (text: string) => {
  const { problems, possibleCause } = read(text);
  return problems[0] ?? possibleCause;
};
const MISSING = 'java.lang.NoClassDefFoundError: ';

describe('a line about something missing that names nobody', () => {
  it('says of a numbered class of the game that it may be one of the client', () => {
    const found = findFirst(`${MISSING}net/minecraft/class_1234\n`);
    expect(found?.cause).toContain('only in the player’s game');
    expect(found?.cause).toContain('another version');
    expect(found?.fix).toContain('take it off the server');
    expect(found?.fix).toContain('Otherwise take its build for exactly your game version');
  });

  it('says of a numbered class in a player’s game that another version was meant', () => {
    const frames =
      '\tat net.fabricmc.loader.impl.launch.knot.KnotClient.main(KnotClient.java:23)\n';
    expect(findFirst(`${MISSING}net/minecraft/class_1234\n${frames}`)?.cause).not.toContain(
      'player’s game',
    );
  });

  it.each(['v1_21_R9.CraftLamp', 'v1_20_R7.lamp.CraftBulb'])(
    'says of CraftBukkit’s %s that the server or the plugin is to be updated, the server first',
    (name) => {
      const found = findFirst(
        `[12:00:00] [Server thread/WARN]: ${MISSING}org/bukkit/craftbukkit/${name.replaceAll('.', '/')}\n`,
      );
      expect(found?.title).toContain(`org.bukkit.craftbukkit.${name}`);
      expect(found?.fix).toMatch(/^First update the server software to its newest build/);
      expect(found?.fix).toContain('Then update the plugin');
    },
  );

  it('says of Velocity’s own code that a plugin of the proxy does not fit', () => {
    const found = findFirst(`${MISSING}com/velocitypowered/proxy/protocol/packet/LampGlow\n`);
    expect(found?.cause).toContain('too old or too new for this version of Velocity');
    expect(found?.fix).toMatch(/^Update the plugin/);
  });

  it.each([
    'java.lang.ClassNotFoundException: com.simibubi.create.content.lamps.Bulb',
    'java.lang.NoSuchFieldError: Class com.simibubi.create.Lamps.Bulbs does not have member field DIM',
    writeLog`
      java.lang.NoSuchFieldError: Class 
      com.simibubi.create.Lamps$Bulbs 
      does not have member field 'com.simibubi.create.Lamps$Bulbs DIM'`,
    writeLog`
      java.lang.NoSuchMethodError: 'void 
      com.simibubi.create.Lamps.dim()'
      \tat java.base/java.lang.Thread.run(Thread.java:1)`,
  ])('says of a part of a library that an add-on of it is to be updated: %s', (error) => {
    const found = findFirst(`${error}\n`);
    expect(found?.title).toContain('It is a part of Create.');
    expect(found?.cause).toContain('builds on Create (an add-on) is made for another version');
    expect(found?.fix).toMatch(/^If Create is installed, update everything that builds on it/);
  });

  it('names the member that a class does not have', () => {
    expect(
      findFirst(
        'java.lang.NoSuchFieldError: Class com.simibubi.create.Lamps does not have member field DIM\n',
      )?.title,
    ).toContain('com.simibubi.create.Lamps.DIM');
  });
});

describe('a field that the game’s own code does not find', () => {
  const crash = (name: string, frame: string) =>
    findFirst(
      writeLog`
        ---- Minecraft Crash Report ----
        Description: Exception in server tick loop

        java.lang.NoSuchFieldError: ${name}
        \tat ${frame}(A.java:1)
        \tat net.minecraft.class_2.redirect$abc000$fabric-networking-api-v1$on(A.java:2)
      `,
    );

  it('was to be added by a mod if its name has no number', () => {
    const found = crash('lk_dimTicks', 'net.minecraft.class_1.<init>');
    expect(found?.title).toContain('lk_dimTicks');
    expect(found?.cause).toContain('with a mixin');
    expect(found?.fix).toContain('short form of the mod’s own');
  });

  it.each([
    ['field_1234', 'net.minecraft.class_1.<init>'],
    ['lk_dimTicks', 'net.minecraft.world.Lamp.on'],
    ['b', 'net.minecraft.class_1.<init>'],
  ])('may be the game’s: %s in %s', (name, frame) => {
    expect(crash(name, frame)?.cause).not.toContain('with a mixin');
  });
});
