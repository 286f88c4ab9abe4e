/** Maps the names of table columns to values, and turns a row into a hop. Pure; never throws. */
// cspell:ignore avrg gmean jttr
import { parseHost, parseNumber, type Hop } from '../report';

/** A row without its numbers: truncated, or a hop that never replied on mtr's live screen. */
export type TableRow = { readonly hop: Hop } | { readonly cut: true };

/** Columns in the order in which a table prints them; `''` for unused ones. */
export type Columns = readonly (keyof typeof COLUMN | '')[];

const COLUMN = {
  'loss%': 'loss',
  snt: 'sent',
  snd: 'sent',
  sent: 'sent',
  rcv: 'received',
  recv: 'received',
  drop: 'dropped',
  avg: 'avgMs',
  best: 'bestMs',
  wrst: 'worstMs',
  worst: 'worstMs',
  stdev: 'stdevMs',
} as const;

/** mtr's default fields. */
export const MTR_COLUMNS: Columns = ['loss%', 'snt', '', 'avg', 'best', 'wrst', 'stdev'];

export type HopValues = Partial<Record<(typeof COLUMN)[keyof typeof COLUMN], number>>;

/** The start of a header without the loss column. */
const WITHOUT_LOSS =
  /^\s*HOST:\s+\S+\s+(?=(?:(?:Last|Avg|Best|Wrst|StDev|Snt|Rcv|Gmean|Jttr)\s*)+$)/;

/**
 * Columns in a header line, or undefined if the line is not a header. `mtr -o` can omit the loss;
 * its rows are then read as rows without loss.
 */
export function parseColumns(line: string): Columns | undefined {
  const start = /\bLoss%/.test(line)
    ? line.search(/\b(?:Loss%|Drop\b|Rcv\b|Snt\b)/)
    : WITHOUT_LOSS.exec(line)?.[0].length;
  if (start === undefined) return undefined;
  return line
    .slice(start)
    .trim()
    .split(/\s+/)
    .map((name) => (name.toLowerCase() in COLUMN ? (name.toLowerCase() as Columns[number]) : ''));
}

const keepFinite = (value: number | undefined) => (Number.isFinite(value) ? value : undefined);

/** How many probes were lost: a count takes precedence over a percentage, which is rounded. */
function countLost({ received, dropped, loss }: HopValues, sent: number): number | undefined {
  if (keepFinite(received) !== undefined) return sent - (received as number);
  if (keepFinite(dropped) !== undefined && loss === undefined) return dropped;
  return keepFinite(loss) === undefined ? undefined : Math.round((sent * (loss as number)) / 100);
}

/** A row as read: its cells, and how its host is written. */
export interface HopRow {
  readonly number: number;
  readonly hostText: string;
  readonly values: HopValues;
  /** Packets sent, if the row does not say. */
  readonly fallbackSent: number;
}

/** Builds a hop from its columns; undefined if they do not give the loss. */
export function createHop({ number, hostText, values, fallbackSent }: HopRow): Hop | undefined {
  const asn = /^\s*\[?AS(\d+|\?+)\]?\s+/i.exec(hostText);
  const { host, address } = parseHost(hostText.slice(asn?.[0].length ?? 0).trim());
  // Some reports print lost and received packets, but not sent ones.
  const sentByParts = keepFinite((values.dropped ?? Number.NaN) + (values.received ?? Number.NaN));
  const sent = Math.round(keepFinite(values.sent) ?? sentByParts ?? fallbackSent);
  const lost = countLost(values, sent);
  if (lost === undefined || sent < 1) return undefined;
  const isSilent = lost >= sent;
  const keepTime = (value: number | undefined) => (isSilent ? undefined : keepFinite(value));
  return {
    number,
    host: isSilent && address === undefined ? undefined : host,
    address,
    asn: asn?.[1]?.startsWith('?') === false ? asn[1] : undefined,
    others: [],
    sent,
    lost: Math.min(sent, Math.max(0, Math.round(lost))),
    bestMs: keepTime(values.bestMs),
    avgMs: keepTime(values.avgMs),
    worstMs: keepTime(values.worstMs),
    stdevMs: keepTime(values.stdevMs),
    refused: undefined,
  };
}

/** The values of named columns in any order; skips unknown names and non-numbers. */
export function parseValues(cells: Iterable<readonly [name: string, text: string]>): HopValues {
  const values: HopValues = {};
  for (const [name, text] of cells) {
    const key = name.toLowerCase();
    const value = parseNumber(text.trim());
    if (value !== undefined && key in COLUMN) values[COLUMN[key as keyof typeof COLUMN]] = value;
  }
  return values;
}

/** Column names in other programs; an empty value marks an unused column. */
const ALIASES: Readonly<Record<string, Columns[number]>> = {
  'pl%': 'loss%',
  loss: 'loss%',
  'loss %': 'loss%',
  'packet loss': 'loss%',
  count: 'sent',
  received: 'recv',
  err: '',
  average: 'avg',
  avrg: 'avg',
  min: 'best',
  max: 'worst',
  'std-dev': 'stdev',
};

/** The column for a name used by any of the programs. */
export function getColumn(name: string): Columns[number] {
  const key = name.toLowerCase();
  return ALIASES[key] ?? (key in COLUMN ? (key as Columns[number]) : '');
}
