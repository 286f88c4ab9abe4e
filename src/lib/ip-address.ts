/**
 * Parses and classifies IP addresses. It is the only module that knows which ranges are private;
 * ipaddr.js does the parsing and RFC 5952 formatting. Pure; never throws.
 */
import ipaddr from 'ipaddr.js';

/**
 * Whose an address can be, after IANA's registries of special-purpose addresses:
 * - `public`: anybody on the internet
 * - `private`: a home or company network (RFC 1918, RFC 4193), tests of network gear (RFC 2544)
 * - `link-local`: given out by the device itself where nobody else does (RFC 3927, RFC 4291)
 * - `shared`: a provider that puts several customers behind one address (RFC 6598)
 * - `loopback`: this computer (RFC 1122, RFC 4291)
 * - `unspecified`: 0.0.0.0/8 and ::, "any address of this computer"
 * - `documentation`: examples in texts (RFC 5737, RFC 3849, RFC 9637)
 * - `special`: multicast, reserved, tunnels
 */
export type AddressRange =
  | 'public'
  | 'private'
  | 'link-local'
  | 'shared'
  | 'loopback'
  | 'unspecified'
  | 'documentation'
  | 'special';

export interface IpAddress {
  readonly kind: 'ipv4' | 'ipv6';
  /** Canonical notation: RFC 5952 for IPv6. */
  readonly text: string;
  readonly range: AddressRange;
}

const listSubnets = (...networks: string[]) => networks.map((network) => ipaddr.parseCIDR(network));

/** Smaller networks precede those that contain them. */
const RANGES: Readonly<Record<Exclude<AddressRange, 'public'>, ReturnType<typeof listSubnets>>> = {
  loopback: listSubnets('127.0.0.0/8', '::1/128'),
  unspecified: listSubnets('0.0.0.0/8', '::/128'),
  private: listSubnets(
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '198.18.0.0/15',
    'fc00::/7',
  ),
  'link-local': listSubnets('169.254.0.0/16', 'fe80::/10'),
  shared: listSubnets('100.64.0.0/10'),
  documentation: listSubnets(
    '192.0.2.0/24',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '2001:db8::/32',
    '3fff::/20',
  ),
  special: listSubnets('192.0.0.0/24', '192.88.99.0/24', '224.0.0.0/3', '2001::/23', '2002::/16'),
};

/** The allocated part of IPv6; everything outside is reserved or has a special purpose. */
const GLOBAL_UNICAST_6 = ipaddr.parseCIDR('2000::/3');

/** Longest address: eight groups, the last two as IPv4. */
const MAX_LENGTH = 45;

function getRange(address: ipaddr.IPv4 | ipaddr.IPv6): AddressRange {
  const [range] =
    Object.entries(RANGES).find(([, networks]) =>
      networks.some((network) => network[0].kind() === address.kind() && address.match(network)),
    ) ?? [];
  if (range !== undefined) return range as AddressRange;
  return address.kind() === 'ipv6' && !address.match(GLOBAL_UNICAST_6) ? 'special' : 'public';
}

/**
 * Parses a whole text as an address; undefined for anything else. Strict, because programs disagree
 * about the rest: IPv4 is four decimal numbers without leading zeros (some read those as octal),
 * IPv6 has no zone (`%eth0`). Whitespace or a port is an error.
 */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (text.length > MAX_LENGTH || text.includes('%')) return undefined;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return { kind: 'ipv4', text, range: getRange(ipaddr.IPv4.parse(text)) };
  }
  const groups = convertDottedEnd(text);
  if (groups === undefined || !ipaddr.IPv6.isValid(groups)) return undefined;
  const address = ipaddr.IPv6.parse(groups);
  return { kind: 'ipv6', text: address.toRFC5952String(), range: getRange(address) };
}

/**
 * `::192.0.2.33` → `::c000:221`; undefined if the last part is not IPv4 or there is no colon.
 * ipaddr.js would read the deprecated `::192.0.2.33` as `::ffff:192.0.2.33`.
 */
function convertDottedEnd(text: string): string | undefined {
  const at = text.lastIndexOf(':') + 1;
  if (at === 0 || !text.includes('.')) return at === 0 ? undefined : text;
  const end = text.slice(at);
  if (!ipaddr.IPv4.isValidFourPartDecimal(end)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(end).octets;
  return `${text.slice(0, at)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

/** Not reachable from the internet: a home network, a provider's shared range, this computer. */
export function isInside(range: AddressRange): boolean {
  return range !== 'public' && range !== 'documentation' && range !== 'special';
}

/**
 * The same for a URL's host: an address, IPv6 in brackets, or `localhost` and its subdomains (RFC
 * 6761). Any other name counts as public: only DNS knows its address.
 */
export function isInsideHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (/(?:^|\.)localhost$/i.test(name)) return true;
  const address = parseIpAddress(name);
  return address !== undefined && isInside(address.range);
}
