/**
 * `npm run search:push [--dry-run] [folder]`: fills the hosted search index from the built site.
 *
 * Environment: SEARCH_APP_ID, SEARCH_INDEX_NAME, SEARCH_ADMIN_KEY. The key is read only from the
 * environment, sent only to the service, and removed from every message.
 *
 * Everything is written to a second index, which then replaces the live one atomically. Rules
 * created in the service's dashboard are replaced, too.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ApiError, type ClientOptions } from '@algolia/client-common';
import { algoliasearch, type Algoliasearch, type SynonymHit } from 'algoliasearch';
import { runAsCommand } from './lib/run-as-command';
import { ENGLISH, listLanguages, type Language } from '../config/languages';
import { loadProvider } from '../config/load-provider';
import { readSite } from '../pipeline/files/search-index/read-site';
import { readSynonyms } from '../pipeline/files/search-index/synonyms';
import {
  createHostedSettings,
  createHostedSynonyms,
} from '../pipeline/files/search-index/hosted-settings';
import { readAllQuestions } from '../pipeline/files/search-index/reader-questions';
import { createHostedRecords, type HostedRecord } from '../pipeline/files/search-index/records';
import type { Features } from '../src/provider/features';
import type { Provider } from '../src/provider/schema';

/** Permissions that the key needs. */
const NEEDED_PERMISSIONS = ['addObject', 'editSettings', 'deleteIndex'] as const;
/** Records per request; the service accepts about 10 MB. */
const MAX_BATCH_RECORDS = 1000;

/** What is pushed. */
export interface PushOptions {
  readonly appId: string;
  readonly indexName: string;
  readonly adminKey: string;
  readonly records: readonly HostedRecord[];
  readonly synonyms: readonly SynonymHit[];
  /** Language codes of the records; English by default. */
  readonly languages?: readonly string[];
  /** Prints a line of progress. */
  readonly log: (line: string) => void;
  /** Hosts of the service, for tests. */
  readonly clientOptions?: ClientOptions;
}

/**
 * Replaces the hosted index by these records. Rejects with a message that never contains the key.
 * Unless the service has already accepted the move, the live index is then unchanged and the
 * temporary one removed.
 */
export async function pushSearch(push: PushOptions): Promise<void> {
  const { appId, indexName, adminKey, records, log } = push;
  try {
    if (records.length === 0) throw new Error('There are no records: is the site built?');
    const client = algoliasearch(appId, adminKey, push.clientOptions);
    await assertKeyPermissions(client, adminKey, indexName);
    const temporary = `${indexName}_tmp_${Date.now()}`;
    const move = await fillAndMove(client, temporary, push);
    await client.waitForTask({ indexName: temporary, taskID: move });
    log(`done: ${records.length} records in ${indexName}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Without `cause`: the client's errors contain the requests, whose URL contains the key.
    throw new Error(removeKey(message, adminKey));
  }
}

/** Fills the temporary index and requests the move; returns the task's number. */
async function fillAndMove(
  client: Algoliasearch,
  temporary: string,
  push: PushOptions,
): Promise<number> {
  try {
    await fillIndex(client, temporary, push);
    push.log(`moving to ${push.indexName}`);
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: push.indexName },
    });
    return taskID;
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => {
      push.log(`could not remove ${temporary}: remove it in the dashboard`);
    });
    throw error;
  }
}

async function fillIndex(
  client: Algoliasearch,
  indexName: string,
  push: PushOptions,
): Promise<void> {
  const { records, synonyms, languages = [ENGLISH], log } = push;
  log('settings');
  const settings = await client.setSettings({
    indexName,
    indexSettings: createHostedSettings(languages),
  });
  await client.waitForTask({ indexName, taskID: settings.taskID });
  log(`${synonyms.length} synonyms`);
  if (synonyms.length > 0) {
    const saved = await client.saveSynonyms({
      indexName,
      synonymHit: [...synonyms],
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName, taskID: saved.taskID });
  }
  for (let start = 0; start < records.length; start += MAX_BATCH_RECORDS) {
    const objects = records.slice(start, start + MAX_BATCH_RECORDS);
    await client.saveObjects({
      indexName,
      objects,
      batchSize: MAX_BATCH_RECORDS,
      waitForTasks: true,
    });
    log(`${start + objects.length} of ${records.length} records`);
  }
}

/** Throws unless the key has all permissions on this index and its temporary one. */
async function assertKeyPermissions(
  client: Algoliasearch,
  key: string,
  indexName: string,
): Promise<void> {
  const rights = await fetchKeyPermissions(client, key);
  if (rights === 'all') return;
  const missing = NEEDED_PERMISSIONS.filter((right) => !rights.acl.includes(right));
  if (missing.length > 0) {
    throw new Error(
      `SEARCH_ADMIN_KEY may only ${rights.acl.join(', ')}; it also needs ${missing.join(', ')}. ` +
        'A search-only key belongs in SEARCH_API_KEY.',
    );
  }
  const isAllowed = rights.indexes.length === 0 || ['', '_tmp_0'].every((ending) =>
    rights.indexes.some((pattern) => matchesIndexPattern(pattern, indexName + ending)),
  ); // prettier-ignore
  if (!isAllowed) {
    throw new Error(
      `SEARCH_ADMIN_KEY is limited to the indexes ${rights.indexes.join(', ')}; it needs ${indexName} and ${indexName}_tmp_*.`,
    );
  }
}

/**
 * The permissions of a key. Any key may look itself up. That call may not know the application's
 * admin key, but only the admin key may list the others.
 */
async function fetchKeyPermissions(
  client: Algoliasearch,
  key: string,
): Promise<'all' | { readonly acl: readonly string[]; readonly indexes: readonly string[] }> {
  try {
    const { acl, indexes } = await client.getApiKey({ key });
    return { acl, indexes: indexes ?? [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) throw describeRefusal(error);
  }
  try {
    await client.listApiKeys();
    return 'all';
  } catch (error) {
    throw error instanceof ApiError ? describeRefusal(error) : error;
  }
}

function describeRefusal({ status, message }: ApiError): Error {
  return new Error(`The service does not accept SEARCH_ADMIN_KEY (${status}: ${message})`);
}

/** Whether a name matches a pattern of the service: `docs*`, `*docs`, `*docs*` or a whole name. */
function matchesIndexPattern(pattern: string, name: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(name);
}

function removeKey(message: string, key: string): string {
  return key === ''
    ? message
    : message.replaceAll(key, '[key]').replaceAll(encodeURIComponent(key), '[key]');
}

/** A summary of what would be sent. */
export function describePush(
  records: readonly HostedRecord[],
  synonyms: readonly SynonymHit[],
): string[] {
  const count = (type: string) => records.filter((record) => record.type === type).length;
  return [
    `${records.length} records: ${count('lvl1')} pages, ${count('lvl2') + count('lvl3')} headings, ${count('content')} passages`,
    `${synonyms.length} synonyms`,
    'The first record:',
    JSON.stringify(records[0], null, 2),
  ];
}

/** Readers' questions by route. @param guides folder of a translation; undefined for English */
function readGuideQuestions(
  guides: string | undefined,
  features: Features,
): ReadonlyMap<string, readonly string[]> {
  if (guides === undefined) return readAllQuestions(undefined, undefined, features);
  return existsSync(guides) ? readAllQuestions([], guides, features) : new Map();
}

/** The records of every language. @param folder of the build */
function readRecords(
  folder: string,
  { site, features }: Provider,
  languages: readonly Language[],
): HostedRecord[] {
  return languages.flatMap((language) => {
    const { base, code, guides } = language;
    const others = languages.filter((other) => other !== language).map((other) => other.code);
    const questions = readGuideQuestions(guides, features);
    const pages = readSite(path.join(folder, base), code === ENGLISH ? others : []);
    return createHostedRecords(pages, { origin: site.url, questions, language });
  });
}

/** Groups of synonyms, of which one index has one list: English, and each language with its own file. */
function readAllSynonyms(features: Features, languages: readonly Language[]) {
  return languages.flatMap(({ folder = '' }) => {
    const file = path.join(folder, 'synonyms.yml');
    if (folder === '') return readSynonyms(features);
    return existsSync(file) ? readSynonyms(features, file) : [];
  });
}

async function main(args: readonly string[]): Promise<void> {
  const provider = await loadProvider();
  const languages = listLanguages(provider);
  const folder = args.find((arg) => !arg.startsWith('-')) ?? 'build';
  const records = readRecords(folder, provider, languages);
  const synonyms = createHostedSynonyms(readAllSynonyms(provider.features, languages));
  const log = (line: string) => {
    console.log(line);
  };
  if (args.includes('--dry-run')) {
    describePush(records, synonyms).forEach(log);
    return;
  }
  const { SEARCH_APP_ID = '', SEARCH_INDEX_NAME = '', SEARCH_ADMIN_KEY = '' } = process.env;
  const missing = Object.entries({ SEARCH_APP_ID, SEARCH_INDEX_NAME, SEARCH_ADMIN_KEY })
    .filter(([, value]) => value === '')
    .map(([name]) => name);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} in the environment`);
  await pushSearch({
    appId: SEARCH_APP_ID,
    indexName: SEARCH_INDEX_NAME,
    adminKey: SEARCH_ADMIN_KEY,
    records,
    synonyms,
    languages: languages.map(({ code }) => code),
    log,
  });
}

runAsCommand('scripts/push-search.ts', main);
