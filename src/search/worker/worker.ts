/**
 * Runs the embedded engine in a worker. Loads the index once; the passage texts load after the
 * first answer, so that it does not wait for them. Stores nothing on the device.
 */
import type { SearchEngine } from './run-search';
import { withBaseUrl } from '../../lib/base-url';
import { unpackIndex, type IndexFile, type TextFile } from '../index-format';
import { setIndexLanguage } from '../words/language';
import { createSearchModel } from '../ranking/model';
import { parseQuery, respond, type ApiResponse, type ApiRequest } from './protocol';
import { isPartList, PartitionedEngine } from './index-parts';
import { createPageTexts, type PageTexts } from '../ranking/page-texts';

/** A call with a number that identifies its response. */
export interface WorkerRequest {
  readonly id: number;
  readonly call: ApiRequest;
}

/** `error` is set if the index failed to load. */
export interface WorkerResponse {
  readonly id: number;
  readonly answer?: ApiResponse;
  readonly error?: string;
}

/** A text file that failed to load is retried, but not on every keystroke. */
const RETRY_TEXTS_MS = 10_000;

const scope = self as unknown as DedicatedWorkerGlobalScope;
let engineLoading: Promise<SearchEngine | PartitionedEngine> | undefined;
/** Set while texts are fetched, and for good once they are there. */
let textsLoading: Promise<void> | undefined;
let nextTextsRequest = 0;

async function load(): Promise<SearchEngine | PartitionedEngine> {
  const file = await fetchJson(withBaseUrl('/search-index/index.json'));
  const origin = scope.location.origin + withBaseUrl('/').slice(0, -1);
  if (isPartList(file)) {
    setIndexLanguage(file);
    return new PartitionedEngine(file, origin, (kind, part) =>
      fetchJson(withBaseUrl(`/search-index/${kind}-${part}.json`)),
    );
  }
  const index = unpackIndex(file);
  if (index === undefined) throw new Error('The search index is malformed');
  setIndexLanguage(index);
  return { index, model: createSearchModel(index), texts: undefined, origin };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Texts are optional: without them, hits show only headings. */
async function fetchTexts(index: IndexFile): Promise<TextFile | undefined> {
  const value = await fetchJson(withBaseUrl('/search-index/text.json')).catch(() => undefined);
  return Array.isArray(value) && value.length === index.pages.length
    ? (value as TextFile)
    : undefined;
}

/**
 * Tokenizes passages page by page between keystrokes, so that no keystroke waits for many of them.
 */
function tokenizeAhead(pageTexts: PageTexts, count: number, page = 0): void {
  if (page >= count) return;
  pageTexts.get(page);
  setTimeout(() => tokenizeAhead(pageTexts, count, page + 1));
}

/** Fetches the texts once, or for parts that lack them. */
async function addTexts(engine: SearchEngine | PartitionedEngine): Promise<void> {
  if (engine instanceof PartitionedEngine) {
    await engine.loadTexts();
    textsLoading = undefined;
    return;
  }
  const loaded = await fetchTexts(engine.index);
  if (loaded === undefined) {
    textsLoading = undefined;
  } else {
    const prepared = createPageTexts(loaded);
    engineLoading = Promise.resolve({ ...engine, texts: prepared });
    tokenizeAhead(prepared, loaded.length);
  }
  nextTextsRequest = performance.now() + RETRY_TEXTS_MS;
}

async function answerCall({ id, call }: WorkerRequest): Promise<void> {
  engineLoading ??= load();
  const engine = await engineLoading;
  const engineForQuery =
    engine instanceof PartitionedEngine ? await engine.loadEngine(parseQuery(call)) : engine;
  const answer = respond(engineForQuery, call, () => performance.now());
  scope.postMessage({ id, answer } satisfies WorkerResponse);
  if (performance.now() >= nextTextsRequest) textsLoading ??= addTexts(engine);
}

scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answerCall(data).catch((error: unknown) => {
    engineLoading = undefined;
    scope.postMessage({ id: data.id, error: String(error) } satisfies WorkerResponse);
  });
});
