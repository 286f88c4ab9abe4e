/**
 * Writes facts into a guide.
 *
 * In:  `Connect to port [[provider.sftp.port]]. Open [[panel.files.upload]].`
 * Out: `Connect to port 2022. Open **Files** → **Upload**.`
 *
 * `[[term.heap]]` is a glossary term. Its first use in a text becomes a button, whose note is at
 * the end of the guide and opens as a popover. Later uses, headings and links get the plain word.
 *
 * Works in prose, links, tables, call-outs, attributes of components and code blocks. A quote of an
 * unknown table stops the build everywhere; TOML in code needs an escape, `\\[[servers.alpha]]`,
 * except for one word, `[[proxies]]`, in a block of TOML. A
 * screen becomes `<span class="panel-path">`.
 */
import type { Code, Definition, Image, InlineCode, Link, PhrasingContent, Root, Text } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Glossary, Term } from '../../../src/fact-files/glossary';
import {
  FACT_PATTERN,
  isOneWordQuoteAt,
  findMalformedQuotes,
  resolveFact,
  resolveInText,
  type FactTables,
} from '../../../src/quotes/resolve';
import type { JsxElement } from '../../guides/tree';
import { texts as english } from '../../texts';
import type { TextsOptions } from '../texts-options';
import { capitalize, createGlossaryNotes, createTermButton, type UsedTerm } from './terms';

/** The fix for brackets in code that are not a quote. */
const ESCAPE_HINT = '. Meant literally? Write \\[[ in front';

export interface QuotedFactsOptions extends TextsOptions {
  readonly tables: FactTables;
  /** Whether a page has this route; glossary notes link only to existing routes. */
  readonly isRoute?: (route: string) => boolean;
}

/** Texts in headings and links, where a glossary term is a word instead of a button. */
function listTextsOutsideButtons(tree: Root): ReadonlySet<Node> {
  const texts = new Set<Node>();
  visit(tree, ['heading', 'link'], (node: Node) => {
    visit(node, 'text', (text) => {
      texts.add(text);
    });
  });
  return texts;
}

/** Writes facts into nodes other than text: code, URLs, attributes. */
function resolveStrings(node: Node, tables: FactTables, file: VFile): void {
  const resolveInString = (text: string): string =>
    resolveInText(text, tables, (reason) => file.fail(reason, node));
  const resolveInCode = (text: string, language?: string | null): string =>
    resolveInText(text, tables, (reason, offset) => {
      if (language === 'toml' && isOneWordQuoteAt(text, offset)) return;
      file.fail(`${reason}${ESCAPE_HINT}`, node);
    });
  switch (node.type) {
    case 'code':
    case 'inlineCode': {
      const code = node as Code | InlineCode;
      code.value = resolveInCode(code.value, code.type === 'code' ? code.lang : undefined);
      if (code.type === 'code' && code.meta != null) code.meta = resolveInString(code.meta);
      return;
    }
    case 'link':
    case 'definition':
    case 'image': {
      const link = node as Link | Definition | Image;
      link.url = resolveInString(decodeBrackets(link.url));
      if (link.title != null) link.title = resolveInString(link.title);
      if (link.type === 'image' && link.alt != null) link.alt = resolveInString(link.alt);
      return;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      for (const attribute of (node as JsxElement).attributes) {
        if (typeof attribute.value === 'string') attribute.value = resolveInString(attribute.value);
      }
    }
  }
}

export function remarkQuotedFacts({
  tables,
  isRoute = () => false,
  textsFor = () => english,
}: QuotedFactsOptions) {
  return (tree: Root, file: VFile): void => {
    const used = new Map<string, UsedTerm>();
    const wordsOnly = listTextsOutsideButtons(tree);
    visit(tree as Node, (node: Node, index: number | undefined, parent: Parent | undefined) => {
      if (node.type !== 'text') {
        resolveStrings(node, tables, file);
        return;
      }
      const text = node as Text;
      if (!text.value.includes('[[') || parent === undefined || index === undefined) return;
      const terms = wordsOnly.has(text) ? undefined : used;
      const replacement = resolveText(text, { isFirst: index === 0, tables, file, used: terms });
      parent.children.splice(index, 1, ...replacement);
      return [SKIP, index + replacement.length];
    });
    if (used.size === 0) return;
    const { slug } = (file.data['frontMatter'] ?? {}) as { slug?: string };
    tree.children.push(
      createGlossaryNotes(
        [...used.values()],
        (route) => route !== slug && isRoute(route),
        textsFor(file.path).moreAboutTerm,
      ),
    );
  };
}

function decodeBrackets(url: string): string {
  return url.replaceAll('%5B', '[').replaceAll('%5D', ']');
}

interface TextContext {
  /** True if nothing stands before the text in its block. */
  readonly isFirst: boolean;
  readonly tables: FactTables;
  /** Reports an unknown quote with its line. */
  readonly file: VFile;
  /** Terms quoted in the guide so far, to which those of this text are added; undefined for plain words. */
  readonly used: Map<string, UsedTerm> | undefined;
}

/** Collects the nodes that replace a text; neighboring pieces of text become one node. */
class Replacement {
  private readonly nodes: PhrasingContent[] = [];
  private pending = '';

  /** @param isFirst true if nothing stands before the text in its block */
  constructor(private readonly isFirst: boolean) {}

  addText(text: string): void {
    this.pending += text;
  }

  addNode(node: PhrasingContent): void {
    this.nodes.push(...this.takePending(), node);
  }

  /** True if what is added next is the first word of a sentence. */
  isAtSentenceStart(): boolean {
    return this.pending === ''
      ? this.isFirst && this.nodes.length === 0
      : /[.!?:] +$/.test(this.pending);
  }

  finish(): PhrasingContent[] {
    return [...this.nodes, ...this.takePending()];
  }

  private takePending(): PhrasingContent[] {
    const value = this.pending;
    this.pending = '';
    return value === '' ? [] : [{ type: 'text', value }];
  }
}

/** A text with its quotes replaced: by text, by a button for a term, by a path through a panel. */
function resolveText(node: Text, context: TextContext): PhrasingContent[] {
  const { isFirst, tables } = context;
  // With its type, so that TypeScript knows that `fail` throws.
  const file: VFile = context.file;
  for (const { reason } of findMalformedQuotes(node.value)) file.fail(reason, node);
  const replacement = new Replacement(isFirst);
  let last = 0;
  for (const match of node.value.matchAll(FACT_PATTERN)) {
    const resolved = resolveFact(match[1] as string, tables);
    if (!resolved.ok) file.fail(resolved.reason, node);
    replacement.addText(node.value.slice(last, match.index));
    last = match.index + match[0].length;
    if (resolved.kind === 'text') replacement.addText(resolved.text);
    else if (resolved.kind === 'term') addTerm(replacement, resolved, context);
    else replacement.addNode(createPanelPath(resolved.labels));
  }
  replacement.addText(node.value.slice(last));
  return replacement.finish();
}

/** Adds a term: a button at its first use in the guide, later its word. */
function addTerm(
  replacement: Replacement,
  { id, text }: { readonly id: string; readonly text: string },
  { tables, used }: TextContext,
): void {
  const word = replacement.isAtSentenceStart() ? capitalize(text) : text;
  if (used === undefined || used.has(id)) {
    replacement.addText(word);
    return;
  }
  const terms = tables['term'] as Glossary;
  used.set(id, { id, ...(terms[id] as Term) });
  replacement.addNode(createTermButton(id, word));
}

function createPanelPath(labels: readonly string[]): PhrasingContent {
  const children: PhrasingContent[] = labels.flatMap((label, index) => {
    const strong: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: label }] };
    return index === 0 ? [strong] : [{ type: 'text', value: ' → ' } as const, strong];
  });
  return {
    type: 'emphasis',
    children,
    data: { hName: 'span', hProperties: { className: ['panel-path'] } },
  };
}
