/** What a finding takes from the error in its lines. */
import { describe, expect, it } from 'vitest';
import { FAULT_CAUSES } from '../../faults/causes';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;

describe('details that a finding with a name takes from the error below it', () => {
  const failed = '[12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)';
  const only = (text: string) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    return problems[0] as (typeof problems)[number];
  };

  it('include the message of the deepest error', () => {
    const { cause } = only(
      writeLog`
        ${failed}
        java.lang.RuntimeException: dark
        Caused by: java.lang.IllegalStateException: The socket of this lamp is empty`,
    );
    expect(cause).toContain('The error below says: “The socket of this lamp is empty”');
    expect(cause).not.toContain(FAULT_CAUSES.code);
  });

  it('include that it does not support this version', () => {
    const { cause } = only(
      writeLog`
        ${failed}
        java.lang.RuntimeException: Paper version 26.1.2 is not supported by this release of Lamps`,
    );
    expect(cause).toContain('“Paper version 26.1.2 is not supported by this release of Lamps”');
    expect(cause).toContain(FAULT_CAUSES['not-supported']);
  });

  it('include the way out for that kind of error', () => {
    const fixOf = (error: string) => only(`${failed}\n${error}`).fix;
    expect(fixOf('java.lang.NullPointerException: x')).toMatch(
      /^This is usually a bug in Lamps, or its settings/,
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
      writeLog`
        [main/ERROR]: Failed to start the minecraft server
        java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lampkit'!
        \tat net.minecraft.server.Main.main(Main.java:1)`,
    );
    expect(cause).not.toContain('error below');
  });

  it('include the library to install or update', () => {
    const { cause, fix } = only(
      writeLog`
        java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lampkit'!
        Caused by: java.lang.NoClassDefFoundError: net/fabricmc/fabric/api/object/Lamp
        \tat de.lampkit.lamp.Bulb.on(Bulb.java:1)`,
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

  it('include the mod that logs it, if the error shows nobody’s code', () => {
    for (const name of ['lamps', 'lanterns', 'bulbs']) {
      const { title, cause } = only(
        `[20Apr2026 23:29:20.207] [modloading-worker-0/ERROR] [${name}/]: Reading failed: com.google.gson.stream.MalformedJsonException: Expected ':' at line 3 column 9 path $.glow`,
      );
      expect(title).toBe(`A JSON file cannot be read: it is broken in line 3. Suspected: ${name}.`);
      expect(cause).toContain(`The line is one of ${name}’s.`);
    }
  });
});

describe('a suspect is added to a row or rule that only says what happened', () => {
  const frame = '\tat org.lampkit.lumen.Registry.<init>(Registry.java:20)';

  it('for a guide row', () => {
    const { problems } = read(
      writeLog`
        [10:18:21] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
        java.util.concurrent.ExecutionException: java.lang.ExceptionInInitializerError
        \tat net.minecraft.server.Main.main(Main.java:209)
        Caused by: java.lang.ExceptionInInitializerError
        ${frame}
      `,
    );
    expect(problems.map(({ title }) => title).join()).toContain('org.lampkit.lumen failed');
  });

  it('for a chunk that cannot be generated', () => {
    const { problems } = read(
      writeLog`
        Description: Exception generating new chunk

        java.lang.NullPointerException: dark
        ${frame}
      `,
    );
    expect(problems.map(({ title }) => title).join()).toContain('org.lampkit.lumen');
  });

  it('but not to lines for a program’s developers', () => {
    const { problems } = read(
      writeLog`
        [12:00:00] [main/TRACE] [mixin/CATCHING]: Catching
        java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER
        \tat net.neoforged.fml.X.y(X.java:1)
      `,
    );
    expect(problems).toEqual([]);
  });
});

it('advises about the plugin in whose code an error came up, not about its caller', () => {
  const { fix } = readLog(
    `[12:00:00] [Craft Scheduler Thread - 10/WARN]: [Lamps] Plugin Lamps v2.1 generated an exception while executing task 12
java.lang.NullPointerException: Cannot invoke "java.lang.Double.doubleValue()" because the return value of "java.util.HashMap.get(Object)" is null
\tat de.bulbkit.coins.Coins.getBalance(Coins.java:82) ~[CoinBank.jar:?]
\tat de.lampkit.lamps.Task.run(Task.java:52) ~[Lamps.jar:?]
\tat org.bukkit.craftbukkit.v1_18_R1.scheduler.CraftTask.run(CraftTask.java:101) ~[paper-1.18.1.jar:git-Paper-176]
`,
    { coordinates: false },
  ).report.problems[0] as { fix: string };
  expect(fix).toContain('a bug in CoinBank');
  expect(fix).not.toContain('a bug in Lamps');
});
