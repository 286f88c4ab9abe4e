/** Formats records as text to copy, with queries that verify them and the expected answers. */
import type { Row } from './model';

/** The records as lines of a zone file, with fully qualified names (trailing dot). */
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

/** Public resolver to query, so that the answer does not come from the reader's own cache. */
const RESOLVER = '1.1.1.1';

/** `dig` commands (macOS, Linux) with the answers that confirm the records. */
export function digChecks(rows: readonly Row[]): Check[] {
  return rows.map(({ type, fullName, value, srv }) => ({
    command: `dig +short ${type} ${fullName} @${RESOLVER}`,
    expected:
      srv === undefined
        ? `${value}${type === 'CNAME' ? '.' : ''}`
        : `${srv.priority} ${srv.weight} ${srv.port} ${value}.`,
  }));
}

/** The same for `nslookup` on Windows; only the relevant lines of its output. */
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
