/**
 * Summarizes a failed build in a few lines that start with the place. Docusaurus prints nested
 * errors with their stacks, and for broken links and pages that failed to render it names the route
 * instead of the file.
 */
import {
  listGuides,
  parseRawFrontMatter,
  parseSlug,
  type GuideSource,
} from '../../pipeline/guides';
import type { Language } from '../../config/languages';
import { parseMdx } from '../../pipeline/guides/mdx';
import { findNearest } from '../../src/lib/edit-distance';

/** Maximum number of errors to list; the rest are counted. */
const MAX_ERRORS = 6;
const MAX_LINES = 8;

/** Stack frames and the fields of printed errors: `at parse (a.js:1)`, `reason: …`, `buffer: '…'`. */
const STACK_LINE =
  /^(?:at |\.\.\. \d+ lines matching|[{}\][]+,?$|reason: |mark: |name: |buffer: |'|\\x00|position: |line: |column: |\^$)/;
/** How messages begin that say only that the build failed. */
const GENERAL_MESSAGES = [
  'Unable to build website',
  'Failed to compile due to',
  "Can't process doc metadata",
  'Error while parsing Markdown front matter',
  'This can happen if you use special',
  'Loading of version failed',
  'Docusaurus static site generation failed',
  "Can't render static file",
  'AggregateError',
  'Please check the pages of your site',
  "Note: it's possible to ignore",
  'Exhaustive list of all broken',
  'Docusaurus found broken',
  '- "/',
];

function isGeneral(line: string): boolean {
  const message = line.replace(/^Error: /, '');
  return GENERAL_MESSAGES.some((start) => message.startsWith(start));
}

/** ANSI color sequences, such as `ESC[31m`. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
/** What draws the tree of errors in front of a message: `│ ╰─▶ × `. */
const TREE_DRAWING = /^(?:\s|╰─▶|├─▶|│|×|\[ERROR\]|\[cause\]:|\[errors\]: \[)*/;

/** `docs/panel/sftp.mdx:12 unknown fact …`: a file, usually with a line, and the error there. */
const ERROR_WITH_PLACE =
  /^(?:\w*Error: )?((?:[\w@.-]+\/)*[\w@.-]+\.(?:mdx?|ya?ml|[cm]?tsx?|json)(?::\d+)?\s.+)$/;

/** The first line of a text that contains one of some words; line 1 if none does. */
function findLineWith(source: string, quotes: readonly string[]): number {
  const lines = source.split('\n');
  for (const word of quotes) {
    const found = lines.findIndex((line) => line.includes(word));
    if (found >= 0) return found + 1;
  }
  return 1;
}

/** Words in quotes or backticks. */
function listQuotedTexts(text: string): string[] {
  return [...text.matchAll(/[`"']([^`"']+)[`"']/g)].map(([, word = '']) => word);
}

function findPlaceOnPage(
  guides: readonly GuideSource[],
  route: string,
  quotes: readonly string[],
): string {
  // Routes in other languages start with the language code; their guides may be untranslated.
  const [, code = '', rest = route] = /^\/([a-z]{2,3}(?:-[A-Z]{2})?)(\/.*)$/.exec(route) ?? [];
  const guide =
    guides.find(
      ({ file, source }) => file.includes(`i18n/${code}/`) && parseSlug(source) === rest,
    ) ?? guides.find(({ source }) => [route, rest].includes(parseSlug(source) ?? ''));
  return guide === undefined
    ? `the page ${route}`
    : `${guide.file}:${findLineWith(guide.source, quotes)}`;
}

/** Docusaurus's list of broken links and anchors. */
function findLinkErrors(lines: readonly string[], guides: readonly GuideSource[]): string[] {
  const routes = guides.flatMap(({ source }) => parseSlug(source) ?? []);
  const errors: string[] = [];
  // The list has a heading for each page; the lines below it name the targets.
  let page = '';
  let kind = '';
  for (const line of lines) {
    const heading = /^- Broken (link|anchor) on source page path = (\S+):$/.exec(line);
    if (heading !== null) [, kind = '', page = ''] = heading;
    const target = /^-> linking to (\S+)/.exec(line)?.[1];
    if (target === undefined) continue;
    const path = target.split('#')[0] ?? '';
    const anchorOnly = target.startsWith(`${page}#`) ? [target.slice(page.length)] : [];
    const place = findPlaceOnPage(guides, page, [`(${target})`, target, ...anchorOnly]);
    const hint = kind === 'link' ? ` Nearest: ${findNearest(path, routes, 3).join(', ')}` : '';
    const what = kind === 'link' ? 'no page has that route.' : 'that page has no such heading.';
    errors.push(`${place} broken ${kind} "${target}": ${what}${hint}`);
  }
  return errors;
}

/** Pages that React failed to render. */
function findRenderErrors(lines: readonly string[], guides: readonly GuideSource[]): string[] {
  return lines.flatMap((line, index) => {
    const route = /Can't render static file for pathname "([^"]+)"/.exec(line)?.[1];
    if (route === undefined) return [];
    const cause = lines.slice(index + 1).find((other) => /^(?:\w*Error): /.test(other));
    const message = cause?.replace(/^\w*Error: /, '') ?? 'cannot be rendered';
    const element = /^Expected component `([^`]+)` to be defined/.exec(message)?.[1];
    return element === undefined
      ? [`${findPlaceOnPage(guides, route, listQuotedTexts(message))} ${message}`]
      : [
          `${findPlaceOnPage(guides, route, [`<${element}`])} unknown element <${element}>: nothing of that name is in src/theme/MDXComponents, and the guide imports none.`,
        ];
  });
}

/** What is wrong with the front matter of a guide as YAML, with its place. */
function getFrontMatterMistake({ source, file }: GuideSource): string | undefined {
  try {
    parseRawFrontMatter(source, file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Invalid YAML in front matter; its first line is the guide's. */
function findYamlErrors(lines: readonly string[], guides: readonly GuideSource[]): string[] {
  const path = lines
    .map((line) => /Can't process doc metadata for doc at path path=(\S+)/.exec(line)?.[1])
    .find((found) => found !== undefined);
  const error = lines
    .map((line) => /^YAMLException: (.+) at line (\d+), column \d+:?$/.exec(line))
    .find((found) => found !== null);
  if (path === undefined || error === undefined) return [];
  const guide = guides.find(({ file }) => path.endsWith(file));
  // Docusaurus's parser does not say that a tab is the mistake.
  const own = guide === undefined ? undefined : getFrontMatterMistake(guide);
  if (own !== undefined) return [own];
  return [
    `${guide?.file ?? path}:${error[2] ?? 1} the front matter is not valid YAML: ${error[1] ?? ''}`,
  ];
}

/** Invalid MDX; the compiler names only the line. */
function findMdxErrors(lines: readonly string[], guides: readonly GuideSource[]): string[] {
  if (!lines.some((line) => /^:\d+ /.test(line))) return [];
  return guides.flatMap(({ file, source }) => {
    try {
      parseMdx(source);
      return [];
    } catch (error) {
      const { line = 1, reason = String(error) } = error as { line?: number; reason?: string };
      return [`${file}:${line} not valid MDX: ${reason}`];
    }
  });
}

/** Guides in the sidebar that do not exist. */
function findSidebarErrors(
  lines: readonly string[],
  guides: readonly GuideSource[],
  sidebarSource: string,
): string[] {
  const start = lines.findIndex((line) => line.includes('sidebar document ids do not exist'));
  if (start < 0) return [];
  const ids = guides.map(({ id }) => id);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('- '));
  return lines.slice(start + 1, end < 0 ? undefined : end).map((line) => {
    const id = line.slice(2).trim();
    return `sidebars.ts:${findLineWith(sidebarSource, [`'${id}'`])} no guide has the id "${id}". Nearest: ${findNearest(id, ids, 3).join(', ')}`;
  });
}

/**
 * Extracts the errors from the output of a failed build.
 * @param output the whole output
 * @param guides the guides of the build, to map routes to files; translations after the originals
 * @param sidebarSource the text of sidebars.ts
 * @returns a line for each error, and one with the number of those not listed
 */
export function extractErrors(
  output: string,
  guides: readonly GuideSource[],
  sidebarSource: string,
): string[] {
  const lines = output
    .replace(COLORS, '')
    .split('\n')
    .map((line) => line.replace(TREE_DRAWING, '').replace(/ \{$/, '').trim())
    .filter((line) => line !== '' && !STACK_LINE.test(line));
  const named = [
    ...lines.flatMap((line) => ERROR_WITH_PLACE.exec(line)?.[1] ?? []),
    ...findLinkErrors(lines, guides),
    ...findRenderErrors(lines, guides),
    ...findYamlErrors(lines, guides),
    ...findMdxErrors(lines, guides),
    ...findSidebarErrors(lines, guides, sidebarSource),
  ];
  const errors = [...new Set(named)];
  if (errors.length === 0) {
    const others = lines.filter((line) => !isGeneral(line) && !line.startsWith('[WARNING]'));
    return [...new Set(others)].slice(-MAX_LINES);
  }
  const omitted = errors.length - MAX_ERRORS;
  return omitted > 0
    ? [...errors.slice(0, MAX_ERRORS), `and ${omitted} more; npm run check:guides names them all.`]
    : errors;
}

/** The same with the guides and the sidebar of this repository. */
export function describeFailure(
  output: string,
  docsDir: string,
  { sidebar, languages }: { readonly sidebar: string; readonly languages: readonly Language[] },
): string[] {
  const translations = languages.flatMap(({ guides }) =>
    listGuides(docsDir, guides).filter(({ isTranslated }) => isTranslated === true),
  );
  return extractErrors(output, [...listGuides(docsDir), ...translations], sidebar);
}
