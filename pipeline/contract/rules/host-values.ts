/** Point 8: what the provider file says of the provider is quoted, never typed. */
import type { Link, Text } from 'mdast';
import type { Node, Position } from 'unist';
import { visit } from 'unist-util-visit';
import { listOwnValues, type Provider } from '../../../src/provider/schema';
import type { ContractContext, ContractRule, ParsedGuide, ReportFinding } from '../rule';

export const hostValues: readonly ContractRule[] = [
  { point: 8, appliesTo: 'all-pages', check: checkWords },
  { point: 8, appliesTo: 'all-pages', check: checkQuantities },
  { point: 8, appliesTo: 'all-pages', check: checkTimes },
];

/** Shorter words would be found inside other words. */
const MIN_WORDS_LENGTH = 4;

/** Words of the provider file, such as a name or an address, in any guide. */
function checkWords({ tree }: ParsedGuide, { provider }: ContractContext, report: ReportFinding) {
  const words = new Set(
    listOwnValues(provider).flatMap((value) => (value.kind === 'words' ? [value.text] : [])),
  );
  const longWords = [...words].filter((text) => text.length >= MIN_WORDS_LENGTH);
  visit(tree, (node: Node) => {
    const typed = findTypedText(node);
    for (const text of longWords)
      if (typed?.includes(text) === true) report(`provider value typed out: "${text}"`, node);
  });
}

/** What a node types out: prose, code, or the address of a link. */
function findTypedText(node: Node): string | undefined {
  if (node.type === 'link') return (node as Link).url;
  const holdsText = ['text', 'inlineCode', 'code'].includes(node.type);
  return holdsText ? (node as Text).value : undefined;
}

/** Guides about the provider itself, in which its numbers and times mean nothing else. */
function isAboutHost({ file }: ParsedGuide): boolean {
  return /(^|\/)docs\/(panel|billing|vps|dedicated)\//.test(file);
}

/** Numbers and amounts of the provider file, in the prose of guides about the provider. */
function checkQuantities(
  guide: ParsedGuide,
  { provider }: ContractContext,
  report: ReportFinding,
): void {
  if (!isAboutHost(guide)) return;
  const quantities = [...listNumbers(provider), ...listAmounts(provider)];
  visit(guide.tree, 'text', (node: Text) => {
    for (const { name, path, pattern } of quantities) {
      const [found] = pattern.exec(node.value) ?? [];
      if (found !== undefined)
        report(`provider ${name} typed out: "${found.trim()}" (quote [[provider.${path}]])`, node);
    }
  });
}

/** A number of the provider as it may be typed out. */
interface Quantity {
  /** What a finding calls it. */
  readonly name: 'number' | 'amount';
  readonly path: string;
  readonly pattern: RegExp;
}

/** Numbers with their unit: `14 days`. Of several values with the same number, the first. */
function listNumbers(provider: Provider): Quantity[] {
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

/** Amounts with their currency in front or behind: `EUR 9`, `9.00 €`. */
function listAmounts(provider: Provider): Quantity[] {
  const { currency } = provider.billing;
  const names = new Set([currency, getCurrencySign(currency), '[[provider.billing.currency]]']);
  const unit = `(?:${[...names].map(escapePattern).join('|')})`;
  return listOwnValues(provider).flatMap((value) => {
    if (value.kind !== 'money' || value.amount === 0) return [];
    const amount = `${escapePattern(String(value.amount))}(?:\\.00)?`;
    const unitFirst = `${unit} ?${amount}(?!\\d|[.,]\\d)`;
    const unitLast = `(?<!\\d|\\d[.,])${amount} ?${unit}`;
    const pattern = new RegExp(`${unitFirst}|${unitLast}`);
    return [{ name: 'amount', path: value.path, pattern }];
  });
}

/** The symbol of a currency, such as `€`, or its code. */
function getCurrencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A text as the part of a pattern that matches it literally. */
function escapePattern(text: string): string {
  return text.replaceAll(/[$[\].]/g, String.raw`\$&`);
}

/**
 * Times of day of the provider file in guides about the provider, also without the zero in front.
 * Markdown reads the `:00` of a time as a directive, so the source around directives is searched.
 */
function checkTimes(guide: ParsedGuide, { provider }: ContractContext, report: ReportFinding) {
  if (!isAboutHost(guide)) return;
  const times = listOwnValues(provider).flatMap((value) => (value.kind === 'clock' ? [value] : []));
  visit(guide.tree as Node, 'textDirective', (node: Node) => {
    const { start, end } = node.position as Position;
    // With the hour, and one character on either side.
    const typed = guide.source.slice((start.offset ?? 0) - 3, (end.offset ?? 0) + 1);
    for (const { path, text } of times) {
      const pattern = new RegExp(`(?<![\\d:])0?${text.replace(/^0/, '')}(?![\\d:])`);
      const [found] = pattern.exec(typed) ?? [];
      if (found !== undefined)
        report(`provider time typed out: "${found}" (quote [[provider.${path}]])`, node);
    }
  });
}
