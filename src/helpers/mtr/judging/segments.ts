/** Determines the network of each hop, as far as the report shows it. Pure. */
import { getAddressKind, findOwnerDomain, getPrefix, type Hop, type RouteReport } from '../report';

/**
 * A part of the route in one network. `first-mile`: the reader's home or provider, if the report does not distinguish them; `unknown`:
 * the first lines are missing.
 */
export type RouteSegment = 'home' | 'provider' | 'between' | 'server' | 'first-mile' | 'unknown';

/** Default names of home routers; none is a provider's public domain. */
const HOME_NAME =
  /(?:^|\.)(?:box|lan|local|localdomain|home|internal|arpa|ip|modem|gateway|router|station|asusrouter\.com|router\.asus\.com|attlocal\.net|tplinkwifi\.net|routerlogin\.net)$/i;

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

/** How many of the first hops are in the reader's home. */
function countHomeHops({ hops, cutStart }: RouteReport, end: number): number {
  const first = cutStart ? undefined : hops[0];
  const outside = hops.findIndex((hop, index) => index === end || !isHome(hop, first));
  return outside < 0 ? hops.length : outside;
}

/** The index behind the last hop of the reader's provider, whose first clear hop is `provider`. */
function findProviderEnd(hops: readonly Hop[], provider: number, end: number): number {
  const owner = hops[provider];
  const outside = hops.findIndex((hop, index) => {
    if (index === end) return true;
    if (owner === undefined || index <= provider) return false;
    return !isUnclear(hop) && !hasSameOwner(hop, owner);
  });
  return outside < 0 ? hops.length : outside;
}

/**
 * Marks the server's hop, and the hops right before it that its owner may own: backwards from the
 * server up to the nearest hop that is surely the owner's.
 */
function markServerHops(
  segments: RouteSegment[],
  report: RouteReport,
  { end, home, provider }: { end: number; home: number; provider: number },
): void {
  const { hops } = report;
  const server = hops[end] ?? findTargetHop(report);
  if (server === undefined) return;
  if (end >= 0) segments[end] = 'server';
  const nearest = hops.findIndex((hop, index) => index > provider && hasSameOwner(hop, server));
  if (nearest < 0) return;
  const last = end >= 0 ? end - 1 : hops.length - 1;
  for (let index = last; index >= Math.max(home, nearest); index--) {
    const hop = hops[index] as Hop;
    if (!isUnknown(hop) && !hasSameOwner(hop, server)) return;
    segments[index] = 'server';
  }
}

/** The segment of every hop. `end` is the index of the server's hop, or -1 if it never answered. */
export function findSegments(report: RouteReport, end: number): RouteSegment[] {
  const { hops, cutStart } = report;
  const home = countHomeHops(report, end);
  const provider = hops.findIndex((hop, index) => index >= home && !isUnclear(hop));
  const segments = hops.map((): RouteSegment => 'between').fill('home', 0, home);
  // Without the start of the report, nobody can tell where the provider's network begins.
  if (!cutStart) segments.fill('provider', home, findProviderEnd(hops, provider, end));
  markServerHops(segments, report, { end, home, provider });
  let last = hops.length - 1;
  while (last >= 0 && isUnknown(hops[last] as Hop) && last !== end) segments[last--] = 'unknown';
  return segments;
}

/** The destination as a hop for comparison, if no line is the destination's. */
function findTargetHop({ target, targetAddress, hops }: RouteReport): Hop | undefined {
  const [firstHop] = hops;
  return target === undefined || firstHop === undefined
    ? undefined
    : { ...firstHop, host: target, address: targetAddress, asn: undefined };
}
