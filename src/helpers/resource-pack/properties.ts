/** Writes the five lines of server.properties that send a resource pack, and checks its link. */
import { parseIpAddress, type AddressRange } from '../../lib/ip-address';
import { escapeProperty } from '../../lib/java-properties';
import { joinInOrder } from '../../lib/join-patterns';

export interface PackSetting {
  readonly link: string;
  readonly sha1: string;
  /** The prompt shown to players; empty for none. */
  readonly prompt: string;
  readonly required: boolean;
}

/** The lines in the order of the file. The id stays empty: the server derives one from the link. */
export function renderPropertyLines({ link, sha1, prompt, required }: PackSetting): string[] {
  const sentence = prompt.trim();
  return [
    `require-resource-pack=${String(required)}`,
    `resource-pack=${escapeProperty(link.trim())}`,
    'resource-pack-id=',
    `resource-pack-prompt=${sentence === '' ? '' : escapeProperty(JSON.stringify({ text: sentence }))}`,
    `resource-pack-sha1=${sha1}`,
  ];
}

export type LinkProblem = 'empty' | 'no-link' | 'no-https' | 'private' | 'share-page';

/** Hosts whose links lead to a web page, or expire: `drive.google.com`, `cdn.discordapp.com`. */
const SHARE_HOSTS = joinInOrder([
  /^/,
  [
    /(?:drive|docs)\.google\.com/,
    /(?:www\.)?(?:mediafire\.com|mega\.nz|wetransfer\.com|we\.tl|gofile\.io)/,
    /(?:www\.)?(?:onedrive\.live\.com|1drv\.ms|icloud\.com)/,
    /(?:cdn|media)\.discordapp\.(?:com|net)/,
  ],
  /$/,
]);
/** Kinds of addresses that the players’ computers cannot reach. */
const NOT_REACHABLE: readonly AddressRange[] = [
  'private',
  'link-local',
  'loopback',
  'shared',
  'unspecified',
];

/** Hosts that are reachable only from this computer or network. */
function isPrivate(hostname: string): boolean {
  if (/^localhost$|\.(?:local|lan|internal|home\.arpa)$/i.test(hostname)) return true;
  const range = parseIpAddress(hostname.replace(/^\[|\]$/g, ''))?.range;
  return range !== undefined && NOT_REACHABLE.includes(range);
}

/** What is wrong with the link, judging by its text; it is not opened. */
export function checkLink(link: string): LinkProblem | undefined {
  const text = link.trim();
  if (text === '') return 'empty';
  if (/\s/.test(text) || !URL.canParse(text)) return 'no-link';
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'no-link';
  if (isPrivate(hostname)) return 'private';
  const isWebPage =
    SHARE_HOSTS.test(hostname) ||
    (/(?:^|\.)dropbox\.com$/.test(hostname) && searchParams.get('dl') !== '1') ||
    (hostname === 'github.com' && /^\/[^/]+\/[^/]+\/blob\//.test(pathname));
  if (isWebPage) return 'share-page';
  return protocol === 'http:' ? 'no-https' : undefined;
}
