/** The documents at the root match the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  license: string;
  scripts: Record<string, string>;
  overrides: Record<string, string>;
};

/** Commands `npm run …` that a text names. */
const listCommands = (text: string): string[] =>
  [...text.matchAll(/`npm (?:run )?(?!install|ci\b)([a-z][\w:-]*)/g)].map(([, name = '']) => name);

/** Paths in backticks that are not patterns: those with a folder or a known extension. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([\w@./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/.test(name))
    .filter((name) => name.includes('/') || /\.(?:config\.ts|mjs|md)$/.test(name))
    .filter(
      (name) => !name.startsWith('@') && !name.startsWith('.cache') && !/^\w+\/\w+$/.test(name),
    );
}

/** Files and folders of tests that commands `npx vitest run …` and `npx playwright test …` name. */
function listTests(text: string): string[] {
  const commands = text.matchAll(/npx (?:vitest run|playwright test) ([^`\n]+)/g);
  return [...commands]
    .flatMap(([, list = '']) => list.split(' '))
    .filter((name) => /^[\w-]+\//.test(name) && !name.includes('<'));
}

/** The section below a heading. */
function getSection(text: string, heading: string): string {
  const at = text.indexOf(`\n${heading}\n`);
  if (at < 0) throw new Error(`no heading "${heading}"`);
  const [{ length: level } = ''] = heading.split(' ');
  const ends = new RegExp(`\\n#{1,${level}} `);
  return text.slice(at + heading.length + 2).split(ends)[0] ?? '';
}

/** The documents at the root that say how to work on the site. */
const DOCUMENTS = ['CONTRIBUTING.md', 'DEVELOPING.md', 'TRANSLATING.md', 'WRITING.md', 'README.md'];

/** What is longer than this in a table belongs into a section of its own. */
const MAX_CELL = 120;
const measure = (cell: string): number => cell.trim().length;

describe('what the documents name', () => {
  it('is every command of package.json, and no other', () => {
    const listed = listCommands(getSection(read('DEVELOPING.md'), '## Every command'));
    expect([...new Set(listed)].sort()).toEqual(Object.keys(manifest.scripts).sort());
  });

  it('is fifteen changes or more, with files that are there', () => {
    const table = getSection(read('CONTRIBUTING.md'), '## To change X, touch Y');
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(15);
    expect(rows.filter((row) => Math.max(...row.split('|').map(measure)) > MAX_CELL)).toEqual([]);
    const named = table + getSection(read('CONTRIBUTING.md'), '## Step by step');
    expect(listPaths(named).filter((file) => !existsSync(file))).toEqual([]);
    expect(listCommands(named).filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
  });

  it('is tests that are there', () => {
    const tests = [...DOCUMENTS, 'pipeline/README.md'].flatMap((file) => listTests(read(file)));
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('a file or command that is not there would be found', () => {
    expect(listTests('`npx vitest run src/no-such config/navbar.test.ts`, `npm test`')).toEqual([
      'src/no-such',
      'config/navbar.test.ts',
    ]);
    expect(listPaths('see `config/no-such-file.ts` and `text`')).toEqual([
      'config/no-such-file.ts',
    ]);
    expect(listCommands('`npm run no:such -- x`, `npm test`')).toEqual(['no:such', 'test']);
  });
});

/** Anchors of the headings of a document, as GitHub makes them. */
const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to a document beside this one, or within it, that lead to no heading. */
const findBrokenLinks = (file: string, text = read(file)): string[] =>
  [...text.matchAll(/\]\(([A-Z]+\.md)?(?:#([\w-]+))?\)/g)]
    .filter(([, other = file, anchor]) => {
      if (!existsSync(other)) return true;
      return anchor !== undefined && !listAnchors(read(other)).includes(anchor);
    })
    .map(([link]) => link);

describe('links between the documents at the root', () => {
  it.each(DOCUMENTS)('lead somewhere in %s', (file) => {
    expect(findBrokenLinks(file)).toEqual([]);
  });

  it('that lead nowhere would be found', () => {
    const text = '[a](#get-started) [b](#no-such) [c](WRITING.md#no-such) [d](NO.md)';
    expect(findBrokenLinks('CONTRIBUTING.md', text)).toEqual([
      '](#no-such)',
      '](WRITING.md#no-such)',
      '](NO.md)',
    ]);
  });
});

/** The file of a test that requirements.md names in short. */
const getTestFile = (name: string): string =>
  name.replace(/^spec\//, 'tests/site/specification/').replace(/^site\//, 'tests/site/');

describe('requirements.md', () => {
  const lines = read('requirements.md')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ /.test(line));
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));

  it('numbers each promise once, in order', () => {
    const numbers = cells.map(
      ([, number = '']) => number.split('.').map(Number) as [number, number],
    );
    expect(numbers.length).toBeGreaterThan(50);
    numbers.slice(1).forEach(([part, line], index) => {
      const [before, last] = numbers[index] as [number, number];
      expect([part, line]).toEqual(part === before ? [before, last + 1] : [before + 1, 1]);
    });
  });

  it('names for each a test that is there', () => {
    const missing = cells
      .map(([, , , test = '']) => getTestFile(test))
      .filter((name) => !existsSync(name));
    expect(missing).toEqual([]);
  });
});

/** Lines of "Line by line": none may be lost, more may come. */
const MIN_LINES = 242;

describe('requirements.md, line by line', () => {
  const [, part = ''] = read('requirements.md').split('\n## 9. ');
  const rows = part
    .split('\n')
    .filter((line) => /^\| \d+ /.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

  it('has every line once, each with a state', () => {
    expect(rows.length).toBeGreaterThanOrEqual(MIN_LINES);
    expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, index) => index + 1));
    expect(rows.filter(([, , , state]) => state === '')).toEqual([]);
  });

  it('names for each a test by its title, which is in its file', () => {
    const missing = rows
      .map(([, number, , , file = '', title = '']) => ({
        number,
        file: getTestFile(file),
        title: title.replace(/^`+|`+$/g, '').replaceAll('\\|', '|'),
      }))
      .filter(
        ({ file, title }) =>
          title === '' ||
          !existsSync(file) ||
          !["'", '"', '`'].some((quote) => read(file).includes(quote + title + quote)),
      );
    expect(missing).toEqual([]);
  });
});

describe('the door', () => {
  it.each([
    'LICENSE',
    'NOTICE.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'DEVELOPING.md',
    'TRANSLATING.md',
    'WRITING.md',
    'CODE_OF_CONDUCT.md',
    '.nvmrc',
    '.editorconfig',
    '.github/pull_request_template.md',
    '.github/workflows/ci.yml',
    '.github/workflows/facts.yml',
    '.github/workflows/links.yml',
    '.github/workflows/publish.yml',
    '.devcontainer/devcontainer.json',
  ])('has %s', (file) => expect(read(file).trim()).not.toBe(''));

  it('says the license in package.json too', () => {
    expect(read('LICENSE')).toContain(`${manifest.license} License`);
  });

  it('Renovate leaves what is pinned on purpose', () => {
    const rules = (
      JSON.parse(read('.github/renovate.json')) as {
        packageRules: {
          matchPackageNames?: string[];
          enabled?: boolean;
          allowedVersions?: string;
        }[];
      }
    ).packageRules.filter(({ enabled, allowedVersions }) => enabled === false || allowedVersions);
    const held = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(held).toEqual(
      expect.arrayContaining([...Object.keys(manifest.overrides), 'react', 'react-dom']),
    );
  });

  it('the container gets every folder that a build reads', () => {
    const allowed = read('.dockerignore').match(/(?<=^!).+/gm) ?? [];
    expect(allowed.filter((name) => !existsSync(name))).toEqual([]);
    expect(allowed).toEqual(
      expect.arrayContaining(['pipeline', 'products', 'facts', 'src', 'docs', 'config', 'static']),
    );
  });
});
