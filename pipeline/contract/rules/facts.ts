/** Point 8: facts are quoted, the quotes resolve, and versions are never typed into prose. */
// cspell:ignore Mbit Gbit
import type { Text } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { FACT_PATTERN, OFFERED, findRefusal, resolveInText } from '../../../src/quotes/resolve';
import { getFrontMatterText, isOfferedGuide } from '../../guides';
import { parseMdx } from '../../guides/mdx';
import { resolveConditions } from '../../remark/features';
import type {
  ContractContext,
  ContractRule,
  FindingLocation,
  ParsedGuide,
  ReportFinding,
} from '../rule';

/** `Java 21`, `1.21.4`, `v2.0`; no part of an address, a file name or a longer number. */
const VERSION = /\bJava \d+\b|(?<![\w./-])v?\d+\.\d+(?:\.\d+)*(?![\w/]|\.\d|-\w)/g;

/** What follows a number that is an amount, not a version: `1.5 GB`, `2.5 %`. */
const UNIT_AFTER_NUMBER =
  /^\s?(GB|MB|KB|GiB|MiB|ms|s|seconds?|minutes?|hours?|times|%|×|x|Mbit|Gbit|kB|blocks?|million|TPS)\b|^\s?[%×]/;

/** A quote in prose, whose value is no typed version. */
const QUOTE = /\[\[[^\]]*\]\]/g;

export const facts: readonly ContractRule[] = [
  { point: 8, appliesTo: 'all-pages', check: checkQuotes },
  { point: 8, appliesTo: 'all-pages', check: checkBrackets },
  { point: 8, appliesTo: 'all-pages', check: checkOffered },
  { point: 8, appliesTo: 'guides', check: checkVersions },
];

/** Quotes that name no fact, in any part of the file. */
function checkQuotes(
  { source }: ParsedGuide,
  { tables }: ContractContext,
  report: ReportFinding,
): void {
  // What the provider does not offer may be quoted inside `<If>`: checkOffered knows where.
  const { [OFFERED]: _, ...allTables } = tables;
  resolveInText(source, allTables, (reason, offset) => {
    report(reason, { line: source.slice(0, offset).split('\n').length });
  });
}

/** A path in single brackets: a quote, if a table has the name before the first dot. */
const SINGLE_BRACKETS = /(?<![\\[\w])\[((\w+)(?:\.\w+)+)\](?![\](])/g;

/** Quotes with one bracket at each end, which the page would show as they are. */
function checkBrackets(
  { source, tree }: ParsedGuide,
  { tables }: ContractContext,
  report: ReportFinding,
): void {
  visit(tree as Node, (node: Node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return;
    // The source has the backslash of brackets that are meant.
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    for (const [, path = '', table = ''] of written.matchAll(SINGLE_BRACKETS)) {
      if (table !== 'button' && !Object.hasOwn(tables, table)) continue;
      report(
        `"[${path}]" is shown as it is: write [[${path}]], or \\[${path}] if you mean that`,
        node,
      );
    }
  });
}

/** Visible quotes of what the provider does not offer. */
function checkOffered(
  { file, source }: ParsedGuide,
  { tables }: ContractContext,
  report: ReportFinding,
): void {
  const features = tables[OFFERED];
  const id = file.replace(/^(?:.*\/)?docs\//, '').replace(/\.mdx?$/, '');
  if (features === undefined || !isOfferedGuide({ id, file, source }, features)) return;
  const reportRefusedQuotes = (text: string, location: FindingLocation) => {
    for (const [, path = ''] of text.matchAll(FACT_PATTERN)) {
      const reason = findRefusal(path, tables);
      if (reason !== undefined) report(reason, location);
    }
  };
  for (const [index, line] of getFrontMatterText(source).split('\n').entries())
    reportRefusedQuotes(line, { line: index + 2 });
  const tree = parseMdx(source);
  // Another rule reports an invalid condition.
  if (!resolveConditions(tree, features)) return;
  visit(tree as Node, (node: Node) => {
    // The front matter was checked above, line by line.
    if (node.type === 'yaml') return;
    for (const text of listWrittenTexts(node)) reportRefusedQuotes(text, node);
  });
}

/** Everything that is written in a node itself: its text, and the values of its attributes. */
function listWrittenTexts(node: Node): string[] {
  const { value, url, title, alt, attributes } = node as unknown as Partial<
    Record<string, unknown>
  >;
  const attributeValues = Array.isArray(attributes)
    ? (attributes as { value?: unknown }[]).map((attribute) => attribute.value)
    : [];
  return [value, url, title, alt, ...attributeValues]
    .filter((text) => typeof text === 'string')
    .map((text) => text.replaceAll('%5B', '[').replaceAll('%5D', ']'));
}

/** Versions that are typed into prose. */
function checkVersions(
  { tree }: ParsedGuide,
  _context: ContractContext,
  report: ReportFinding,
): void {
  visit(tree, 'text', (node: Text) => {
    const prose = node.value.replace(QUOTE, '');
    for (const match of prose.matchAll(VERSION)) {
      const [version] = match;
      const isAmount = UNIT_AFTER_NUMBER.test(prose.slice(match.index + version.length));
      if (!isAmount) report(`version typed into prose: "${version}" (quote a fact)`, node);
    }
  });
}
