/** Point 8: values that belong to the provider, a game or a program are quoted, never typed. */
// cspell:ignore Mbit Gbit
import type { Link, Text } from 'mdast';
import type { Node, Position } from 'unist';
import { visit } from 'unist-util-visit';
import { listOwnValues, type Provider } from '../../../src/facts/provider';
import { FACT_PATTERN, OFFERED, findRefusal, resolveInText } from '../../../src/facts/resolve';
import { getFrontMatterText, isOfferedGuide } from '../../guides';
import { parseMdx } from '../../guides/mdx';
import { resolveConditions } from '../../remark/features';
import type { ContractContext, ParsedGuide, ReportFinding, ContractRule } from '../rule';

const VERSION = /\bJava \d+\b|(?<![\w./-])v?\d+\.\d+(?:\.\d+)*(?![\w/]|\.\d|-\w)/g;
const UNIT_AFTER_NUMBER =
  /^\s?(GB|MB|KB|GiB|MiB|ms|s|seconds?|minutes?|hours?|times|%|×|x|Mbit|Gbit|kB|blocks?|million|TPS)\b|^\s?[%×]/;

/** What a node types out: prose, code, or the address of a link. */
function findTypedText(node: Node): string | undefined {
  if (node.type === 'link') return (node as Link).url;
  const holdsText = ['text', 'inlineCode', 'code'].includes(node.type);
  return holdsText ? (node as Text).value : undefined;
}

export const facts: readonly ContractRule[] = [
  {
    point: 8,
    appliesTo: 'all-pages',
    check({ source }, { tables }, report) {
      const { [OFFERED]: _, ...all } = tables;
      resolveInText(source, all, (reason, offset) => {
        report(reason, { line: source.slice(0, offset).split('\n').length });
      });
    },
  },
  { point: 8, appliesTo: 'all-pages', check: checkBrackets },
  { point: 8, appliesTo: 'all-pages', check: checkOffered },
  { point: 8, appliesTo: 'all-pages', check: checkProviderValues },
  { point: 8, appliesTo: 'all-pages', check: checkProviderTimes },
  {
    point: 8,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      visit(tree, 'text', (node: Text) => {
        const text = node.value.replace(/\[\[[^\]]*\]\]/g, '');
        for (const match of text.matchAll(VERSION)) {
          if (UNIT_AFTER_NUMBER.test(text.slice(match.index + match[0].length))) continue;
          report(`version typed into prose: "${match[0]}" (quote a fact)`, node);
        }
      });
    },
  },
];

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

/** Visible quotes of what the host does not offer. */
function checkOffered(
  { file, source }: ParsedGuide,
  { tables }: ContractContext,
  report: ReportFinding,
): void {
  const features = tables[OFFERED];
  const id = file.replace(/^(?:.*\/)?docs\//, '').replace(/\.mdx?$/, '');
  if (features === undefined || !isOfferedGuide({ id, source }, features)) return;
  const refuse = (text: string, place: Parameters<ReportFinding>[1]) => {
    for (const [, path = ''] of text.matchAll(FACT_PATTERN)) {
      const reason = findRefusal(path, tables);
      if (reason !== undefined) report(reason, place);
    }
  };
  for (const [index, line] of getFrontMatterText(source).split('\n').entries())
    refuse(line, { line: index + 2 });
  const tree = parseMdx(source);
  // Another rule reports an invalid condition.
  if (!resolveConditions(tree, features)) return;
  visit(tree as Node, (node: Node) => {
    // The front matter, which is checked line by line above.
    if (node.type === 'yaml') return;
    const { value, url, title, alt, attributes } = node as unknown as Partial<
      Record<string, unknown>
    >;
    const written = Array.isArray(attributes)
      ? (attributes as { value?: unknown }[]).map((attribute) => attribute.value)
      : [];
    for (const text of [value, url, title, alt, ...written])
      if (typeof text === 'string')
        refuse(text.replaceAll('%5B', '[').replaceAll('%5D', ']'), node);
  });
}

/** True for guides about the host itself, in which its numbers and times mean nothing else. */
const isAboutHost = (file: string): boolean =>
  /(^|\/)docs\/(panel|billing|vps|dedicated)\//.test(file);

/**
 * Times of day of the provider file that are typed into a guide about the host, also without the
 * zero in front. Markdown reads the `:00` of a time as a directive, so the source around it is
 * searched.
 */
function checkProviderTimes(
  { file, source, tree }: ParsedGuide,
  { provider }: ContractContext,
  report: ReportFinding,
): void {
  if (!isAboutHost(file)) return;
  const times = listOwnValues(provider).flatMap((value) => (value.kind === 'clock' ? [value] : []));
  visit(tree as Node, 'textDirective', (node: Node) => {
    const { start, end } = node.position as Position;
    // With the hour, and one character on either side.
    const typed = source.slice((start.offset ?? 0) - 3, (end.offset ?? 0) + 1);
    for (const { path, text } of times) {
      const [found] =
        new RegExp(`(?<![\\d:])0?${text.replace(/^0/, '')}(?![\\d:])`).exec(typed) ?? [];
      if (found !== undefined)
        report(`provider time typed out: "${found}" (quote [[provider.${path}]])`, node);
    }
  });
}

/** Words and numbers of the provider file that are typed into a guide. */
function checkProviderValues(
  { file, tree }: ParsedGuide,
  { provider }: ContractContext,
  report: ReportFinding,
): void {
  const strings = listProviderTexts(provider);
  const quantities = isAboutHost(file)
    ? [...listProviderNumbers(provider), ...listProviderAmounts(provider)]
    : [];
  visit(tree, (node: Node) => {
    const text = findTypedText(node);
    if (text === undefined) return;
    for (const value of strings) {
      if (text.includes(value)) report(`provider value typed out: "${value}"`, node);
    }
    if (node.type !== 'text') return;
    for (const { name, path, pattern } of quantities) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined)
        report(`provider ${name} typed out: "${found.trim()}" (quote [[provider.${path}]])`, node);
    }
  });
}

/** Shorter values would match inside other words. */
const MIN_VALUE_LENGTH = 4;

function listProviderTexts(provider: Provider): string[] {
  const texts = listOwnValues(provider).flatMap((value) =>
    value.kind === 'words' ? [value.text] : [],
  );
  return [...new Set(texts)].filter((text) => text.length >= MIN_VALUE_LENGTH);
}

/** A number of the provider as it may be typed out. */
interface Quantity {
  /** What a finding calls it. */
  readonly name: 'number' | 'amount';
  readonly path: string;
  readonly pattern: RegExp;
}

/** Numbers of the provider with their unit; of equal ones the first. */
function listProviderNumbers(provider: Provider): Quantity[] {
  const byPhrase = new Map<string, Quantity>();
  for (const value of listOwnValues(provider)) {
    // "1" with its unit can occur in any text.
    if (value.kind !== 'measure' || value.number <= 1) continue;
    const phrase = `\\b${value.number}[ -]${value.unit}\\b`;
    if (!byPhrase.has(phrase))
      byPhrase.set(phrase, { name: 'number', path: value.path, pattern: new RegExp(phrase) });
  }
  return [...byPhrase.values()];
}

/** The symbol of a currency, such as `€`, or its code. */
function getCurrencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Amounts of the provider, with the currency before or after them. */
function listProviderAmounts(provider: Provider): Quantity[] {
  const { currency } = provider.billing;
  const escaped = [currency, getCurrencySign(currency), '[[provider.billing.currency]]'].map(
    (name) => name.replaceAll(/[$[\].]/g, String.raw`\$&`),
  );
  const unit = `(?:${[...new Set(escaped)].join('|')})`;
  return listOwnValues(provider).flatMap((value) => {
    if (value.kind !== 'money' || value.amount === 0) return [];
    const amount = `${String(value.amount).replace('..', String.raw`\.`)}(?:\\.00)?`;
    const pattern = new RegExp(
      `${unit} ?${amount}(?!\\d|[.,]\\d)|(?<!\\d|\\d[.,])${amount} ?${unit}`,
    );
    return [{ name: 'amount', path: value.path, pattern }];
  });
}
