/** What a log shows about how the program went on after a finding. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { products } from '../../../../../products/all';
import { getRoutes, listGuides } from '../../../../../pipeline/guides';
import { createRowSlug } from '../../../../lib/trouble-row';
import { classifyError } from '../../faults/kinds';
import { FAULT_CAUSES } from '../../faults/causes';
import { createLogReader, type LogReport } from '../../model';
import { readLog } from '../../read-log';
import { getLead } from './outcome';
import { FINDING } from '../../texts';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;
const listOutcomes = (text: string): string[] =>
  read(text).problems.map(({ id, outcome }) => `${outcome} ${id}`);

const FORWARDING =
  '[12:00:00 WARN]: Player info forwarding is disabled! All players will appear to be connecting from the proxy\n';
const PLUGIN = writeLog`
  [12:00:01 ERROR]: Can't create plugin lamps
  java.lang.NullPointerException: dark
  \tat de.lampkit.lamps.Lamps.<init>(Lamps.java:1)
`;
const READY = '[12:00:09 INFO]: Done (2.51s)!\n';
const FAILED = '[12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\n';

describe('the effect of a finding', () => {
  it('ranks a survivable line below one that may have ended the program', () => {
    expect(listOutcomes(FORWARDING + PLUGIN)).toEqual([
      'open proxy-plugin-create-failed',
      'went-on forwarding-off',
    ]);
  });

  it('notices that the server became ready after one line and ended at another', () => {
    const killed = '/start.sh: line 9:    31 Killed                  java -jar server.jar\n';
    expect(listOutcomes(`${FAILED}${READY}`)).toEqual(['went-on plugin-enable-failed']);
    expect(listOutcomes(`${READY}${FAILED}`)).toEqual(['open plugin-enable-failed']);
    expect(listOutcomes(`${FAILED}${READY}${killed}`)).toEqual([
      'ended panel-killed',
      'went-on plugin-enable-failed',
    ]);
  });

  it('reports the unexplained crash, not the harmless line above it', () => {
    const calm = '[12:00:01 INFO]: all is well\n'.repeat(20);
    const crash = writeLog`
      [12:00:02] [Server thread/ERROR]: Encountered an unexpected exception
      java.lang.IllegalStateException: dark
      \tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)
    `;
    expect(listOutcomes(`${FAILED}${calm}${crash}`)).toEqual([
      'ended crash-unnamed',
      'open plugin-enable-failed',
    ]);
    // The same if only survivable lines were found.
    const icon = "[12:00:00] [Server thread/ERROR]: Couldn't load server icon\n";
    expect(listOutcomes(`${icon}${calm}${crash}`)).toEqual([
      'ended crash-unnamed',
      'went-on server-icon',
    ]);
  });

  it('ranks a shell’s report of an end above any earlier warning', () => {
    const { problems, firstError } = read(writeLog`
        /usr/bin/lamps: line 64: ulimit: open files: cannot modify limit: Operation not permitted
        ERROR: the lamp is dark
        /srv/lamps/LampServer: error while loading shared libraries: liblamp.so.1: cannot open shared object file: No such file or directory
      `);
    expect(problems.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['library-not-loaded', 'ended'],
    ]);
    expect(problems[0]?.title).toContain('liblamp.so.1');
    expect(firstError).toMatchObject({ line: 3, fatal: true });
    expect(read('Assertion of nothing: Assertion is no failure\n').firstError).toBeUndefined();
  });

  it('reports an end that .NET prints', () => {
    expect(
      read(writeLog`
        [ERROR] FATAL UNHANDLED EXCEPTION: System.NullReferenceException: dark
          at Lamps.Bulb.Light () [0x00000] in <0>:0
      `).firstError,
    ).toMatchObject({ fatal: true });
  });
});

describe('details from the error message', () => {
  const causeOf = (error: string): string | undefined =>
    read(`${FAILED}${error}\n\tat de.lampkit.lamps.Lamps.onEnable(Lamps.java:1)\n`).problems[0]
      ?.cause;
  it.each([
    [
      'Cannot invoke "org.bukkit.configuration.ConfigurationSection.getKeys(boolean)" because "section" is null',
      FAULT_CAUSES['setting-missing'],
    ],
    [
      'Cannot invoke "String.trim()" because the return value of "de.lampkit.lamps.Bulb.getMainConfig()" is null',
      FAULT_CAUSES['setting-missing'],
    ],
  ])('says that settings lack an entry: %s', (words, meaning) => {
    expect(causeOf(`java.lang.NullPointerException: ${words}`)).toContain(meaning);
  });

  it('recognizes a missing field of an existing class', () => {
    expect(
      classifyError(
        "java.lang.NoSuchFieldError: Class net.minecraft.class_1 does not have member field 'java.text.NumberFormat FORMAT'",
      ),
    ).toEqual({ kind: 'other-game', missing: 'net.minecraft.class_1.FORMAT' });
  });

  it('recognizes the libraries bundled with a server', () => {
    expect(classifyError('java.lang.NoClassDefFoundError: com/google/gson/Lamp')?.kind).toBe(
      'other-game',
    );
  });
});

it('finds the logger after a bare level', () => {
  const line = '04.03 23:00:00 [Server] SEVERE [Lamps] The config-file failed to load.\n';
  expect(read(line).possibleCause?.title).toContain('Lamps');
});

it('ignores a line that only sounds bad if the program became ready after it', () => {
  const line = 'Could not find the lamp\n';
  expect(read(line).firstError?.header).toBe(line.trim());
  expect(read(`${line}Server started\n`).firstError).toBeUndefined();
});

describe('the findings behind a verdict', () => {
  const one = (outcome: 'ended' | 'open' | 'went-on') => ({ outcome });
  it('are survivable ones only if there are no others', () => {
    expect(getLead([])).toEqual({ lead: [], rest: [], outcome: 'open' });
    expect(getLead([one('went-on')])).toEqual({
      lead: [one('went-on')],
      rest: [],
      outcome: 'went-on',
    });
    expect(getLead([one('ended'), one('open'), one('went-on')])).toEqual({
      lead: [one('ended'), one('open')],
      rest: [one('went-on')],
      outcome: 'ended',
    });
  });
});

const routes = getRoutes(listGuides('docs'));

/** Whether there are guides for a game: the host sells it, or a guide is named after it. */
const hasGuide = (name: string): boolean =>
  products.some(({ label }) => label === name) ||
  routes.has(`/other-servers/${createRowSlug(name)}`);

describe('games', () => {
  const heap = 'java.lang.OutOfMemoryError: Java heap space\n';
  it.each([
    ['Factorio', '   0.046 Loading mod base 1.1.12 (data.lua)'],
    ['Enshrouded', "Success! App '2278520' fully installed."],
    ['Hytale', '[2026/01/25 07:33:12   INFO]           [HytaleServer] Setup phase...'],
    ['V Rising', 'Starting V Rising Dedicated Server with name Lamps'],
    ['Valheim', 'Mar 29 20:45:55 /supervisord: valheim-server Base: UnityEngine.dll'],
    ['7 Days to Die', "Success! App '294420' fully installed."],
    ['Project Zomboid', "Success! App '380870' fully installed."],
  ])('are named, also those without guides: %s', (name, line) => {
    const { recognized, unknownGame } = read(`${line}\n`);
    expect(recognized).toMatchObject({ software: name, product: name });
    expect(unknownGame).toBe(hasGuide(name) ? undefined : name);
    expect(FINDING.unknownGame(name)).toContain(name);
  });

  it('are not said to lack guides if there are some', () => {
    expect(read("Success! App '2394010' fully installed.\n").unknownGame).toBe(
      hasGuide('Palworld') ? undefined : 'Palworld',
    );
    // A log is not a game's just because a plugin connects to that game.
    const other = writeLog`
      Starting minecraft server version 1.21.4
      [12:00:00 INFO]: HytaleServer
    `;
    expect(read(other).unknownGame).toBeUndefined();
  });

  it('do not use the rules of another game', () => {
    const patch =
      "2026-01-01T12:00:00 30.101 ERR XML loader: Patching 'blocks.xml' from mod 'Lamps' failed\n";
    const factorio = '   0.046 Loading mod base 1.1.12 (data.lua)\n';
    expect(listOutcomes(patch)).toEqual(['open sdtd-xml-patch']);
    expect(listOutcomes(`/srv/7DaysToDieServer.x86_64\n${patch}`)).toEqual(['open sdtd-xml-patch']);
    expect(listOutcomes(factorio + patch)).toEqual([]);
    expect(listOutcomes(`[12:00:00 INFO]: [bootstrap] Running Java 21\n${patch}`)).toEqual([
      'open sdtd-xml-patch',
    ]);
    expect(listOutcomes(`Starting minecraft server version 1.21.4\n${patch}`)).toEqual([]);
    // Rules about Java apply to games on Java, and to no others.
    expect(listOutcomes(heap)).toEqual(['open out-of-memory']);
    expect(listOutcomes(`[HytaleServer] Setup phase...\n${heap}`)).toEqual(['open out-of-memory']);
    expect(listOutcomes(`${factorio}${heap}`)).not.toContain('open out-of-memory');
  });
});

it('does not call an end without an error what a shell calls a crash', () => {
  const crash = './start.sh: line 10:    42 Segmentation fault      (core dumped) ./lamps\n';
  const code = '[Pterodactyl Daemon]: Exit code: 0\n';
  expect(read(code).exit?.code).toBe(0);
  expect(read(crash + code).exit).toBeUndefined();
});

it('continues after an intermediate report', () => {
  const reader = createLogReader({ coordinates: false });
  reader.push(FAILED);
  reader.push(READY);
  reader.finish();
  expect(reader.report().problems[0]?.outcome).toBe('went-on');
});
