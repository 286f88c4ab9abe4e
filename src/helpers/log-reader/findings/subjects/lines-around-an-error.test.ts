/** What the lines around an error say of it, and what they do not. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const getFirst = (text: string) => {
  const [problem] = read(text).problems;
  if (problem === undefined) throw new Error('no problem');
  return problem;
};

describe('the code in a trace', () => {
  const thrown = (frames: string): string =>
    writeLog`
      [12:00:00] [Server thread/ERROR]: [LampStore] It went dark
      org.h2.jdbc.JdbcSQLException: dark [90020-200]
      ${frames}`;

  it('is not that of a mod that only watches or catches', () => {
    const frames = writeLog`
        \tat net.minecraft.Level.redirect$bem000$observable$tick(Level.java:1)
        \tat TRANSFORMER/neruina@2/com.bawnorton.neruina.TickHandler.tick(TickHandler.java:1)
      `;
    const own = '\tat de.lampkit.Lamp.on(Lamp.java:1)\n';
    expect(
      read(`Description: Ticking player\n\njava.lang.Error: x\n${frames}`).firstError?.owner,
    ).toBeUndefined();
    expect(
      read(`Description: Ticking player\n\njava.lang.Error: x\n${frames}${own}`).firstError
        ?.package,
    ).toBe('de.lampkit');
  });

  it('is not that of a library that a plugin carries inside, if the line names the plugin', () => {
    const frames = '\tat com.lk.h2.message.DbException.get(DbException.java:1) ~[?:?]\n';
    expect(read(thrown(frames)).firstError?.owner).toBe('LampStore');
    expect(
      read(thrown(frames.replace('?:?', 'lamps-1.0.jar:?'))).firstError?.furtherOwners,
    ).toContain('LampStore');
  });
});

describe('a warning that only a faulty server prints', () => {
  it('stays in view although the server became ready', () => {
    const { firstError } = read(
      writeLog`
        [12:00:02 WARN]: [Lamps] Unsupported MC version detected!
        [12:00:05 INFO]: Done (5.123s)! For help, type "help"
      `,
    );
    expect(firstError?.fault?.kind).toBe('not-supported');
  });

  it('does not if anyone may print it', () => {
    const ready = '[12:00:05 INFO]: Done (5.123s)! For help, type "help"\n';
    for (const said of ['The lamps failed', 'Connection refused']) {
      expect(read(`[12:00:02 WARN]: [Lamps] ${said}\n${ready}`).firstError).toBeUndefined();
    }
  });
});

it('looks for folded traces only in long lines', () => {
  const line = `[12:00:00 ERROR]: Could not pass event BulbEvent to Lamps v1.0 ${'at night '.repeat(30)}\n`;
  expect(getFirst(line).cause).not.toContain('says');
});

it('does not take an error for the message of the one below it', () => {
  const { firstError } = read(
    writeLog`
      [12:00:00 WARN]: [Shop] Update check failed: java.net.UnknownHostException: shop.example
      java.lang.IllegalStateException: dark
      \tat de.lampkit.Lamp.on(Lamp.java:1)
    `,
  );
  expect(firstError?.logMessage).toBeUndefined();
});

it('does not take the name of the plugin that wrote the line above', () => {
  const lines = writeLog`
      [12:00:00 WARN]: [LampShop] Update check failed
      [12:00:01 ERROR]: Exception in thread "main" java.lang.NoClassDefFoundError: com/velocitypowered/api/LampEvent
    `;
  expect(getFirst(lines).title).not.toContain('LampShop');
});
