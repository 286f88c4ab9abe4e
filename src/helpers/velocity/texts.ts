/** Holds all texts of the network builder. Pure. */
import { formatCount } from '../../lib/format-count';
import type { NetworkFault, ConfigPart, BackendPlatform, NetworkWarning } from './model';

export const PLATFORMS: readonly (readonly [BackendPlatform, string])[] = [
  ['paper', 'Paper'],
  ['fabric', 'Fabric'],
  ['forge', 'NeoForge or Forge'],
];

/** The message below a field, or in the verdict if it belongs to no single field. */
export function describeFault(fault: NetworkFault): string {
  switch (fault.field) {
    case 'name':
      return {
        form: 'Letters, digits, hyphens and underscores only.',
        reserved: '“try” is Velocity’s own word. Choose another name.',
        twice: 'Another server has this name.',
      }[fault.reason];
    case 'address':
      return {
        form: 'A name or IP address, a colon and a port. No underscores, no https://.',
        port: 'The port is missing: write it behind a colon, such as :25565.',
        any: '0.0.0.0 is no place to connect to. Use the internal name of the server.',
      }[fault.reason];
    case 'hosts':
      return fault.reason === 'form'
        ? `“${fault.host}” is no host name. No ports, no stars, no https://.`
        : `“${fault.host}” leads to another server already.`;
    case 'port':
      return 'A number from 1 to 65535: the proxy’s primary port.';
    case 'landing':
      return 'Tick “Players may land here” for one server at least.';
    case 'backends':
      return 'Between 1 and 40 game servers.';
  }
}

export const WARNINGS: Readonly<Record<NetworkWarning, string>> = {
  loopback:
    'localhost is the proxy’s own container. It is right only where proxy and game server share one machine of yours.',
  'same-address': 'Two servers have the same address.',
  'no-hosts':
    'Without host names everybody lands on the first server that is ticked. That is fine.',
};

const ON: Readonly<Record<ConfigPart['on'], string>> = {
  proxy: 'on the proxy',
  paper: 'on every Paper server',
  fabric: 'on every Fabric server, with FabricProxy-Lite',
  forge: 'on every NeoForge or Forge server, with Proxy Compatible Forge',
};

/** What to do with a part of a file. */
function instruction({ file, whole }: ConfigPart): string {
  if (file === 'velocity.toml') {
    return 'change these keys, replace [servers] and [forced-hosts] whole';
  }
  return whole === true ? 'the whole file' : 'change these keys';
}

/** Heading of a part: the file, the server that it is on, and how much of the file it is. */
export function getPartTitle(part: ConfigPart): string {
  return `${part.file} ${ON[part.on]}: ${instruction(part)}`;
}

/** Labels and sentences of VelocityBuilder. */
export const VIEW = {
  server: (number: number): string => `Game server ${number}`,
  remove: (number: number): string => `Remove server ${number}`,
  exampleMotd: '<green>My network',
  makeSecret: 'Make a secret',
  makeAnotherSecret: 'Make another secret',
  correct: 'Correct what is marked above.',
  files: (servers: number): string =>
    `${formatCount(servers, 'game server')} behind one proxy, modern forwarding`,
  noSecret:
    'Make a secret, or put the line of your forwarding.secret in place of the capital letters.',
  secret:
    'The same secret stands in every file. It exists on this page only, until you close or reload it.',
  copy: (file: string): string => `Copy ${file}`,
  intro: 'Your servers and host names, written as the parts of each file that change.',
  portLabel: 'Primary port of the proxy',
  motd: 'Text in the server list (MiniMessage)',
  name: 'Name',
  addressLabel: 'Internal address and port',
  hostsLabel: 'Host names that lead here',
  hostsHint: 'Separated by spaces; may be empty.',
  software: 'Software',
  lobby: 'Players may land here',
  addServer: 'Add a game server',
  faults: 'Velocity would not start with this, or nobody would arrive',
  limits:
    'It cannot see whether the proxy reaches these addresses, whether a DNS record exists for each host name, or whether your servers are closed to everybody else.',
} as const;
