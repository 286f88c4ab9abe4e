import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinPatterns } from '../../../lib/join-patterns';
import { readLog } from '../read-log';
import { rules } from '.';
import type { Rule } from './rule';
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

/** Findings of `findings/assessment/assess-error.ts`, about the error itself. */
const ERROR_FINDINGS = ['made-for-another'];

const EXAMPLES_FOLDER = 'src/helpers/log-reader/fixtures/rule-examples';

/** The files with rules, by folder and name: `games/steam.ts`. */
const RULE_FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !['.', 'chunks', 'phrases'].includes(path.dirname(file)),
);

/** Splits a pattern into its parts: `\\s`, `[a-z]`, `(?:`, `{1,3}`, or a single character. */
const PATTERN_PARTS =
  /\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<\w+>|<?[=!]|:)|\{\d+(?:,\d*)?\}|[^]/g;
const NARROW = new Set([String.raw`\s`, String.raw`\d`, String.raw`\w`, ' ']);
const NARROW_CLASSES = new Set([String.raw`[\w.]`, String.raw`[\d.]`]);

/** Quantifiers without an upper bound, with what they repeat, except on narrow classes. */
const findUnboundedQuantifiers = ({ source }: RegExp): string[] => {
  const parts = source.match(PATTERN_PARTS) ?? [];
  return parts.flatMap((part, index) => {
    const repeated = parts[index - 1] ?? '';
    const isUnbounded = /^(?:[*+]|\{\d+,\})$/.test(part);
    return isUnbounded && !NARROW.has(repeated) && !NARROW_CLASSES.has(repeated)
      ? [repeated + part]
      : [];
  });
};

const DELETES = /\b(?:delete|remove|erase|wipe|reset|clear|throw away)\b/i;
/** `the folder playerdata`, `world/players`, `the player’s file`, `data of this player`, `inventories`. */
const PLAYER_DATA = joinPatterns(
  [
    /\bplayer ?data\b|\bplayers\/|\/players\b|\bfolder [“"]?players\b/,
    /\bplayer(?:s?[’']s?)? (?:data|files?|saves?)\b/,
    /\b(?:data|files?|saves?) of (?:\w+ ){0,2}players?\b|\binventor(?:y|ies)\b/,
  ],
  'i',
);

/** Sentences of a text that tell a reader to delete what the game saved about players. */
const listDeletionsOfPlayerData = (text: string): string[] =>
  text
    .split(/(?<=[.?!]) /)
    .filter((sentence) => DELETES.test(sentence) && PLAYER_DATA.test(sentence));

describe('the example of a rule', () => {
  it.each(examples)('%s: the rule recognizes it, and no sentence has a gap', (id, log, word) => {
    const { problems } = readLog(log, { coordinates: false }).report;
    expect(problems.map((problem) => problem.id)).toContain(id);
    expect(problems.find((problem) => problem.id === id)?.title).toContain(word);
    for (const { title, cause, fix } of problems) {
      expect(`${title} ${cause} ${fix}`).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('makes the browser load the chunk with that rule', () => {
    const missing = examples.filter(([id, log]) => {
      const chosen = selectChunks(log);
      return (Object.keys(LAZY_CHUNKS) as LazyChunk[]).some(
        (chunk) => LAZY_CHUNKS[chunk].has(id) && !chosen[chunk],
      );
    });
    expect(missing.map(([id, log]) => `${id}: ${log}`)).toEqual([]);
  });
});

describe('rules', () => {
  it('have an example each, and a unique id', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      [...new Set(examples.map(([id]) => id))].sort(),
      `examples are in ${EXAMPLES_FOLDER}/`,
    ).toEqual([...ids].sort());
  });

  it.each(RULE_FILES)(
    'of %s are in a chunk, and their examples in a file of that name',
    async (file) => {
      const exported = (await import(path.join(import.meta.dirname, file))) as Record<
        string,
        Rule[]
      >;
      const left = Object.values(exported)
        .flat()
        .filter((rule) => !rules.includes(rule));
      expect(
        left.map(({ id }) => id),
        'add the list to a file of rules/chunks/',
      ).toEqual([]);
      expect(existsSync(path.join(EXAMPLES_FOLDER, file)), `${EXAMPLES_FOLDER}/${file}`).toBe(true);
    },
  );

  it('bound how often a pattern may repeat something, so that hostile text takes no longer', () => {
    expect(findUnboundedQuantifiers(/(?<mod>[^\n]+) a.*\(b{2,}\*(?:c|d)+/)).toEqual([
      String.raw`[^\n]+`,
      '.*',
      'b{2,}',
      ')+',
    ]);
    const unbounded = rules.flatMap(({ id, patterns }) =>
      patterns.flatMap(findUnboundedQuantifiers).map((quantifier) => `${id}: ${quantifier}`),
    );
    expect(unbounded, 'write {0,200} or the like').toEqual([]);
  });

  it('are explained only by findings that exist', () => {
    const known = new Set([...rules.map(({ id }) => id), ...ERROR_FINDINGS]);
    const explaining = rules.flatMap(({ explainedBy }) => explainedBy?.rules ?? []);
    expect(explaining).not.toEqual([]);
    expect(explaining.filter((id) => !known.has(id))).toEqual([]);
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
    expect(
      listDeletionsOfPlayerData(
        'Stop the server. Delete the player’s file. Then remove the directory world/players, and start. Keep playerdata.',
      ),
    ).toEqual(['Delete the player’s file.', 'Then remove the directory world/players, and start.']);
    const deletions = rules.flatMap(({ id, title, cause, fix }) =>
      listDeletionsOfPlayerData(`${title} ${cause} ${fix}`).map((sentence) => `${id}: ${sentence}`),
    );
    expect(deletions, 'renaming after a backup can be undone').toEqual([]);
  });

  it('leave the folder “players” alone where the game says to remove it', () => {
    // Since 26.1 that folder holds every player's inventory.
    const { title, cause, fix } = rules.find(({ id }) => id === 'old-player-directory') as Rule;
    expect(`${title} ${cause} ${fix}`).not.toMatch(/\b(?:delete|remove|move|rename)\b/i);
    expect(fix).toMatch(/Leave the folder where it is/);
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
