/**
 * Runs the embedded engine in a worker. Loads the index once; the passage texts load after the
 * first answer, so that it does not wait for them. Stores nothing on the device.
 */
import type { Engine } from './answer';
import { withBaseUrl } from '../lib/base-url';
import { isIndexFile, type IndexFile, type TextFile } from './index-format';
import { setIndexLanguage } from './language';
import { createModel } from './model';
import { queryOf, respond, type Answer, type Call } from './protocol';
import { isPartsFile, PartedEngine } from './parts';
import { createPageTexts, type PageTexts } from './page-texts';

/** A call with a number that identifies its response. */
export interface WorkerCall {
  readonly id: number;
  readonly call: Call;
}

/** `error` is set if the index failed to load. */
export interface WorkerAnswer {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: string;
}

/** A text file that failed to load is retried, but not on every keystroke. */
const RETRY_TEXTS_MS = 10_000;

const scope = self as unknown as DedicatedWorkerGlobalScope;
let loading: Promise<Engine | PartedEngine> | undefined;
let texts: Promise<void> | undefined;
let nextTextsRequest = 0;

async function load(): Promise<Engine | PartedEngine> {
  const index = await fetchJson(withBaseUrl('/search-index/index.json'));
  const isParted = isPartsFile(index);
  if (!isParted && !isIndexFile(index)) throw new Error('The search index is malformed');
  setIndexLanguage(index);
  const origin = scope.location.origin + withBaseUrl('/').slice(0, -1);
  return isParted
    ? new PartedEngine(index, origin, (kind, part) =>
        fetchJson(withBaseUrl(`/search-index/${kind}-${part}.json`)),
      )
    : { index, model: createModel(index), texts: undefined, origin };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Texts are optional: without them, hits show only headings. */
async function loadTexts(index: IndexFile): Promise<TextFile | undefined> {
  const value = await fetchJson(withBaseUrl('/search-index/text.json')).catch(() => undefined);
  return Array.isArray(value) && value.length === index.pages.length
    ? (value as TextFile)
    : undefined;
}

/**
 * Tokenizes passages page by page between keystrokes, so that no keystroke waits for many of them.
 */
function tokenizeAhead(texts: PageTexts, count: number, page = 0): void {
  if (page >= count) return;
  texts.of(page);
  setTimeout(() => tokenizeAhead(texts, count, page + 1));
}

/** Fetches the texts once, or for parts that lack them. */
async function addTexts(engine: Engine | PartedEngine): Promise<void> {
  if (engine instanceof PartedEngine) {
    await engine.loadTexts();
    texts = undefined;
    return;
  }
  const loaded = await loadTexts(engine.index);
  if (loaded === undefined) {
    texts = undefined;
  } else {
    const prepared = createPageTexts(loaded);
    loading = Promise.resolve({ ...engine, texts: prepared });
    tokenizeAhead(prepared, loaded.length);
  }
  nextTextsRequest = performance.now() + RETRY_TEXTS_MS;
}

async function answerCall({ id, call }: WorkerCall): Promise<void> {
  loading ??= load();
  const engine = await loading;
  const queried = engine instanceof PartedEngine ? await engine.engineFor(queryOf(call)) : engine;
  const answer = respond(queried, call, () => performance.now());
  scope.postMessage({ id, answer } satisfies WorkerAnswer);
  if (performance.now() >= nextTextsRequest) texts ??= addTexts(engine);
}

scope.addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  answerCall(data).catch((error: unknown) => {
    loading = undefined;
    scope.postMessage({ id: data.id, error: String(error) } satisfies WorkerAnswer);
  });
});
