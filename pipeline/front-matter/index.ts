/** Front matter on its way into Docusaurus: facts are written into it, and it is checked. */
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { resolveInText, type FactTables } from '../../src/facts/resolve';
import {
  frontMatterText,
  isBelow,
  lineOfKey,
  listGuides,
  rawFrontMatter,
  slugOf,
  type GuideSource,
} from '../guides';
import { checkFrontMatter, type GuideFrontMatter } from './schema';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/** Guides, as ids below `docsDir`, without a link to the next or the previous one. */
export interface Pagination {
  readonly docsDir: string;
  /** Folder in which guides of the same path are translated. */
  readonly translations?: string | undefined;
  readonly noNext: ReadonlySet<string>;
  readonly noPrevious: ReadonlySet<string>;
}

const NO_ENDS: Pagination = { docsDir: '.', noNext: new Set(), noPrevious: new Set() };

/** Docusaurus's id of a guide: its path below the docs folder without the ending. */
function guideId(docsDir: string, file: string): string {
  return path
    .relative(docsDir, file)
    .replace(/\.mdx?$/, '')
    .replaceAll('\\', '/');
}

/** The one of the two folders that a file is in. */
function folderOf(file: string, docsDir: string, translations?: string): string {
  return translations !== undefined && isBelow(translations, file) ? translations : docsDir;
}

/**
 * Docusaurus's front matter hook: writes facts into the values, checks them against the
 * schema, refuses a route that two files claim, and ends the pagination where it is told to.
 * Throws an error that names file and line.
 */
export function frontMatterParser(
  tables: FactTables,
  { docsDir, translations, noNext, noPrevious }: Pagination = NO_ENDS,
): ParseFrontMatter {
  const fileBySlug = new Map<string, string>();
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const where = (key: string) =>
      `${path.relative(process.cwd(), filePath)}:${lineOfKey(fileContent, key)}`;
    const resolved = mapStrings(parsed.frontMatter, (text, key) =>
      resolveInText(text, tables, (reason) => {
        throw new Error(`${where(key)} ${reason}`);
      }),
    );
    const checked = checkFrontMatter(resolved);
    if (!checked.ok) {
      throw new Error(
        checked.problems
          .map(({ key, message }) => `${where(key)} front matter "${key}": ${message}`)
          .join('\n'),
      );
    }
    const { slug } = checked.values;
    const other = fileBySlug.get(slug);
    if (other !== undefined && other !== filePath) {
      throw new Error(
        `${where('slug')} duplicated slug "${slug}": ${path.relative(process.cwd(), other)} has it too`,
      );
    }
    fileBySlug.set(slug, filePath);
    const id = guideId(folderOf(filePath, docsDir, translations), filePath);
    return {
      ...parsed,
      frontMatter: {
        ...checked.values,
        ...(noNext.has(id) && { pagination_next: null }),
        ...(noPrevious.has(id) && { pagination_prev: null }),
      },
    };
  };
}

/**
 * Tells whether a page has a route: one of a guide in the folder, or one of `others`. The files are
 * read once, and again when a route is missing, as somebody may have written it since.
 * @param absent routes of guides in the folder that have no page
 */
export function routeFinder(
  docsDir: string,
  others: readonly string[],
  absent: ReadonlySet<string> = new Set(),
): (route: string) => boolean {
  let known = new Set(others);
  return (route) => {
    if (absent.has(route)) return false;
    if (!known.has(route)) {
      const slugs = listGuides(docsDir).map(({ source }) => slugOf(source) ?? '');
      known = new Set([...slugs, ...others]);
    }
    return known.has(route);
  };
}

function mapStrings(
  values: Readonly<Record<string, unknown>>,
  change: (text: string, key: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? change(value, key)
        : Array.isArray(value)
          ? value.map((item: unknown) => (typeof item === 'string' ? change(item, key) : item))
          : value,
    ]),
  );
}

/** The day on which each guide was last checked, by route. */
export function checkedDays(docsDir: string, translations?: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const { source } of listGuides(docsDir, translations)) {
    const slug = slugOf(source);
    const checked = /^checked:\s*['"]?(\d{4}-\d{2}-\d{2})/m.exec(frontMatterText(source))?.[1];
    if (slug !== undefined && checked !== undefined) days.set(slug, checked);
  }
  return days;
}

/** A guide's front matter with defaults, and its id: the path below the docs folder, no ending. */
export interface GuideEntry {
  readonly id: string;
  readonly matter: GuideFrontMatter;
}

/**
 * The front matter of guides by route, with facts written in. Wrong front matter has stopped the
 * generator before; here it throws without a line number.
 */
export function readGuides(
  guides: readonly GuideSource[],
  tables: FactTables,
): Map<string, GuideEntry> {
  const entries = new Map<string, GuideEntry>();
  for (const { id, file, source } of guides) {
    const values = mapStrings(rawFrontMatter(source), (text) =>
      resolveInText(text, tables, () => undefined),
    );
    const checked = checkFrontMatter(values);
    if (!checked.ok) throw new Error(`${file}: ${JSON.stringify(checked.problems)}`);
    entries.set(checked.values.slug, { id, matter: checked.values });
  }
  return entries;
}
