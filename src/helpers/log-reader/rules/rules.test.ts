import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';
import { rules } from '.';
import { ruleExamples as examples } from '../fixtures/rule-examples';
import { minecraftRules } from './chunks/minecraft';
import { modLoaderRules } from './chunks/mod-loaders';
import { otherGameRules } from './chunks/other-games';
import { pluginServerRules } from './chunks/plugin-servers';
import { selectChunks, type LazyChunk } from './loaded';

const LAZY_CHUNKS: Readonly<Record<LazyChunk, ReadonlySet<string>>> = {
  minecraft: new Set(minecraftRules.map(({ id }) => id)),
  pluginServers: new Set(pluginServerRules.map(({ id }) => id)),
  modLoaders: new Set(modLoaderRules.map(({ id }) => id)),
  otherGames: new Set(otherGameRules.map(({ id }) => id)),
};

describe('rules', () => {
  it.each(examples)('%s: %s', (id, log, word) => {
    const { problems } = readLog(log, { coordinates: false }).report;
    expect(problems.map((problem) => problem.id)).toContain(id);
    expect(problems.find((problem) => problem.id === id)?.title).toContain(word);
    for (const { title, cause, fix } of problems) {
      expect(`${title} ${cause} ${fix}`).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('are loaded for a log that is their example', () => {
    const missing = examples.filter(([id, log]) => {
      const chosen = selectChunks(log);
      return (Object.keys(LAZY_CHUNKS) as LazyChunk[]).some(
        (chunk) => LAZY_CHUNKS[chunk].has(id) && !chosen[chunk],
      );
    });
    expect(missing.map(([id, log]) => `${id}: ${log}`)).toEqual([]);
  });

  it('have an example each, and a unique id', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      [...new Set(examples.map(([id]) => id))].sort(),
      'examples are in src/helpers/log-reader/fixtures/rule-examples/',
    ).toEqual([...ids].sort());
  });

  it('report only one thing per line', () => {
    for (const [id, log] of examples.filter(
      ([name]) => name.startsWith('plugin-') && name !== 'plugin-needs-paper',
    )) {
      const { problems } = readLog(log, { coordinates: false }).report;
      expect(problems, id).toHaveLength(1);
    }
  });

  it('never advise deleting player data', () => {
    for (const { id, title, cause, fix } of rules) {
      if (id !== 'old-player-directory') continue;
      expect(`${title} ${cause} ${fix}`).not.toMatch(/\b(?:delete|remove|move|rename)\b/i);
      expect(fix).toMatch(/Leave the folder where it is/);
    }
    for (const version of ['1.21.11', '26.1', '26.3', '1.12.2']) {
      const log = `[12:00:00] [Server thread/INFO]: Starting minecraft server version ${version}\n[12:00:01] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE\n[12:00:01] [Server thread/WARN]: ** please restart the server and if the problem persists, remove the directory 'world/players'`;
      const { problems } = readLog(log, { coordinates: false }).report;
      expect(problems).toHaveLength(1);
      expect(`${problems[0]?.fix}`).not.toMatch(/\b(?:delete|remove)\b/i);
    }
  });
});

describe('what healthy servers print', () => {
  it.each([
    '[12:00:00] [Server thread/INFO]: <Alex> Could not pass event PlayerJoinEvent to Shop v1.0',
    '[12:00:00 INFO]: [Not Secure] <Alex> java.lang.OutOfMemoryError: Java heap space',
    '[12:00:00] [Server thread/INFO]: Alex issued server command: /say No space left on device',
    '[12:00:00] [Server thread/INFO]: [Server] **** FAILED TO BIND TO PORT!',
    '[12:00:00] [Async Chat Thread - #3/INFO]: Alex: A single server tick took 60.00 seconds',
    '[12:00:00] [main/WARN] [mixin/]: Error loading class: net/minecraft/client/Example (java.lang.RuntimeException: Attempted to load class net/minecraft/client/Example for invalid dist DEDICATED_SERVER)',
    '[12:00:00] [main/ERROR] [RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/Example for invalid dist DEDICATED_SERVER',
    '[12:00:00] [main/WARN]: @Mixin target net.minecraft.class_1 was not found example.mixins.json:A from mod example',
    '[12:00:00] [main/WARN]: Mixin apply for mod example failed example.mixins.json:A from mod example',
    "[12:00:00] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2917ms or 58 ticks behind",
    '[12:00:00] [Server thread/INFO]: This world was saved with mod minecraft which appears to be missing, things may not work well',
    '[12:00:00] [main/INFO]: Loading 42 mods:\n\t- fabric-api 0.80.0',
  ])('%s', (log) => {
    expect(readLog(log, { coordinates: false }).report.problems).toEqual([]);
  });
});

it('accepts a loader that reports itself as missing', () => {
  const problemsOf = (mod: string) =>
    readLog(
      `[12:00:00] [Server thread/WARN] [FML]: This world was saved with mod ${mod} which appears to be missing, things may not work well`,
      { coordinates: false },
    ).report.problems;
  expect(problemsOf('minecraft')).toEqual([]);
  expect(problemsOf('lampmod')).toHaveLength(1);
});
