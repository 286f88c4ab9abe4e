/**
 * Parses `pack.mcmeta` of a resource pack and the game versions it declares. Rules for its fields:
 * https://github.com/misode/technical-changes/blob/main/1.21.9/25w31a.md and, for
 * `supported_formats`, https://github.com/misode/technical-changes/blob/main/1.20.2/23w31a.md.
 */
import type { PackFormat } from '../../fact-tables/minecraft.data';

/** Major and minor number; old formats have minor 0. */
export type FormatNumber = readonly [major: number, minor: number];
export interface FormatRange {
  readonly from: FormatNumber;
  readonly to: FormatNumber;
}

export type PackMeta = {
  /** `supported_formats`. */
  readonly supported: FormatRange | undefined;
} & (
  | {
      /** `pack_format`. */
      readonly single: number;
      readonly range: undefined;
    }
  | {
      readonly single: number | undefined;
      /** `min_format` and `max_format`. */
      readonly range: FormatRange;
    }
);

export type MetaProblem =
  'byte-order-mark' | 'broken-json' | 'no-pack' | 'no-description' | 'no-format' | 'wrong-format';

export type MetaResult =
  | { readonly ok: true; readonly meta: PackMeta }
  | {
      readonly ok: false;
      readonly reason: MetaProblem;
      /** 1-based line of a JSON syntax error, if the browser reports it. */
      readonly line?: number;
    };

/** First resource format that only `min_format` and `max_format` declare. */
export const RANGE_ONLY = 65;
/** First resource format whose game reads `supported_formats`, from 23w31a. */
const SUPPORTED_SINCE = 16;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Parses a format in either notation; `open` is the minor number of a bare major. */
function parseFormatValue(value: unknown, open: number): FormatNumber | undefined {
  if (isCount(value)) return [value, open];
  if (!Array.isArray(value)) return undefined;
  const [major, minor = open] = value as unknown[];
  return value.length <= 2 && isCount(major) && (isCount(minor) || minor === open)
    ? [major, minor]
    : undefined;
}

/** `supported_formats` is one number, a pair of them, or an object. */
function listRangeEnds(value: unknown): readonly unknown[] {
  if (isCount(value)) return [value, value];
  if (Array.isArray(value)) return value;
  const bounds = value as { min_inclusive?: unknown; max_inclusive?: unknown };
  return [bounds.min_inclusive, bounds.max_inclusive];
}

function parseSupportedRange(value: unknown): FormatRange | undefined {
  const [low, high] = listRangeEnds(value);
  return isCount(low) && isCount(high) && low <= high
    ? { from: [low, 0], to: [high, Infinity] }
    : undefined;
}

const compare = (a: FormatNumber, b: FormatNumber) => a[0] - b[0] || a[1] - b[1];

/** Line of a syntax error, from the error messages of V8 and Firefox. */
export function findErrorLine(text: string, message: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return undefined;
  return text.slice(0, Number(position)).split('\n').length;
}

/** Parses a JSON file; for a syntax error, returns its line if the browser reports it. */
export function parseJson(
  bytes: Uint8Array,
):
  | { ok: true; value: unknown }
  | { ok: false; reason: 'byte-order-mark' | 'broken-json'; line?: number } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { ok: false, reason: 'byte-order-mark' };
  const text = new TextDecoder().decode(bytes);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const line = findErrorLine(text, String(error));
    return { ok: false, reason: 'broken-json', ...(line !== undefined && { line }) };
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Parses the bytes of a `pack.mcmeta`. */
export function parseMeta(bytes: Uint8Array): MetaResult {
  const parsed = parseJson(bytes);
  if (!parsed.ok) return parsed;
  const pack = (parsed.value as { pack?: unknown } | null)?.pack;
  if (typeof pack !== 'object' || pack === null) return { ok: false, reason: 'no-pack' };
  const fields = pack as Record<string, unknown>;
  return fields.description === undefined
    ? { ok: false, reason: 'no-description' }
    : parseFormats(fields);
}

/** Parses the formats that a pack says it is made for: one number, a range, or both. */
function parseFormats(fields: Readonly<Record<string, unknown>>): MetaResult {
  const single = fields.pack_format;
  const min = fields.min_format;
  const max = fields.max_format;
  const hasSingle = single !== undefined;
  const hasRange = min !== undefined || max !== undefined;
  if (!hasSingle && !hasRange) return { ok: false, reason: 'no-format' };
  if (hasSingle && !isCount(single)) return { ok: false, reason: 'wrong-format' };

  const supported = isAbsent(fields.supported_formats)
    ? undefined
    : parseSupportedRange(fields.supported_formats);
  const isSupportedWrong = !isAbsent(fields.supported_formats) && supported === undefined;
  if (isSupportedWrong) return { ok: false, reason: 'wrong-format' };

  if (!hasRange)
    return { ok: true, meta: { single: single as number, supported, range: undefined } };
  const from = parseFormatValue(min, 0);
  const to = parseFormatValue(max, Infinity);
  if (from === undefined || to === undefined || compare(from, to) > 0) {
    return { ok: false, reason: 'wrong-format' };
  }
  return { ok: true, meta: { single, supported, range: { from, to } } };
}

/** `84.0` or `64`, as in the facts. */
export function parseFormat(text: string): FormatNumber {
  const [major = '0', minor = '0'] = text.split('.');
  return [Number(major), Number(minor)];
}

const isInRange = (format: FormatNumber, range: FormatRange | undefined) =>
  range !== undefined && compare(range.from, format) <= 0 && compare(format, range.to) <= 0;

/** Whether a game with this resource format accepts the pack as made for it. */
export function acceptsFormat(
  { single, supported, range }: PackMeta,
  format: FormatNumber,
): boolean {
  if (format[0] >= RANGE_ONLY) return isInRange(format, range);
  if (single === undefined) return false;
  if (supported === undefined || format[0] < SUPPORTED_SINCE) return single === format[0];
  return isInRange(format, supported);
}

/** Only `pack_format`, with a number that requires a range. */
export function needsRange(meta: PackMeta): meta is PackMeta & { range: undefined } {
  return (
    meta.range === undefined && Math.max(meta.single, meta.supported?.to[0] ?? 0) >= RANGE_ONLY
  );
}

/** Fields that must accompany a range and are missing, or must not be there. */
export function findMixedRule(meta: PackMeta): 'needs-old-fields' | 'has-old-field' | undefined {
  const { single, supported, range } = meta;
  if (range === undefined) return undefined;
  const beginsOld = range.from[0] < RANGE_ONLY;
  if (beginsOld && (single === undefined || supported === undefined)) return 'needs-old-fields';
  return !beginsOld && supported !== undefined ? 'has-old-field' : undefined;
}

/** First and last of consecutive game versions. */
export interface VersionSpan {
  readonly from: string;
  readonly to: string;
}

/** Ranges of game versions that the pack supports, oldest first. */
export function listGameVersions(meta: PackMeta, formats: readonly PackFormat[]): VersionSpan[] {
  const spans: { from: string; to: string; last: number }[] = [];
  formats.forEach(({ resource, from, to }, index) => {
    if (!acceptsFormat(meta, parseFormat(resource))) return;
    const open = spans.at(-1);
    if (open?.last === index - 1) Object.assign(open, { to, last: index });
    else spans.push({ from, to, last: index });
  });
  return spans.map(({ from, to }) => ({ from, to }));
}
