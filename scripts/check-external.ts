/**
 * `npm run check:external [-- file …]`: requests every external link of the guides. Reports links
 * that are gone, moved permanently or lead to a domain that is for sale, with file and line, and
 * exits 1. Sends one request at a time to each host, with a pause.
 */
import type { Link } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { runAsCommand } from './lib/run-as-command';
import { loadProvider } from '../config/load-provider';
import { listGuides, type GuideSource } from '../pipeline/guides';
import { parseMdx } from '../pipeline/guides/mdx';
import { joinPatterns } from '../src/lib/join-patterns';
import { createFactTables } from '../src/quotes/tables';
import type { Provider } from '../src/provider/schema';
import { resolveInText, type FactTables } from '../src/quotes/resolve';

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 1000;
const MAX_REDIRECTS = 8;
/** Enough of a page to recognize that its domain is for sale. */
const MAX_BYTES = 200_000;
/** Phrases on pages that offer their domain for sale. */
const FOR_SALE = joinPatterns(
  [
    /\b(?:this|the) domain(?: name)? (?:is|may be) for sale\b|\bbuy this domain\b/,
    /\bdomain (?:is )?parked\b|\bparked (?:free|domain)\b/,
    /sedoparking|parkingcrew|\bhugedomains\b/,
  ],
  'i',
);

/** A URL, and where guides link to it: `docs/jars.mdx:12`. */
export interface ExternalLink {
  readonly address: string;
  readonly places: readonly string[];
}

export type LinkState =
  | { readonly kind: 'there' }
  /** Statuses that say nothing about the page: rate limits, blocked bots, server errors. */
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'dead'; readonly why: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'parked'; readonly at: string };

/** URLs that guides link to outside the provider's own sites, without duplicates. */
export function listExternalLinks(
  guides: readonly GuideSource[],
  tables: FactTables,
  { urls, site }: Pick<Provider, 'urls' | 'site'>,
): ExternalLink[] {
  const ownHosts = new Set([...Object.values(urls), site.url].map((url) => new URL(url).host));
  const placesByAddress = new Map<string, string[]>();
  for (const { file, source } of guides) {
    const tree = parseMdx(resolveInText(source, tables, () => undefined));
    visit(tree as Node, 'link', (node: Node) => {
      const { url, position } = node as Link;
      if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return;
      const { host, href } = new URL(url);
      if (ownHosts.has(host) || /(?:^|\.)example\.(?:com|org|net)$/.test(host)) return;
      const address = href.replace(/#.*$/, '');
      const places = placesByAddress.get(address) ?? [];
      placesByAddress.set(address, [...places, `${file}:${position?.start.line ?? 1}`]);
    });
  }
  return [...placesByAddress].map(([address, places]) => ({ address, places }));
}

/** Normalizes differences that do not matter, such as a trailing slash. */
const normalizeAddress = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

const USER_AGENT = 'Mozilla/5.0 (compatible; link check of a help centre)';

/** Where a response redirects to; undefined if it does not. */
function findRedirect(response: Response, from: string): string | undefined {
  const location = response.headers.get('location');
  const isRedirect = response.status >= 300 && response.status < 400;
  return isRedirect && location !== null ? new URL(location, from).href : undefined;
}

/** What the last response of a link says about it. @param moved where it has moved for good */
async function judgeResponse(
  response: Response,
  { address, at, moved }: { address: string; at: string; moved: string },
): Promise<LinkState> {
  if (!response.ok) {
    await response.body?.cancel();
    const isGone = response.status === 404 || response.status === 410;
    return { kind: isGone ? 'dead' : 'unknown', why: `answers ${response.status}` };
  }
  const text = (await response.text()).slice(0, MAX_BYTES);
  if (FOR_SALE.test(text)) return { kind: 'parked', at };
  const isSame = normalizeAddress(moved) === normalizeAddress(address);
  return isSame ? { kind: 'there' } : { kind: 'moved', to: moved };
}

/** What a request that failed says about the link. */
function judgeFailure(error: unknown): LinkState {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return { kind: 'unknown', why: 'gives no answer in time' };
  const code = cause?.code ?? '';
  if (code === 'ENOTFOUND') return { kind: 'dead', why: 'names a host that does not exist' };
  return { kind: 'unknown', why: `cannot be reached (${code === '' ? name : code})` };
}

/** Requests a URL and follows redirects. */
export async function requestLink(address: string, timeoutMs = TIMEOUT_MS): Promise<LinkState> {
  let current = address;
  /** The target of the leading permanent redirects. */
  let moved = address;
  let isPermanent = true;
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const response = await fetch(current, {
        redirect: 'manual',
        headers: { 'User-Agent': USER_AGENT },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const target = findRedirect(response, current);
      if (target === undefined)
        return await judgeResponse(response, { address, at: current, moved });
      await response.body?.cancel();
      current = target;
      isPermanent &&= response.status === 301 || response.status === 308;
      if (isPermanent) moved = current;
    }
    return { kind: 'dead', why: 'leads in a circle' };
  } catch (error) {
    return judgeFailure(error);
  }
}

/** This many hosts are tried first; if none answers, there is no network. */
const MAX_HOSTS_TRIED = 5;

/** Whether any of the linked hosts answers, whatever the answer. */
export async function isOnline(
  links: readonly Pick<ExternalLink, 'address'>[],
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const origins = [...new Set(links.map(({ address }) => new URL(address).origin))];
  const questions = origins.slice(0, MAX_HOSTS_TRIED).map(async (origin) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { body } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal });
    await body?.cancel();
  });
  return Promise.any(questions).then(
    () => true,
    () => false,
  );
}

/** Requests all URLs, several hosts in parallel, one request at a time per host. */
export async function requestAll(
  links: readonly ExternalLink[],
  { pauseMs = PAUSE_MS, timeoutMs = TIMEOUT_MS }: { pauseMs?: number; timeoutMs?: number } = {},
): Promise<Map<string, LinkState>> {
  const byHost = new Map<string, string[]>();
  for (const { address } of links) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const states = new Map<string, LinkState>();
  await Promise.all(
    [...byHost.values()].map(async (addresses) => {
      for (const [index, address] of addresses.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        states.set(address, await requestLink(address, timeoutMs));
      }
    }),
  );
  return states;
}

/** What to do about a link in this state; undefined if nothing. */
function findAdvice(state: LinkState): string | undefined {
  switch (state.kind) {
    case 'dead':
      return `is gone: it ${state.why}. Link to another page, or take it out.`;
    case 'moved':
      return `moved for good to ${state.to}. Link there.`;
    case 'parked':
      return `is for sale now (${state.at}). Take it out.`;
    case 'there':
    case 'unknown':
      return undefined;
  }
}

/** What to do about a link, one line per place; empty if the link is fine. */
export function describeLink({ address, places }: ExternalLink, state: LinkState): string[] {
  const advice = findAdvice(state);
  return advice === undefined ? [] : places.map((place) => `${place} ${address} ${advice}`);
}

async function main(only: readonly string[]): Promise<void> {
  const provider = await loadProvider();
  const guides = listGuides('docs');
  const tables = createFactTables(provider);
  if (!(await isOnline(listExternalLinks(guides, tables, provider)))) {
    console.error(
      'No network: none of the first hosts that guides link to answers, so nothing was checked.\n  Connect this machine to the internet and run the command again.',
    );
    process.exitCode = 1;
    return;
  }
  const chosen = guides.filter(({ file }) => only.length === 0 || only.includes(file));
  const links = listExternalLinks(chosen, tables, provider);
  const states = await requestAll(links);
  const lines = links.flatMap((link) => describeLink(link, states.get(link.address) as LinkState));
  for (const line of lines) console.log(line);
  const unknown = links.filter(({ address }) => states.get(address)?.kind === 'unknown');
  for (const { address } of unknown) {
    const state = states.get(address);
    console.log(`Not known: ${address} ${state?.kind === 'unknown' ? state.why : ''}`);
  }
  console.log(`${links.length} addresses, ${lines.length} to change, ${unknown.length} not known`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

runAsCommand('scripts/check-external.ts', main);
