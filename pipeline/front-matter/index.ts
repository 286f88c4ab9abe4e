/** Writes facts into the front matter of guides and validates it before Docusaurus reads it. */
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

/** Ids below `docsDir` of the guides without a link to the next or the previous one. */
export interface Pagination {
  readonly docsDir: string;
  /** Folder of the translated guides, at the same paths. */
  readonly translations?: string | undefined;
  readonly noNext: ReadonlySet<string>;
  readonly noPrevious: ReadonlySet<string>;
}

const EVERY_LINK: Pagination = { docsDir: '.', noNext: new Set(), noPrevious: new Set() };

/** Docusaurus's id of a guide: its path below the docs folder without the extension. */
function guideId(docsDir: string, file: string): string {
  return path
    .relative(docsDir, file)
    .replace(/\.mdx?$/, '')
    .replaceAll('\\', '/');
}

/** The folder that a file's id is relative to. */
function folderOf(file: string, docsDir: string, translations?: string): string {
  return translations !== undefined && isBelow(translations, file) ? translations : docsDir;
}

/**
 * Docusaurus's `parseFrontMatter` hook. Writes facts into the values, checks them against the schema,
 * rejects a route that two files claim, and removes links to the next and previous guide where
 * `Pagination` says so. Throws an error that names file and line.
 */
export function frontMatterParser(
  tables: FactTables,
  { docsDir, translations, noNext, noPrevious }: Pagination = EVERY_LINK,
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
 * Returns a function that says whether a page has this route: a guide in the folder, or one of
 * `others`. The files are read once, and again for an unknown route, because the guide may have been
 * written since (`npm run dev`).
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

/** Front matter with its strings replaced, including those in lists. */
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

/** The date of each guide's last check, by route. */
export function checkedDays(docsDir: string, translations?: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const { source } of listGuides(docsDir, translations)) {
    const slug = slugOf(source);
    const checked = /^checked:\s*['"]?(\d{4}-\d{2}-\d{2})/m.exec(frontMatterText(source))?.[1];
    if (slug !== undefined && checked !== undefined) days.set(slug, checked);
  }
  return days;
}

/** A guide's id (its path in the docs folder, without the extension), and its front matter with defaults. */
export interface GuideEntry {
  readonly id: string;
  readonly matter: GuideFrontMatter;
}

/**
 * The front matter of guides by route, with facts written in. Docusaurus has already stopped at
 * invalid front matter by then, with its line; the error thrown here has none.
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
