import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { texts as german } from '../fixtures/languages/i18n/de/texts/pipeline/texts';
import { reportLanguage } from './check-languages';

let root = '';
const getGerman = () => ({
  folder: path.join(root, 'i18n/de'),
  guides: path.join(root, 'i18n/de/docusaurus-plugin-content-docs/current'),
});
const report = () => reportLanguage(path.join(root, 'docs'), getGerman(), german.headings);

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  cpSync('fixtures/languages', root, { recursive: true });
  // Words import types from the project, which is not next to the copy.
  rmSync(path.join(root, 'i18n/de/texts'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

it('lists the untranslated guides', async () => {
  const { wrong, changed, missingGuides } = await report();
  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
  expect(missingGuides.map((file) => path.relative(root, file))).toEqual([
    'docs/games/rust/connecting.mdx',
    'docs/panel/databases.mdx',
  ]);
});

it('lists a guide whose English text has changed since its translation', async () => {
  const file = path.join(root, 'docs/panel/sftp.mdx');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore.\n`);
  const { changed } = await report();
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatch(
    /sftp\.mdx:1 .*sftp\.mdx has changed\. .*translated_from: '[\da-f]{8}'/,
  );
});

it('rejects words of the bar and the footer that would replace those of the provider file', async () => {
  const folder = path.join(getGerman().folder, 'docusaurus-theme-classic');
  mkdirSync(folder);
  const { wrong } = await report();
  rmSync(folder, { recursive: true });
  expect(wrong).toEqual([
    `${folder}: delete this folder. These words are in provider.config.ts, under languages.de.instead.`,
  ]);
});

it('names a heading that the build does not recognize', async () => {
  const file = path.join(getGerman().guides, 'panel/sftp.mdx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('## Wenn etwas nicht klappt', '## Wenn es klemmt'));
  const { wrong } = await report();
  writeFileSync(file, text);
  expect(wrong).toEqual([
    `${file}:1 lacks "## Wenn etwas nicht klappt", for "If something goes wrong" in English. These words are "headings.trouble" of texts/pipeline/texts.ts.`,
  ]);
});

it('rejects another route, and a translation without an original', async () => {
  const { guides } = getGerman();
  const backups = path.join(guides, 'panel/backups.mdx');
  const text = readFileSync(backups, 'utf8');
  writeFileSync(backups, text.replace('slug: /backups', 'slug: /sicherungen'));
  writeFileSync(path.join(guides, 'panel/neu.mdx'), text);
  const { wrong } = await report();
  expect(wrong.join('\n')).toMatch(/backups\.mdx:\d+ slug must be "\/backups"/);
  expect(wrong.join('\n')).toMatch(/neu\.mdx:1 translates no guide/);
});
