import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { requireFacts, readFacts, readRowGroups, readTables, listTableFiles } from './files';
import { readPorts } from '../fact-tables/port-rows';

const writeFile = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'facts-')), 'x.yml');
  writeFileSync(file, text);
  return file;
};
const HEAD = '- source: https://example.com/a\n  read: 2026-11-20\n';
/** The message without the folder path. */
const getMessage = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return (error as Error).message.replaceAll(/\S*\/x\.yml/g, 'x.yml');
  }
  return 'fine';
};

describe('a file with facts', () => {
  it('gives each fact the source and day of its group', () => {
    const file = writeFile(
      `${HEAD}  facts:\n    one: 1\n    two: { value: '2.0', at: '#two', unverified: Perhaps. }\n`,
    );
    expect(readFacts(file)).toEqual({
      one: { value: 1, source: 'https://example.com/a', checked: '2026-11-20' },
      two: {
        value: '2.0',
        source: 'https://example.com/a#two',
        checked: '2026-11-20',
        unverified: 'Perhaps.',
      },
    });
  });

  it.each([
    [
      'a number that YAML changes',
      `${HEAD}  facts:\n    one: 26.10\n`,
      "x.yml:4 26.10 is read as 26.1: write it in quotes, '26.10'",
    ],
    [
      'a misspelled key',
      `${HEAD.replace('source', 'sorce')}  facts:\n    one: 1\n`,
      'x.yml:1 source: is missing. Write it, as in the other entries\nx.yml:1 the entry: there is no key "sorce". Nearest: source, read',
    ],
    [
      'a day in words',
      `${HEAD.replace('2026-11-20', 'today')}  facts: {}\n`,
      'x.yml:2 read: write a day of the calendar as YYYY-MM-DD',
    ],
    [
      'a day that no calendar has',
      `${HEAD.replace('2026-11-20', '2026-13-20')}  facts: {}\n`,
      'x.yml:2 read: write a day of the calendar as YYYY-MM-DD',
    ],
    [
      'no address',
      `${HEAD.replace('https://example.com/a', 'a book')}  facts: {}\n`,
      'x.yml:1 source: write an address: https://…',
    ],
    [
      'a misspelled key of a fact',
      `${HEAD}  facts:\n    one: { valeu: 1 }\n`,
      'x.yml:4 facts.one: there is no key "valeu". Nearest: value',
    ],
    [
      'a list for a value',
      `${HEAD}  facts:\n    one: [1]\n`,
      'x.yml:4 facts.one: write a value, or "value:" with "at:" and "unverified:" below it',
    ],
    ['broken indentation', `${HEAD}  facts:\n    one: 1\n   two: 2\n`, /^x\.yml:5 /],
    [
      'a tab, and what follows from it',
      `${HEAD}  facts:\n\tone: 1\n    two: 2\n${`${HEAD}  facts:\n\tthree: 3\n`.repeat(2)}`,
      /^x\.yml:4 begins with a tab, which YAML does not allow\. So do 2 of the lines below\. Write spaces instead, two for each level$/,
    ],
    [
      'a tab behind the dash of a list',
      `${HEAD}  facts:\n    one: 1\n-\tsource: x\n`,
      /^x\.yml:5 begins with a tab, which YAML does not allow\. Write spaces instead, two for each level$/,
    ],
    [
      'many consequences of one mistake',
      `${HEAD}  facts: }\n${`${HEAD}  facts:\n    one: 1\n`.repeat(9)}`,
      /^(?:x\.yml:\d+ [^\n]+\n){5}x\.yml:\d+ and \d+ more, which may follow from those above: correct them first$/,
    ],
    [
      'a fact twice',
      `${HEAD}  facts: { one: 1 }\n${HEAD}  facts: { one: 2 }\n`,
      'x.yml one appears twice: keep one of them',
    ],
  ])('says what to do about %s', (_, text, message) => {
    expect(getMessage(() => readFacts(writeFile(text)))).toMatch(message);
  });

  it('reports a value that code reads if it is missing or of the wrong type', () => {
    const file = writeFile(`${HEAD}  facts:\n    iconSize: large\n    iconSise: 64\n`);
    expect(getMessage(() => requireFacts(file, { iconSize: z.number() }))).toBe(
      'x.yml:4 iconSize is read by code, which needs another value: expected number, received string',
    );
    expect(getMessage(() => requireFacts(file, { iconsSize: z.number() }))).toMatch(
      /^x\.yml:4 has no "iconsSize", which code reads\. Nearest: iconSize, iconSise/,
    );
  });
});

it('rows read an unquoted version as a string', () => {
  const file = writeFile(`${HEAD}  rows:\n    - { from: 1.12 }\n`);
  expect(getMessage(() => readRowGroups(file, { from: z.string() }))).toBe(
    "x.yml:4 rows.from: write it in quotes, '1.12'",
  );
});

it('a listed port needs to say who has to reach it', () => {
  const file = writeFile(
    `${HEAD}  rows:\n    - { id: web, port: 80, program: Web, protocol: TCP }\n`,
  );
  expect(getMessage(() => readPorts(file))).toBe(
    'x.yml web is listed ("program"), so it needs "protocol", "reach" and "setting"',
  );
});

it('reads every table in this repository', () => {
  const tables = readTables();
  for (const name of [...listTableFiles().keys(), 'plugin', 'server', 'mod', 'modpack']) {
    expect(tables, name).toHaveProperty(name);
  }
});
