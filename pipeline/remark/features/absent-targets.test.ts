import { expect, it } from 'vitest';
import { loadProvider } from '../../../config/load-provider';
import { createFactTables } from '../../../src/quotes/tables';
import { listAbsentTargets } from './absent-targets';

/** Anchors that a guide loses at a provider without modpacks. */
async function listLost(text: string): Promise<string[]> {
  const provider = await loadProvider();
  const features = { ...provider.features, modpacks: false };
  const guide = {
    id: 'a',
    file: 'docs/a.mdx',
    source: `---\nslug: /a\ntitle: A\n---\n\n${text}\n`,
  };
  const targets = await listAbsentTargets(
    { present: [guide], absentGuides: [] },
    features,
    createFactTables(provider),
  );
  return [...targets];
}

const TABLE =
  '## If something goes wrong\n\n| What you see | Why | What to do |\n| --- | --- | --- |\n';

it.each([
  ['words', 'Text<If has="modpacks"> of modpacks</If>.', []],
  ['a condition that is met', '<If lacks="modpacks">\n\n## Without\n\n</If>', []],
  ['a section', '<If has="modpacks">\n\n## A pack\n\nText.\n\n</If>', ['/a#a-pack']],
  ['a section by its heading', '## A pack <If has="modpacks" />\n\nText.\n\n## B', ['/a#a-pack']],
  [
    'a heading inside another condition',
    '<If has="modpacks">\n\n<If has="versions">\n\n## A pack\n\n</If>\n\n</If>',
    ['/a#a-pack'],
  ],
  [
    'a row',
    `${TABLE}| \`No pack\` <If has="modpacks" /> | a | b |\n| \`No mod\` | a | b |`,
    ['/a#trouble-no-pack'],
  ],
  ['words of a row', `${TABLE}| \`No pack\` | a<If has="modpacks"> b</If> | c |`, []],
])('knows what a guide loses: %s', async (_, text, lost) => {
  expect(await listLost(text)).toEqual(lost);
});
