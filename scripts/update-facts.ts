/**
 * `npm run facts:update [-- --dry-run] [path …]`: looks up the newest versions of the programs in
 * the fact tables, writes version, release date, source and date of the check, and prints what
 * changed and which guides quote it. What the makers' lists do not contain (supported game
 * versions, open questions) is printed for a person to check. With GITHUB_TOKEN set, GitHub allows
 * more than 60 requests an hour.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { Document } from 'yaml';
import { runAsCommand } from './lib/run-as-command';
import {
  parseFactEntries,
  listFactFiles,
  findQuotingGuides,
  type FactEntry,
  type SourceRange,
} from './lib/fact-positions';
import {
  matchVersionFormat,
  isSameOrNewer,
  MINECRAFT_PAGE,
  findOwnRepository,
  findVersionList,
  type FetchJson,
  type NewestVersion,
} from './lib/newest-versions';
import { formatNearest } from '../src/lib/edit-distance';
import { formatCount } from '../src/lib/format-count';

const TIMEOUT_MS = 15_000;
const MAX_PARALLEL_REQUESTS = 4;
/** The newest version of the game, and its date in words. */
const GAME = 'minecraft.newest';
const GAME_DAY = 'minecraft.newestReleased';
const GAME_FACTS = [GAME, GAME_DAY];

export interface UpdateOptions {
  readonly files?: readonly string[];
  /** Prefixes of paths, such as `plugin.`; all facts if empty. */
  readonly only?: readonly string[];
  readonly dryRun?: boolean;
  /** ISO date. */
  readonly today: string;
  readonly ask?: FetchJson;
  readonly say?: (line: string) => void;
}

export interface UpdateResult {
  readonly changed: readonly string[];
  readonly same: readonly string[];
  readonly failed: readonly string[];
  /** Nothing that was asked answered. */
  readonly isOffline: boolean;
}

/** A host did not answer at all. */
class UnreachableError extends Error {}

/** Sends a request. Throws with a short reason. */
export async function fetchJson(address: string, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  const { GITHUB_TOKEN } = process.env;
  const { host } = new URL(address);
  let response: Response;
  try {
    response = await fetch(address, {
      headers: {
        'User-Agent': 'game-server-docs facts:update',
        Accept: 'application/json',
        ...(host === 'api.github.com' &&
          GITHUB_TOKEN !== undefined && { Authorization: `Bearer ${GITHUB_TOKEN}` }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new UnreachableError(
      isTimeout ? `no answer within ${timeoutMs / 1000} s` : 'no connection',
    );
  }
  if (!response.ok) {
    const isLimit = response.status === 403 || response.status === 429;
    throw new Error(`answered ${response.status}${isLimit ? ' (too many questions)' : ''}`);
  }
  try {
    return await response.json();
  } catch {
    throw new Error('answered no JSON');
  }
}

/** A replacement, by offsets. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Quoted if YAML would read a number: `'26.3'`. */
const formatYamlScalar = (text: string) =>
  new Document(text).toString({ singleQuote: true }).trim();

/** `15 September 2026` */
const formatDay = (isoDay: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay));

function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}

/**
 * Moves the game's version into its own group of source and date, because the game's list does not
 * confirm the other facts of the group.
 */
export function splitGameVersion(file: string, text: string): string {
  const entries = parseFactEntries(file, text);
  const game = entries.find(({ path }) => path === GAME);
  if (game?.lines === undefined) return text;
  const { groupEnd } = game.lines;
  const group = entries.filter(({ lines }) => lines?.groupEnd === groupEnd);
  const moved = group.filter(({ path }) => GAME_FACTS.includes(path));
  if (moved.length === group.length) return text;
  const places = moved.map(({ lines: { start = 0, end = 0 } = {} }) => ({
    start: text.lastIndexOf('\n', start - 1) + 1,
    end: text.indexOf('\n', end - 1) + 1 || text.length,
    text: '',
  }));
  const facts = places.map(({ start, end }) => text.slice(start, end)).join('');
  const head = `\n- source: ${game.source.text}\n  read: ${game.checked.text}\n  facts:\n`;
  return applyEdits(text, [...places, { start: groupEnd, end: groupEnd, text: head + facts }]);
}

/** Whether a fact is a program's newest version. */
const hasVersion = ({ newest, path }: FactEntry) => newest !== undefined || path === GAME;

/** @throws if a path that was asked for is the start of no version in the files */
function assertPaths(only: readonly string[], files: readonly string[]): void {
  if (only.length === 0) return;
  const knownPaths = files
    .flatMap((file) => parseFactEntries(file, readFileSync(file, 'utf8')))
    .filter(hasVersion)
    .map(({ path }) => path);
  const unknown = only.find((start) => !knownPaths.some((path) => path.startsWith(start)));
  if (unknown === undefined) return;
  throw new Error(`No version has the path "${unknown}". ${formatNearest(unknown, knownPaths)}`);
}

/** As many hosts without an answer, and no other with one: nothing else is asked. */
const MAX_SILENT_HOSTS = 3;

/** Asks through `ask`, and notes which hosts answered. */
function watchHosts(ask: FetchJson): { ask: FetchJson; listSilentHosts: () => string[] } {
  const silent = new Set<string>();
  let isReached = false;
  return {
    listSilentHosts: () => (isReached ? [] : [...silent]),
    ask: async (address) => {
      if (!isReached && silent.size >= MAX_SILENT_HOSTS) throw new UnreachableError('not asked');
      try {
        const answer = await ask(address);
        isReached = true;
        return answer;
      } catch (error) {
        if (error instanceof UnreachableError) silent.add(new URL(address).host);
        else isReached = true;
        throw error;
      }
    },
  };
}

/** Looks up every program and writes newer versions. If a source fails, its facts stay unchanged. */
export async function updateFacts({
  files = listFactFiles(),
  only = [],
  dryRun = false,
  today,
  ask = fetchJson,
  say = () => undefined,
}: UpdateOptions): Promise<UpdateResult> {
  const limit = pLimit(MAX_PARALLEL_REQUESTS);
  const watched = watchHosts(ask);
  // Without a network, one line says so in place of these.
  const held: string[] = [];
  const sayHeld = () => {
    for (const line of held.splice(0)) say(line);
  };
  const result = { changed: [] as string[], same: [] as string[], failed: [] as string[] };
  const isAsked = ({ path }: FactEntry) =>
    only.length === 0 || only.some((start) => path.startsWith(start));
  assertPaths(only, files);
  for (const file of files) {
    const source = splitGameVersion(file, readFileSync(file, 'utf8'));
    const entries = parseFactEntries(file, source).filter(
      (entry) => hasVersion(entry) && isAsked(entry),
    );
    const answers = await Promise.all(
      entries.map((entry) =>
        limit(() => findEdits(entry, { text: source, today, ask: watched.ask })),
      ),
    );
    const edits: Edit[] = [];
    for (const { entry, kind, line, edits: editsOfEntry } of answers) {
      result[kind].push(line);
      edits.push(...editsOfEntry);
      if (kind !== 'failed') sayHeld();
      if (kind === 'changed') {
        say(line);
        const guides = findQuotingGuides(entry.path);
        if (guides.length > 0) say(`  read again: ${guides.join(', ')}`);
        if (entry.unverified !== undefined) say(`  open: ${entry.unverified}`);
      } else if (kind === 'failed') held.push(line);
    }
    if (dryRun || edits.length === 0) continue;
    writeFileSync(file, applyEdits(source, edits));
  }
  const silentHosts = watched.listSilentHosts();
  if (silentHosts.length === 0) sayHeld();
  else {
    say(
      `Nothing answered (${silentHosts.join(', ')}): is there a network? ${formatCount(result.failed.length, 'source')} not read, nothing changed`,
    );
  }
  return { ...result, isOffline: silentHosts.length > 0 };
}

/** What became of one fact: nothing new, a newer version, or no answer. */
interface Outcome {
  readonly entry: FactEntry;
  readonly kind: 'changed' | 'same' | 'failed';
  /** One line for the terminal. */
  readonly line: string;
  readonly edits: Edit[];
}

/** Looks for the newest version of a fact. @param text of its file @param today ISO day */
async function findEdits(
  entry: FactEntry,
  { text, today, ask }: { readonly text: string; readonly today: string; readonly ask: FetchJson },
): Promise<Outcome> {
  const place = `${entry.file}:${entry.line} ${entry.path}`;
  const reportFailure = (reason: string): Outcome => ({
    entry,
    kind: 'failed',
    line: `${place}: ${reason}`,
    edits: [],
  });
  const newest = entry.path === GAME ? entry.value : entry.newest;
  const readList = findVersionList(listVersionUrls(entry));
  if (newest === undefined || readList === undefined) {
    return reportFailure(`no list of versions is known for ${entry.source.text}; read it yourself`);
  }
  try {
    const listed = await readList(ask);
    if (listed === undefined) return reportFailure('the list has no finished version');
    const compared = compareVersions(newest.text, listed);
    if (!compared.ok) return reportFailure(compared.reason);
    const { version } = compared;
    const checked: Edit = { ...entry.checked, text: formatYamlScalar(today) };
    if (version === newest.text) return { entry, kind: 'same', line: place, edits: [checked] };
    const since = listed.released === undefined ? '' : ` of ${listed.released}`;
    return {
      entry,
      kind: 'changed',
      line: `${place}: ${newest.text} → ${version}${since} (${listed.page})`,
      edits: [
        checked,
        { ...newest, text: formatYamlScalar(version) },
        ...listReleaseEdits(entry, newest, { text, released: listed.released }),
        ...listSourceEdits(entry, listed.page),
      ],
    };
  } catch (error) {
    return reportFailure(error instanceof Error ? error.message : String(error));
  }
}

/** The listed version in the form of the known one, or why it cannot take its place. */
function compareVersions(
  known: string,
  { version: listed, page }: NewestVersion,
):
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly reason: string } {
  const version = matchVersionFormat(known, listed);
  if (version === undefined) {
    return { ok: false, reason: `"${listed}" cannot be compared with "${known}": ${page}` };
  }
  return isSameOrNewer(version, known)
    ? { ok: true, version }
    : { ok: false, reason: `the list says ${version}, older than ${known}: ${page}` };
}

/** The page where the version was found, if the fact names another one. */
const listSourceEdits = ({ source }: FactEntry, page: string): Edit[] =>
  source.text === page ? [] : [{ ...source, text: page }];

/** Addresses at which the makers may list their versions. */
function listVersionUrls({ path, source, home }: FactEntry): (string | undefined)[] {
  if (path === GAME) return [MINECRAFT_PAGE];
  return [source.text, home, findOwnRepository(source.text, path.split('.').at(-1) ?? '')];
}

/** The day of a release, which the game keeps in a fact of its own and the others beside theirs. */
function listReleaseEdits(
  { path, file, released }: FactEntry,
  newest: SourceRange,
  release: { readonly text: string; readonly released: string | undefined },
): Edit[] {
  if (release.released === undefined) return [];
  if (path === GAME) {
    const day = parseFactEntries(file, release.text).find(
      (other) => other.path === GAME_DAY,
    )?.value;
    return day === undefined
      ? []
      : [{ ...day, text: formatYamlScalar(formatDay(release.released)) }];
  }
  if (released !== undefined) return [{ ...released, text: formatYamlScalar(release.released) }];
  const { end } = newest;
  return [{ start: end, end, text: `\nreleased: ${formatYamlScalar(release.released)}` }];
}

async function main(args: readonly string[]): Promise<void> {
  const dryRun = args.includes('--dry-run');
  const { changed, same, failed, isOffline } = await updateFacts({
    only: args.filter((arg) => !arg.startsWith('--')),
    dryRun,
    today: new Date().toISOString().slice(0, 10),
    say: (line) => {
      console.log(line);
    },
  });
  // A list that is down must not lose the results of the others.
  process.exitCode = changed.length + same.length === 0 && failed.length > 0 ? 1 : 0;
  if (isOffline) return;
  console.log(
    `${changed.length} changed, ${same.length} as before, ${failed.length} not read${dryRun ? '; nothing written' : ''}`,
  );
}

runAsCommand('scripts/update-facts.ts', main);
