/**
 * Writes every guide as plain Markdown beside its page, for people and programs that read text.
 *
 * In:  `docs/panel/sftp.mdx` with quotes, call-outs, tabs and places of code
 * Out: `sftp.md` with facts resolved, `llms.txt` (a list of all guides) and `llms-full.txt` (all
 *      guides in one file)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Image, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Node, Parent } from 'unist';
import { VFile } from 'vfile';
import type { Features } from '../../../src/provider/features';
import type { Provider } from '../../../src/provider/schema';
import type { FactTables } from '../../../src/quotes/resolve';
import { resolveFactsInValues } from '../../front-matter/resolve-facts';
import { parseRawFrontMatter, type GuideSource } from '../../guides';
import { parseMdx } from '../../guides/mdx';
import { hashProject, hashParts, getOrMake } from '../../lib/build-cache';
import { isCodePlace } from '../../code-places';
import { parseFenceMeta } from '../../remark/code-place';
import { texts as english, type Texts } from '../../texts';
import { getMarkdownUrl } from '../../../src/lib/markdown-url';
import { remarkQuotedFacts } from '../../remark/quoted-facts';
import { remarkFeatures } from '../../remark/features';
import { remarkProductCards } from '../../remark/product-cards';
import { getFigurePath, findFigureName } from '../../remark/figure';
import type { GuidePage } from '../../lib/guide-page';
import type { JsxElement } from '../../guides/tree';
import { createBoldLine, toMarkdownNodes } from './component-nodes';
import { renderLlmsTxt, type ListedGuide, type SiteInfo } from './llms-txt';

/** A guide as Markdown. */
export interface MarkdownGuide extends ListedGuide {
  readonly markdown: string;
}

const writer = unified().use(remarkStringify, { bullet: '-', rule: '-' }).use(remarkGfm);

/** What a copy depends on in addition to the guide. */
export interface CopyOptions {
  readonly tables: FactTables;
  readonly site: SiteInfo;
  readonly features: Features;
  /** Routes of absent guides, and `/route#anchor` of absent sections. */
  readonly absentTargets: ReadonlySet<string>;
  /** Words of the language; English by default. */
  readonly texts?: Texts;
}

/**
 * The options of one language. `docusaurus.config.ts` makes the copies and `scripts/finish-build.ts`
 * finds them: both call this, because the options are part of the key in the cache.
 */
export function createCopyOptions(
  { site, features }: Pick<Provider, 'site' | 'features'>,
  { tables, absentTargets, texts }: Pick<CopyOptions, 'tables' | 'absentTargets' | 'texts'>,
): CopyOptions {
  const { title, tagline, url } = site;
  return {
    tables,
    site: { title, tagline, url },
    features,
    absentTargets,
    ...(texts !== undefined && { texts }),
  };
}

/**
 * Converts one guide; throws if a fact is unknown, as the build does.
 * @param tree of the guide, if it is parsed already; is changed
 */
export function renderGuide(
  source: string,
  { tables, site, features, absentTargets, texts = english }: CopyOptions,
  tree: Root = parseMdx(source),
): MarkdownGuide {
  const siteUrl = site.url;
  const matter = resolveFactsInValues(parseRawFrontMatter(source), tables);
  const file = new VFile({ value: source, data: { frontMatter: matter } });
  remarkProductCards({ features, textsFor: () => texts })(tree, file);
  remarkFeatures({ features, absentTargets })(tree, file);
  remarkQuotedFacts({ tables })(tree, file);
  const getText = (key: string) => {
    const text = matter[key];
    return typeof text === 'string' ? text : '';
  };
  const body: Root = {
    type: 'root',
    children: tree.children.flatMap((node) =>
      toPlainNodes(node, { siteUrl, texts }),
    ) as RootContent[],
  };
  const route = getText('slug');
  const header = `# ${getText('title')}\n\n${getText('description')}\n\n${texts.copies.source}: ${siteUrl}${route}\n\n`;
  return {
    route,
    title: getText('title'),
    description: getText('description'),
    markdown: header + writer.stringify(body),
  };
}

/** What the address of a link and the words around a node depend on. */
interface CopyContext {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly texts: Texts;
}

/** Rewrites what plain Markdown lacks; imports and tools are removed. */
function toPlainNodes(node: Node, context: CopyContext): Node[] {
  const { siteUrl, texts } = context;
  const children = toPlainChildren(node, context);
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'term':
      return toTermNodes(node as Parent, children, texts.copies.terms);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...toComponentNodes(node as JsxElement, context), ...children];
    case 'containerDirective':
      return [toCalloutQuote(node as ContainerDirective, children, texts)];
    case 'leafDirective':
    case 'textDirective':
      return [toDirectiveText(node as LeafDirective | TextDirective), ...children];
    case 'emphasis':
      return isStyledByPlugin(node) ? children : [{ ...node, children } as Node];
    case 'strong':
      return [{ ...node, children: children.flatMap(removeStrong) } as Node];
    case 'code':
      return toLabeledCode(node as Code, texts);
    case 'image':
      return [toFigureImage(node as Image, siteUrl)];
    case 'link':
      return [{ ...node, url: toAbsoluteUrl(node as Link, siteUrl), children } as Node];
    default:
      return ['children' in node ? ({ ...node, children } as Node) : node];
  }
}

function toPlainChildren(node: Node, context: CopyContext): Node[] {
  const { children = [] } = node as Partial<Parent>;
  return children.flatMap((child) => toPlainNodes(child, context));
}

/** What a component shows, as Markdown, which may contain components itself. */
function toComponentNodes(element: JsxElement, context: CopyContext): Node[] {
  return toMarkdownNodes(element, context.texts).flatMap((node) => toPlainNodes(node, context));
}

/** `:30` in "at 04:30" is no directive but text. */
function toDirectiveText({ name }: LeafDirective | TextDirective): Node {
  return { type: 'text', value: `:${name}` } as Node;
}

/** Whether a transform made the emphasis for its look, such as the words of a panel. */
const isStyledByPlugin = ({ data }: Node): boolean => data !== undefined && 'hName' in data;

/** Bold text inside bold text: Markdown cannot write it. */
const removeStrong = (node: Node): Node[] =>
  node.type === 'strong' ? (node as Parent).children : [node];

const toAbsoluteUrl = ({ url }: Link, siteUrl: string): string =>
  url.startsWith('/') ? siteUrl + url : url;

/** A callout becomes a quote below its title. */
function toCalloutQuote({ name }: ContainerDirective, children: Node[], { copies }: Texts): Node {
  return {
    type: 'blockquote',
    children: [createBoldLine(copies.callOuts[name] ?? name), ...children],
  } as Node;
}

/** A figure becomes its picture: the light one, like paper and most editors. */
function toFigureImage(image: Image, siteUrl: string): Node {
  const name = findFigureName(image);
  if (name === undefined) return image;
  return { ...image, url: `${siteUrl}/img/figures/${getFigurePath(name, 'light')}` } as Node;
}

/** A glossary button becomes its word; the notes become a list at the end. */
function toTermNodes(node: Parent, children: Node[], title: string): Node[] {
  const { hName, hProperties } = node.data as { hName: string; hProperties?: { id?: string } };
  if (hName === 'strong') return [{ type: 'strong', children } as Node];
  if (hName === 'p') return [{ type: 'paragraph', children } as Node];
  if (hName === 'button') return children;
  if (hProperties?.id !== undefined) {
    return [{ type: 'listItem', spread: false, children } as Node];
  }
  return [createBoldLine(title), { type: 'list', ordered: false, spread: false, children } as Node];
}

/** The line above a code block: that it is output, where to type it, or the name of the file. */
function getCodeLabel(meta: Code['meta'], { code: labels }: Texts): string | undefined {
  const { place, title, output } = parseFenceMeta(meta);
  if (output) return `${labels.output}:`;
  if (place === undefined) return title;
  return `${isCodePlace(place) ? labels.places[place] : place}:`;
}

function toLabeledCode(node: Code, texts: Texts): Node[] {
  const label = getCodeLabel(node.meta, texts);
  const code: Code = { type: 'code', lang: node.lang ?? null, value: node.value };
  const text: PhrasingContent[] = [{ type: 'text', value: label ?? '' }];
  return label === undefined ? [code] : [{ type: 'paragraph', children: text } as Paragraph, code];
}

/**
 * Writes the copies of all guides below `outDir`. In other languages, untranslated guides get a
 * copy but are not listed.
 */
export async function writeMarkdownCopies(
  outDir: string,
  {
    sources,
    pages,
  }: {
    readonly sources: readonly GuideSource[];
    readonly pages: readonly Pick<GuidePage, 'route' | 'trail'>[];
  },
  options: CopyOptions,
): Promise<void> {
  const isEnglish = options.texts === undefined;
  const { texts: _ofLanguage, ...inEnglish } = options;
  const [copy, copyInEnglish] = [createCopier(options), createCopier(inEnglish)];
  const copies = await Promise.all(
    sources.map(async ({ source, isTranslated }) => {
      const isListed = isEnglish || isTranslated === true;
      return { ...(await (isListed ? copy : copyInEnglish)(source)), isListed };
    }),
  );
  const guides = copies.filter(({ route }) => route !== '');
  for (const { route, markdown } of guides) {
    const file = path.join(outDir, getMarkdownUrl(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown);
  }
  const listed = guides.filter(({ isListed }) => isListed);
  writeFileSync(path.join(outDir, 'llms.txt'), renderLlmsTxt(listed, pages, options));
  writeFileSync(
    path.join(outDir, 'llms-full.txt'),
    listed.map(({ markdown }) => markdown).join('\n\n---\n\n'),
  );
}

type RenderMarkdown = (source: string, tree?: Root) => Promise<MarkdownGuide>;

/** Returns a function that converts a guide, or takes the result of an earlier build. */
function createCopier(options: CopyOptions): RenderMarkdown {
  const optionsHash = hashParts([
    JSON.stringify({ ...options, absentTargets: [...options.absentTargets] }),
    hashProject(),
  ]);
  return async (source, tree) => {
    const copy = await getOrMake({ kind: 'copies', input: [optionsHash, source] }, () =>
      Buffer.from(JSON.stringify(renderGuide(source, options, tree && structuredClone(tree)))),
    );
    return JSON.parse(String(copy)) as MarkdownGuide;
  };
}

/**
 * Converts each guide that Docusaurus has just parsed, so that `writeMarkdownCopies` finds it and
 * need not parse it again. Must be the first transform, because they change the tree.
 */
export function remarkMarkdownCopies({
  sources,
  ...options
}: CopyOptions & { readonly sources: readonly GuideSource[] }) {
  const sourceOf = new Map(sources.map(({ file, source }) => [path.resolve(file), source]));
  const copy = createCopier(options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const source = sourceOf.get(path.resolve(file.path));
    if (source === undefined) return;
    // The transforms after this one report what is wrong with a guide, and its line.
    await copy(source, tree).catch(() => undefined);
  };
}
