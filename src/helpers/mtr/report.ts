/** Defines the common form of every route report, and classifies addresses. Pure. */
// cspell:ignore nexttrace pingplotter trippy

import { parseIpAddress } from '../../lib/ip-address';

export type ReportFormat =
  | 'mtr'
  | 'mtr-json'
  | 'mtr-csv'
  | 'mtr-xml'
  | 'mtr-raw'
  | 'winmtr'
  | 'pingplotter'
  | 'pathping'
  | 'tracert'
  | 'traceroute'
  | 'tracepath'
  | 'nexttrace'
  | 'trippy'
  | 'mikrotik'
  | 'csv';

/** Maximum time to live of a packet. */
export const MAX_HOPS = 255;
/** Maximum routers per distance; a report with more is damaged. */
export const MAX_ROUTERS = 8;

/** One distance from the reader; several routers can share it. Times in milliseconds. */
export interface Hop {
  readonly number: number;
  /** As printed; undefined if nothing ever replied. */
  readonly host: string | undefined;
  readonly address: string | undefined;
  /** AS number, without `AS`. */
  readonly asn: string | undefined;
  /** Other routers that replied at this distance. */
  readonly others: readonly string[];
  readonly sent: number;
  readonly lost: number;
  readonly bestMs: number | undefined;
  readonly avgMs: number | undefined;
  readonly worstMs: number | undefined;
  readonly stdevMs: number | undefined;
  /** A router reported that it cannot forward the packet, e.g. `!H`. */
  readonly refused: string | undefined;
}

export interface RouteReport {
  readonly format: ReportFormat;
  /** The tested name or address, if the text contains it. */
  readonly target: string | undefined;
  readonly targetAddress: string | undefined;
  readonly hops: readonly Hop[];
  /** The first lines are missing. */
  readonly cutStart: boolean;
  /** The last line is missing or incomplete. */
  readonly cutEnd: boolean;
}

export const hasReply = (hop: Hop): boolean => hop.lost < hop.sent;

/** An IPv4 or IPv6 address, with or without a zone (`fe80::1%eth0`). */
const parseAddress = (text: string) => parseIpAddress(text.replace(/%\w{1,20}$/, ''));

/** A time of day, `19:42:10`, is not an address. */
export const isAddress = (text: string): boolean => parseAddress(text) !== undefined;

/** `0.0%`, `0,0%`, `18.3`, `18,3`, `1105.` (mtr truncates it so); undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  if (text.length > 12 || !/^\d+(?:[.,]\d*)?%?$/.test(text)) return undefined;
  return Number(text.replace(',', '.').replace('%', ''));
}

/** `name (address)`, `name [address]`, or only a name or address; blank and `???` are no reply. */
export function parseHost(text: string): { host: string | undefined; address: string | undefined } {
  const nameAndAddress = /^(\S+) +[([]([\da-fA-F.:%]+)[)\]]$/.exec(text);
  if (
    nameAndAddress?.[1] !== undefined &&
    nameAndAddress[2] !== undefined &&
    isAddress(nameAndAddress[2])
  ) {
    return {
      host:
        nameAndAddress[1] === nameAndAddress[2]
          ? nameAndAddress[2]
          : `${nameAndAddress[1]} (${nameAndAddress[2]})`,
      address: nameAndAddress[2],
    };
  }
  const unbracketed = text.replace(/^[([]+|[)\]]+$/g, '');
  if (unbracketed === '' || /^[?*\s]+$/.test(unbracketed) || /\s/.test(unbracketed)) {
    return { host: undefined, address: undefined };
  }
  return { host: unbracketed, address: isAddress(unbracketed) ? unbracketed : undefined };
}

export type HopAddressKind = 'private' | 'shared' | 'public';

/**
 * Who can own an address: a home or company network, a provider that shares addresses among
 * customers, or anyone.
 */
export function getAddressKind(address: string): HopAddressKind {
  switch (parseAddress(address)?.range) {
    case 'private':
    case 'link-local':
    case 'loopback':
      return 'private';
    case 'shared':
      return 'shared';
    default:
      return 'public';
  }
}

/** Address prefix: `count` numbers for IPv4, half as many groups for IPv6. */
export function getPrefix(address: string, count: 2 | 3): string {
  if (!address.includes(':')) return address.split('.').slice(0, count).join('.');
  // `::` abbreviates any number of groups: compare what precedes it.
  const [front] = address.split('::') as [string];
  return front.split(':').slice(0, count).join(':').toLowerCase();
}

/** `ae1.core.example.net` → `example.net`, `a.b.co.uk` → `b.co.uk`; undefined for addresses. */
export function findOwnerDomain(host: string | undefined): string | undefined {
  const name = host?.split(' ')[0]?.toLowerCase().replace(/\.$/, '') ?? '';
  if (isAddress(name)) return undefined;
  const labels = name.split('.');
  if (labels.length < 2) return undefined;
  const country = /\.(?:co|com|net|org|ac|gov|ne|or)\.[a-z]{2}$/.test(name);
  return labels.slice(country ? -3 : -2).join('.');
}
