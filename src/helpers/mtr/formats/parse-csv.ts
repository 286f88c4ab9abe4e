/** Reads CSV files of `mtr --csv` and other programs, row by row. Pure; never throws. */
import { getColumn, createHop, parseValues, type TableRow } from './columns';
import { isAddress, MAX_HOPS, parseNumber } from '../report';

/** A CSV file: its columns and its delimiter. */
export interface CsvTable {
  readonly format: 'mtr-csv' | 'csv';
  readonly names: readonly string[];
  readonly separator: string;
}

const HOP_NAMES: ReadonlySet<string> = new Set(['hop', 'hop#', '#', 'nr', 'no', 'ttl']);
const HOST_NAMES = ['host', 'hostname', 'name', 'dns name', 'ip', 'ip address', 'address', 'ips'];

const splitCsvCells = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** The header of `mtr --csv`, or of any other table with a hop, its loss and its packets. */
export function parseCsvHeader(line: string): CsvTable | undefined {
  const separator = ([';', ',', '\t', '|'] as const).find((mark) => line.split(mark).length > 3);
  if (separator === undefined) return undefined;
  const names = splitCsvCells(line.replace(/^\ufeff/, ''), separator).map((name) =>
    name.toLowerCase(),
  );
  if (names[0] === 'mtr_version') return { format: 'mtr-csv', names, separator };
  const plain = names.map((name) => {
    const short = name.replace(/ ?[([](?:ms|%)[)\]]$/, '');
    if (HOP_NAMES.has(short)) return 'hop';
    const column = getColumn(short);
    return column === '' ? short : column;
  });
  const hasSent = plain.some((name) => name === 'sent' || name === 'snt' || name === 'snd');
  return plain.includes('hop') && plain.includes('loss%') && hasSent
    ? { format: 'csv', names: plain, separator }
    : undefined;
}

/** Result of a row in a CSV file: the report continues, or ends because the row is truncated. */
export interface CsvRow {
  readonly format: CsvTable['format'];
  readonly row: TableRow;
  readonly target: string | undefined;
}

const CSV_START = ['mtr_version', 'start_time', 'status', 'host', 'hop', 'ip'];

/** The default columns of `mtr --csv`, for rows without a header. */
function createAssumedTable(line: string): CsvTable {
  const separator = line.includes(';') ? ';' : ',';
  const cells = line.trim().split(separator);
  const hasAsn = /^AS/i.test(String(cells[6]));
  const hasEmptyColumn = cells[hasAsn ? 9 : 8] === '';
  const names = [
    ...CSV_START,
    ...(hasAsn ? ['asn'] : []),
    'loss%',
    'snt',
    ...(hasEmptyColumn ? [''] : []),
    ...['last', 'avg', 'best', 'wrst', 'stdev'],
  ];
  return { format: 'mtr-csv', names, separator };
}

/** A row of a CSV file, or undefined if the line is not one. */
export function parseCsvRow(
  line: string,
  header: CsvTable | undefined,
  lastSent: number,
): CsvRow | undefined {
  if (/^\s*MTR\.[^,;]{0,20}[,;]/i.test(line)) {
    return parseMtrCsvRow(
      line,
      header?.format === 'mtr-csv' ? header : createAssumedTable(line),
      lastSent,
    );
  }
  return header?.format === 'csv' ? parseOtherCsvRow(line, header, lastSent) : undefined;
}

function parseMtrCsvRow(line: string, { names }: CsvTable, lastSent: number): CsvRow {
  // Some versions write a header with commas above rows with semicolons.
  const cells = splitCsvCells(line, line.includes(';') ? ';' : ',');
  const getCell = (name: string) => cells[names.indexOf(name)] ?? '';
  const values = parseValues(names.map((name, index) => [name, cells[index] ?? '']));
  const number = parseNumber(getCell('hop'));
  const asn = getCell('asn');
  const host = `${asn === '' ? '' : `${asn} `}${getCell('ip')}`;
  const hop =
    number === undefined || number < 1 || number > MAX_HOPS
      ? undefined
      : createHop({ number, hostText: host, values, fallbackSent: lastSent });
  return {
    format: 'mtr-csv',
    row: hop === undefined ? { cut: true } : { hop },
    target: hop === undefined ? undefined : getCell('host'),
  };
}

function parseOtherCsvRow(
  line: string,
  { names, separator }: CsvTable,
  lastSent: number,
): CsvRow | undefined {
  const cells = splitCsvCells(line, separator);
  const number = Number(cells[names.indexOf('hop')] ?? 0);
  if (!Number.isInteger(number) || number < 1 || number > MAX_HOPS) return undefined;
  const hosts = HOST_NAMES.map((name) => cells[names.indexOf(name)] ?? '').filter(
    (text) => text !== '' && !/^[*?\s-]+$/.test(text),
  );
  const address = hosts.find(isAddress);
  const name = hosts.find((text) => !isAddress(text));
  const host = name !== undefined && address !== undefined ? `${name} (${address})` : hosts[0];
  const values = parseValues(names.map((column, index) => [column, cells[index] ?? '']));
  // A host that replied has numbers: the row is truncated.
  if (host !== undefined && values.loss === undefined) {
    return { format: 'csv', row: { cut: true }, target: undefined };
  }
  const asn = /^(?:AS)?(\d+)\b/i.exec(cells[names.indexOf('asn')] ?? '')?.[1];
  const hop = createHop({
    number,
    hostText: `${asn === undefined ? '' : `AS${asn} `}${host ?? ''}`,
    values: values.loss === undefined ? { ...values, loss: 100 } : values,
    fallbackSent: lastSent,
  });
  return hop === undefined ? undefined : { format: 'csv', row: { hop }, target: undefined };
}
