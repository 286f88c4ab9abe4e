/** What stands in the address field: IPv4, IPv6 or a host name, with a port perhaps. Pure. */

export type Range = 'public' | 'example' | 'private' | 'this-computer' | 'special';

export type Address =
  | { readonly kind: 'ipv4' | 'ipv6'; readonly text: string; readonly range: Range }
  | { readonly kind: 'name'; readonly text: string };

/** IANA's registries of special-purpose addresses; `example` is for documentation (RFC 5737, 3849). */
const RANGES_4: readonly (readonly [base: string, bits: number, range: Range])[] = [
  ['0.0.0.0', 8, 'special'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'private'],
  ['127.0.0.0', 8, 'this-computer'],
  ['169.254.0.0', 16, 'private'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'special'],
  ['192.0.2.0', 24, 'example'],
  ['192.88.99.0', 24, 'special'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'private'],
  ['198.51.100.0', 24, 'example'],
  ['203.0.113.0', 24, 'example'],
  ['224.0.0.0', 3, 'special'],
];

const RANGES_6: readonly (readonly [base: string, bits: number, range: Range])[] = [
  ['::1', 128, 'this-computer'],
  ['2001:db8::', 32, 'example'],
  ['3fff::', 20, 'example'],
  ['fc00::', 7, 'private'],
  ['fe80::', 10, 'private'],
  ['2001::', 23, 'special'],
  ['2002::', 16, 'special'],
];

/** Global unicast; everything outside is reserved or special. */
const GLOBAL_6 = ['2000::', 3] as const;

/** Four numbers of 0 to 255 without zeros in front, which some programs read as octal. */
export function readIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  let value = 0n;
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return undefined;
    value = value * 256n + BigInt(part);
  }
  return value;
}

/** RFC 4291, 2.2: eight groups, `::` once, the last two groups perhaps as IPv4. No zone names. */
export function readIpv6(text: string): bigint | undefined {
  if (text.length > 45 || !/^[\da-fA-F:.]+$/.test(text)) return undefined;
  let source = text;
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (dotted !== null) {
    const tail = readIpv4(dotted[2] as string);
    if (tail === undefined) return undefined;
    source = `${dotted[1] as string}${(tail >> 16n).toString(16)}:${(tail & 0xffffn).toString(16)}`;
  }
  const halves = source.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  let value = 0n;
  for (const group of groups) {
    if (!/^[\da-fA-F]{1,4}$/.test(group)) return undefined;
    value = value * 65536n + BigInt(`0x${group}`);
  }
  return value;
}

/** The form of RFC 5952: lower case, no zeros in front, the first longest run of zeros as `::`. */
export function writeIpv6(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(16 * (7 - at))) & 0xffffn).toString(16),
  );
  let [start, length] = [0, 0];
  for (let at = 0; at < 8; at += 1) {
    let end = at;
    while (groups[end] === '0') end += 1;
    if (end - at > length) [start, length] = [at, end - at];
  }
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

function rangeOf(
  value: bigint,
  width: number,
  ranges: readonly (readonly [string, number, Range])[],
  read: (text: string) => bigint | undefined,
): Range | undefined {
  return ranges.find(([base, bits]) => {
    const shift = BigInt(width - bits);
    return value >> shift === (read(base) as bigint) >> shift;
  })?.[2];
}

/** An address of either kind with its range; undefined where the text is none. */
export function readIp(text: string): Address | undefined {
  const four = readIpv4(text);
  if (four !== undefined) {
    return { kind: 'ipv4', text, range: rangeOf(four, 32, RANGES_4, readIpv4) ?? 'public' };
  }
  const six = readIpv6(text);
  if (six === undefined) return undefined;
  const [base, bits] = GLOBAL_6;
  const outside = rangeOf(six, 128, [[base, bits, 'public']], readIpv6) === undefined;
  const range = rangeOf(six, 128, RANGES_6, readIpv6) ?? (outside ? 'special' : 'public');
  return { kind: 'ipv6', text: writeIpv6(six), range };
}

/** Takes a port off `203.0.113.25:25571`, `[2001:db8::1]:25571` or `name:25571`. */
export function splitPort(text: string): { readonly host: string; readonly port?: string } {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::(\d{1,6}))?$/.exec(trimmed);
  const plain = /^([^:]*):(\d{1,6})$/.exec(trimmed);
  const [, host = trimmed, port] = bracketed ?? plain ?? [];
  return port === undefined ? { host } : { host, port };
}
