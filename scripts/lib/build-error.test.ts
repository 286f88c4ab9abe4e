import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractErrors } from './build-error';

/** Output of Docusaurus 3.8.1 for one error of each kind, with the guides of those builds. */
const FOLDER = 'fixtures/build-errors';
const readPrinted = (name: string) => readFileSync(`${FOLDER}/${name}.txt`, 'utf8');

const createGuide = (slug: string, text: string) => ({
  id: slug.slice(1),
  file: `docs${slug === '/' ? '/home' : slug}.mdx`,
  source: `---\nslug: ${slug}\ntitle: x\ndescription: x\noutcome: x\nminutes: 5\nwho: x\nchecked: x\nstatus: x\n---\n\nThe answer.\n\n${text}\n`,
});
const home = createGuide('/', '## A heading');
const listFaults = (name: string, ...guides: ReturnType<typeof createGuide>[]) =>
  extractErrors(readPrinted(name), [home, ...guides], "'backups',\n'panel/sfpt',\n");

describe('an error becomes one line that starts with its place', () => {
  it.each([
    [
      'fact',
      [],
      'docs/fact.mdx:14 unknown fact "provider.nmae": there is no "nmae" in "provider".',
    ],
    ['link', [], 'docs/link.mdx:14 broken link: no page has the route "/nowhere"'],
    [
      'anchor',
      [createGuide('/other', 'See [that](/#a-hedaing).')],
      'docs/other.mdx:14 broken anchor "/#a-hedaing": that page has no such heading.',
    ],
    [
      'component',
      [createGuide('/c', '<Hleper name="ports" />')],
      'docs/c.mdx:14 unknown element <Hleper>: ',
    ],
    [
      'helper',
      [createGuide('/c', '<Helper name="prots" />')],
      'docs/c.mdx:14 No helper is named "prots"; there are: ',
    ],
    [
      'yaml',
      [createGuide('/c', 'x')],
      'docs/c.mdx:11 the front matter is not valid YAML: unexpected end of the stream',
    ],
    [
      'matter',
      [createGuide('/c', 'x')],
      'docs/c.mdx:10 front matter "minuets": Unrecognized key: "minuets"',
    ],
    [
      'mdx',
      [createGuide('/c', 'A <b without end and {')],
      'docs/c.mdx:14 not valid MDX: Unexpected end of file',
    ],
  ] as const)('%s', (name, guides, line) => {
    const found = listFaults(name, ...guides);
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(line), found[0]).toBe(true);
  });

  it('has a recording for each kind', () => {
    expect(readdirSync(FOLDER)).toHaveLength(8);
  });
});

it('a tab in the front matter says what to write', () => {
  const { source, ...guide } = createGuide('/c', 'x');
  expect(
    listFaults('yaml', { ...guide, source: source.replace('\nwho: x', '\n\twho: x') }),
  ).toEqual([
    'docs/c.mdx:7 front matter begins with a tab, which YAML does not allow. Write spaces instead, two for each level',
  ]);
});

it('a link in a component, and a guide that the sidebar lists', () => {
  const broken = `[ERROR] Error: Unable to build website for locale en.
  [cause]: Error: Docusaurus found broken links!
  Exhaustive list of all broken links found:
  - Broken link on source page path = /:
     -> linking to /backpus`;
  const linking = createGuide('/', '<LinkGrid links={[{ to: "/backpus" }]} />');
  expect(extractErrors(broken, [linking, createGuide('/backups', '')], '')).toEqual([
    'docs/home.mdx:14 broken link "/backpus": no page has that route. Nearest: /backups, /',
  ]);
  const sidebar = `[cause]: Error: Invalid sidebar file at "sidebars.ts".
  These sidebar document ids do not exist:
  - panel/sfpt

  Available document ids are:
  - backups
  - panel/sftp`;
  expect(
    extractErrors(
      sidebar,
      [{ ...createGuide('/sftp', ''), id: 'panel/sftp' }],
      "'backups',\n'panel/sfpt',\n",
    ),
  ).toEqual(['sidebars.ts:2 no guide has the id "panel/sfpt". Nearest: panel/sftp']);
});

it('a page in another language, translated or not', () => {
  const failed = (route: string) => `Can't render static file for pathname "${route}"
    [cause]: Error: Expected component \`Hleper\` to be defined: you likely forgot to import it.`;
  const translation = {
    ...createGuide('/c', 'Un texte.\n\n<Hleper />'),
    file: 'i18n/fr/x/current/c.mdx',
  };
  const place = (route: string) =>
    extractErrors(
      failed(route),
      [createGuide('/c', '<Hleper />'), createGuide('/d', '<Hleper />'), translation],
      '',
    ).map((line) => line.split(' ')[0]);
  expect(place('/fr/c')).toEqual(['i18n/fr/x/current/c.mdx:16']);
  expect(place('/fr/d')).toEqual(['docs/d.mdx:14']);
  expect(place('/c')).toEqual(['docs/c.mdx:14']);
});

it('mistakes in the provider file, with and without a line', () => {
  const lines = [
    'provider.config.ts:20 site.accent is not a color of the form #rrggbb. Write e.g. #2fb57c.',
    'provider.config.ts vps.defaultUser is missing. Write it the way it fits into a sentence.',
  ];
  expect(extractErrors(lines.join('\n'), [], '')).toEqual(lines);
});

it('lists a few of many, and ends with errors that have no place', () => {
  const many = Array.from({ length: 9 }, (_, n) => `  ╰─▶   × docs/a.mdx:${n + 1} wrong`);
  expect(extractErrors(many.join('\n'), [], '')).toEqual([
    ...Array.from({ length: 6 }, (_, n) => `docs/a.mdx:${n + 1} wrong`),
    'and 3 more; npm run check:guides names them all.',
  ]);
  const other = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/site/build.js:78:15) {
  [cause]: Error: ENOSPC: no space left on device, write
      at x (/site/y.js:1:1)
}`;
  expect(extractErrors(other, [], '')).toEqual(['Error: ENOSPC: no space left on device, write']);
});
