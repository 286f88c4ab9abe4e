/**
 * Plans a Velocity network: turns game servers and host names into the parts of its configuration
 * files. Pure; the random secret is passed in as bytes. The rules are those of Velocity's own
 * configuration check (https://docs.papermc.io/velocity/configuration/), which prevents startup on
 * a fault.
 */
import { parsePort } from '../../lib/port-number';

export type BackendPlatform = 'paper' | 'fabric' | 'forge';

/** One game server as typed. */
export interface Backend {
  readonly name: string;
  /** `host:port` as seen from the proxy. */
  readonly address: string;
  /** Host names routed to this server, separated by spaces, commas or lines. */
  readonly hosts: string;
  readonly platform: BackendPlatform;
  /** Fallback for players who join by another host name, or are kicked elsewhere. */
  readonly landing: boolean;
}

export interface Network {
  readonly backends: readonly Backend[];
  readonly port: string;
  readonly motd: string;
}

export type BackendField = 'name' | 'address' | 'hosts';

/** A fault that keeps the proxy from starting, or players from arriving. */
export type NetworkFault =
  | { readonly at: number; readonly field: 'name'; readonly reason: 'form' | 'reserved' | 'twice' }
  | { readonly at: number; readonly field: 'address'; readonly reason: 'form' | 'port' | 'any' }
  | {
      readonly at: number;
      readonly field: 'hosts';
      readonly reason: 'form' | 'twice';
      readonly host: string;
    }
  | { readonly field: 'port' | 'landing' | 'backends' };

/** What works, but is probably unintended. */
export type NetworkWarning = 'loopback' | 'same-address' | 'no-hosts';

/** A part of a file, or a whole file, to paste. */
export interface ConfigPart {
  readonly file: string;
  /** Where it goes. */
  readonly on: 'proxy' | BackendPlatform;
  readonly language: 'toml' | 'yaml' | 'properties' | 'text';
  readonly text: string;
  /** The file contains nothing else. */
  readonly whole?: true;
}

/** Placeholder until a secret is generated. */
export const NO_SECRET = 'YOUR_FORWARDING_SECRET';
export const MAX_BACKENDS = 40;

const NAME = /^[A-Za-z0-9_-]{1,32}$/;
/** `try` is the key next to the servers that sets their order. */
const RESERVED = 'try';
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`, 'i');
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/i;

/** A newly added server: named by its number, the rest left to fill in. */
export const createBackend = (number: number): Backend => ({
  name: `server${number}`,
  address: '',
  hosts: '',
  platform: 'paper',
  landing: false,
});

/**
 * The two servers in the built page.
 * @param host internal name of the first; the second has another name with the same ending
 */
export function createExampleBackends(host: string, port: number): Backend[] {
  const second = host.replace(/^[^.]*/, 'second-server');
  return [
    {
      ...createBackend(1),
      name: 'lobby',
      address: `${host}:${port}`,
      hosts: 'play.example.org',
      landing: true,
    },
    {
      ...createBackend(2),
      name: 'survival',
      address: `${second}:${port}`,
      hosts: 'survival.example.org',
    },
  ];
}

/** The host names in a field, in lower case as Velocity compares them. */
export function parseHosts(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/[\s,;]+/))].filter((host) => host !== '');
}

function findAddressProblem(address: string): 'form' | 'port' | 'any' | undefined {
  const text = address.trim();
  const colon = text.indexOf(':', text.startsWith('[') ? text.indexOf(']') + 1 : 0);
  const host = colon === -1 ? text : text.slice(0, colon);
  if (!HOST.test(host) && !IPV6.test(host)) return 'form';
  if (colon === -1 || parsePort(text.slice(colon + 1)) === undefined) return 'port';
  return host === '0.0.0.0' ? 'any' : undefined;
}

/** Every fault of a network, field by field. */
export function findFaults({ backends, port }: Network): NetworkFault[] {
  const faults: NetworkFault[] = [];
  const names = new Set<string>();
  const hosts = new Set<string>();
  backends.forEach((backend, at) => {
    const name = backend.name.trim();
    const lower = name.toLowerCase();
    if (!NAME.test(name)) faults.push({ at, field: 'name', reason: 'form' });
    else if (lower === RESERVED) faults.push({ at, field: 'name', reason: 'reserved' });
    else if (names.has(lower)) faults.push({ at, field: 'name', reason: 'twice' });
    names.add(lower);
    const wrong = findAddressProblem(backend.address);
    if (wrong !== undefined) faults.push({ at, field: 'address', reason: wrong });
    for (const host of parseHosts(backend.hosts)) {
      if (!HOST.test(host)) faults.push({ at, field: 'hosts', reason: 'form', host });
      else if (hosts.has(host)) faults.push({ at, field: 'hosts', reason: 'twice', host });
      hosts.add(host);
    }
  });
  if (parsePort(port.trim()) === undefined) faults.push({ field: 'port' });
  if (backends.length === 0 || backends.length > MAX_BACKENDS) faults.push({ field: 'backends' });
  else if (!backends.some(({ landing }) => landing)) faults.push({ field: 'landing' });
  return faults;
}

/** What to mention about a network without faults. */
export function listWarnings({ backends }: Network): NetworkWarning[] {
  const addresses = backends.map(({ address }) => address.trim().toLowerCase());
  const rules: readonly (readonly [NetworkWarning, boolean])[] = [
    ['loopback', addresses.some((address) => /^(?:localhost|127\.|\[::1\])/.test(address))],
    ['same-address', new Set(addresses).size < addresses.length],
    ['no-hosts', backends.every(({ hosts }) => parseHosts(hosts).length === 0)],
  ];
  return rules.filter(([, applies]) => applies).map(([name]) => name);
}

/** A TOML or YAML string in double quotation marks; both support these escapes. */
export function quote(text: string): string {
  const inner = text.replace(/["\\]/g, '\\$&').replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, (char) => {
    const code = char.charCodeAt(0);
    // An unpaired surrogate is not valid in TOML; U+FFFD replaces it.
    return `\\u${(code >= 0xd800 && code < 0xe000 ? 0xfffd : code).toString(16).padStart(4, '0')}`;
  });
  return `"${inner}"`;
}

const list = (names: readonly string[]) => `[${names.map(quote).join(', ')}]`;

function renderVelocityToml({ backends, port, motd }: Network): string {
  const landing = backends.filter((backend) => backend.landing).map(({ name }) => name.trim());
  const servers = backends.map(({ name, address }) => `${name.trim()} = ${quote(address.trim())}`);
  const forced = backends.flatMap(({ name, hosts }) =>
    parseHosts(hosts).map((host) => {
      const server = name.trim();
      return `${quote(host)} = ${list([server, ...landing.filter((other) => other !== server)])}`;
    }),
  );
  return [
    `bind = ${quote(`0.0.0.0:${port.trim()}`)}`,
    `motd = ${quote(motd)}`,
    'online-mode = true',
    'player-info-forwarding-mode = "modern"',
    'forwarding-secret-file = "forwarding.secret"',
    ...(backends.some(({ platform }) => platform === 'forge') ? ['announce-forge = true'] : []),
    '',
    '[servers]',
    ...servers,
    `try = ${list(landing)}`,
    '',
    '[forced-hosts]',
    ...forced,
  ].join('\n');
}

const OFFLINE: Omit<ConfigPart, 'on'> = {
  file: 'server.properties',
  language: 'properties',
  text: 'online-mode=false',
};

/** What each platform needs to accept players only from the proxy. */
const BACKEND_PARTS: Readonly<
  Record<BackendPlatform, (secret: string) => readonly Omit<ConfigPart, 'on'>[]>
> = {
  paper: (secret) => [
    OFFLINE,
    {
      file: 'config/paper-global.yml',
      language: 'yaml',
      text: `proxies:\n  velocity:\n    enabled: true\n    online-mode: true\n    secret: ${quote(secret)}`,
    },
  ],
  fabric: (secret) => [
    {
      file: 'config/FabricProxy-Lite.toml',
      language: 'toml',
      text: `secret = ${quote(secret)}\nhackOnlineMode = true`,
    },
  ],
  forge: (secret) => [
    OFFLINE,
    {
      file: 'config/proxy-compatible-forge.toml',
      language: 'toml',
      text: `[forwarding]\nenabled = true\nmode = "MODERN"\nsecret = ${quote(secret)}`,
    },
  ],
};

/** The parts of all files, the proxy's first. Only for a network without faults. */
export function renderConfigParts(network: Network, secret: string = NO_SECRET): ConfigPart[] {
  const platforms = new Set(network.backends.map(({ platform }) => platform));
  return [
    { file: 'velocity.toml', on: 'proxy', language: 'toml', text: renderVelocityToml(network) },
    { file: 'forwarding.secret', on: 'proxy', language: 'text', text: secret, whole: true },
    ...[...platforms].flatMap((on) => BACKEND_PARTS[on](secret).map((part) => ({ ...part, on }))),
  ];
}

/** 32 letters of 5 bits: 160 bits, no letters that look alike, selectable by double-click. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
export const SECRET_BYTES = 32;

/** A secret from random bytes; each letter is equally likely, as 32 divides 256. */
export function createSecret(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
