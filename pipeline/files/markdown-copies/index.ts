/**
 * Writes every guide as plain Markdown beside its page, for people and programs that read text.
 *
 * In:  `docs/panel/sftp.mdx` with quotes, call-outs, tabs and places of code
 * Out: `sftp.md` with facts resolved, `llms.txt` (a list of all guides) and `llms-full.txt` (all
 *      guides in one file)
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Node, Parent } from 'unist';
import { VFile } from 'vfile';
import { parse as parseYaml } from 'yaml';
import { resolveInText, type FactTables } from '../../../src/facts/resolve';
import { parseFenceMeta, PLACES } from '../../remark/code-place';
import { markdownAddress } from '../../../src/lib/markdownAddress';
import { remarkFacts } from '../../remark/facts';
import { figureFile, figureName } from '../../remark/figure';
import type { GuidePage } from '../../pages/built-guides';
import { componentNodes, type JsxElement } from './component-nodes';

/** A guide as Markdown. */
export interface MarkdownGuide {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const TITLES: Readonly<Record<string, string>> = {
  safety: 'Before you change anything',
  ticket: 'When to open a ticket',
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);
const writer = unified().use(remarkStringify, { bullet: '-', rule: '-' }).use(remarkGfm);

/** One guide; throws where a fact is unknown, as the build does. `siteUrl` has no slash at the end. */
export function toMarkdown(source: string, tables: FactTables, siteUrl: string): MarkdownGuide {
  const file = new VFile({ value: source });
  const tree = reader.parse(file);
  remarkFacts({ tables })(tree, file);
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const matter = parseYaml((yaml as { value?: string } | undefined)?.value ?? '') as Record<
    string,
    string
  >;
  const value = (key: string) => resolveInText(matter[key] ?? '', tables, () => undefined);
  const body: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => plain(node, siteUrl)) as RootContent[],
  };
  const route = value('slug');
  const header = `# ${value('title')}\n\n${value('description')}\n\nSource: ${siteUrl}${route}\n\n`;
  return {
    route,
    title: value('title'),
    description: value('description'),
    markdown: header + writer.stringify(body),
  };
}

/** Rewrites what plain Markdown does not have; imports and tools disappear. */
function plain(node: Node, siteUrl: string): Node[] {
  const children = () =>
    'children' in node ? (node as Parent).children.flatMap((child) => plain(child, siteUrl)) : [];
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        ...tabLabel(node),
        ...componentNodes(node as JsxElement).flatMap((said) => plain(said, siteUrl)),
        ...children(),
      ];
    case 'containerDirective': {
      const { name } = node as unknown as { name: string };
      return [
        { type: 'blockquote', children: [bold(TITLES[name] ?? name), ...children()] } as Node,
      ];
    }
    case 'leafDirective':
    case 'textDirective':
      return [
        { type: 'text', value: `:${(node as unknown as { name: string }).name}` } as Node,
        ...children(),
      ];
    case 'emphasis':
      return node.data !== undefined && 'hName' in node.data
        ? children()
        : [{ ...node, children: children() } as Node];
    case 'code':
      return codeWithPlace(node as Code);
    case 'image': {
      const image = node as Image;
      const name = figureName(image);
      if (name === undefined) return [node];
      // Paper and most editors are light.
      const url = `${siteUrl}/img/figures/${figureFile(name, 'light')}`;
      return [{ ...image, url } as Node];
    }
    case 'link': {
      const link = node as unknown as { url: string };
      const url = link.url.startsWith('/') ? siteUrl + link.url : link.url;
      return [{ ...node, url, children: children() } as Node];
    }
    default:
      return ['children' in node ? ({ ...node, children: children() } as Node) : node];
  }
}

function bold(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: text }] }],
  };
}

function tabLabel(node: Node): Node[] {
  const { name, attributes } = node as unknown as {
    name?: string;
    attributes?: { name?: string; value?: unknown }[];
  };
  const label = attributes?.find((attribute) => attribute.name === 'label')?.value;
  return name === 'TabItem' && typeof label === 'string' ? [bold(label)] : [];
}

function codeWithPlace(node: Code): Node[] {
  const { place, title, output } = parseFenceMeta(node.meta);
  const label = output
    ? 'You then see:'
    : place !== undefined
      ? `${PLACES[place] ?? place}:`
      : title;
  const code: Code = { type: 'code', lang: node.lang ?? null, value: node.value };
  const text: PhrasingContent[] = [{ type: 'text', value: label ?? '' }];
  return label === undefined ? [code] : [{ type: 'paragraph', children: text } as Paragraph, code];
}

/** What the list of guides says about the site; `url` has no slash at the end. */
export interface SiteWords {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
}

/** Heading for what a short list may leave out: https://llmstxt.org/ */
const OPTIONAL = 'Optional';

/**
 * The list of guides in the form of https://llmstxt.org/: a title, a summary, and links by section
 * of the sidebar. Guides that the sidebar does not list come last.
 */
export function llmsTxt(
  guides: readonly MarkdownGuide[],
  pages: readonly Pick<GuidePage, 'route' | 'trail'>[],
  { title, tagline, url }: SiteWords,
): string {
  const sectionOf = new Map(pages.map(({ route, trail }) => [route, trail[0]]));
  const sections = new Map<string, string[]>([['Start', []]]);
  const optional: string[] = [];
  for (const guide of guides) {
    const line = `- [${guide.title}](${url}${markdownAddress(guide.route)}): ${guide.description}`;
    const section = guide.route === '/' ? 'Start' : sectionOf.get(guide.route);
    if (section === undefined) optional.push(line);
    else sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return [
    `# ${title}`,
    `> ${tagline}`,
    `All guides in one file: ${url}/llms-full.txt`,
    ...[...sections, [OPTIONAL, optional] as const]
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** Writes all copies of the guides in `docsDir` below `outDir`. */
export function writeMarkdownCopies(
  outDir: string,
  docsDir: string,
  tables: FactTables,
  site: SiteWords,
  pages: readonly Pick<GuidePage, 'route' | 'trail'>[],
): void {
  const guides = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => toMarkdown(readFileSync(path.join(docsDir, name), 'utf8'), tables, site.url))
    .filter(({ route }) => route !== '');
  for (const { route, markdown } of guides) {
    const file = path.join(outDir, markdownAddress(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown);
  }
  writeFileSync(path.join(outDir, 'llms.txt'), llmsTxt(guides, pages, site));
  writeFileSync(
    path.join(outDir, 'llms-full.txt'),
    guides.map(({ markdown }) => markdown).join('\n\n---\n\n'),
  );
}
