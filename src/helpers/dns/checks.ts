/** Formats records as text to copy, with queries that verify them and the expected answers. */
import type { DnsRecord } from './model';

/** The records as lines of a zone file, with fully qualified names (trailing dot). */
export function renderZoneLines(rows: readonly DnsRecord[]): string {
  return rows
    .map(({ type, fullName, value, ttl, srv }) => {
      const data = type === 'A' || type === 'AAAA' ? value : `${value}.`;
      const numbers = srv === undefined ? '' : `${srv.priority} ${srv.weight} ${srv.port} `;
      return `${fullName}. ${ttl} IN ${type} ${numbers}${data}`;
    })
    .join('\n');
}

export interface LookupCheck {
  readonly command: string;
  readonly expected: string;
}

/** Public resolver to query, so that the answer does not come from the reader's own cache. */
const RESOLVER = '1.1.1.1';

/** What `dig +short` prints for a record. */
function renderDigOutput({ type, value, srv }: DnsRecord): string {
  if (srv !== undefined) return `${srv.priority} ${srv.weight} ${srv.port} ${value}.`;
  return type === 'CNAME' ? `${value}.` : value;
}

/** `dig` commands (macOS, Linux) with the answers that confirm the records. */
export function createDigChecks(rows: readonly DnsRecord[]): LookupCheck[] {
  return rows.map((row) => ({
    command: `dig +short ${row.type} ${row.fullName} @${RESOLVER}`,
    expected: renderDigOutput(row),
  }));
}

/** What `nslookup` prints for an A, AAAA or CNAME record. */
function renderNslookupOutput({ type, fullName, value }: DnsRecord): string {
  if (type === 'CNAME') return `${fullName}  canonical name = ${value}`;
  const label = type === 'A' ? 'Address: ' : 'Address:';
  return `Name:    ${fullName}\n${label} ${value}`;
}

/** The same for `nslookup` on Windows; only the relevant lines of its output. */
export function createNslookupChecks(rows: readonly DnsRecord[]): LookupCheck[] {
  return rows.map((row) => {
    const { type, fullName, value, srv } = row;
    const command = `nslookup -type=${type} ${fullName} ${RESOLVER}`;
    if (srv === undefined) return { command, expected: renderNslookupOutput(row) };
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
