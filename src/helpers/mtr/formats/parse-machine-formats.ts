/**
 * Reads machine-readable output: mtr's `--json`, `--xml` and `--raw`, and trippy's JSON. Pure;
 * never throws. Sources: mtr 0.96, ui/report.c and FORMATS; trippy 0.13, report/types.rs.
 */
// cspell:ignore trippy xhdp
import { createHop, parseValues } from './columns';
import { isAddress, MAX_HOPS, MAX_ROUTERS, type ReportFormat, type Hop } from '../report';

export interface MachineReport {
  readonly format: ReportFormat;
  readonly target: string | undefined;
  readonly hops: Hop[];
  readonly cutEnd: boolean;
}

/** Maximum reports per text. */
const MAX_REPORTS = 7;

/** Every report in this format in a text; empty if there is none. */
export function parseMachineReports(text: string): MachineReport[] {
  if (/"count"\s*:/.test(text)) return parseMtrJson(text);
  if (/"loss_pct"\s*:/.test(text)) return parseTrippy(text);
  if (/<HUB\s/i.test(text)) return parseMtrXml(text);
  return parseMtrRaw(text);
}

const listIfAnyHops = (report: MachineReport): MachineReport[] =>
  report.hops.length === 0 ? [] : [report];

/** `mtr --json`; parses each hop separately, so that a truncated text yields the hops it has. */
function parseMtrJson(text: string): MachineReport[] {
  const parts = text.split(/(?="report"\s*:)/, MAX_REPORTS);
  return parts.flatMap((part) => {
    const findField = (name: string) =>
      new RegExp(`"${name}"\\s*:\\s*"([^"]{1,255})"`).exec(part)?.[1];
    const hops: Hop[] = [];
    let end = 0;
    for (const match of part.matchAll(/\{[^{}]{0,2000}\}/g)) {
      const [object] = match;
      if (!object.includes('"count"') || hops.length >= MAX_HOPS) continue;
      end = match.index + object.length;
      const hop = parseHub(object, Number(findField('tests') ?? 0));
      if (hop !== undefined) hops.push(hop);
    }
    const cutEnd = !part.slice(end).includes(']');
    return listIfAnyHops({ format: 'mtr-json', target: findField('dst'), hops, cutEnd });
  });
}

function parseHub(object: string, tests: number): Hop | undefined {
  let hub: Record<string, unknown>;
  try {
    hub = JSON.parse(object) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  // Versions before 0.94 print numbers as strings.
  const toCellText = (value: unknown): string => {
    if (typeof value === 'number') return value.toFixed(4);
    return typeof value === 'string' ? value : '';
  };
  const cells = Object.entries(hub).map(([name, value]): [string, string] => [
    name,
    toCellText(value),
  ]);
  const getText = (name: string) => (typeof hub[name] === 'string' ? hub[name].slice(0, 255) : '');
  return createHubHop({
    count: hub.count,
    host: `${getText('ASN')} ${getText('host')}`.trim(),
    cells,
    tests,
  });
}

interface HubText {
  readonly count: unknown;
  readonly host: string;
  readonly cells: Iterable<readonly [name: string, text: string]>;
  /** Packets sent to each hop, if the hub does not say. */
  readonly tests: number;
}

/** Builds the hop of a hub; undefined if its number cannot be one. */
function createHubHop({ count, host, cells, tests }: HubText): Hop | undefined {
  const number = Math.round(Number(count));
  if (!(number >= 1 && number <= MAX_HOPS)) return undefined;
  return createHop({ number, hostText: host, values: parseValues(cells), fallbackSent: tests });
}

/** One distance in trippy's report; MPLS labels inside it have a `ttl` as well. */
const TRIPPY_HOP = /(?="ttl"\s*:\s*\d{1,3}\s*,\s*"hosts")/;
const TRIPPY_HOST =
  /"ip"\s*:\s*"(?<ip>[^"\n]{1,45})"\s*,\s*"hostname"\s*:\s*"(?<name>[^"\n]{0,255})"/g;

/** The routers at one distance; undefined if its number cannot be one. */
function parseTrippyHop(text: string): Hop | undefined {
  const hosts = [...text.matchAll(TRIPPY_HOST)]
    .slice(0, MAX_ROUTERS)
    .map(([, ip = '', name = '']) => (name === '' || name === ip ? ip : `${name} (${ip})`));
  const cells = [...text.matchAll(/"(\w{3,8})"\s*:\s*"?([\d.]{1,12})"?/g)].map(
    ([, name = '', value = '']): [string, string] => [name === 'stddev' ? 'stdev' : name, value],
  );
  const count = /\d+/.exec(text)?.[0];
  const hop = createHubHop({ count, host: hosts[0] ?? '', cells, tests: 0 });
  return hop === undefined ? undefined : { ...hop, others: hosts.slice(1) };
}

/** `trip --mode json`: one object per distance, with every router that replied there. */
function parseTrippy(text: string): MachineReport[] {
  const parts = text.split(/(?="info"\s*:)/, MAX_REPORTS);
  return parts.flatMap((part) => {
    const [head = '', ...pieces] = part.split(TRIPPY_HOP, MAX_HOPS + 1);
    const target = [...head.matchAll(TRIPPY_HOST)][0]?.groups;
    const hops = pieces.map(parseTrippyHop).filter((hop) => hop !== undefined);
    const cutEnd = !/\]\s*\}\s*$/.test(part.slice(-200));
    return listIfAnyHops({
      format: 'trippy',
      target: target?.name || target?.ip,
      hops,
      cutEnd,
    });
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const readAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]{0,255})"`, 'i')
    .exec(tag)?.[1]
    ?.replace(/&\w{2,4};/g, (entity) => ENTITIES[entity] ?? entity);

/** A hop from its element; undefined if its number cannot be one. @param tests packets sent to each */
function parseXmlHub(hub: string, tests: number): Hop | undefined {
  const tag = (/^[^>]{0,1000}/.exec(hub) as RegExpExecArray)[0];
  const name = readAttribute(tag, 'HOST') ?? '';
  const address = readAttribute(tag, 'ADDR') ?? '';
  const host = address === '' || address === name ? name : `${name} (${address})`;
  const cells = [...hub.slice(0, 2000).matchAll(/<(\w{2,8}%?)>([^<]{0,40})<\//g)].map(
    ([, cell = '', value = '']): [string, string] => [cell === 'Loss' ? 'loss%' : cell, value],
  );
  return createHubHop({ count: readAttribute(tag, 'COUNT'), host, cells, tests });
}

/** `mtr --xml`: `<HUB COUNT="1" HOST="name"><Loss>  0.0%</Loss> … </HUB>`. */
function parseMtrXml(text: string): MachineReport[] {
  const parts = text.split(/(?=<MTR\s)/i, MAX_REPORTS);
  return parts.flatMap((part) => {
    const head = /^<MTR\s[^>]{0,1000}>/i.exec(part)?.[0] ?? '';
    const tests = Number(readAttribute(head, 'TESTS') ?? 0);
    const hubs = part.split(/(?=<HUB\s)/i, MAX_HOPS + 1).slice(1);
    const hops = hubs.map((hub) => parseXmlHub(hub, tests)).filter((hop) => hop !== undefined);
    const cutEnd = !/<\/HUB>\s*<\/MTR>\s*$/i.test(part.slice(-200).trimEnd());
    return listIfAnyHops({ format: 'mtr-xml', target: readAttribute(head, 'DST'), hops, cutEnd });
  });
}

/** What `mtr --raw` reports about one distance. Its times are in microseconds. */
interface RawHop {
  sent: number;
  readonly hosts: string[];
  name: string | undefined;
  readonly timesMs: number[];
}

/** `x 3 33005`, `h 3 192.0.2.1`, `d 3 name`, `p 3 8912`: kind, 0-based position, value. */
const RAW_LINE = /^([xhdp]) (\d{1,3}) (\S{1,255})/;

/** Adds a line to what is known of its position: a packet sent, an address, a name or a reply. */
function addRawLine(position: RawHop, kind: string, value: string): void {
  const { hosts, timesMs } = position;
  switch (kind) {
    case 'x':
      position.sent++;
      return;
    case 'd':
      position.name ??= value;
      return;
    case 'h':
      if (isAddress(value) && hosts.length < MAX_ROUTERS && !hosts.includes(value))
        hosts.push(value);
      return;
    default:
      if (/^\d+$/.test(value)) timesMs.push(Number(value) / 1000);
  }
}

function collectRawHops(text: string): RawHop[] {
  const positions: RawHop[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const [, kind, digits = '', value = ''] = RAW_LINE.exec(line) ?? [];
    const index = Number(digits);
    if (kind === undefined || index >= MAX_HOPS) continue;
    while (positions.length <= index) {
      positions.push({ sent: 0, hosts: [], name: undefined, timesMs: [] });
    }
    addRawLine(positions[index] as RawHop, kind, value);
  }
  return positions;
}

/** `mtr --raw`: one line per event. */
function parseMtrRaw(text: string): MachineReport[] {
  const positions = collectRawHops(text);
  const answers = positions.flatMap(({ hosts, timesMs }) => (timesMs.length > 0 ? hosts : []));
  // mtr probes beyond the destination until it replies; those replies name it again.
  const target = answers.at(-1);
  if (target === undefined) return [];
  const end = positions.findIndex(({ hosts }) => hosts.includes(target));
  const after = positions.slice(end + 1);
  const used = after.some(({ hosts }) => hosts.length > 0)
    ? positions.slice(0, end + 1)
    : positions;
  // Versions before 0.87 print no line for a packet sent: use the largest number of replies.
  const maxReplies = findLargest(used.map(({ timesMs }) => timesMs.length));
  const hops = used.map((position, index) => createRawHop(position, index + 1, maxReplies));
  return listIfAnyHops({ format: 'mtr-raw', target: undefined, hops, cutEnd: false });
}

/** `Math.max(...)` would overflow the stack with as many replies as a report can have. */
const findLargest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -Infinity);

function createRawHop(
  { sent, hosts, name, timesMs }: RawHop,
  number: number,
  maxReplies: number,
): Hop {
  const [address, ...otherHosts] = hosts;
  const packets = Math.max(sent === 0 ? maxReplies : sent, timesMs.length);
  const mean = timesMs.reduce((sum, ms) => sum + ms, 0) / timesMs.length;
  const square = timesMs.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / timesMs.length;
  const isAnswered = timesMs.length > 0;
  return {
    number,
    host: name === undefined || address === undefined ? address : `${name} (${address})`,
    address,
    asn: undefined,
    others: otherHosts,
    sent: packets,
    lost: packets - timesMs.length,
    bestMs: isAnswered ? -findLargest(timesMs.map((ms) => -ms)) : undefined,
    avgMs: isAnswered ? mean : undefined,
    worstMs: isAnswered ? findLargest(timesMs) : undefined,
    stdevMs: isAnswered ? Math.sqrt(square) : undefined,
    refused: undefined,
  };
}
