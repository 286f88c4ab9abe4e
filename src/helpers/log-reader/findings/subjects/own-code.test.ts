/** Errors that came up in the own code of a mod, a plugin or the game. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const CRASH = 'Description: Ticking entity\n\n';
const OWN = '\tat de.lampkit.lamp.Bulb$Wire.lambda$glow$3(Bulb.java:1) ~[lampkit-1.2.jar:?]\n';
const GAME = '\tat net.minecraft.server.Main.run(Main.java:1)\n';

/** The finding that names whose code it was. */
const name = (text: string, id: string) => {
  const problem = read(text).problems.find((one) => one.id === id);
  expect(problem, text).toBeDefined();
  return problem as NonNullable<typeof problem>;
};

describe('a crash that came up in the code of a mod', () => {
  const crash = (frames: string, error = 'java.lang.NullPointerException: dark') =>
    name(`${CRASH}${error}\n${frames}`, 'crash-suspect');

  it('is said to be a fault of that mod, with place and remedy', () => {
    const { title, cause, fix } = crash(OWN + GAME);
    expect(title).toBe('lampkit-1.2 failed in Bulb.glow, and the program ended with it.');
    expect(cause).toContain('the error came up there');
    expect(fix).toMatch(/^Update lampkit-1\.2\. .* issue tracker\.$/);
    expect(`${title}${cause}${fix}`).not.toMatch(/suspect|may only have been called/i);
  });

  it('leaves out the place if the class only was being made', () => {
    expect(crash(OWN.replace('lambda$glow$3', '<clinit>') + GAME).title).toBe(
      'lampkit-1.2 failed, and the program ended with it.',
    );
  });

  it.each([
    'it.unimi.dsi.fastutil.ints.IntArrayList.getInt(IntArrayList.java:339) ~[fastutil-8.5.9.jar:?]',
    'org.apache.commons.lang3.Validate.notNull(Validate.java:225) ~[commons-lang3-3.12.0.jar:3.12.0]',
    'scala.collection.immutable.List.apply(List.scala:79) ~[scala-library.jar:?]',
  ])('looks behind a library that only works for it: %s', (frame) => {
    expect(crash(`\tat ${frame}\n${OWN}${GAME}`).title).toMatch(
      /^lampkit-1\.2 failed in Bulb\.glow/,
    );
  });

  it('names the method behind the prefixes that Mixin gives it', () => {
    const handler = '\tat net.minecraft.class_1.handler$abc000$lampmod$onGlow(class_1.java:1)\n';
    expect(crash(handler + GAME).title).toMatch(/^lampmod failed in class_1\.onGlow, /);
  });

  it('is only suspected if the game failed in a call from there', () => {
    const { title, fix } = crash(GAME + OWN);
    expect(title).toBe('Suspected: lampkit-1.2. The program ended in a call from its code.');
    expect(fix).toContain('clears it');
  });

  it('is only suspected for errors that come up in anybody’s code', () => {
    const list = 'java.util.ConcurrentModificationException: null';
    expect(crash(OWN + GAME, list).title).toMatch(/^Suspected: lampkit-1\.2\./);
  });

  it('is not said of a part that loads others, nor of whom the log does not blame', () => {
    const library = '\tat me.clip.placeholderapi.Lamp.on(Lamp.java:1) ~[PlaceholderAPI.jar:?]\n';
    expect(crash(library + OWN).title).toMatch(/^Suspected: lampkit-1\.2\./);
    const blamed = writeLog`
      Cannot light what was registered by mod bulbs
      java.lang.NullPointerException: dark
      ${OWN}`;
    expect(name(`[12:00:00 ERROR]: ${blamed}`, 'reports-error').title).toMatch(/^Suspected: bulbs/);
  });
});

describe('an error that the program survived', () => {
  const error = (kind: string) =>
    name(`[12:00:00 ERROR]: Lamps\n${kind}: dark\n${OWN}`, 'reports-error');

  it('is one of the code that it came up in', () => {
    const { title, cause, fix } = error('java.lang.IllegalStateException');
    expect(title).toMatch(/^lampkit-1\.2 failed\. It says: /);
    expect(cause).toMatch(/^The error came up in lampkit-1\.2’s own code \(Bulb\.glow\)\./);
    expect(fix).toMatch(/^This is usually a bug in lampkit-1\.2/);
  });

  it('is told by its kind, if that says more', () => {
    expect(error('java.sql.SQLException').title).toMatch(
      /^lampkit-1\.2 gets an error from its database\./,
    );
  });

  it('needs no remedy if the program started after it', () => {
    const done = '[12:00:09] [Server thread/INFO]: Done (9s)! For help, type "help"\n';
    const trace = writeLog`
      [12:00:00] [Server thread/ERROR]: Lamps
      java.lang.IllegalStateException: dark
    `;
    expect(name(`${trace}${OWN}${done}`, 'reports-error').fix).toContain(
      'nothing needs to be done',
    );
    expect(name(`${trace}${GAME}${OWN}${done}`, 'reports-error').fix).toContain('take it out');
  });
});

it.each(['paper.pluginremap.reflect.PaperReflectionHolder', 'reflectionrewriter.runtime.Proxy'])(
  'a class that a plugin looks up through Paper (%s) is one that the plugin lacks',
  (finder) => {
    const missing = 'java.lang.ClassNotFoundException: org.bukkit.craftbukkit.lamp.CraftGlow';
    const frame = `\tat io.papermc.${finder}.forName(Unknown Source) ~[paper-1.21.jar:1.21]\n`;
    expect(name(`${CRASH}${missing}\n${frame}${OWN}`, 'made-for-another').title).toMatch(
      /^lampkit-1\.2 is made for another version/,
    );
  },
);

it('a finding that names nobody is completed with whose own code it was', () => {
  const log = writeLog`
    [12:00:00 ERROR]: Lamps
    java.sql.SQLException: Unknown column 'watt' in 'SELECT'
    ${OWN}`;
  const { title, cause } = name(log, 'database-schema');
  expect(title).toMatch(/the plugin expects: the error came up in code of lampkit-1\.2\.$/);
  expect(cause).toContain('The error came up in lampkit-1.2’s own code.');
});

describe('code of the game that does not find a part of the game', () => {
  const method = "java.lang.NoSuchMethodError: 'void net.minecraftforge.lamp.Glow.on(int)'";
  const crash = (frame: string, error = method) =>
    name(`Unreported exception thrown!\n${error}\n\tat ${frame}\n`, 'made-for-another');

  it('runs with a class that something replaced, usually OptiFine', () => {
    const { title, fix } = crash('net.minecraftforge.lamp.Lamp.run(Lamp.java:147)');
    expect(title).toContain('Something replaced that class');
    expect(fix).toMatch(/^If OptiFine is installed, take it out/);
  });

  it('is not such a case if a class is missing, or other code asks', () => {
    const class_ = 'java.lang.NoClassDefFoundError: net/minecraft/lamp/Glow';
    expect(crash('net.minecraft.Lamp.run(Lamp.java:1)', class_).title).not.toContain('replaced');
    expect(crash('java.util.List.forEach(List.java:1)').title).not.toContain('replaced');
  });
});

it('the jar of a mod is read from a frame although its name begins with brackets', () => {
  const frame = '\tat de.lampkit.lamp.Bulb.on(Bulb.java:1) ~[[F] Lampkit-1.2.jar:?]\n';
  expect(
    name(`${CRASH}java.lang.IllegalStateException: dark\n${frame}`, 'crash-suspect').title,
  ).toMatch(/Lampkit-1\.2/);
});

it('a missing class is told by the part of its package that names what it is of', () => {
  const fixOf = (missing: string) =>
    name(`${CRASH}java.lang.NoClassDefFoundError: ${missing}\n${OWN}`, 'made-for-another').fix;
  expect(fixOf('li/example/lamplib/core/Light')).toContain('the missing part is of “lamplib”');
  expect(fixOf('org/lampyaml/configuration/Light')).toContain('the missing part is of “lampyaml”');
  expect(fixOf('li/example/ab/Light')).not.toContain('missing part is of');
});

it('what a panel lists as a view is no mod', () => {
  const { possibleCause } = read(
    'require(/srv/lamps/resources/views/lamp.php): no such file or directory',
  );
  expect(possibleCause?.title).toMatch(/^A file that the program needs is not there/);
});
