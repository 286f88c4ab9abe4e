/** Reads one line of tracert, traceroute and tracepath, in any language. Pure; never throws. */
import { isAddress, MAX_ROUTERS, parseHost, type Hop } from '../report';

/** Times on one line in milliseconds, null for a packet without a reply. */
export interface TraceRow {
  readonly number: number;
  readonly probes: readonly (number | null)[];
  readonly hosts: readonly string[];
  readonly asn: string | undefined;
  readonly refused: string | undefined;
}

/** A time in milliseconds, or an asterisk for a packet without a reply. */
const PROBE =
  /<?\s?(\d{1,6}(?:[.,]\d{1,4})?)\s?(?:ms|msec|мс|мсек|毫秒)(?![\w])|(?<=^|\s)\*(?=\s|$)/giu;
/** How a router rejected a packet: `!H`, `!X`, `!<13>`. */
const FLAG = /(?<=^|\s)!(?:[A-Z]|\d{1,3}|<\d{1,3}>)?(?:-\d+)?(?=\s|$)/g;

/** The leading number and the rest of a line that could be a hop, or undefined. */
function splitHopNumber(line: string): { number: number; rest: string } | undefined {
  const start = /^\s*(\d{1,3})(?:\??:|\s)\s*/.exec(line);
  const number = Number(start?.[1] ?? 0);
  return start === null || number < 1 ? undefined : { number, rest: line.slice(start[0].length) };
}

/** Other output of tracepath and `traceroute --mtu`: packet size, return path, end. */
const REMARKS = /\b(?:pmtu \d+|asymm\s+\d+|reached|F=\d+)(?=\s|$)/g;

/** True for an address, a name, or a name with its address, and not for other words of the line. */
function isHost(text: string): boolean {
  const bare = text.replace(/^[([]+|[)\]:]+$/g, '');
  const isName = /^[\w-]+(?:\.[\w-]+)*$/.test(bare) && /[a-z]/i.test(bare);
  return text.includes(' ') || isAddress(bare) || isName;
}

function parseProbes(line: string): Omit<TraceRow, 'number'> {
  const rest = line.replace(REMARKS, ' ');
  const probes = [...rest.matchAll(PROBE)].map(([, ms]) =>
    ms === undefined ? null : Number(ms.replace(',', '.')),
  );
  const flags = [...rest.matchAll(FLAG)].map(([flag]) => flag);
  const leftover = rest.replace(PROBE, ' ').replace(FLAG, ' ').trim();
  const asn = /\[AS(\d+)[^\]]*\]/i.exec(leftover)?.[1];
  const names = leftover.replace(/\[(?:AS\d[^\]]*|\*)\]/gi, ' ').trim();
  const hosts = [...names.matchAll(/(\S+) +[([]([\da-fA-F.:%]+)[)\]]|(\S+)/g)]
    .map(([text, name, address, alone = '']) =>
      name !== undefined && address !== undefined && isAddress(address) ? text : alone,
    )
    .filter(isHost);
  return { probes, hosts, asn, refused: flags[0] };
}

/** One hop; a line without times counts only if a router rejects the packet ("reports: …"). */
export function parseTraceRow(line: string): TraceRow | undefined {
  const parts = splitHopNumber(line);
  if (parts === undefined) return undefined;
  const row = parseProbes(parts.rest);
  if (row.probes.length > 0) {
    const isSilent = row.probes.every((probe) => probe === null);
    // "Request timed out." in any language is not a host.
    const hosts = row.hosts.filter((host) => !isSilent || isAddress(parseHost(host).address ?? ''));
    return { ...row, number: parts.number, hosts: hosts.slice(0, MAX_ROUTERS) };
  }
  if (/^(?:no reply|keine Antwort)\b/i.test(parts.rest)) {
    return { ...row, number: parts.number, probes: [null], hosts: [] };
  }
  const refusal = /^(\S+(?: \[[^\]]+\])?)\s+[^\d\s][^:]{0,30}:\s*(\S.*)$/.exec(parts.rest);
  const router = parseHost(refusal?.[1] ?? '');
  return refusal === null || router.address === undefined
    ? undefined
    : {
        number: parts.number,
        probes: [0],
        hosts: [refusal[1] as string],
        asn: undefined,
        refused: refusal[2]?.slice(0, 80),
      };
}

/** Additional routers at the same distance are on lines without a number (macOS, BSD). */
export function parseContinuation(line: string): Omit<TraceRow, 'number'> | undefined {
  if (!/^\s{3,}\S/.test(line)) return undefined;
  const row = parseProbes(line.trim());
  return row.probes.length > 0 && row.hosts.length > 0 ? row : undefined;
}

/** Merges the rows of one hop. */
export function createTraceHop(rows: readonly Omit<TraceRow, 'number'>[], number: number): Hop {
  const probes = rows.flatMap((row) => row.probes);
  const times = probes.filter((probe) => probe !== null);
  const hosts = [...new Set(rows.flatMap((row) => row.hosts))].map(parseHost);
  const [first] = hosts;
  const refused = rows.find((row) => row.refused !== undefined)?.refused;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const isTimed = times.length > 0 && !(refused !== undefined && times.every((ms) => ms === 0));
  return {
    number,
    host: first?.host,
    address: first?.address,
    asn: rows.find((row) => row.asn !== undefined)?.asn,
    others: hosts.slice(1).map(({ host }) => host as string),
    sent: probes.length,
    lost: probes.length - times.length,
    bestMs: isTimed ? Math.min(...times) : undefined,
    avgMs: isTimed ? mean : undefined,
    worstMs: isTimed ? Math.max(...times) : undefined,
    stdevMs: undefined,
    refused,
  };
}
