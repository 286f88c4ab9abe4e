import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { resolveInText, type FactTables } from '../../src/facts/resolve';
import { checkFrontMatter } from './schema';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * The generator's front matter hook: writes facts into the values, checks them against the
 * schema, and refuses a route that two files claim. Throws an error that names file and line.
 */
export function frontMatterParser(tables: FactTables): ParseFrontMatter {
  const fileBySlug = new Map<string, string>();
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const where = (key: string) =>
      `${path.relative(process.cwd(), filePath)}:${lineOf(fileContent, key)}`;
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
    return { ...parsed, frontMatter: checked.values as unknown as Record<string, unknown> };
  };
}

/** The 1-based line on which a front matter key stands; 1 where it is missing. */
export function lineOf(source: string, key: string): number {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${key.split('.')[0]}:`));
  return line < 0 ? 1 : line + 1;
}

/** The routes of all guides in a folder, read from their front matter. */
export function routesOf(docsDir: string): Set<string> {
  const slugs = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !path.basename(name).startsWith('_'))
    .map(
      (name) =>
        /^slug:\s*['"]?([^'"\s]+)/m.exec(readFileSync(path.join(docsDir, name), 'utf8'))?.[1],
    );
  return new Set(slugs.filter((slug) => slug !== undefined));
}

function mapStrings(
  values: Record<string, unknown>,
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
export function checkedDays(docsDir: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const name of readdirSync(docsDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(name)) continue;
    const source = readFileSync(path.join(docsDir, name), 'utf8');
    const slug = /^slug:\s*['"]?([^'"\s]+)/m.exec(source)?.[1];
    const checked = /^checked:\s*['"]?(\d{4}-\d{2}-\d{2})/m.exec(source)?.[1];
    if (slug !== undefined && checked !== undefined) days.set(slug, checked);
  }
  return days;
}
