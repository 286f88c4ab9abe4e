/** Turns pasted text into route reports. Pure; never throws. */
// cspell:ignore trippy Pakete übertragen
// cspell:ignore pingplotter nexttrace
import {
  addProbes,
  addRouter,
  addRow,
  beginReport,
  closeHop,
  getCurrentDraft,
  createCollection,
  isHeader,
  isLocalhost,
  getLastSent,
  getNextNumber,
  type Collection,
  type ReportDraft,
} from './formats/collect';
import { parseColumns } from './formats/columns';
import { parseCsvHeader, parseCsvRow } from './formats/parse-csv';
import { joinNextTrace } from './formats/join-nexttrace';
import { parseMachineReports } from './formats/parse-machine-formats';
import { hasReply, getAddressKind, parseHost, type RouteReport } from './report';
import {
  parseHostLastColumns,
  parseHostLastRow,
  parseMikroTikColumns,
  parseMikroTikRow,
  parseMtrRow,
  parsePathpingRow,
} from './formats/parse-table';
import { parseTraceRow } from './formats/parse-trace';
import { parseWinMtrList, parseWinMtrRow } from './formats/parse-winmtr';

export type ReportsResult =
  | { readonly ok: true; readonly reports: readonly RouteReport[]; readonly shortened: boolean }
  | { readonly ok: false; readonly reason: 'empty' | 'no-route' };

/** Longer than any report; the rest of the text is ignored. */
export const MAX_CHARACTERS = 1_000_000;
const MAX_LINE = 400;
const MAX_LINES = 20_000;
const MAX_REPORTS = 6;
/** Maximum drafts from a text that is not a report, such as a numbered list. */
const MAX_DRAFTS = 200;

/**
 * Reads a line if it is of this step's kind, and returns whether it was. The first step that reads a
 * line is the last one to see it.
 */
type LineParser = (line: string, collection: Collection) => boolean;

const readBlankLine: LineParser = (line, collection) => {
  if (line.trim() !== '') return false;
  closeHop(collection);
  return true;
};

/**
 * Replies and statistics of `ping` are not hops, though they contain a number, a host and a time.
 */
const readPingLine: LineParser = (line) =>
  /\bicmp_seq[= ]|packets transmitted|Pakete übertragen/i.test(line);

const readLocalhost: LineParser = (line, collection) => {
  if (!isLocalhost(line)) return false;
  beginReport(collection, line);
  return true;
};

const readCsvHeader: LineParser = (line, collection) => {
  const names = parseCsvHeader(line);
  if (names === undefined) return false;
  collection.csvHeader = names;
  beginReport(collection, '');
  return true;
};

const readHostLastHeader: LineParser = (line, collection) => {
  const table = parseHostLastColumns(line);
  if (table === undefined) return false;
  collection.hostLast = table;
  beginReport(collection, '');
  return true;
};

const readMikroTikHeader: LineParser = (line, collection) => {
  const columns = parseMikroTikColumns(line);
  if (columns === undefined) return false;
  collection.mikroTik = columns;
  beginReport(collection, '');
  return true;
};

const readMtrHeader: LineParser = (line, collection) => {
  const columns = parseColumns(line);
  if (columns === undefined) return false;
  collection.columns = columns;
  beginReport(collection, '');
  return true;
};

const readWinMtrHeader: LineParser = (line, collection) => {
  if (!/WinMTR statistics|\bSent\b.*\bRecv\b/i.test(line)) return false;
  beginReport(collection, '');
  return true;
};

const readCsvRow: LineParser = (line, collection) => {
  const row = parseCsvRow(line, collection.csvHeader, getLastSent(collection));
  if (row === undefined) return false;
  addRow(collection, row);
  return true;
};

const readHostLastRow: LineParser = (line, collection) => {
  if (collection.hostLast === undefined) return false;
  const row = parseHostLastRow(line, collection.hostLast.columns, getLastSent(collection));
  if (row === undefined) return false;
  addRow(collection, { format: collection.hostLast.format, row });
  return true;
};

const readMikroTikRow: LineParser = (line, collection) => {
  if (collection.mikroTik === undefined) return false;
  const row = parseMikroTikRow(line, collection.mikroTik, getLastSent(collection));
  if (row === undefined) return false;
  addRow(collection, { format: 'mikrotik', row });
  return true;
};

const readMtrRow: LineParser = (line, collection) => {
  const row = parseMtrRow(line, collection.columns, getLastSent(collection));
  if (row === undefined) return false;
  addRow(collection, { format: 'mtr', row });
  return true;
};

const readWinMtrRow: LineParser = (line, collection) => {
  const number = getNextNumber(collection);
  const row = parseWinMtrRow(line, number) ?? parseWinMtrList(line, number);
  if (row === undefined) return false;
  addRow(collection, { format: 'winmtr', row });
  return true;
};

const readPathpingRow: LineParser = (line, collection) => {
  const row = parsePathpingRow(line);
  if (row === undefined) return false;
  addRow(collection, { format: 'pathping', row });
  return true;
};

/** Which of the two trace programs printed a line: tracert prints the host last. */
const isTracert = (line: string): boolean =>
  /^\s*\d+\s+(?:<?\s?\d+\s?(?:ms|мс|毫秒)\s|\*\s)/i.test(line) || /\[[\d.:a-f]+\]\s*$/i.test(line);

const TRACES = new Set(['tracert', 'traceroute', 'tracepath', 'nexttrace']);

const readTraceRow: LineParser = (line, collection) => {
  const row = parseTraceRow(line);
  if (row === undefined) return false;
  const format = getCurrentDraft(collection)?.format;
  const isTraceOpen = format !== undefined && TRACES.has(format);
  const likelyProgram = isTracert(line) ? 'tracert' : 'traceroute';
  addProbes(collection, row, isTraceOpen ? format : (collection.program ?? likelyProgram));
  return true;
};

/** The next hop number without its times: the text was truncated within a line. */
const cutTraceRow: LineParser = (line, collection) => {
  const current = getCurrentDraft(collection);
  if (current === undefined || current.rows.length === 0) return false;
  if (parseInt(line, 10) !== getNextNumber(collection)) return false;
  current.cutEnd = true;
  return true;
};

const readHeader: LineParser = (line, collection) => {
  if (!isHeader(line)) return false;
  beginReport(collection, line);
  return true;
};

const readFurtherRouter: LineParser = (line, collection) => {
  addRouter(collection, line);
  return true;
};

/** Ordered: a line that two steps could read belongs to the first. */
const STEPS: readonly LineParser[] = [
  readBlankLine,
  readPingLine,
  readLocalhost,
  readCsvHeader,
  readHostLastHeader,
  readMikroTikHeader,
  readMtrHeader,
  readWinMtrHeader,
  readCsvRow,
  readHostLastRow,
  readMikroTikRow,
  readMtrRow,
  readWinMtrRow,
  readPathpingRow,
  readTraceRow,
  cutTraceRow,
  readHeader,
  readFurtherRouter,
];

/** The lines of a text without colors, tags and quote marks. */
function cleanLines(text: string): string[] {
  const lines = text
    .replace(/\u001b\[[\d;]{0,10}[A-Za-z]/g, '')
    .replace(/<\/td>/gi, '|')
    .replace(/<\/tr>/gi, '\n')
    .replace(/<[a-z/][^<>\n]{0,80}>/gi, ' ')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .split(/\r\n|[\r\n]/, MAX_LINES)
    .map((line) =>
      line
        .slice(0, MAX_LINE)
        .replace(/^\s*(?:>\s?)+(?=[\s\w|])/, '')
        // A container's name, as prefixed by `docker compose logs`.
        .replace(/^[\w.-]{1,40} {1,10}\| (?=\s*\d{1,3}\.\|--|HOST:|Start:)/, ''),
    );
  return joinNextTrace(lines);
}

const countSent = ({ hops }: ReportDraft): number => hops.reduce((sum, { sent }) => sum + sent, 0);

/** MikroTik reprints its table while it counts: the last one has all packets. */
function withoutEarlierTables(drafts: readonly ReportDraft[]): ReportDraft[] {
  return drafts.filter((draft, index) => {
    const next = drafts[index + 1];
    return !(
      draft.format === 'mikrotik' &&
      next?.format === 'mikrotik' &&
      next.hops[0]?.address === draft.hops[0]?.address &&
      countSent(next) >= countSent(draft)
    );
  });
}

function finish(draft: ReportDraft): RouteReport {
  const { format, target } = draft;
  const end = draft.hops.at(-1);
  // A trace line with times but without a host was truncated.
  const isHalf =
    draft.rows.length > 0 && end !== undefined && hasReply(end) && end.host === undefined;
  const hops = isHalf ? draft.hops.slice(0, -1) : draft.hops;
  const [first] = hops;
  const isUnnumbered = format === 'winmtr' && !draft.hasHeader;
  return {
    format,
    target,
    targetAddress: target === undefined ? undefined : parseHost(target).address,
    hops,
    cutStart:
      first !== undefined &&
      (first.number > 1 ||
        (isUnnumbered &&
          (first.address === undefined || getAddressKind(first.address) === 'public'))),
    cutEnd: draft.cutEnd || isHalf,
  };
}

/**
 * Finds every route report in a pasted text: mtr (report, wide, live screen, JSON, CSV, XML, raw),
 * WinMTR (copied text, HTML, copied table), PingPlotter's text, pathping, tracert, traceroute,
 * tracepath, NextTrace, trippy (JSON), MikroTik's traceroute, and CSV files whose header has hop,
 * loss and packets. Skips prompts, quote marks and surrounding text. Returns up to six reports, in
 * their order.
 */
export function parseReports(input: string): ReportsResult {
  if (input.trim() === '') return { ok: false, reason: 'empty' };
  const text = input.slice(0, MAX_CHARACTERS);
  const isShortened = input.length > MAX_CHARACTERS;
  const machine = parseMachineReports(text).slice(0, MAX_REPORTS);
  if (machine.length > 0) {
    const reports = machine.map((form) => finish({ ...form, rows: [], hasHeader: true }));
    return { ok: true, reports, shortened: isShortened };
  }
  const collection = createCollection();
  for (const line of cleanLines(text)) {
    if (collection.drafts.length > MAX_DRAFTS) break;
    STEPS.some((step) => step(line, collection));
  }
  const reports = withoutEarlierTables(collection.drafts)
    .filter(({ hops }) => hops.length > 1 || hops.some(hasReply))
    .map(finish);
  return reports.length === 0
    ? { ok: false, reason: 'no-route' }
    : { ok: true, reports: reports.slice(0, MAX_REPORTS), shortened: isShortened };
}
