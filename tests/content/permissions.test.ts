/** A permission node is written once, in facts/permissions; guides and their evidence quote it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getEvidencePath } from '../../pipeline/evidence';
import { listGuides } from '../../pipeline/guides';
import { readPermissionTable } from '../../src/fact-files/permissions';

const quotes = new Map(
  Object.entries(readPermissionTable()).flatMap(([plugin, nodes]) =>
    Object.entries(nodes).map(([key, { value }]) => [value, `node.${plugin}.${key}`] as const),
  ),
);
const guides = listGuides('docs');

/** Where a text types out a known node, as `file:line write [[…]]`. */
export function findWrittenOut(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    // Literals of a source are typed out on purpose.
    /^\s*(?:- )?(?:finds|file):/.test(line)
      ? []
      : [...line.matchAll(/(?<![\w.[/-])[a-z]\w*(?:\.(?:[\w-]+|\*))+(?![\w*[/-])/g)].flatMap(
          ([word]) => {
            const quote = quotes.get(word);
            return quote === undefined ? [] : [`${file}:${index + 1} write [[${quote}]]`];
          },
        ),
  );
}

it('no guide writes out a node that can be quoted', () => {
  const found = guides.flatMap(({ file, source }) => {
    const evidence = getEvidencePath(file);
    return [
      ...findWrittenOut(file, source),
      ...(existsSync(evidence) ? findWrittenOut(evidence, readFileSync(evidence, 'utf8')) : []),
    ];
  });
  expect(found).toEqual([]);
});

it('every node is quoted somewhere', () => {
  const all = guides.map(({ source }) => source).join('\n');
  const unused = [...quotes].filter(
    ([, quote]) => !all.includes(`[[${quote}]]`) && !all.includes(`[[${quote}.grants]]`),
  );
  expect(unused.map(([node]) => node)).toEqual([]);
});

it('names the place of a node that is written out', () => {
  expect(findWrittenOut('a.mdx', 'x\n`essentials.home`, essentials.home.bed')).toEqual([
    'a.mdx:2 write [[node.essentialsx.home]]',
  ]);
});
