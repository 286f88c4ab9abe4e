/** Rows as text to copy, and the questions that prove them with the answers to expect. */
import type { Row } from './model';

/** The rows as lines of a zone file, full names with their dot. */
export function zoneLines(rows: readonly Row[]): string {
  return rows
    .map(({ type, fullName, value, ttl, srv }) => {
      const data = type === 'A' || type === 'AAAA' ? value : `${value}.`;
      const numbers = srv === undefined ? '' : `${srv.priority} ${srv.weight} ${srv.port} `;
      return `${fullName}. ${ttl} IN ${type} ${numbers}${data}`;
    })
    .join('\n');
}

export interface Check {
  readonly command: string;
  readonly expected: string;
}

/** Public resolver to ask, so that the answer does not come from the reader's own memory. */
const RESOLVER = '1.1.1.1';

/** `dig` lines (macOS, Linux) with the answers that prove the rows. */
export function digChecks(rows: readonly Row[]): Check[] {
  return rows.map(({ type, fullName, value, srv }) => ({
    command: `dig +short ${type} ${fullName} @${RESOLVER}`,
    expected:
      srv === undefined
        ? `${value}${type === 'CNAME' ? '.' : ''}`
        : `${srv.priority} ${srv.weight} ${srv.port} ${value}.`,
  }));
}

/** The same for `nslookup` on Windows; of the answer only the lines that matter. */
export function nslookupChecks(rows: readonly Row[]): Check[] {
  return rows.map(({ type, fullName, value, srv }) => {
    const command = `nslookup -type=${type} ${fullName} ${RESOLVER}`;
    if (srv === undefined) {
      const lines =
        type === 'CNAME'
          ? `${fullName}  canonical name = ${value}`
          : `Name:    ${fullName}\n${type === 'A' ? 'Address: ' : 'Address:'} ${value}`;
      return { command, expected: lines };
    }
    const expected = [
      `${fullName}  SRV service location:`,
      `  priority       = ${srv.priority}`,
      `  weight         = ${srv.weight}`,
      `  port           = ${srv.port}`,
      `  svr hostname   = ${value}`,
    ].join('\n');
    return { command, expected };
  });
}
