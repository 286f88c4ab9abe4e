/**
 * `npm run check:evidence`: form and age of all evidence files and of the permission nodes in
 * facts/permissions. With `-- --online` it also checks that every source still contains the
 * literals of its claims, and the nodes, on a repository's default branch or the one named.
 * `.cache/evidence.json` keeps the answers, so an interrupted run can resume. Requests are
 * sequential, with a pause between them. `-- docs/panel/sftp.mdx` checks only that guide.
 *
 * `-- --texts` lists claims that rest only on a file of messages. Such a file proves that the text
 * exists; that it is sent needs a second piece of evidence (`also`) from the code. They are not
 * errors, because some programs are closed source.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import {
  parseEvidence,
  PROVIDER_SOURCE,
  listProofs,
  restsOnMessagesOnly,
  type Evidence,
  type Proof,
} from '../pipeline/evidence';
import {
  parsePermissions,
  listPermissionFiles,
  PERMISSIONS_DIR,
} from '../src/fact-files/permissions';

/** Older readings are reported. */
const MAX_AGE_DAYS = 180;
/** Cached answers younger than this are used. */
const FRESH_HOURS = 24;
const DAY_MS = 86_400_000;
const CACHE_FILE = '.cache/evidence.json';
const USER_AGENT = 'game-server-docs evidence check';

export interface EvidenceFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface EvidenceEntry {
  readonly file: string;
  readonly evidence: Evidence;
  readonly getLine: (list: 'claims' | 'open' | 'sources', entry: number | string) => number;
}

/** All evidence files of a folder, and errors in their form. */
export function readAllEvidence(docsDir: string): {
  entries: EvidenceEntry[];
  findings: EvidenceFinding[];
} {
  const entries: EvidenceEntry[] = [];
  const findings: EvidenceFinding[] = [];
  for (const name of readdirSync(docsDir, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.evidence.yml')) continue;
    const file = path.join(docsDir, name);
    const parsed = parseEvidence(readFileSync(file, 'utf8'));
    if (parsed.ok) entries.push({ file, ...parsed });
    else findings.push(...parsed.problems.map((problem) => ({ file, ...problem })));
  }
  return { entries, findings };
}

/** The permission nodes of a folder, each as a claim about the plugin's code. */
export function readPermissionNodes(folder: string): {
  entries: EvidenceEntry[];
  findings: EvidenceFinding[];
} {
  const entries: EvidenceEntry[] = [];
  const findings: EvidenceFinding[] = [];
  for (const file of listPermissionFiles(folder).values()) {
    const parsed = parsePermissions(readFileSync(file, 'utf8'));
    if (!parsed.ok) {
      findings.push(...parsed.problems.map((problem) => ({ file, ...problem })));
      continue;
    }
    const { repo, commit, branch, read, nodes, ...permissions } = parsed.permissions;
    const keys = Object.keys(nodes);
    const claims = Object.values(nodes).map((node) => ({
      says: node.node,
      source: 'code',
      file: node.file ?? permissions.file,
      finds: node.finds ?? node.node,
    }));
    entries.push({
      file,
      evidence: { sources: { code: { repo, commit, branch, read } }, claims },
      getLine: (list, entry) => (list === 'claims' ? parsed.getLine(keys[Number(entry)] ?? '') : 1),
    });
  }
  return { entries, findings };
}

/**
 * The entries of some guides, or all if none is named. Throws if a guide has no evidence.
 * @param guides paths such as `docs/panel/sftp.mdx`
 */
export function selectEntries(
  entries: readonly EvidenceEntry[],
  guides: readonly string[],
): readonly EvidenceEntry[] {
  if (guides.length === 0) return entries;
  return guides.map((guide) => {
    const file = path.normalize(guide).replace(/\.mdx?$/, '.evidence.yml');
    const entry = entries.find((one) => one.file === file);
    if (entry === undefined) throw new Error(`${guide} has no evidence: ${file} is missing`);
    return entry;
  });
}

/** Readings older than half a year. @param today ISO date */
export function findOldReadings(
  entries: readonly EvidenceEntry[],
  today: string,
): EvidenceFinding[] {
  return entries.flatMap(({ file, evidence, getLine }) =>
    Object.entries(evidence.sources).flatMap(([name, { read }]) => {
      const days = Math.floor((Date.parse(today) - Date.parse(read)) / DAY_MS);
      return days > MAX_AGE_DAYS
        ? [{ file, line: getLine('sources', name), message: `"${name}" was read ${days} days ago` }]
        : [];
    }),
  );
}

/** Claims that rest only on files of messages. */
export function findMessageOnlyClaims(entries: readonly EvidenceEntry[]): EvidenceFinding[] {
  return entries.flatMap(({ file, evidence, getLine }) =>
    evidence.claims.flatMap((claim, index) =>
      restsOnMessagesOnly(claim)
        ? [
            {
              file,
              line: getLine('claims', index),
              message: `"${claim.says}" rests on ${claim.file ?? ''} alone: name the code that sends it (also)`,
            },
          ]
        : [],
    ),
  );
}

/** A URL to request, and what its text must contain. */
interface SourceRequest {
  readonly address: string;
  readonly asked: readonly (EvidenceFinding & { readonly finds: string })[];
}

/** The response from a URL on a day; `status` 0 if there was none. */
type SourceResponse =
  { readonly at: string; readonly status: number; readonly missing: readonly string[] } | undefined;

export interface OnlineOptions {
  /** Base URL of files in repositories, without a trailing slash. */
  readonly rawHost?: string;
  readonly cacheFile?: string;
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
  readonly now?: Date;
  readonly say?: (text: string) => void;
}

function findProofUrl(proof: Proof, { sources }: Evidence, rawHost: string): string | undefined {
  const source = sources[proof.source];
  if (proof.source === PROVIDER_SOURCE || source === undefined || 'program' in source)
    return undefined;
  return 'repo' in source
    ? `${rawHost}/${source.repo}/${source.branch ?? 'HEAD'}/${(proof.file ?? '').split('/').map(encodeURIComponent).join('/')}`
    : source.url;
}

function groupRequests(entries: readonly EvidenceEntry[], rawHost: string): SourceRequest[] {
  const byAddress = new Map<string, SourceRequest['asked'][number][]>();
  for (const { file, evidence, getLine } of entries) {
    for (const [index, claim] of evidence.claims.entries()) {
      for (const proof of listProofs(claim)) {
        const address = findProofUrl(proof, evidence, rawHost);
        if (address === undefined || proof.finds === undefined) continue;
        const where = { file, line: getLine('claims', index), message: '', finds: proof.finds };
        byAddress.set(address, [...(byAddress.get(address) ?? []), where]);
      }
    }
  }
  return [...byAddress].map(([address, proofs]) => ({ address, asked: proofs }));
}

/** Ignores white space and HTML entities. */
function getVisibleText(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

async function requestSource(
  { address, asked }: SourceRequest,
  timeoutMs: number,
  date: string,
): Promise<NonNullable<SourceResponse>> {
  const literals = [...new Set(asked.map(({ finds }) => finds))];
  try {
    const response = await fetch(address, {
      headers: { 'User-Agent': USER_AGENT },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const forms = [text.replace(/\s+/g, ' '), getVisibleText(text)];
    const missing = literals.filter((finds) => {
      const literal = finds.replace(/\s+/g, ' ');
      return !forms.some((form) => form.includes(literal));
    });
    return { at: date, status: response.status, missing };
  } catch {
    return { at: date, status: 0, missing: literals };
  }
}

/** Why a source could not be read. @param status of its answer; 0 if there was none */
function describeFailure(address: string, status: number): string {
  if (status === 0) return `no answer from ${address}`;
  if (status === 404 || status === 410) return `${address} is gone or moved (${status})`;
  return `${address} answers ${status}: ask again later`;
}

/** Answers that hold for the rest of the day. */
const CACHED_STATUSES: ReadonlySet<number> = new Set([200, 404, 410]);

function readCache(file: string): Record<string, SourceResponse> {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, SourceResponse>)
    : {};
}

function writeCache(file: string, cache: Readonly<Record<string, SourceResponse>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(cache));
}

/** What is wrong with the claims that rest on a source, given its response. */
function checkResponse(
  { address, asked }: SourceRequest,
  { status, missing }: NonNullable<SourceResponse>,
): EvidenceFinding[] {
  if (status !== 200) {
    const message = describeFailure(address, status);
    return asked.map(({ file, line }) => ({ file, line, message }));
  }
  return asked
    .filter(({ finds }) => missing.includes(finds))
    .map(({ file, line, finds }) => ({
      file,
      line,
      message: `"${finds}" is no longer in ${address}`,
    }));
}

/**
 * Requests all sources. Unreachable or busy servers become findings but are not cached, so the next
 * run tries again.
 */
export async function checkOnline(
  entries: readonly EvidenceEntry[],
  {
    rawHost = 'https://raw.githubusercontent.com',
    cacheFile = CACHE_FILE,
    pauseMs = 500,
    timeoutMs = 15_000,
    now = new Date(),
    say = () => undefined,
  }: OnlineOptions = {},
): Promise<EvidenceFinding[]> {
  const cache = readCache(cacheFile);
  const requests = groupRequests(entries, rawHost);
  const oldest = now.getTime() - FRESH_HOURS * 3_600_000;
  const findings: EvidenceFinding[] = [];
  for (const [index, request] of requests.entries()) {
    const { address, asked } = request;
    // Another literal at the same URL is a separate check.
    const key = `${address} ${[...new Set(asked.map(({ finds }) => finds))].sort().join('\n')}`;
    let response = cache[key];
    if (response === undefined || Date.parse(response.at) <= oldest) {
      say(`${index + 1} of ${requests.length}: ${address}`);
      response = await requestSource(request, timeoutMs, now.toISOString());
      if (CACHED_STATUSES.has(response.status)) {
        cache[key] = response;
        writeCache(cacheFile, cache);
      }
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    findings.push(...checkResponse(request, response));
  }
  return findings;
}

async function main(args: readonly string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const all = readAllEvidence('docs');
  const guides = { ...all, entries: selectEntries(all.entries, named) };
  const nodes =
    named.length === 0 ? readPermissionNodes(PERMISSIONS_DIR) : { entries: [], findings: [] };
  const entries = [...guides.entries, ...nodes.entries];
  const today = new Date().toISOString().slice(0, 10);
  const online = args.includes('--online')
    ? await checkOnline(entries, { say: (text) => process.stderr.write(`${text}\n`) })
    : [];
  const findings = [
    ...guides.findings,
    ...nodes.findings,
    ...findOldReadings(entries, today),
    ...online,
  ];
  const weak = findMessageOnlyClaims(guides.entries);
  const listed = args.includes('--texts') ? [...findings, ...weak] : findings;
  for (const { file, line, message } of listed) console.log(`${file}:${line} ${message}`);
  const count = (entriesCounted: readonly EvidenceEntry[]) =>
    entriesCounted.reduce((sum, { evidence }) => sum + evidence.claims.length, 0);
  console.log(
    `${count(guides.entries)} claims in ${guides.entries.length} files, ${count(nodes.entries)} permission nodes, ${findings.length} findings; ${weak.length} claims rest on a file of messages alone (-- --texts)`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

runAsCommand('scripts/check-evidence.ts', main);
