/** Reads one line of a table that counts loss, whatever program printed it. Pure; nothing throws. */
// cspell:ignore avrg gmean jttr nexttrace pingplotter
import { isAddress, MAX_HOPS, readHost, readNumber, type Hop } from './report';

/** Columns in the order in which a table prints them; `''` for one that is not needed. */
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

/** What mtr prints unless it was asked for other fields. */
export const MTR_COLUMNS: Columns = ['loss%', 'snt', '', 'avg', 'best', 'wrst', 'stdev'];

export type Values = Partial<Record<(typeof COLUMN)[keyof typeof COLUMN], number>>;

/**
 * Columns that a header line names, or undefined where the line is no header. `mtr -o` can leave
 * the loss out; its rows are then read as what they are, rows that say nothing of loss.
 */
export function readColumns(line: string): Columns | undefined {
  const start = /\bLoss%/.test(line)
    ? line.search(/\b(?:Loss%|Drop\b|Rcv\b|Snt\b)/)
    : (/^\s*HOST:\s+\S+\s+(?=(?:(?:Last|Avg|Best|Wrst|StDev|Snt|Rcv|Gmean|Jttr)\s*)+$)/.exec(
        line,
      )?.[0].length ?? -1);
  if (start < 0) return undefined;
  return line
    .slice(start)
    .trim()
    .split(/\s+/)
    .map((name) => (name.toLowerCase() in COLUMN ? (name.toLowerCase() as Columns[number]) : ''));
}

const known = (value: number | undefined) => (Number.isFinite(value) ? value : undefined);

/** A hop from what its columns say; undefined where they do not say how much was lost. */
export function hopFrom(
  number: number,
  hostText: string,
  values: Values,
  fallbackSent: number,
): Hop | undefined {
  const asn = /^\s*\[?AS(\d+|\?+)\]?\s+/i.exec(hostText);
  const { host, address } = readHost(hostText.slice(asn?.[0].length ?? 0).trim());
  // Reports that print what was lost and what came back, and not what was sent.
  const both = known((values.dropped ?? Number.NaN) + (values.received ?? Number.NaN));
  const sent = Math.round(known(values.sent) ?? both ?? fallbackSent);
  const lost =
    known(values.received) !== undefined
      ? sent - (values.received as number)
      : known(values.dropped) !== undefined && values.loss === undefined
        ? (values.dropped as number)
        : known(values.loss) !== undefined
          ? Math.round((sent * (values.loss as number)) / 100)
          : undefined;
  if (lost === undefined || sent < 1) return undefined;
  const silent = lost >= sent;
  const time = (value: number | undefined) => (silent ? undefined : known(value));
  return {
    number,
    host: silent && address === undefined ? undefined : host,
    address,
    asn: asn?.[1]?.startsWith('?') === false ? asn[1] : undefined,
    others: [],
    sent,
    lost: Math.min(sent, Math.max(0, Math.round(lost))),
    bestMs: time(values.bestMs),
    avgMs: time(values.avgMs),
    worstMs: time(values.worstMs),
    stdevMs: time(values.stdevMs),
    refused: undefined,
  };
}

/** The values of named columns, whatever their order; unknown names and no numbers are left out. */
export function valuesOf(cells: Iterable<readonly [name: string, text: string]>): Values {
  const values: Values = {};
  for (const [name, text] of cells) {
    const key = name.toLowerCase();
    const value = readNumber(text.trim());
    if (value !== undefined && key in COLUMN) values[COLUMN[key as keyof typeof COLUMN]] = value;
  }
  return values;
}

/** A table whose last column is the host: PingPlotter's text, and `nexttrace --mtr`. */
export function readHostLastColumns(
  line: string,
): { format: 'pingplotter' | 'nexttrace'; columns: Columns } | undefined {
  const names = /^\s*Hop\s+(.{0,120}\b(?:PL|Loss)%.{0,120}?)\s+Host\b/i.exec(line)?.[1];
  if (names === undefined) return undefined;
  return {
    format: /\bLoss%/i.test(names) ? 'nexttrace' : 'pingplotter',
    columns: names.split(/\s+/).map(columnNamed),
  };
}

/** What other programs call the columns; an empty name is a column that is not needed. */
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

function columnNamed(name: string): Columns[number] {
  const key = name.toLowerCase();
  return ALIASES[key] ?? (key in COLUMN ? (key as Columns[number]) : '');
}

/** `AS64499 192.0.2.1 Country`: the router without the place that NextTrace names behind it. */
function withoutPlace(text: string): string {
  const [asn = '', rest = text] = /^(AS\S+)\s+(.*)$/.exec(text)?.slice(1) ?? [];
  const words = rest.split(/\s+/);
  const both = /^\S+ [([][\da-fA-F.:]+[)\]]/.exec(rest)?.[0];
  return `${asn} ${both ?? words[0]}`.trim();
}

/** `  4  240    7 16.10  25.00  17.50  name [address]`; asterisks where nobody ever answered. */
export function readHostLastRow(line: string, columns: Columns, lastSent: number): Row | undefined {
  const words = line.trim().split(/\s+/);
  const cells = words.slice(1, columns.length + 1);
  const number = /^\d{1,3}$/.test(words[0] as string) ? Number(words[0]) : 0;
  if (number < 1 || cells.some((cell) => cell !== '*' && readNumber(cell) === undefined)) {
    return undefined;
  }
  if (cells.length < columns.length) return { cut: true };
  const values = valuesOf(columns.map((name, index) => [name, cells[index] as string]));
  const host = withoutPlace(words.slice(columns.length + 1).join(' '));
  const silent = cells.every((cell) => cell === '*');
  const hop = hopFrom(
    number,
    host === '[-]' || host === '-' ? '' : host,
    silent ? { loss: 100 } : values,
    lastSent,
  );
  return hop === undefined ? undefined : { hop };
}

/** Columns of RouterOS: `# ADDRESS LOSS SENT LAST AVG BEST WORST STD-DEV STATUS`. */
export function readMikroTikColumns(line: string): Columns | undefined {
  const names = /^\s*#?\s*ADDRESS\s+(LOSS\s+SENT\s.{0,80})$/.exec(line)?.[1];
  return names?.trim().split(/\s+/).map(columnNamed);
}

/** `3  192.0.2.1  12%  100  8.9ms  9  7.5  41.2  3.6  <MPLS:…>`; no address where all is lost. */
export function readMikroTikRow(line: string, columns: Columns, lastSent: number): Row | undefined {
  const row = /^\s*(\d{1,3})\s+(?:(\S*[.:]\S*)\s+)?(\d{1,3}%\s.*|\d{1,3}%)$/.exec(line.trimEnd());
  if (row === null) return undefined;
  const [, number, host = '', rest = ''] = row;
  const cells = rest.split(/\s+/).map((cell) => cell.replace(/^(\d+(?:\.\d+)?)ms$/, '$1'));
  const values = valuesOf(columns.map((name, index) => [name, cells[index] ?? '']));
  const hop = hopFrom(Number(number), host, values, lastSent);
  return hop === undefined ? { cut: true } : { hop };
}

/** A row without its numbers: cut off, or a hop that never answered on mtr's live screen. */
export type Row = { readonly hop: Hop } | { readonly cut: true };

/** ` 3.|-- name 0.0% 250 …` and ` 3. AS1 name 0.0% 250 …`. */
export function readMtrRow(line: string, columns: Columns, lastSent: number): Row | undefined {
  const start = /^\s*(\d{1,3})\.(?:\|--)?\s+(?=\S)/.exec(line);
  if (start?.[1] === undefined) return undefined;
  const number = Number(start[1]);
  const words = line.slice(start[0].length).trim().split(/\s+/);
  let first = words.length;
  while (first > 0 && readNumber(words[first - 1] as string) !== undefined) first--;
  const numbers = words.slice(first);
  const hostText = words.slice(0, first).join(' ');
  // The last number of a short row can be cut, too: 250 may have lost its zero.
  if (numbers.length < columns.length && numbers.at(-1)?.endsWith('%') === false) numbers.pop();
  const refused = /^\(((?:no route|host|network|destination).*)\)$/i.exec(hostText)?.[1];
  if (numbers.length === 0) {
    if (!/^(?:AS\S+\s+)?(?:\?+|\(.*\))$/i.test(hostText)) return { cut: true };
    numbers.push('100%');
    columns = ['loss%'];
  }
  const values = valuesOf(columns.map((name, index) => [name, numbers[index] ?? '']));
  const hop = hopFrom(number, /^\(.*\)$/.test(hostText) ? '' : hostText, values, lastSent);
  return hop === undefined ? { cut: true } : { hop: { ...hop, refused } };
}

/** A CSV file: what its columns mean, and what stands between them. */
export interface CsvTable {
  readonly format: 'mtr-csv' | 'csv';
  readonly names: readonly string[];
  readonly separator: string;
}

const HOP_NAMES: ReadonlySet<string> = new Set(['hop', 'hop#', '#', 'nr', 'no', 'ttl']);
const HOST_NAMES = ['host', 'hostname', 'name', 'dns name', 'ip', 'ip address', 'address', 'ips'];

const csvCells = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** The header of `mtr --csv`, or of any other table with a hop, its loss and its packets. */
export function readCsvHeader(line: string): CsvTable | undefined {
  const separator = ([';', ',', '\t', '|'] as const).find((mark) => line.split(mark).length > 3);
  if (separator === undefined) return undefined;
  const names = csvCells(line.replace(/^\ufeff/, ''), separator).map((name) => name.toLowerCase());
  if (names[0] === 'mtr_version') return { format: 'mtr-csv', names, separator };
  const plain = names.map((name) => {
    const short = name.replace(/ ?[([](?:ms|%)[)\]]$/, '');
    if (HOP_NAMES.has(short)) return 'hop';
    const column = columnNamed(short);
    return column === '' ? short : column;
  });
  const counts = plain.some((name) => name === 'sent' || name === 'snt' || name === 'snd');
  return plain.includes('hop') && plain.includes('loss%') && counts
    ? { format: 'csv', names: plain, separator }
    : undefined;
}

/** What a row of a CSV file says: the report goes on, or it ends in the middle of a row. */
export interface CsvRow {
  readonly format: CsvTable['format'];
  readonly row: Row;
  readonly target: string | undefined;
}

const CSV_START = ['mtr_version', 'start_time', 'status', 'host', 'hop', 'ip'];

/** The usual columns of `mtr --csv`, for rows without a header. */
function assumedTable(line: string): CsvTable {
  const separator = line.includes(';') ? ';' : ',';
  const cells = line.trim().split(separator);
  const withAsn = /^AS/i.test(String(cells[6]));
  const names = [
    ...CSV_START,
    ...(withAsn ? ['asn'] : []),
    ...['loss%', 'snt', ...(cells[withAsn ? 9 : 8] === '' ? [''] : []), 'last', 'avg', 'best'],
    ...['wrst', 'stdev'],
  ];
  return { format: 'mtr-csv', names, separator };
}

/** A row of a CSV file, or undefined where the line is none. */
export function readCsvRow(
  line: string,
  header: CsvTable | undefined,
  lastSent: number,
): CsvRow | undefined {
  if (/^\s*MTR\.[^,;]{0,20}[,;]/i.test(line)) {
    return mtrCsvRow(line, header?.format === 'mtr-csv' ? header : assumedTable(line), lastSent);
  }
  return header?.format === 'csv' ? otherCsvRow(line, header, lastSent) : undefined;
}

function mtrCsvRow(line: string, { names }: CsvTable, lastSent: number): CsvRow {
  // Some versions write a header with commas above rows with semicolons.
  const cells = csvCells(line, line.includes(';') ? ';' : ',');
  const cell = (name: string) => cells[names.indexOf(name)] ?? '';
  const values = valuesOf(names.map((name, index) => [name, cells[index] ?? '']));
  const number = readNumber(cell('hop'));
  const asn = cell('asn');
  const host = `${asn === '' ? '' : `${asn} `}${cell('ip')}`;
  const hop =
    number === undefined || number < 1 || number > MAX_HOPS
      ? undefined
      : hopFrom(number, host, values, lastSent);
  return {
    format: 'mtr-csv',
    row: hop === undefined ? { cut: true } : { hop },
    target: hop === undefined ? undefined : cell('host'),
  };
}

function otherCsvRow(
  line: string,
  { names, separator }: CsvTable,
  lastSent: number,
): CsvRow | undefined {
  const cells = csvCells(line, separator);
  const number = Number(cells[names.indexOf('hop')] ?? 0);
  if (!Number.isInteger(number) || number < 1 || number > MAX_HOPS) return undefined;
  const hosts = HOST_NAMES.map((name) => cells[names.indexOf(name)] ?? '').filter(
    (text) => text !== '' && !/^[*?\s-]+$/.test(text),
  );
  const address = hosts.find(isAddress);
  const name = hosts.find((text) => !isAddress(text));
  const host = name !== undefined && address !== undefined ? `${name} (${address})` : hosts[0];
  const values = valuesOf(names.map((column, index) => [column, cells[index] ?? '']));
  // A host that answered has numbers: the row breaks off.
  if (host !== undefined && values.loss === undefined) {
    return { format: 'csv', row: { cut: true }, target: undefined };
  }
  const asn = /^(?:AS)?(\d+)\b/i.exec(cells[names.indexOf('asn')] ?? '')?.[1];
  const hop = hopFrom(
    number,
    `${asn === undefined ? '' : `AS${asn} `}${host ?? ''}`,
    values.loss === undefined ? { ...values, loss: 100 } : values,
    lastSent,
  );
  return hop === undefined ? undefined : { format: 'csv', row: { hop }, target: undefined };
}

/** Loss, sent, received, best, average, worst, last: the numbers of WinMTR. */
function winHop(number: number, host: string, cells: readonly (number | undefined)[]) {
  const [loss, sent, received, bestMs, avgMs, worstMs] = cells;
  if (loss === undefined || sent === undefined || loss > 100) return undefined;
  const values: Values = { loss, sent };
  if (received !== undefined && received <= sent) values.received = received;
  if (bestMs !== undefined) values.bestMs = bestMs;
  if (avgMs !== undefined) values.avgMs = avgMs;
  if (worstMs !== undefined) values.worstMs = worstMs;
  return hopFrom(number, host, values, 0);
}

/** `| name - 0 | 250 | 250 | 1 | 2 | 5 | 2 |`, the text that WinMTR copies and exports. */
export function readWinMtrRow(line: string, next: number): Row | undefined {
  if (!line.includes('|')) return undefined;
  const cells = line
    .replace(/^\s*\|/, '')
    .split('|')
    .map((cell) => cell.trim());
  const [first = '', ...rest] = cells;
  const joined = /^(.*\S)\s+-\s+(\d+(?:[.,]\d+)?)\s*%?$/.exec(first);
  const [host, numbers] =
    joined?.[1] !== undefined && joined[2] !== undefined
      ? [joined[1], [joined[2], ...rest]]
      : [first, rest];
  if (
    host === '' ||
    !/\w/.test(host) ||
    (joined === null && readNumber(numbers[0] ?? '') === undefined)
  )
    return undefined;
  const values = numbers.filter((cell) => cell !== '').map((cell) => readNumber(cell));
  // A cut row: the last number may have lost digits.
  if (values.length < 7 && !line.trimEnd().endsWith('|')) values.pop();
  if (values.length < 2) return { cut: true };
  const hop = winHop(next, host, values);
  return hop === undefined ? undefined : { hop };
}

/** A row of WinMTR's window as copied: name, perhaps the number of the hop, seven numbers. */
export function readWinMtrList(line: string, next: number): Row | undefined {
  const words = line.trim().split(/\t+\s*|\s{2,}|\s+(?=[\d.,%]+(?:\s|$))/);
  let first = words.length;
  while (first > 0 && readNumber((words[first - 1] as string).trim()) !== undefined) first--;
  const numbers = words.slice(first).map((word) => readNumber(word.trim()));
  const host = words.slice(0, first).join(' ').trim();
  if (host === '' || !/[a-z?:.\u0080-\uffff]/i.test(host)) return undefined;
  if (numbers.length !== 7 && numbers.length !== 8) return undefined;
  const cells = numbers.length === 8 ? numbers.slice(1) : numbers;
  const [loss = 0, sent = 0, received = 0] = cells;
  // Seven numbers can be anything: loss, sent and received have to fit each other.
  if (received > sent || Math.abs(loss - 100 * (1 - received / Math.max(1, sent))) > 5) {
    return undefined;
  }
  const hop = winHop(numbers.length === 8 ? (numbers[0] as number) : next, host, cells);
  return hop === undefined ? undefined : { hop };
}

/** `  3   18ms   0/ 100 =  0%   0/ 100 =  0%  name [address]`, the second half of pathping. */
export function readPathpingRow(line: string): Row | undefined {
  const row =
    /^\s*(\d{1,3})\s+(?:(\d+)\s*ms|-+)\s+(\d+)\/\s*(\d+)\s*=\s*\d+\s*%\s+(?:\d+\/\s*\d+\s*=\s*\d+\s*%\s*)?(.*)$/.exec(
      line,
    );
  if (row === null) return undefined;
  const [, number, ms, dropped, sent, host = ''] = row;
  const values: Values = { dropped: Number(dropped), sent: Number(sent) };
  if (ms !== undefined) values.avgMs = Number(ms);
  const hop = hopFrom(Number(number), host.trim(), values, 0);
  return hop === undefined ? undefined : { hop };
}
