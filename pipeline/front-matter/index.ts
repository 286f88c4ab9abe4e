/**
 * Docusaurus's `parseFrontMatter` hook: prepares the front matter of each guide before Docusaurus
 * reads it.
 *
 * In:  `title: Files on [[provider.name]]`
 * Out: `title: Files on Acme`, the schema's defaults (`status: current` …), and
 *      `pagination_next: null` where the next guide would be an unrelated one
 *
 * An unknown fact, a value that the schema rejects and a route that another guide has stop the
 * build with file and line.
 */
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import type { FactTables } from '../../src/quotes/resolve';
import { isBelow, findKeyLine } from '../guides';
import { resolveFactsInValues } from './resolve-facts';
import { checkFrontMatter, type GuideFrontMatter } from './schema';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/** Where guides are, and the ids of those without a link to the next or the previous guide. */
export interface FrontMatterOptions {
  readonly docsDir: string;
  /** Folder of the translated guides, at the same paths. */
  readonly translations?: string | undefined;
  readonly noNext: ReadonlySet<string>;
  readonly noPrevious: ReadonlySet<string>;
}

const DEFAULTS: FrontMatterOptions = { docsDir: '.', noNext: new Set(), noPrevious: new Set() };

/** Creates the hook. The hook throws errors that start with `file:line`. */
export function createFrontMatterParser(
  tables: FactTables,
  options: FrontMatterOptions = DEFAULTS,
): ParseFrontMatter {
  const claimSlug = createSlugRegister();
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const locate = (key: string) => `${getRelativePath(filePath)}:${findKeyLine(fileContent, key)}`;
    const resolved = resolveFactsInValues(parsed.frontMatter, tables, (reason, key) => {
      throw new Error(`${locate(key)} ${reason}`);
    });
    const frontMatter = assertFrontMatter(resolved, locate);
    claimSlug(frontMatter.slug, filePath, locate);
    const id = getGuideId(filePath, options);
    return {
      ...parsed,
      frontMatter: {
        ...frontMatter,
        ...(options.noNext.has(id) && { pagination_next: null }),
        ...(options.noPrevious.has(id) && { pagination_prev: null }),
      },
    };
  };
}

/** Returns `file:line` of a front matter key. */
type Locate = (key: string) => string;

const getRelativePath = (file: string) => path.relative(process.cwd(), file);

/** The values with the schema's defaults. Throws one error that lists every problem. */
function assertFrontMatter(values: unknown, locate: Locate): GuideFrontMatter {
  const checked = checkFrontMatter(values);
  if (checked.ok) return checked.values;
  const problems = checked.problems.map(
    ({ key, message }) => `${locate(key)} front matter "${key}": ${message}`,
  );
  throw new Error(problems.join('\n'));
}

/** Returns a function that records which file has a route, and throws if another one has it. */
function createSlugRegister() {
  const fileBySlug = new Map<string, string>();
  return (slug: string, file: string, locate: Locate): void => {
    const other = fileBySlug.get(slug);
    if (other !== undefined && other !== file) {
      throw new Error(
        `${locate('slug')} duplicated slug "${slug}": ${getRelativePath(other)} has it too`,
      );
    }
    fileBySlug.set(slug, file);
  };
}

/** Docusaurus's id of a guide: its path below the docs folder without the extension. */
function getGuideId(file: string, { docsDir, translations }: FrontMatterOptions): string {
  const isTranslation = translations !== undefined && isBelow(translations, file);
  return path
    .relative(isTranslation ? translations : docsDir, file)
    .replace(/\.mdx?$/, '')
    .replaceAll('\\', '/');
}
