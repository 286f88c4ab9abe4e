/** Opens a page in Chromium, throttled like a phone, and notes how it loads. */
import type { Browser, CDPSession, Page } from '@playwright/test';

const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** A page is quiet once it has neither loaded nor blocked for this long. */
export const QUIET_MS = 1500;
/** The longest wait for a page, in ms. */
export const MAX_WAIT_MS = 60_000;
/** Time between two looks at the page. */
const POLL_MS = 250;
/** Tasks up to this length do not count as blocking (web.dev/articles/tbt). */
const SHORT_TASK_MS = 50;
/** The kinds of request that are told apart. */
export const KINDS = ['Document', 'Stylesheet', 'Script', 'Image', 'Other'] as const;

type ResourceKind = (typeof KINDS)[number];

/** A long task: start and duration in ms. */
export type LongTask = readonly [start: number, duration: number];

/** What a page records about its own load; times in ms. */
interface LoadNotes {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: LongTask[];
}

/** How a page loaded: times in ms, and bytes as transferred. */
export interface PageLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: Readonly<Record<ResourceKind, number>>;
}

/** Total blocking time: how much long tasks after the first paint exceed 50 ms, summed. */
export function getBlockingTime(tasks: readonly LongTask[], fcp: number): number {
  return tasks
    .map(([start, duration]) => start + duration - Math.max(start, fcp) - SHORT_TASK_MS)
    .reduce((total, beyond) => total + Math.max(0, beyond), 0);
}

/** The table column for a request; prefetched scripts count as `Other`. */
export function getKind(resourceType: string): ResourceKind {
  return KINDS.find((kind) => kind === resourceType) ?? 'Other';
}

/** Runs in the page before its own scripts. */
function recordLoad(): void {
  const notes: LoadNotes = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) notes.cls += shift.value;
  });
  // cspell:ignore longtask
  watch('longtask', ({ startTime, duration }) => notes.tasks.push([startTime, duration]));
  Object.assign(window, { benchNotes: notes });
}

const getLoadNotes = (page: Page) =>
  page.evaluate(() => ({
    notes: (window as unknown as { benchNotes: LoadNotes }).benchNotes,
    now: performance.now(),
    isHydrated: document.documentElement.dataset.hasHydrated === 'true',
  }));

/** Transferred bytes by kind, and the time of the last network event. */
async function watchNetwork(session: CDPSession) {
  const watched = {
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<ResourceKind, number>,
    open: new Map<string, ResourceKind>(),
    changed: Date.now(),
  };
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    watched.open.set(requestId, getKind(type));
    watched.changed = Date.now();
  });
  const close = (requestId: string, length: number) => {
    watched.bytes[watched.open.get(requestId) ?? 'Other'] += length;
    watched.open.delete(requestId);
    watched.changed = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));
  await session.send('Network.enable');
  return watched;
}

/** The page to open, and how. */
export interface PageVisit {
  readonly address: string;
  /** How many times slower the processor is. */
  readonly rate: number;
  /** Whether to wait until React has hydrated the page, too. */
  readonly hasApp: boolean;
}

/**
 * Opens a page with an empty cache and waits until it is quiet.
 * @param use what to do with the loaded page before it is closed
 * @returns what `use` returns
 */
export async function openPage<T>(
  browser: Browser,
  { address, rate, hasApp }: PageVisit,
  use: (page: Page, load: PageLoad, session: CDPSession) => Promise<T> | T,
): Promise<T> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    // tsx wraps named functions in a helper of this name, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(recordLoad);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(address);
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const { notes, now, isHydrated } = await getLoadNotes(page);
      const [start = 0, duration = 0] = notes.tasks.at(-1) ?? [];
      const isQuiet =
        network.open.size === 0 &&
        Date.now() - network.changed > QUIET_MS &&
        now - start - duration > QUIET_MS;
      if (isQuiet && (isHydrated || !hasApp) && notes.fcp > 0) {
        const { fcp, lcp, cls, tasks } = notes;
        const load = { fcp, lcp, cls, tbt: getBlockingTime(tasks, fcp), bytes: network.bytes };
        return await use(page, load, session);
      }
      if (Date.now() > deadline) throw new Error(`${address} does not come to rest`);
      await page.waitForTimeout(POLL_MS);
    }
  } finally {
    await context.close();
  }
}
