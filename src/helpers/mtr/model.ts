/** Turns pasted text into route reports. Pure; whatever is pasted, nothing throws. */
// cspell:ignore pingplotter
import { readMachineForms } from './read-machine';
import {
  answered,
  isAddress,
  readHost,
  addressKind,
  type Format,
  type Hop,
  type Report,
} from './report';
import {
  MTR_COLUMNS,
  readColumns,
  readCsvHeader,
  readCsvRow,
  readMtrRow,
  readPathpingRow,
  readPingPlotterColumns,
  readPingPlotterRow,
  readWinMtrList,
  readWinMtrRow,
  type Columns,
  type Row,
} from './read-table';
import { readContinuation, readTraceRow, traceHop, type TraceRow } from './read-trace';

export type Parsed =
  | { readonly ok: true; readonly reports: readonly Report[]; readonly shortened: boolean }
  | { readonly ok: false; readonly reason: 'empty' | 'no-route' };

/** More than any report has; the rest of a longer text is left out. */
export const MAX_CHARACTERS = 1_000_000;
const MAX_LINE = 400;
const MAX_LINES = 20_000;
const MAX_REPORTS = 6;

interface Draft {
  readonly format: Format;
  target: string | undefined;
  readonly hops: Hop[];
  /** Rows of the last hop of a traceroute, which can go on in the next line. */
  rows: Omit<TraceRow, 'number'>[];
  cutEnd: boolean;
  headed: boolean;
}

/** First lines of tracert, traceroute and pathping; they name the destination. */
const HEADER =
  /\b(?:tracing route|traceroute6? to|routenverfolgung|d.{1,3}termination de l|traza (?:a|de)|rilevazione|instradamento|rastreando|rota para|trasowanie|śledzenie|трассировка|hop.{0,6}rtt)/i;

const COMMAND =
  /(?:^|[\s>$#/\\])(?:mtr|tracert|traceroute|tracepath|pathping)(?:\.exe)?6?"?((?:\s+\S{1,80}){1,12})\s*$/i;

/** The destination that a header, a typed command or mtr's live screen names. */
function readTarget(line: string): string | undefined {
  const named = line.includes('->') ? line.slice(line.indexOf('->') + 2) : line;
  const bracket = /(\S+) ?[([]([\da-fA-F.:]{3,45})[)\]]/.exec(named);
  if (bracket?.[2] !== undefined && isAddress(bracket[2])) return `${bracket[1]} (${bracket[2]})`;
  const last = COMMAND.exec(line)?.[1]?.trim().split(/\s+/).at(-1);
  if (last !== undefined && /^[\w.:-]+$/.test(last) && /[.:]/.test(last)) return last;
  return HEADER.test(line) ? line.split(/[\s,]+/).find((word) => isAddress(word)) : undefined;
}

/** Collects hops into reports; a number that does not rise starts the next report. */
class Collector {
  readonly drafts: Draft[] = [];
  columns: Columns = MTR_COLUMNS;
  csvHeader: readonly string[] | undefined;
  /** Of a table that ends with the host's name; undefined until its header has been seen. */
  hostLast: Columns | undefined;
  private target: string | undefined;
  private headed = false;
  /** The line before was a hop, so that further hosts can follow. */
  open = false;
  /** The header named `traceroute`, not `tracert`. */
  unix = false;

  get current(): Draft | undefined {
    return this.fresh ? undefined : this.drafts.at(-1);
  }
  private fresh = false;

  get lastSent(): number {
    return this.current?.hops.at(-1)?.sent ?? 1;
  }

  get nextNumber(): number {
    return (this.current?.hops.at(-1)?.number ?? 0) + 1;
  }

  /** A header or command line: what follows is another report. */
  header(line: string): void {
    if (this.current !== undefined && this.current.hops.length > 0) {
      this.fresh = true;
      this.target = undefined;
    }
    this.headed = true;
    this.unix = /traceroute|tracepath/i.test(line);
    this.target = readTarget(line) ?? this.target;
    this.open = false;
  }

  draft(format: Format, number: number): Draft {
    const last = this.current;
    const goesOn =
      last?.format === format &&
      (number > (last.hops.at(-1) as Hop).number ||
        (format === 'mtr-csv' && number === last.hops.at(-1)?.number));
    if (goesOn) return last;
    const draft: Draft = {
      format,
      target: this.target,
      hops: [],
      rows: [],
      cutEnd: false,
      headed: this.headed,
    };
    this.drafts.push(draft);
    this.fresh = false;
    this.headed = false;
    return draft;
  }

  add(format: Format, row: Row, target?: string): void {
    if ('cut' in row) {
      if (this.current?.format === format) this.current.cutEnd = true;
      return;
    }
    const draft = this.draft(format, row.hop.number);
    if (target !== undefined && target !== '') draft.target = target;
    const last = draft.hops.at(-1);
    if (format === 'mtr-csv' && last?.number === row.hop.number && row.hop.host !== undefined) {
      draft.hops[draft.hops.length - 1] = { ...last, others: [...last.others, row.hop.host] };
    } else {
      draft.hops.push(row.hop);
    }
    draft.cutEnd = false;
    this.open = true;
  }

  addTrace(row: TraceRow, windows: boolean): void {
    const draft = this.draft(windows ? 'tracert' : 'traceroute', row.number);
    draft.rows = [row];
    draft.cutEnd = false;
    draft.hops.push(traceHop(draft.rows, row.number));
    this.open = true;
  }

  /** A further router at the distance of the hop before. */
  more(line: string): void {
    const draft = this.current;
    const last = draft?.hops.at(-1);
    if (!this.open || draft === undefined || last === undefined) return;
    if (draft.format === 'traceroute') {
      const row = readContinuation(line);
      if (row === undefined) return;
      draft.rows.push(row);
      draft.hops[draft.hops.length - 1] = traceHop(draft.rows.slice(0, 9), last.number);
    } else if (draft.format === 'mtr' && !line.includes('[MPLS')) {
      const text = line
        .replace(/^[\s|`+-]+/, '')
        .replace(/^AS(?:\d+|\?+)\s+/i, '')
        .trim();
      const { host } = readHost(text);
      if (
        /^[\s|]{4,}/.test(line) &&
        host !== undefined &&
        /[.:]/.test(host) &&
        last.others.length < 8
      ) {
        draft.hops[draft.hops.length - 1] = { ...last, others: [...last.others, host] };
      }
    }
  }
}

/** Which of the two trace programs printed a line: tracert names the host last. */
const isTracert = (line: string): boolean =>
  /^\s*\d+\s+(?:<?\s?\d+\s?(?:ms|мс|毫秒)\s|\*\s)/i.test(line) || /\[[\d.:a-f]+\]\s*$/i.test(line);

function readLine(line: string, found: Collector): void {
  if (line.trim() === '') {
    found.open = false;
    return;
  }
  const csvHeader = readCsvHeader(line);
  if (csvHeader !== undefined) {
    found.csvHeader = csvHeader;
    found.header('');
    return;
  }
  const hostLast = readPingPlotterColumns(line);
  if (hostLast !== undefined) {
    found.hostLast = hostLast;
    found.header('');
    return;
  }
  const columns = readColumns(line);
  if (columns !== undefined) {
    found.columns = columns;
    found.header('');
    return;
  }
  if (/WinMTR statistics|\bSent\b.*\bRecv\b/i.test(line)) {
    found.header('');
    return;
  }
  const csv = readCsvRow(line, found.csvHeader, found.lastSent);
  if (csv !== undefined) {
    found.add('mtr-csv', csv, 'target' in csv ? csv.target : undefined);
    return;
  }
  if (found.hostLast !== undefined) {
    const row = readPingPlotterRow(line, found.hostLast, found.lastSent);
    if (row !== undefined) {
      found.add('pingplotter', row);
      return;
    }
  }
  const mtr = readMtrRow(line, found.columns, found.lastSent);
  if (mtr !== undefined) {
    found.add('mtr', mtr);
    return;
  }
  const winMtr = readWinMtrRow(line, found.nextNumber) ?? readWinMtrList(line, found.nextNumber);
  if (winMtr !== undefined) {
    found.add('winmtr', winMtr);
    return;
  }
  const pathping = readPathpingRow(line);
  if (pathping !== undefined) {
    found.add('pathping', pathping);
    return;
  }
  const trace = readTraceRow(line);
  const current = found.current;
  if (trace !== undefined) {
    const format = current?.format;
    const windows = format === undefined ? !found.unix && isTracert(line) : format === 'tracert';
    found.addTrace(trace, windows);
    return;
  }
  if (current !== undefined && current.rows.length > 0 && parseInt(line, 10) === found.nextNumber) {
    current.cutEnd = true;
    return;
  }
  if (HEADER.test(line) || COMMAND.test(line) || / -> \S+ [([]/.test(line)) {
    found.header(line);
    return;
  }
  found.more(line);
}

function finish(draft: Draft): Report {
  const { format, target } = draft;
  const end = draft.hops.at(-1);
  // A traced line with times, but without a host, was cut.
  const half =
    draft.rows.length > 0 && end !== undefined && answered(end) && end.host === undefined;
  const hops = half ? draft.hops.slice(0, -1) : draft.hops;
  const [first] = hops;
  const unnumbered = format === 'winmtr' && !draft.headed;
  return {
    format,
    target,
    targetAddress: target === undefined ? undefined : readHost(target).address,
    hops,
    cutStart:
      first !== undefined &&
      (first.number > 1 ||
        (unnumbered && (first.address === undefined || addressKind(first.address) === 'public'))),
    cutEnd: draft.cutEnd || half,
  };
}

/**
 * Reads everything in a pasted text that is a route report: mtr (report, wide, live screen, JSON,
 * CSV, XML, raw), WinMTR (copied text, HTML, copied table), PingPlotter's text, pathping, tracert
 * and traceroute. Prompts, quote marks and other text around are skipped. Up to six reports, in
 * their order.
 */
export function readReports(input: string): Parsed {
  if (input.trim() === '') return { ok: false, reason: 'empty' };
  const text = input.slice(0, MAX_CHARACTERS);
  const shortened = input.length > MAX_CHARACTERS;
  const machine = readMachineForms(text).slice(0, MAX_REPORTS);
  if (machine.length > 0) {
    const reports = machine.map((form) => finish({ ...form, rows: [], headed: true }));
    return { ok: true, reports, shortened };
  }
  const found = new Collector();
  const lines = text

    .replace(/\u001b\[[\d;]{0,10}[A-Za-z]/g, '')
    .replace(/<\/td>/gi, '|')
    .replace(/<\/tr>/gi, '\n')
    .replace(/<[a-z/][^<>\n]{0,80}>/gi, ' ')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .split(/\r\n|[\r\n]/, MAX_LINES);
  for (const line of lines) {
    if (found.drafts.length > 200) break;
    readLine(line.slice(0, MAX_LINE).replace(/^\s*(?:>\s?)+(?=[\s\d|])/, ''), found);
  }
  const reports = found.drafts
    .filter(({ hops }) => hops.length > 1 || hops.some(answered))
    .map(finish);
  return reports.length === 0
    ? { ok: false, reason: 'no-route' }
    : { ok: true, reports: reports.slice(0, MAX_REPORTS), shortened };
}
