import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('pipeline/README.md', 'utf8');

/** What is told of each change, in this order. */
const FIELDS = [
  'Seam',
  'Why nothing smaller worked',
  'What breaks it',
  'How you notice',
  'Guarded by',
];

/** The changes below a heading: their names, and for each its fields by name. */
function listChangesUnder(heading: string) {
  const [, after = ''] = readme.split(`### ${heading}\n`);
  const [section = ''] = after.split(/\n#{2,3} /);
  return section
    .split('\n#### ')
    .slice(1)
    .map((block) => {
      const fields = [...block.matchAll(/^- ([^:\n]+): (.+)$/gm)];
      return {
        name: (block.split('\n')[0] ?? '').replaceAll('`', ''),
        fields: fields.map(([, field = '']) => field),
        guard: fields.at(-1)?.[2] ?? '',
      };
    });
}

/** Rows of the table below a heading: the name in the first cell, and the last cell. */
function listRowsUnder(heading: string): { name: string; guard: string }[] {
  const [, section = ''] = readme.split(`### ${heading}\n`);
  const [table = ''] = section.split('\n#');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return { name: cells[1]?.replaceAll('`', '') ?? '', guard: cells.at(-2) ?? '' };
    });
}

const TABLES = {
  bundler: listChangesUnder('What the browser loads (`bundler/`)'),
  pages: listRowsUnder('What a built page must look like (`pages/`)'),
};
const inBrowser = listChangesUnder("In the browser's code");

describe('the changes to Docusaurus', () => {
  it.each(Object.entries(TABLES))(
    'pipeline/%s has a change per folder, in order',
    (folder, rows) => {
      const folders = readdirSync(`pipeline/${folder}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
      expect(rows.map(({ name }) => name)).toEqual(folders.sort());
    },
  );

  it('say the same of each', () => {
    for (const { name, fields } of [...TABLES.bundler, ...inBrowser]) {
      expect(fields, name).toEqual(FIELDS);
    }
  });

  it('names files that exist', () => {
    expect(inBrowser.length).toBeGreaterThan(0);
    for (const { name } of inBrowser) expect(existsSync(name), name).toBe(true);
  });

  it('gives each a guard that exists', () => {
    for (const { name, guard } of [...TABLES.bundler, ...TABLES.pages, ...inBrowser]) {
      const files = [...guard.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      expect(files.length, name).toBeGreaterThan(0);
      for (const file of files) expect(existsSync(file), `${name}: ${file}`).toBe(true);
    }
  });
});
