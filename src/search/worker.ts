/**
 * The embedded engine in a worker. Loads the index once; the texts of passages follow after the
 * first answer, so that the first answer does not wait for them. Keeps nothing on the device.
 */
import type { Engine } from './answer';
import { withBaseUrl } from '../lib/base-url';
import { isIndexFile, type IndexFile, type TextFile } from './index-format';
import { speakAs } from './language';
import { createModel } from './model';
import { queryOf, respond, type Answer, type Call } from './protocol';
import { isPartsFile, PartedEngine } from './parts';
import { createPageTexts, type PageTexts } from './page-texts';

/** A call with a number to tell its answer by. */
export interface WorkerCall {
  readonly id: number;
  readonly call: Call;
}

/** `error` is set when the index could not be had. */
export interface WorkerAnswer {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: string;
}

/** A text file that could not be had is asked for again, but not at every keystroke. */
const RETRY_TEXTS_MS = 10_000;

const scope = self as unknown as DedicatedWorkerGlobalScope;
let loading: Promise<Engine | PartedEngine> | undefined;
let texts: Promise<void> | undefined;
let nextTry = 0;

async function load(): Promise<Engine | PartedEngine> {
  const index = await fetchJson(withBaseUrl('/search-index/index.json'));
  const isParted = isPartsFile(index);
  if (!isParted && !isIndexFile(index)) throw new Error('The search index is malformed');
  speakAs(index);
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

/** Texts are a comfort: without them hits show headings only. */
async function loadTexts(index: IndexFile): Promise<TextFile | undefined> {
  const value = await fetchJson(withBaseUrl('/search-index/text.json')).catch(() => undefined);
  return Array.isArray(value) && value.length === index.pages.length
    ? (value as TextFile)
    : undefined;
}

/** Cuts passages into words page by page between keys, so that no key waits for many of them. */
function cutAhead(texts: PageTexts, count: number, page = 0): void {
  if (page >= count) return;
  texts.of(page);
  setTimeout(() => cutAhead(texts, count, page + 1));
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
    cutAhead(prepared, loaded.length);
  }
  nextTry = performance.now() + RETRY_TEXTS_MS;
}

async function answerCall({ id, call }: WorkerCall): Promise<void> {
  loading ??= load();
  const engine = await loading;
  const asked = engine instanceof PartedEngine ? await engine.engineFor(queryOf(call)) : engine;
  const answer = respond(asked, call, () => performance.now());
  scope.postMessage({ id, answer } satisfies WorkerAnswer);
  if (performance.now() >= nextTry) texts ??= addTexts(engine);
}

scope.addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  answerCall(data).catch((error: unknown) => {
    loading = undefined;
    scope.postMessage({ id: data.id, error: String(error) } satisfies WorkerAnswer);
  });
});
