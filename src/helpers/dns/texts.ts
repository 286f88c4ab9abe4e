/** Holds all texts of the DNS record builder. Pure. */
import type { DnsField, DnsNote, DnsPlan, DnsProblem, DnsProblemReason } from './model';

const REASONS: Readonly<Record<DnsProblemReason, string>> = {
  empty: 'Fill this in.',
  address: 'This is an IP address. A name belongs here.',
  link: 'Only the name, without https://, paths, ports or @.',
  underscore: 'No underscores here: the builder puts _minecraft._tcp in front by itself.',
  'trailing-dot': 'Leave the dot at the end away. The zone file below has it where it belongs.',
  wildcard: 'No wildcards: write one name.',
  characters: 'This is neither a name nor an IP address: look for typing errors and spaces.',
  hyphen: 'A part of a name may not begin or end with a hyphen.',
  'empty-label': 'Two dots in a row, or one at the beginning.',
  long: 'Too long: 63 characters between two dots, 253 in all.',
  'no-dot': 'Write the whole name, with its ending: example.org.',
  port: 'A port is a number from 1 to 65535.',
  'ports-differ': 'The address names another port. Leave one of them away.',
  private:
    'This address works in a private network only; nobody on the internet reaches it. Take the one from the panel.',
  'this-computer':
    'This is the computer itself, for every player another one. Take the address from the panel.',
  special: 'This address is reserved and reaches no server.',
  doubled:
    'The domain is in it twice. Most forms add the domain by themselves: write only what stands in front.',
  'alias-at-top':
    'The bare domain may not be an alias (CNAME) of a host name. Put a name such as play in front, or enter the IP address.',
  'target-alias':
    'RFC 2782 forbids an alias (CNAME) as the target: some players would not get in. Choose the name that has the A or AAAA record.',
  'target-itself': 'This is the name you are making. Enter the IP address of the server.',
};

const TARGET: Partial<Record<DnsProblemReason, string>> = {
  address:
    'RFC 2782 forbids an IP address as the target. Write the name that has the A or AAAA record.',
  underscore: 'The target is the name of the server, without _minecraft._tcp.',
};

const ADDRESS: Partial<Record<DnsProblemReason, string>> = {
  'no-dot': 'Write an IP address such as 198.51.100.7, or a whole host name.',
};

/** Messages that replace those of `REASONS` in a field. */
const OF_FIELD: Partial<Record<DnsField, Partial<Record<DnsProblemReason, string>>>> = {
  target: TARGET,
  address: ADDRESS,
};

/** The message for one field; undefined if it is valid. */
export function findError(problems: readonly DnsProblem[], field: DnsField): string | undefined {
  const reason = problems.find((problem) => problem.field === field)?.reason;
  if (reason === undefined) return undefined;
  return OF_FIELD[field]?.[reason] ?? REASONS[reason];
}

/** The sentence for one note. */
export function describeNote(
  note: DnsNote,
  { players, port, fullName }: DnsPlan,
  game: string,
): string {
  const notes: Record<DnsNote, string> = {
    'example-address': 'The address is an example. Enter the one of your server from the panel.',
    'srv-needed': 'The game asks for the SRV record when players type the name without a port.',
    'srv-not-needed':
      'An SRV record is not needed: this is the port that the game takes by itself. Delete an old one, or it leads players elsewhere.',
    'srv-not-used': `An SRV record is not used: ${game} does not ask for it.`,
    'type-port': `Players enter ${players} and the port ${port}.`,
    'default-port': `Players enter ${players}; ${port} is the usual port of the game and usually filled in already.`,
    'host-name':
      'You entered a host name. Whether it has an A or AAAA record of its own, or is an alias itself, this page cannot see: ask with the check below.',
    'target-unknown':
      'This page cannot see whether the target is an alias (CNAME). If it is, some players will not get in.',
    encoded: `DNS writes your name as ${fullName}. Some forms take only that; players may type either.`,
  };
  return notes[note];
}

/** Labels and sentences of DnsBuilder. */
export const VIEW = {
  intro: 'The rows to enter where your domain is managed, and the line that proves them.',
  game: 'Game',
  addressLabel: 'IP address of the server',
  addressHint: 'From the panel. IPv6 and address:port too.',
  port: 'Port',
  usualPort: (port: number): string => `Empty means ${port}.`,
  domainLabel: 'Your domain',
  domainHint: 'As you bought it.',
  nameLabel: 'Name in front of it',
  nameHint: 'Empty or @ for the bare domain.',
  otherTargetLabel: 'The SRV record shall point to another name',
  targetLabel: 'Target',
  targetHint: 'Empty: the name above.',
  targetHasLabel: 'That name has',
  targetHas: {
    unknown: 'I do not know',
    address: 'An A or AAAA record',
    alias: 'A CNAME record',
  },
  /** @param port if players have to type it */
  verdict: (records: number, players: string, port: number | undefined): string =>
    `${records === 1 ? 'One record' : 'Two records'}, and players type ${players}${port === undefined ? '' : ` and the port ${port}`}`,
  zoneFile: 'The same as lines of a zone file',
  copyZoneFile: 'Copy the records',
  unixCheck: 'Check on macOS and Linux',
  copyUnixCheck: 'Copy the dig lines',
  unixAnswer: 'It must answer',
  copyUnixAnswer: 'Copy the expected answer',
  windowsCheck: 'Check on Windows',
  windowsCheckTitle: 'In the command prompt',
  copyWindowsCheck: 'Copy the nslookup lines',
  windowsAnswer: 'Among the lines it must answer',
  copyWindowsAnswer: 'Copy the expected answer for Windows',
  noRecords: 'No records yet: something above would not work',
} as const;

/** A record, laid out like a registrar's form. */
export const RECORD = {
  title: (type: string): string => `${type} record`,
  type: 'Type',
  name: 'Name',
  address: 'Content (IP address)',
  target: 'Target',
  ttl: 'TTL',
  seconds: (ttl: number): string => `${ttl} seconds, or automatic`,
  proxy: 'Proxy',
  proxyOff: 'off, “DNS only” (gray cloud)',
  nameInOne: 'Name, in one field',
  nameInThree: 'or in three',
  three: (service: string, protocol: string, name: string): string =>
    `service ${service}, protocol ${protocol}, name ${name}`,
  priority: 'Priority',
  weight: 'Weight',
  port: 'Port',
} as const;
