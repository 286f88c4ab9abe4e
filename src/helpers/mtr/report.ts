/** What every route report says, whatever printed it, and what an address tells. Pure. */
// cspell:ignore nexttrace pingplotter trippy

import { readIpAddress } from '../../lib/ip-address';

export type Format =
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

/** Highest time to live that a packet can have. */
export const MAX_HOPS = 255;
/** Routers named for one distance; a report with more than that is damaged. */
export const MAX_ROUTERS = 8;

/** One distance from the reader; several routers can share it. Times in milliseconds. */
export interface Hop {
  readonly number: number;
  /** As printed; undefined where nobody ever answered. */
  readonly host: string | undefined;
  readonly address: string | undefined;
  /** Number of the network's owner, without `AS`. */
  readonly asn: string | undefined;
  /** Other routers that answered at this distance. */
  readonly others: readonly string[];
  readonly sent: number;
  readonly lost: number;
  readonly bestMs: number | undefined;
  readonly avgMs: number | undefined;
  readonly worstMs: number | undefined;
  readonly stdevMs: number | undefined;
  /** A router said that it cannot pass the packet on, e.g. `!H`. */
  readonly refused: string | undefined;
}

export interface Report {
  readonly format: Format;
  /** Name or address that was asked for, where the text names it. */
  readonly target: string | undefined;
  readonly targetAddress: string | undefined;
  readonly hops: readonly Hop[];
  /** The first lines are missing. */
  readonly cutStart: boolean;
  /** The last line is missing or incomplete. */
  readonly cutEnd: boolean;
}

export const answered = (hop: Hop): boolean => hop.lost < hop.sent;

/** An IPv4 or IPv6 address, with or without a zone (`fe80::1%eth0`). */
const readAddress = (text: string) => readIpAddress(text.replace(/%\w{1,20}$/, ''));

/** A time of day, `19:42:10`, is none. */
export const isAddress = (text: string): boolean => readAddress(text) !== undefined;

/** `0.0%`, `0,0%`, `18.3`, `18,3`, `1105.` (mtr cuts it so); undefined for anything else. */
export function readNumber(text: string): number | undefined {
  if (text.length > 12 || !/^\d+(?:[.,]\d*)?%?$/.test(text)) return undefined;
  return Number(text.replace(',', '.').replace('%', ''));
}

/** `name (address)`, `name [address]`, a name or an address alone; blank and `???` are nobody. */
export function readHost(text: string): { host: string | undefined; address: string | undefined } {
  const both = /^(\S+) +[([]([\da-fA-F.:%]+)[)\]]$/.exec(text);
  if (both?.[1] !== undefined && both[2] !== undefined && isAddress(both[2])) {
    return { host: both[1] === both[2] ? both[2] : `${both[1]} (${both[2]})`, address: both[2] };
  }
  const one = text.replace(/^[([]+|[)\]]+$/g, '');
  if (one === '' || /^[?*\s]+$/.test(one) || /\s/.test(one)) {
    return { host: undefined, address: undefined };
  }
  return { host: one, address: isAddress(one) ? one : undefined };
}

export type AddressKind = 'private' | 'shared' | 'public';

/**
 * Who can own an address: a home or company network, a provider that shares addresses between
 * customers, or anybody.
 */
export function addressKind(address: string): AddressKind {
  switch (readAddress(address)?.range) {
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

/** First part of an address: `count` numbers of IPv4, half as many groups of IPv6. */
export function prefix(address: string, count: 2 | 3): string {
  if (!address.includes(':')) return address.split('.').slice(0, count).join('.');
  // `::` stands for any number of groups: compare what is in front of it.
  const [front] = address.split('::') as [string];
  return front.split(':').slice(0, count).join(':').toLowerCase();
}

/** `ae1.core.example.net` → `example.net`, `a.b.co.uk` → `b.co.uk`; undefined for addresses. */
export function ownerDomain(host: string | undefined): string | undefined {
  const name = host?.split(' ')[0]?.toLowerCase().replace(/\.$/, '') ?? '';
  if (isAddress(name)) return undefined;
  const labels = name.split('.');
  if (labels.length < 2) return undefined;
  const country = /\.(?:co|com|net|org|ac|gov|ne|or)\.[a-z]{2}$/.test(name);
  return labels.slice(country ? -3 : -2).join('.');
}
