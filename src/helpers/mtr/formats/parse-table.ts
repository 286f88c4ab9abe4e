/**
 * Reads one line of a table with loss: mtr's report, pathping, RouterOS, PingPlotter and NextTrace.
 * Pure; never throws.
 */
// cspell:ignore nexttrace pingplotter
import {
  getColumn,
  createHop,
  parseValues,
  type Columns,
  type TableRow,
  type HopValues,
} from './columns';
import { parseNumber } from '../report';

/** The number of a hop: ` 3.|-- name 0.0% 250 …` in a report, ` 3. name 0.0% 250 …` on the screen. */
const MTR_HOP_NUMBER = /^\s*(\d{1,3})\.(?:\|--)?\s+(?=\S)/;
/** What mtr prints for a hop that a router rejects: `(no route to host)`. */
const REFUSAL = /^\(((?:no route|host|network|destination).*)\)$/i;
/** A host that never replied: `???`, `AS??? ???`, `(waiting for reply)`. */
const SILENT_HOST = /^(?:AS\S+\s+)?(?:\?+|\(.*\))$/i;
/** A message in place of a host: `(waiting for reply)`. */
const IN_BRACKETS = /^\(.*\)$/;

/** ` 3.|-- name 0.0% 250 …` and ` 3. AS1 name 0.0% 250 …`. */
export function parseMtrRow(
  line: string,
  columns: Columns,
  lastSent: number,
): TableRow | undefined {
  const start = MTR_HOP_NUMBER.exec(line);
  if (start?.[1] === undefined) return undefined;
  const words = line.slice(start[0].length).trim().split(/\s+/);
  const firstNumber = words.findLastIndex((word) => parseNumber(word) === undefined) + 1;
  const hostText = words.slice(0, firstNumber).join(' ');
  const numbers = words.slice(firstNumber);
  // The last number of a short row can be truncated: 250 may have lost its zero.
  if (numbers.length < columns.length && numbers.at(-1)?.endsWith('%') === false) numbers.pop();
  const isSilent = numbers.length === 0;
  if (isSilent && !SILENT_HOST.test(hostText)) return { cut: true };
  const hop = createHop({
    number: Number(start[1]),
    hostText: IN_BRACKETS.test(hostText) ? '' : hostText,
    values: isSilent
      ? { loss: 100 }
      : parseValues(columns.map((name, index) => [name, numbers[index] ?? ''])),
    fallbackSent: lastSent,
  });
  if (hop === undefined) return { cut: true };
  return { hop: { ...hop, refused: REFUSAL.exec(hostText)?.[1] } };
}

/**
 * `  3   18ms   0/ 100 =  0%   0/ 100 =  0%  name [address]`: hop, time, lost and sent of the route
 * to here, the same of this router alone, host.
 */
const PATHPING_ROW =
  /^\s*(\d{1,3})\s+(?:(\d+)\s*ms|-+)\s+(\d+)\/\s*(\d+)\s*=\s*\d+\s*%\s+(?:\d+\/\s*\d+\s*=\s*\d+\s*%\s*)?(.*)$/;

/** A row of the second half of pathping. */
export function parsePathpingRow(line: string): TableRow | undefined {
  const row = PATHPING_ROW.exec(line);
  if (row === null) return undefined;
  const [, number, ms, dropped, sent, host = ''] = row;
  const values: HopValues = { dropped: Number(dropped), sent: Number(sent) };
  if (ms !== undefined) values.avgMs = Number(ms);
  const hop = createHop({
    number: Number(number),
    hostText: host.trim(),
    values,
    fallbackSent: 0,
  });
  return hop === undefined ? undefined : { hop };
}

/** `Hop  Count  IP PL%  Avg  Host`: everything between the number and the host. */
const HOST_LAST_HEADER = /^\s*Hop\s+(.{0,120}\b(?:PL|Loss)%.{0,120}?)\s+Host\b/i;

/** A table whose last column is the host: PingPlotter's text, and `nexttrace --mtr`. */
export function parseHostLastColumns(
  line: string,
): { format: 'pingplotter' | 'nexttrace'; columns: Columns } | undefined {
  const names = HOST_LAST_HEADER.exec(line)?.[1];
  if (names === undefined) return undefined;
  return {
    format: /\bLoss%/i.test(names) ? 'nexttrace' : 'pingplotter',
    columns: names.split(/\s+/).map(getColumn),
  };
}

/** `AS64499 192.0.2.1 Country` */
const AFTER_ASN = /^(AS\S+)\s+(.*)$/;
/** `router.example (192.0.2.1)` and `router.example [192.0.2.1]`, perhaps with a place behind it. */
const HOST_AND_ADDRESS = /^\S+ [([][\da-fA-F.:]+[)\]]/;

/** `AS64499 192.0.2.1 Country`: drops the location that NextTrace prints after the router. */
function removeLocation(text: string): string {
  const [asn = '', rest = text] = AFTER_ASN.exec(text)?.slice(1) ?? [];
  const words = rest.split(/\s+/);
  const hostAndAddress = HOST_AND_ADDRESS.exec(rest)?.[0];
  return `${asn} ${hostAndAddress ?? words[0]}`.trim();
}

/** `  4  240    7 16.10  25.00  17.50  name [address]`; asterisks if nothing ever replied. */
export function parseHostLastRow(
  line: string,
  columns: Columns,
  lastSent: number,
): TableRow | undefined {
  const words = line.trim().split(/\s+/);
  const cells = words.slice(1, columns.length + 1);
  const number = /^\d{1,3}$/.test(words[0] as string) ? Number(words[0]) : 0;
  if (number < 1 || cells.some((cell) => cell !== '*' && parseNumber(cell) === undefined)) {
    return undefined;
  }
  if (cells.length < columns.length) return { cut: true };
  const values = parseValues(columns.map((name, index) => [name, cells[index] as string]));
  const host = removeLocation(words.slice(columns.length + 1).join(' '));
  const isSilent = cells.every((cell) => cell === '*');
  const hop = createHop({
    number,
    hostText: host === '[-]' || host === '-' ? '' : host,
    values: isSilent ? { loss: 100 } : values,
    fallbackSent: lastSent,
  });
  return hop === undefined ? undefined : { hop };
}

/** `# ADDRESS LOSS SENT LAST AVG BEST WORST STD-DEV STATUS` */
const MIKROTIK_HEADER = /^\s*#?\s*ADDRESS\s+(LOSS\s+SENT\s.{0,80})$/;
/** `3  192.0.2.1  12%  100  8.9ms  9  7.5`, or without the address. */
const MIKROTIK_ROW = /^\s*(\d{1,3})\s+(?:(\S*[.:]\S*)\s+)?(\d{1,3}%\s.*|\d{1,3}%)$/;
/** `8.9ms` */
const MILLISECONDS = /^(\d+(?:\.\d+)?)ms$/;

/** The columns of RouterOS. */
export function parseMikroTikColumns(line: string): Columns | undefined {
  const names = MIKROTIK_HEADER.exec(line)?.[1];
  return names?.trim().split(/\s+/).map(getColumn);
}

/**
 * `3  192.0.2.1  12%  100  8.9ms  9  7.5  41.2  3.6  <MPLS:…>`; no address if all packets are lost.
 */
export function parseMikroTikRow(
  line: string,
  columns: Columns,
  lastSent: number,
): TableRow | undefined {
  const row = MIKROTIK_ROW.exec(line.trimEnd());
  if (row === null) return undefined;
  const [, number, host = '', rest = ''] = row;
  const cells = rest.split(/\s+/).map((cell) => cell.replace(MILLISECONDS, '$1'));
  const values = parseValues(columns.map((name, index) => [name, cells[index] ?? '']));
  const hop = createHop({
    number: Number(number),
    hostText: host,
    values,
    fallbackSent: lastSent,
  });
  return hop === undefined ? { cut: true } : { hop };
}
