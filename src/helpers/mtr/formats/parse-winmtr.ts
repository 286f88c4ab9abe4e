/** Reads rows of WinMTR: its exported text, and its window as copied. Pure; never throws. */
import { createHop, type TableRow, type HopValues } from './columns';
import { parseNumber } from '../report';

/** Loss, sent, received, best, average, worst, last: WinMTR's columns. */
function parseHopCells(number: number, host: string, cells: readonly (number | undefined)[]) {
  const [loss, sent, received, bestMs, avgMs, worstMs] = cells;
  if (loss === undefined || sent === undefined || loss > 100) return undefined;
  const values: HopValues = { loss, sent };
  if (received !== undefined && received <= sent) values.received = received;
  if (bestMs !== undefined) values.bestMs = bestMs;
  if (avgMs !== undefined) values.avgMs = avgMs;
  if (worstMs !== undefined) values.worstMs = worstMs;
  return createHop({ number, hostText: host, values, fallbackSent: 0 });
}

/** `| name - 0 | 250 | 250 | 1 | 2 | 5 | 2 |`, the text that WinMTR copies and exports. */
export function parseWinMtrRow(line: string, nextHopNumber: number): TableRow | undefined {
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
  const hasLoss = joined !== null || parseNumber(numbers[0] ?? '') !== undefined;
  if (!/\w/.test(host) || !hasLoss) return undefined;
  const values = numbers.filter((cell) => cell !== '').map((cell) => parseNumber(cell));
  // A truncated row: the last number may have lost digits.
  if (values.length < 7 && !line.trimEnd().endsWith('|')) values.pop();
  if (values.length < 2) return { cut: true };
  const hop = parseHopCells(nextHopNumber, host, values);
  return hop === undefined ? undefined : { hop };
}

/** A row of WinMTR's window as copied: name, perhaps the number of the hop, seven numbers. */
export function parseWinMtrList(line: string, nextHopNumber: number): TableRow | undefined {
  const words = line.trim().split(/\t+\s*|\s{2,}|\s+(?=[\d.,%]+(?:\s|$))/);
  let first = words.length;
  while (first > 0 && parseNumber((words[first - 1] as string).trim()) !== undefined) first--;
  const numbers = words.slice(first).map((word) => parseNumber(word.trim()));
  const host = words.slice(0, first).join(' ').trim();
  if (host === '' || !/[a-z?:.\u0080-\uffff]/i.test(host)) return undefined;
  if (numbers.length !== 7 && numbers.length !== 8) return undefined;
  const hasHopNumber = numbers.length === 8;
  const cells = hasHopNumber ? numbers.slice(1) : numbers;
  const [loss = 0, sent = 0, received = 0] = cells;
  // Any seven numbers could match: loss, sent and received have to be consistent.
  if (received > sent || Math.abs(loss - 100 * (1 - received / Math.max(1, sent))) > 5) {
    return undefined;
  }
  const hop = parseHopCells(hasHopNumber ? (numbers[0] as number) : nextHopNumber, host, cells);
  return hop === undefined ? undefined : { hop };
}
