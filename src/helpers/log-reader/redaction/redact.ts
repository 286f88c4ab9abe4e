/**
 * Removes from a log what strangers should not see. Addresses are numbered, so that two lines about
 * the same address still match.
 *
 * In:  Alex[/203.0.113.7:51012] logged in
 * Out: Alex[/[IPv4 1]:51012] logged in
 */
import { findAddresses } from './addresses';
import { createCounts, type RedactionCounts, type RedactionKind } from './redact-kinds';
import { SecretBlocks } from './secret-blocks';
import { findSecrets } from './secrets';
import { isInside, parseIpAddress } from '../../../lib/ip-address';

export interface RedactOptions {
  readonly coordinates: boolean;
}

/** One redacted place. */
export interface Replacement {
  readonly kind: RedactionKind;
  readonly original: string;
  readonly label: string;
  /** 1-based line number. */
  readonly line: number;
}

export interface Redactor {
  /** Redacts whole lines. */
  readonly redact: (text: string) => string;
  /** Number of redacted places so far. */
  readonly counts: Readonly<RedactionCounts>;
}

/** The label that replaces a hidden value. */
export const REDACTION_LABEL =
  /\[(?:IPv[46]|MAC)(?: private| loopback)?(?: \d+)?\]|\[(?:secret|user|host|e-mail|coordinates)\]/;

interface Span {
  readonly kind: RedactionKind;
  readonly start: number;
  readonly end: number;
}

/**
 * After this many different addresses, further ones get no number, so that memory stays bounded.
 */
const MAX_NUMBER = 20_000;

/** Addresses that say where, but identify nobody: this machine, a home network. */
function describeRange(text: string): ' loopback' | ' private' | '' {
  const address = parseIpAddress(text.replace(/%.*$/, ''));
  if (address === undefined) return '';
  if (address.range === 'loopback') return ' loopback';
  return isInside(address.range) ? ' private' : '';
}

/** All addresses of a machine: says nothing about it, but how a program listens. */
const WILDCARD = /^(?:0\.0\.0\.0|::|0(?::0){7})$/;

const COORDINATES =
  /(?<![\w.])-?\d{1,8}(?:\.\d{1,20})?(?:, ?-?\d{1,8}(?:\.\d{1,20})?){2}(?![\w.])|\b[xyz] ?[=:] ?-?\d{1,8}(?:\.\d{1,20})?|(?<=\bin )-?\d{1,7},-?\d{1,7}(?=;)/gi;

/** Labels hidden values: the same address gets the same number. */
function createLabeler(): (kind: RedactionKind, text: string) => string {
  const numbers = new Map<string, string>();
  return (kind, text) => {
    if (!kind.startsWith('IP') && kind !== 'MAC') return `[${kind}]`;
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const word = kind === 'MAC' ? '' : describeRange(text);
    if (word === ' loopback') return `[${kind}${word}]`;
    if (numbers.size >= MAX_NUMBER) return `[${kind}]`;
    const label = `[${kind}${word} ${numbers.size + 1}]`;
    numbers.set(text, label);
    return label;
  };
}

/** What to hide in a text without color codes, in order and without overlaps. */
function listSpans(text: string, blocks: SecretBlocks, coordinates: boolean): readonly Span[] {
  const spans: Span[] = [];
  const add = (kind: RedactionKind, start: number, end: number) => {
    spans.push({ kind, start, end });
  };
  findAddresses(text, (kind, start, end) => {
    if (!WILDCARD.test(text.slice(start, end))) add(kind, start, end);
  });
  findSecrets(text, add);
  blocks.find(text, (start, end) => add('secret', start, end));
  if (coordinates) {
    for (const match of text.matchAll(COORDINATES)) {
      add('coordinates', match.index, match.index + match[0].length);
    }
  }
  return spans.length === 0 ? spans : merge(spans);
}

/**
 * Starts redacting; the numbers of addresses hold for everything passed to this instance.
 * @param onReplaced called for every redacted place
 */
export function createRedactor(
  { coordinates }: RedactOptions,
  onReplaced?: (replacement: Replacement) => void,
): Redactor {
  const counts = createCounts();
  const blocks = new SecretBlocks();
  const getLabel = createLabeler();
  let line = 1;
  const redact = (colored: string): string => {
    // A color code between a name and its value would prevent the match.
    const text = withoutColors(colored);
    const parts: string[] = [];
    let done = 0;
    for (const { kind, start, end } of listSpans(text, blocks, coordinates)) {
      counts[kind]++;
      const was = text.slice(start, end);
      const is = getLabel(kind, was);
      parts.push(text.slice(done, start), is);
      if (onReplaced !== undefined) {
        line += countLineEnds(text, done, start);
        onReplaced({ kind, original: was, label: is, line });
        line += countLineEnds(text, start, end);
      }
      done = end;
    }
    if (onReplaced !== undefined) line += countLineEnds(text, done, text.length);
    if (done === 0) return text;
    parts.push(text.slice(done));
    return parts.join('');
  };
  return { redact, counts };
}

/** Color codes of consoles (raw and JSON-escaped) and of the game. */
const COLORS = /(?:\u001b|\\u001b|\\x1b|\\e|\\033)\[[0-9;]{0,20}[A-Za-z]|§[0-9a-fk-orx]/gi;

function withoutColors(text: string): string {
  return /[\u001b§]|\\(?:u001b|x1b|e|033)\[/i.test(text) ? text.replace(COLORS, '') : text;
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count++;
  }
  return count;
}

/** Merges overlapping spans, so that no part of a hidden value remains. */
function merge(spans: Span[]): Span[] {
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else if (span.end > last.end)
      merged[merged.length - 1] = { ...last, kind: 'secret', end: span.end };
  }
  return merged;
}
