import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addCategoryToSidebar, addGuideToSidebar } from './edit-sidebar';

const sidebars = readFileSync('sidebars.ts', 'utf8');

/** The lines of a text that the other lacks. */
function listAddedLines(text: string, before: string): string[] {
  const known = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

describe('addGuideToSidebar', () => {
  it('lists a guide after the last one of its section, and changes nothing else', async () => {
    const listed = (await addGuideToSidebar(sidebars, 'billing/example')) ?? '';
    expect(listed.length).toBe(sidebars.length + "\n      'billing/example',".length);
    expect(listed).toMatch(/'billing\/[\w-]+',\n {6}'billing\/example',\n/);
  });

  it('takes any format of the list, and no label or comment for a guide', async () => {
    const source = "// 'a/z'\nx('a/y', ['a/b', { label: 'a/x', items: ['a/c'] }]);\n";
    expect(await addGuideToSidebar(source, 'a/d')).toBe(
      source.replace("['a/c']", "['a/c', 'a/d']"),
    );
  });

  it('chooses the list that holds most of the section', async () => {
    const source = "x(['a/b', 'a/c'], ['a/e', 'd/f']);\n";
    expect(await addGuideToSidebar(source, 'a/d')).toBe(source.replace("'a/c'", "'a/c', 'a/d'"));
  });

  it('leaves an unknown section and a listed guide to the writer', async () => {
    expect(await addGuideToSidebar(sidebars, 'no-such-section/example')).toBeUndefined();
    expect(await addGuideToSidebar(sidebars, 'panel/sftp')).toBeUndefined();
  });
});

describe('addCategoryToSidebar', () => {
  const category = { label: "Explorer's Game", guides: ['games/x/a', 'games/x/b'] };

  it('adds a category after the last one of the folder, and changes nothing else', async () => {
    const listed = await addCategoryToSidebar(sidebars, 'games/', category);
    const line = `    category("Explorer's Game", ['games/x/a', 'games/x/b']),`;
    expect(listAddedLines(listed, sidebars)).toEqual([line]);
    expect(listed.length).toBe(sidebars.length + line.length + 1);
    expect(listed.indexOf(line)).toBeGreaterThan(sidebars.lastIndexOf("'games/"));
  });

  it('says what to do when there is none', async () => {
    await expect(addCategoryToSidebar(sidebars, 'no-such-folder/', category)).rejects.toThrow(
      'no category contains a guide of no-such-folder/. Add one for the new guides by hand.',
    );
  });
});
