/** No guide contradicts the tables: compares the visible text, with facts filled in. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadProvider } from '../../config/load-provider';
import { renderGuide, type MarkdownGuide } from '../../pipeline/files/markdown-copies';
import { getRoutes, partitionByOffer } from '../../pipeline/guides';
import { createFactTables } from '../../src/quotes/tables';
import { classFileVersions, java, javaRanges } from '../../src/fact-tables/java.data';
import { port, portGuides } from '../../src/fact-tables/ports';
import { provider as host } from '../lib/provider';

let guides: MarkdownGuide[] = [];
beforeAll(async () => {
  const provider = await loadProvider();
  const tables = createFactTables(provider);
  guides = partitionByOffer('docs', provider.features).present.map(({ source }) =>
    renderGuide(source, {
      tables,
      site: provider.site,
      features: provider.features,
      absentTargets: new Set(),
    }),
  );
  // Half a minute on a free processor, several times as long on a busy one.
}, 300_000);

/** Java releases in any table. */
const KNOWN_JAVA = new Set<number>([
  ...javaRanges.flatMap(({ paper, vanilla }) => [paper, vanilla]),
  ...Object.values(java).map((release) => release),
  ...classFileVersions.map((row) => row.java),
]);

/** Pairs of class file version and Java release on one line that contradict the table. */
export function findClassFileContradictions(line: string): string[] {
  const numbers = [...line.matchAll(/class file version `?(\d{2})(?:\.0)?/gi)].map((match) =>
    Number(match[1]),
  );
  const releases = [...line.matchAll(/\bJava (\d+)\b/g)].map((match) => Number(match[1]));
  return numbers
    .filter((number) => {
      const row = classFileVersions.find(({ classFile }) => classFile === number);
      return row !== undefined && releases.length > 0 && !releases.includes(row.java);
    })
    .map((number) => `${number}: ${line.slice(0, 120)}`);
}

describe('Java', () => {
  it('a guide names no release that no table knows', () => {
    const found = guides.flatMap(({ route, markdown }) =>
      [...markdown.matchAll(/\bJava (\d+)\b/g)]
        .filter((match) => !KNOWN_JAVA.has(Number(match[1])))
        .map((match) => `${route}: ${match[0]}`),
    );
    expect(found).toEqual([]);
  });

  it('class file versions agree with the table', () => {
    const found = guides.flatMap(({ route, markdown }) =>
      markdown
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap((line) => findClassFileContradictions(line).map((text) => `${route}: ${text}`)),
    );
    expect(found).toEqual([]);
  });

  it('a contradiction would be found', () => {
    expect(findClassFileContradictions('| class file version 65.0 | Java 17 |')).toHaveLength(1);
    expect(findClassFileContradictions('| class file version 65.0 | Java 21 |')).toEqual([]);
  });
});

/** Routes of guides about what the host does not offer. */
const absentRoutes = getRoutes(partitionByOffer('docs', host.features).absentGuides);

describe('default ports', () => {
  const here = portGuides.filter(([route]) => !absentRoutes.has(route));
  it.each(here.map(([route, id]) => [route, port[id]] as const))(
    '%s gives no other default than %i',
    (route, value) => {
      const text = guides.find((guide) => guide.route === route)?.markdown ?? '';
      expect(text).not.toBe('');
      const defaults = [...text.matchAll(/default port (?:is )?`?(\d{4,5})`?/gi)].map((match) =>
        Number(match[1]),
      );
      expect(defaults.filter((number) => number !== value)).toEqual([]);
    },
  );
});
