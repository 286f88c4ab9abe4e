/**
 * `npm run bench:keys`: how long the search worker of the site in `build/` takes to answer each
 * keystroke, on a processor slowed down four times. Prints the median and the 95th percentile of
 * the whole answer (parsing the request, ranking, highlights, snippets, JSON).
 *
 * Measures the processor time of the thread, minus the cost of an empty request, so other work on
 * the machine does not matter. Chromium throttles only the page's thread, so the worker's script
 * runs there, with an object as its global scope. Every round opens a new page, with nothing
 * compiled or cached; a keystroke's time is the median of its rounds.
 */
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { createDialogRequest } from '../../tests/search/dialog-request';
import { readQuestionTable } from '../../pipeline/files/search-index/reader-questions';
import { getQuantile } from '../lib/measure-time';
import { findBrowserPath } from '../../scripts/lib/find-browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { runAsCommand } from '../../scripts/lib/run-as-command';

const SLOWER = Number(process.env.SLOWER ?? 4);
const ROUNDS = 3;
/** One in this many questions of the training set is typed. */
const EVERY = Number(process.env.EVERY ?? 25);
/** Delay between the first answer and the first keystroke. */
const SETTLE_MS = 5000;
/** Before the texts of passages have arrived, answers take less work. */
const BEFORE_TEXTS = 'backup';

/** The URL of the script that the site starts as its search worker. */
async function findWorkerScript(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${address}/search?q=backup`);
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  const script = worker.url();
  await page.close();
  return script;
}

/**
 * Runs in the page: starts the worker's script with an object as its global scope, and defines
 * `answerKey`, which sends the query with that index, or nothing if the index is negative.
 */
async function startWorker([address, all]: readonly [string, readonly string[]]): Promise<void> {
  const source = await (await fetch(address)).text();
  let receive: (event: { data: unknown }) => void = () => undefined;
  let isListening: () => void = () => undefined;
  let resolveAnswer: () => void = () => undefined;
  const scope = {
    location: window.location,
    addEventListener: (_: string, listener: typeof receive) => {
      receive = listener;
      isListening();
    },
    postMessage: () => resolveAnswer(),
  };
  const run = (code: string): void => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const start = new Function('self', 'importScripts', code) as (
      self: object,
      importScripts: (part: unknown) => void,
    ) => void;
    start(scope, (part) => {
      const request = new XMLHttpRequest();
      request.open('GET', String(part), false);
      request.send();
      run(request.responseText);
    });
  };
  const listening = new Promise<void>((resolve) => (isListening = resolve));
  run(source);
  await listening;
  const url = 'https://localhost/1/indexes/*/queries';
  Object.assign(window, {
    answerKey: (id: number) =>
      id < 0 ||
      new Promise<void>((resolve) => {
        resolveAnswer = resolve;
        receive({ data: { id, call: { method: 'POST', url, data: all[id] } } });
      }),
  });
}

/** Thread time in ms for one query, request included. */
async function measureKey(session: CDPSession, id: number): Promise<number> {
  const readThreadMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
  };
  const before = await readThreadMs();
  await session.send('Runtime.evaluate', { expression: `answerKey(${id})`, awaitPromise: true });
  return (await readThreadMs()) - before;
}

/** Thread time in ms for each query, in order, in a new page. */
async function typeAll(
  browser: Browser,
  script: string,
  queries: readonly string[],
): Promise<number[]> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  // tsx wraps named functions in a helper of this name, which the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.goto(new URL('/404.html', script).href);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bodies = [BEFORE_TEXTS, ...queries].map((query) =>
    JSON.stringify({ requests: [createDialogRequest(query)] }),
  );
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(startWorker, [script, bodies] as const);
  await measureKey(session, 0);
  // The worker fetches the texts after its first answer.
  await page.waitForTimeout(SETTLE_MS);
  const asking: number[] = [];
  for (let time = 0; time < 50; time++) asking.push(await measureKey(session, -1));
  const times: number[] = [];
  for (let id = 1; id < bodies.length; id++) {
    times.push(Math.max(0, (await measureKey(session, id)) - getQuantile(asking, 0.5)));
  }
  await context.close();
  return times;
}

async function main(): Promise<void> {
  const queries = readQuestionTable()
    .filter((_, place) => place % EVERY === 0)
    .flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1)));
  const { address, close } = await serve({ dir: 'build', port: 0 });
  const browser = await chromium.launch({
    executablePath: await findBrowserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const script = await findWorkerScript(browser, address);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await typeAll(browser, script, queries));
  const times = queries.map((_, key) => getQuantile(rounds.map((round) => round[key] ?? 0), 0.5)); // prettier-ignore
  const formatQuantile = (all: readonly number[], share: number) =>
    getQuantile(all, share).toFixed(1);
  console.log(
    `${times.length} keys at ${SLOWER} times slower: median ${formatQuantile(times, 0.5)} ms, ` +
      `95th percentile ${formatQuantile(times, 0.95)} ms, 99th ${formatQuantile(times, 0.99)} ms`,
  );
  console.log(
    `95th percentile of each round: ${rounds.map((round) => formatQuantile(round, 0.95)).join(', ')}`,
  );
  if (process.argv.includes('--slowest')) {
    const slowest = queries.map((query, key) => ({ query, ms: times[key] ?? 0 }));
    for (const { query, ms } of slowest.sort((a, b) => b.ms - a.ms).slice(0, 40)) {
      console.log(ms.toFixed(1), query);
    }
  }
  await browser.close();
  await close();
}

runAsCommand('benchmarks/search/keys.ts', main);
