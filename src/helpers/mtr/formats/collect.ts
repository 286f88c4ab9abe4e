/** Collects hops from the lines of a text into reports. Pure; never throws. */
// cspell:ignore pingplotter
import { joinPatterns } from '../../../lib/join-patterns';
import {
  hasReply,
  parseHost,
  isAddress,
  MAX_ROUTERS,
  type ReportFormat,
  type Hop,
} from '../report';
import { MTR_COLUMNS, type Columns, type TableRow } from './columns';
import type { CsvTable } from './parse-csv';
import { parseContinuation, createTraceHop, type TraceRow } from './parse-trace';

/** Probes merged into one hop; no distance is shared by more routers. */
const MAX_TRACE_ROWS = 9;

export interface ReportDraft {
  readonly format: ReportFormat;
  target: string | undefined;
  readonly hops: Hop[];
  /** Rows of a traceroute's last hop, which can continue on the next line. */
  rows: Omit<TraceRow, 'number'>[];
  cutEnd: boolean;
  hasHeader: boolean;
}

/**
 * Where the next line stands.
 * `start`: no header and no hop has been read.
 * `after-header`: the next hop begins a new report.
 * `in-report`: the next hop continues the report, unless its number shows that it begins another.
 * `in-hop`: the previous line was a hop, so further routers at the same distance can follow.
 */
type Position = 'start' | 'after-header' | 'in-report' | 'in-hop';

/** The state: what has been read, and what it implies for the lines that follow. */
export interface Collection {
  readonly drafts: ReportDraft[];
  /** Columns of an mtr table. */
  columns: Columns;
  /** Columns of a CSV file. */
  csvHeader: CsvTable | undefined;
  /** Columns of a table whose last column is the host; undefined until its header. */
  hostLast: HostLastTable | undefined;
  /** Columns of a MikroTik table; undefined until its header. */
  mikroTik: Columns | undefined;
  /** Destination of the next report. */
  target: string | undefined;
  position: Position;
  /** Program named in the last header. */
  program: 'tracert' | 'traceroute' | 'tracepath' | 'nexttrace' | undefined;
}

export interface HostLastTable {
  readonly format: 'pingplotter' | 'nexttrace';
  readonly columns: Columns;
}

export const createCollection = (): Collection => ({
  drafts: [],
  columns: MTR_COLUMNS,
  csvHeader: undefined,
  hostLast: undefined,
  mikroTik: undefined,
  target: undefined,
  position: 'start',
  program: undefined,
});

/** The current report, if any. */
export const getCurrentDraft = ({ position, drafts }: Collection): ReportDraft | undefined =>
  position === 'after-header' ? undefined : drafts.at(-1);

const getLastHop = (collection: Collection): Hop | undefined =>
  getCurrentDraft(collection)?.hops.at(-1);
export const getLastSent = (collection: Collection): number => getLastHop(collection)?.sent ?? 1;
export const getNextNumber = (collection: Collection): number =>
  (getLastHop(collection)?.number ?? 0) + 1;

/** First lines of tracert, traceroute and pathping, which name the destination. */
const HEADER = joinPatterns(
  [
    /\b(?:tracing route|traceroute6? to|hop.{0,6}rtt)/,
    /\b(?:routenverfolgung|d.{1,3}termination de l|traza (?:a|de)|rilevazione|instradamento)/,
    /\b(?:rastreando|rota para|trasowanie|śledzenie|трассировка)/,
    /的路由|跃点跟踪|躍點追蹤/,
  ],
  'i',
);

/** `> tracert -d play.example.com`, `$ mtr --report 203.0.113.25`: the typed command. */
const COMMAND =
  /(?:^|[\s>$#/\\])(?:mtr|tracert|traceroute|tracepath|pathping|nexttrace)(?:\.exe)?6?"?((?:\s+\S{1,80}){1,12})\s*$/i;

/** `here (192.0.2.7) -> play.example.com (203.0.113.25)`: the head of mtr’s live screen. */
const ARROW = / -> \S+ [([]/;

export const isHeader = (line: string): boolean =>
  HEADER.test(line) || COMMAND.test(line) || ARROW.test(line);

/** The destination in a header, a typed command or mtr's live screen. */
function parseTarget(line: string): string | undefined {
  const named = line.includes('->') ? line.slice(line.indexOf('->') + 2) : line;
  const bracket = /(\S+) ?[([]([\da-fA-F.:]{3,45})[)\]]/.exec(named);
  if (bracket?.[2] !== undefined && isAddress(bracket[2])) return `${bracket[1]} (${bracket[2]})`;
  // NextTrace's order: the address, then the name.
  const [, address = '', name = ''] =
    /(?:^|\bto )\s*(\S{3,45}) \(([\w.-]{1,255})\)/.exec(named) ?? [];
  if (isAddress(address)) return `${name} (${address})`;
  const last = COMMAND.exec(line)?.[1]
    ?.trim()
    .split(/\s+/)
    .at(-1)
    ?.replace(/^address=/, '');
  if (last !== undefined && /^[\w.:-]+$/.test(last) && /[.:]/.test(last)) return last;
  return HEADER.test(line) ? line.split(/[\s,]+/).find((word) => isAddress(word)) : undefined;
}

function detectProgram(line: string, before: Collection['program']): Collection['program'] {
  if (/nexttrace/i.test(line)) return 'nexttrace';
  if (/tracepath/i.test(line) || isLocalhost(line)) return 'tracepath';
  // NextTrace prints traceroute's header under its own name.
  if (/traceroute/i.test(line)) return before === 'nexttrace' ? before : 'traceroute';
  return before === 'nexttrace' && ARROW.test(line) ? before : undefined;
}

/** Begins another report after a header or command line. */
export function beginReport(collection: Collection, line: string): void {
  // Several headers in a row describe the same report: a later one keeps the target of the first.
  if (getCurrentDraft(collection) !== undefined) collection.target = undefined;
  collection.position = 'after-header';
  collection.program = detectProgram(line, collection.program);
  collection.target = parseTarget(line) ?? collection.target;
}

/** After a blank line no further router of the previous hop follows. */
export function closeHop(collection: Collection): void {
  if (collection.position === 'in-hop') collection.position = 'in-report';
}

interface HopPosition {
  readonly format: ReportFormat;
  readonly number: number;
  /** True if several rows of this format can describe one hop. */
  readonly sharesHop: boolean;
}

/** The report for a hop of this number: a number that does not increase starts the next one. */
function getDraft(collection: Collection, { format, number, sharesHop }: HopPosition): ReportDraft {
  const last = getCurrentDraft(collection);
  const lastNumber = last?.hops.at(-1)?.number ?? 0;
  // Late replies are printed under their own number, after those of later hops.
  const isLate = format === 'tracepath' && last?.hops.some((hop) => hop.number === number);
  if (last?.format === format && isLate === true) return last;
  if (last?.format === format && (number > lastNumber || (sharesHop && number === lastNumber))) {
    return last;
  }
  const draft: ReportDraft = {
    format,
    target: collection.target,
    hops: [],
    rows: [],
    cutEnd: false,
    hasHeader: collection.position === 'after-header',
  };
  collection.drafts.push(draft);
  return draft;
}

/** The first line of tracepath: `1?: [LOCALHOST]  pmtu 1500`. */
export const isLocalhost = (line: string): boolean => /^\s*1\?:\s+\[LOCALHOST\]/.test(line);

/** Adds a row of a table; `target` is its destination, if the row names it. */
export function addRow(
  collection: Collection,
  { format, row, target }: { format: ReportFormat; row: TableRow; target?: string | undefined },
): void {
  if ('cut' in row) {
    const current = getCurrentDraft(collection);
    if (current?.format === format) current.cutEnd = true;
    return;
  }
  const sharesHop = format === 'mtr-csv' || format === 'csv';
  const draft = getDraft(collection, { format, number: row.hop.number, sharesHop });
  if (target !== undefined && target !== '') draft.target = target;
  const last = draft.hops.at(-1);
  if (sharesHop && last?.number === row.hop.number && row.hop.host !== undefined) {
    draft.hops[draft.hops.length - 1] = { ...last, others: [...last.others, row.hop.host] };
  } else {
    draft.hops.push(row.hop);
  }
  draft.cutEnd = false;
  collection.position = 'in-hop';
}

/** Adds a line with the times of several packets. */
export function addProbes(collection: Collection, row: TraceRow, format: ReportFormat): void {
  // tracepath probes every distance twice, and some programs print each router on its own line.
  const sharesHop = format !== 'tracert';
  const draft = getDraft(collection, { format, number: row.number, sharesHop });
  const last = draft.hops.at(-1);
  if (last !== undefined && row.number < last.number) {
    const at = draft.hops.findIndex(({ number }) => number === row.number);
    const late = draft.hops[at];
    if (late !== undefined && !hasReply(late)) draft.hops[at] = createTraceHop([row], row.number);
    return;
  }
  const isRepeated = last?.number === row.number;
  draft.rows = isRepeated ? [...draft.rows, row].slice(0, MAX_TRACE_ROWS) : [row];
  draft.cutEnd = false;
  if (isRepeated) draft.hops.pop();
  draft.hops.push(createTraceHop(draft.rows, row.number));
  collection.position = 'in-hop';
}

/** Adds another router at the distance of the previous hop. */
export function addRouter(collection: Collection, line: string): void {
  const draft = getCurrentDraft(collection);
  const last = draft?.hops.at(-1);
  if (collection.position !== 'in-hop' || draft === undefined || last === undefined) return;
  const hop = addToTraceHop(draft, last, line) ?? addToMtrHop(draft, last, line);
  if (hop !== undefined) draft.hops[draft.hops.length - 1] = hop;
}

/** The hop with the router of a line that continues it, as traceroute prints several routers. */
function addToTraceHop(draft: ReportDraft, last: Hop, line: string): Hop | undefined {
  if (draft.rows.length === 0 || draft.format === 'tracert') return undefined;
  const row = parseContinuation(line);
  if (row === undefined) return undefined;
  draft.rows.push(row);
  return createTraceHop(draft.rows.slice(0, MAX_TRACE_ROWS), last.number);
}

/** mtr prints further routers below a hop, indented: `    |   |-- 198.51.100.17`. */
function addToMtrHop({ format }: ReportDraft, last: Hop, line: string): Hop | undefined {
  if (format !== 'mtr' || line.includes('[MPLS') || !/^[\s|]{4,}/.test(line)) return undefined;
  const text = line
    .replace(/^[\s|`+-]+/, '')
    .replace(/^AS(?:\d+|\?+)\s+/i, '')
    .trim();
  const { host } = parseHost(text);
  const isRouter = host !== undefined && /[.:]/.test(host) && last.others.length < MAX_ROUTERS;
  return isRouter ? { ...last, others: [...last.others, host] } : undefined;
}
