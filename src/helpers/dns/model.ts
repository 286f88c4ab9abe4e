/**
 * Plans the DNS records that lead players to a server, as registrars' forms take them, and the
 * queries that verify them. SRV follows RFC 2782: the target is a name with address records, never
 * an alias (CNAME) and never an address. Pure; nothing here queries DNS.
 */
import { isInside, parseIpAddress, type AddressRange, type IpAddress } from '../../lib/ip-address';
import { parsePort } from '../../lib/port-number';
import { parseDomainName, type NameProblem, type NameResult } from './name';

export interface DnsGame {
  readonly id: string;
  readonly name: string;
  readonly port: number;
  /** `_minecraft._tcp` if the game looks up SRV records; absent for all others. */
  readonly service?: { readonly name: string; readonly protocol: string };
}

export interface DnsInput {
  readonly game: DnsGame;
  /** IPv4, IPv6 or host name of the server, or `address:port`. */
  readonly address: string;
  /** Empty: the port in the address, or the game's default. */
  readonly port: string;
  /** The reader's domain, `example.org`. */
  readonly domain: string;
  /** The subdomain, `play`; empty for the bare domain. */
  readonly front: string;
  /** A different name for the SRV record to point to; empty for the name itself. */
  readonly target: string;
  /** What kind of record that name has, as far as the reader knows. */
  readonly targetHas: 'address' | 'alias' | 'unknown';
}

export interface DnsRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'SRV';
  /** Relative to the domain, as most forms expect it: `play`, `@`, `_minecraft._tcp.play`. */
  readonly name: string;
  /** Fully qualified, without the trailing dot. */
  readonly fullName: string;
  /** Address, or fully qualified name without the trailing dot. */
  readonly value: string;
  readonly ttl: number;
  /** Only for SRV. */
  readonly srv?: {
    readonly service: string;
    readonly protocol: string;
    /** The name field in forms with separate service and protocol fields. */
    readonly name: string;
    readonly priority: number;
    readonly weight: number;
    readonly port: number;
  };
}

export type DnsField = 'address' | 'port' | 'domain' | 'front' | 'target';
export type DnsProblemReason =
  | NameProblem
  | 'port'
  | 'ports-differ'
  | 'private'
  | 'this-computer'
  | 'special'
  | 'doubled'
  | 'alias-at-top'
  | 'target-alias'
  | 'target-itself';

export interface DnsProblem {
  readonly field: DnsField;
  readonly reason: DnsProblemReason;
}

export type DnsNote =
  | 'example-address'
  | 'srv-needed'
  | 'srv-not-needed'
  | 'srv-not-used'
  | 'type-port'
  | 'default-port'
  | 'host-name'
  | 'target-unknown'
  | 'encoded';

export interface DnsPlan {
  readonly ok: true;
  readonly records: readonly DnsRecord[];
  readonly notes: readonly DnsNote[];
  /** What players type. */
  readonly players: string;
  /** The name in ASCII (punycode). */
  readonly fullName: string;
  readonly port: number;
}

export type DnsResult = DnsPlan | { readonly ok: false; readonly problems: readonly DnsProblem[] };

/** TTL in seconds; short, so that a mistake is soon forgotten. */
const TTL = 300;
/** With a single record any values work; these are the guide's. */
const PRIORITY = 0;
const WEIGHT = 5;

type ServerAddress = IpAddress | { readonly kind: 'name'; readonly text: string };
type AddressResult =
  { readonly ok: true; readonly address: ServerAddress } | { ok: false; reason: DnsProblemReason };

/** Splits the port off `203.0.113.25:25571`, `[2001:db8::1]:25571` or `name:25571`. */
export function splitPort(text: string): { readonly host: string; readonly port?: string } {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::(\d{1,6}))?$/.exec(trimmed);
  const plain = /^([^:]*):(\d{1,6})$/.exec(trimmed);
  const [, host = trimmed, port] = bracketed ?? plain ?? [];
  return port === undefined ? { host } : { host, port };
}

/** Why players cannot reach an address; undefined for public and documentation addresses. */
function explainUnreachable(range: AddressRange): DnsProblemReason | undefined {
  if (range === 'public' || range === 'documentation') return undefined;
  if (range === 'loopback') return 'this-computer';
  return isInside(range) && range !== 'unspecified' ? 'private' : 'special';
}

function parseServerAddress(host: string): AddressResult {
  const ip = parseIpAddress(host);
  if (ip === undefined) {
    const name = parseDomainName(host, true);
    if (!name.ok) return { ok: false, reason: name.problem };
    return { ok: true, address: { kind: 'name', text: name.ascii } };
  }
  const reason = explainUnreachable(ip.range);
  return reason === undefined ? { ok: true, address: ip } : { ok: false, reason };
}

/** True if the subdomain repeats the domain: `play.example.org` with `example.org`. */
function isDoubled(front: string, domain: string): boolean {
  return `.${front}`.endsWith(`.${domain}`);
}

/** `example.org.example.org` */
function isTwice(name: string): boolean {
  const half = name.slice(0, (name.length - 1) / 2);
  return half.includes('.') && name === `${half}.${half}`;
}

interface DnsNames {
  readonly domain: string;
  readonly full: string;
  /** The name as people read it. */
  readonly shown: string;
  /** `play`, or empty for the bare domain. */
  readonly front: string;
}

function parseNames(input: DnsInput, problems: DnsProblem[]): DnsNames | undefined {
  const domain = parseDomainName(input.domain, true);
  if (!domain.ok) problems.push({ field: 'domain', reason: domain.problem });
  else if (isTwice(domain.ascii)) problems.push({ field: 'domain', reason: 'doubled' });
  const text = input.front.trim();
  const front = text === '' || text === '@' ? undefined : parseDomainName(text, false);
  if (front?.ok === false) problems.push({ field: 'front', reason: front.problem });
  if (!domain.ok || front?.ok === false) return undefined;
  if (front === undefined) {
    return { domain: domain.ascii, full: domain.ascii, shown: domain.shown, front: '' };
  }
  if (isDoubled(front.ascii, domain.ascii)) {
    problems.push({ field: 'front', reason: 'doubled' });
    return undefined;
  }
  const full = `${front.ascii}.${domain.ascii}`;
  if (full.length > 253) {
    problems.push({ field: 'front', reason: 'long' });
    return undefined;
  }
  return {
    domain: domain.ascii,
    full,
    shown: `${front.shown}.${domain.shown}`,
    front: front.ascii,
  };
}

/** Why a name may not be the target of the SRV record; undefined if it may. */
function findTargetProblem(
  target: NameResult,
  input: DnsInput,
  names: DnsNames,
): DnsProblemReason | undefined {
  if (!target.ok) return target.problem;
  if (isDoubled(target.ascii, `${names.domain}.${names.domain}`)) return 'doubled';
  return input.targetHas === 'alias' ? 'target-alias' : undefined;
}

/** The target of the SRV record; undefined, with a problem added, if it is not allowed. */
function parseTarget(input: DnsInput, names: DnsNames, problems: DnsProblem[]): string | undefined {
  const target = parseDomainName(input.target, true);
  const reason = findTargetProblem(target, input, names);
  if (reason !== undefined) problems.push({ field: 'target', reason });
  return target.ok ? target.ascii : undefined;
}

/** Records and notes for the reader's input, or every field that is wrong. */
export function planRecords(input: DnsInput): DnsResult {
  const problems: DnsProblem[] = [];
  const { host, port: glued } = splitPort(input.address);
  const address = parseServerAddress(host);
  if (!address.ok) problems.push({ field: 'address', reason: address.reason });
  const portText = input.port.trim();
  const port = parsePort(portText || (glued ?? String(input.game.port)));
  if (port === undefined) problems.push({ field: 'port', reason: 'port' });
  else if (portText !== '' && glued !== undefined && parsePort(glued) !== port) {
    problems.push({ field: 'port', reason: 'ports-differ' });
  }
  const names = parseNames(input, problems);
  if (!address.ok || port === undefined || names === undefined || problems.length > 0) {
    return { ok: false, problems };
  }
  return planForName(input, { address: address.address, port, names });
}

interface CheckedInput {
  readonly address: ServerAddress;
  readonly port: number;
  readonly names: DnsNames;
}

/** The name of the record that makes a name lead to the server: `@` is the domain itself. */
const getRecordName = ({ front }: DnsNames): string => front || '@';

/** A record from the name to the server's address, or to its name. */
function createHostRecord(address: ServerAddress, names: DnsNames): DnsRecord {
  const record = {
    name: getRecordName(names),
    fullName: names.full,
    ttl: TTL,
    value: address.text,
  };
  if (address.kind === 'name') return { ...record, type: 'CNAME' };
  return { ...record, type: address.kind === 'ipv4' ? 'A' : 'AAAA' };
}

/** The record from which the game learns the port. */
function createSrvRecord(
  { name: service, protocol }: NonNullable<DnsGame['service']>,
  target: string,
  { port, names }: CheckedInput,
): DnsRecord {
  const prefix = `${service}.${protocol}`;
  return {
    type: 'SRV',
    name: names.front === '' ? prefix : `${prefix}.${names.front}`,
    fullName: `${prefix}.${names.full}`,
    value: target,
    ttl: TTL,
    srv: {
      service,
      protocol,
      name: getRecordName(names),
      priority: PRIORITY,
      weight: WEIGHT,
      port,
    },
  };
}

/** Records and notes for input whose fields are valid, each on its own. */
function planForName(input: DnsInput, checked: CheckedInput): DnsResult {
  const { address, port, names } = checked;
  const srv = port === input.game.port ? undefined : input.game.service;
  const hasOther = srv !== undefined && input.target.trim() !== '';
  const problems: DnsProblem[] = [];
  const target = hasOther ? parseTarget(input, names, problems) : undefined;
  problems.push(...listAddressProblems(checked, srv !== undefined));
  if (problems.length > 0) return { ok: false, problems };
  const isOwnTarget = target === undefined;
  const ownTarget = address.kind === 'name' ? address.text : names.full;
  // With an SRV record, no other record for the name: its target must not be an alias.
  const needsHostRecord = address.kind === 'name' ? srv === undefined : isOwnTarget;
  return {
    ok: true,
    records: [
      ...(needsHostRecord ? [createHostRecord(address, names)] : []),
      ...(srv === undefined ? [] : [createSrvRecord(srv, target ?? ownTarget, checked)]),
    ],
    notes: [
      ...listAddressNotes(address, isOwnTarget),
      ...listSrvNotes(input, port, !isOwnTarget),
      ...(names.shown === names.full ? [] : ['encoded' as const]),
    ],
    players: names.shown,
    fullName: names.full,
    port,
  };
}

/** What is wrong with an address that is a name, once the records are known. */
function listAddressProblems({ address, names }: CheckedInput, hasSrv: boolean): DnsProblem[] {
  if (address.kind !== 'name') return [];
  const problems: DnsProblem[] = [];
  if (address.text === names.full) problems.push({ field: 'address', reason: 'target-itself' });
  if (!hasSrv && names.front === '') problems.push({ field: 'address', reason: 'alias-at-top' });
  return problems;
}

function listAddressNotes(address: CheckedInput['address'], isOwnTarget: boolean): DnsNote[] {
  if (address.kind === 'name') return ['host-name'];
  return isOwnTarget && address.range === 'documentation' ? ['example-address'] : [];
}

/** Notes about the record with the port: why it is there, or why not. */
function listSrvNotes({ game, targetHas }: DnsInput, port: number, hasOther: boolean): DnsNote[] {
  const isDefault = port === game.port;
  if (game.service === undefined) return ['srv-not-used', isDefault ? 'default-port' : 'type-port'];
  if (isDefault) return ['srv-not-needed'];
  return hasOther && targetHas === 'unknown' ? ['srv-needed', 'target-unknown'] : ['srv-needed'];
}
