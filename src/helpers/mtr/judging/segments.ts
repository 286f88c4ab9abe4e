/** Determines the network of each hop, as far as the report shows it. Pure. */
import { joinInOrder } from '../../../lib/join-patterns';
import { getAddressKind, findOwnerDomain, getPrefix, type Hop, type RouteReport } from '../report';

/**
 * A part of the route in one network. `first-mile` is the reader's home or provider, where the report
 * does not distinguish them; `unknown` is a part that did not answer, or whose lines are missing.
 */
export type RouteSegment = 'home' | 'provider' | 'between' | 'server' | 'first-mile' | 'unknown';

/** Default names of home routers, such as `fritz.box`; none is a provider's public domain. */
const HOME_NAME = joinInOrder(
  [
    /(?:^|\.)/,
    [
      /box|lan|local|localdomain|home|internal|arpa|ip|modem|gateway|router|station/,
      /asusrouter\.com|router\.asus\.com|attlocal\.net|tplinkwifi\.net|routerlogin\.net/,
    ],
    /$/,
  ],
  'i',
);

function isHome(hop: Hop, first: Hop | undefined): boolean {
  const isFirst = hop === first;
  if (hop.address !== undefined) {
    if (hop.address.includes(':') && isFirst) return true;
    if (getAddressKind(hop.address) !== 'private') return false;
    // Providers use 10.0.0.0/8 and 172.16.0.0/12 for their routers, too.
    return (
      isFirst ||
      hop.address.startsWith('192.168.') ||
      (first?.address !== undefined && getPrefix(first.address, 2) === getPrefix(hop.address, 2))
    );
  }
  const name = hop.host ?? '';
  return HOME_NAME.test(name) || (isFirst && (name === '' || !/\.[a-z][a-z-]+$/i.test(name)));
}

/**
 * Whether two hops have one owner: the same AS number, or else the same domain or neighboring
 * addresses.
 */
function hasSameOwner(a: Hop, b: Hop): boolean {
  if (a.asn !== undefined && b.asn !== undefined) return a.asn === b.asn;
  const [domainA, domainB] = [findOwnerDomain(a.host), findOwnerDomain(b.host)];
  if (domainA !== undefined && domainA === domainB) return true;
  return (
    a.address !== undefined &&
    b.address !== undefined &&
    getAddressKind(a.address) === 'public' &&
    getPrefix(a.address, 3) === getPrefix(b.address, 3)
  );
}

const isUnknown = (hop: Hop): boolean => hop.host === undefined && hop.address === undefined;

/** A hop whose address does not say whose network it is in. */
const isUnclear = (hop: Hop): boolean =>
  isUnknown(hop) || (hop.address !== undefined && getAddressKind(hop.address) !== 'public');

/** The first hops, which are in the reader's home: how many they are. */
function countHomeHops({ hops, cutStart }: RouteReport, serverIndex: number): number {
  const first = cutStart ? undefined : hops[0];
  const firstOutside = hops.findIndex((hop, index) => index === serverIndex || !isHome(hop, first));
  return firstOutside < 0 ? hops.length : firstOutside;
}

/** Where parts of the route begin and end, as indexes of hops. */
interface RouteMarks {
  /** The first hop outside the reader's home. */
  readonly homeEnd: number;
  /** The first hop outside whose network the report shows; -1 if there is none. */
  readonly firstClear: number;
  /** The server's hop; -1 if it never answered. */
  readonly serverIndex: number;
}

/** The index behind the last hop of the reader's provider, to whom the first clear hop belongs. */
function findProviderEnd(hops: readonly Hop[], { firstClear, serverIndex }: RouteMarks): number {
  const providerHop = hops[firstClear];
  const providerEnd = hops.findIndex((hop, index) => {
    if (index === serverIndex) return true;
    if (providerHop === undefined || index <= firstClear) return false;
    return !isUnclear(hop) && !hasSameOwner(hop, providerHop);
  });
  return providerEnd < 0 ? hops.length : providerEnd;
}

/**
 * Marks the server's hop, and the hops right before it that its owner may own: backwards from the
 * server up to the nearest hop that is surely the owner's.
 */
function markServerHops(
  segments: RouteSegment[],
  report: RouteReport,
  { homeEnd, firstClear, serverIndex }: RouteMarks,
): void {
  const { hops } = report;
  const server = hops[serverIndex] ?? findTargetHop(report);
  if (server === undefined) return;
  if (serverIndex >= 0) segments[serverIndex] = 'server';
  const firstOfOwner = hops.findIndex(
    (hop, index) => index > firstClear && hasSameOwner(hop, server),
  );
  if (firstOfOwner < 0) return;
  const lastBefore = serverIndex >= 0 ? serverIndex - 1 : hops.length - 1;
  for (let index = lastBefore; index >= Math.max(homeEnd, firstOfOwner); index--) {
    const hop = hops[index] as Hop;
    if (!isUnknown(hop) && !hasSameOwner(hop, server)) return;
    segments[index] = 'server';
  }
}

/**
 * The segment of every hop.
 * @param serverIndex index of the server's hop; -1 if it never answered
 */
export function findSegments(report: RouteReport, serverIndex: number): RouteSegment[] {
  const { hops, cutStart } = report;
  const homeEnd = countHomeHops(report, serverIndex);
  const firstClear = hops.findIndex((hop, index) => index >= homeEnd && !isUnclear(hop));
  const marks = { homeEnd, firstClear, serverIndex };
  const segments = hops.map((): RouteSegment => 'between').fill('home', 0, homeEnd);
  // Without the start of the report, nobody can tell where the provider's network begins.
  if (!cutStart) segments.fill('provider', homeEnd, findProviderEnd(hops, marks));
  markServerHops(segments, report, marks);
  let last = hops.length - 1;
  while (last >= 0 && isUnknown(hops[last] as Hop) && last !== serverIndex)
    segments[last--] = 'unknown';
  return segments;
}

/** The destination as a hop for comparison, if no line is the destination's. */
function findTargetHop({ target, targetAddress, hops }: RouteReport): Hop | undefined {
  const [firstHop] = hops;
  return target === undefined || firstHop === undefined
    ? undefined
    : { ...firstHop, host: target, address: targetAddress, asn: undefined };
}
