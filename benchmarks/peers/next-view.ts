/**
 * The time from a click in the sidebar until the next page's heading is painted and in view, in a
 * Chromium with a throttled processor.
 */
import type { Browser, Page } from '@playwright/test';

/** A click in the sidebar to measure. Both routes are in the same sidebar group. */
export interface SidebarClick {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** How long the pointer hovers over the link before the click. */
  readonly hoverMs: number;
  /** How far the reader has scrolled, in px. */
  readonly scrolled: number;
  /** Whether the reader has already visited the next page, and came here from it. */
  readonly seen?: boolean;
}

const SHORT = '/2fa';
const LONG = '/users';
export const CLICKS: readonly SidebarClick[] = [
  { name: 'direct click', from: '/sftp', to: '/backups', hoverMs: 0, scrolled: 0 },
  { name: 'pointer rested', from: '/sftp', to: '/backups', hoverMs: 1000, scrolled: 0 },
  { name: 'scrolled 2,000 px', from: '/sftp', to: '/backups', hoverMs: 0, scrolled: 2000 },
  { name: 'short to long', from: SHORT, to: LONG, hoverMs: 0, scrolled: 0 },
  { name: 'long to short', from: LONG, to: SHORT, hoverMs: 0, scrolled: 0 },
  { name: 'seen before', from: SHORT, to: LONG, hoverMs: 0, scrolled: 0, seen: true },
];

/** What a page reports: when the next heading was painted, and when it was in view. */
interface Painted {
  readonly painted: number;
  readonly inView: number;
}

const WAIT_MS = 20_000;
/** Time for a page to finish prefetching and idle work. */
const SETTLE_MS = 2500;

/**
 * Records the first click after `benchArmed` is set, and the frames that follow. Runs before any
 * other script in every page, because a click may load a new document.
 */
function watchNextPage(): void {
  const KEY = 'bench-click';
  const findHeading = () => document.querySelector('h1');
  const look = (clicked: number, before: string | null) => {
    let painted = 0;
    const checkFrame = () => {
      const now = findHeading();
      const isNew = now !== null && now.textContent !== before;
      const { top, bottom } = now?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      const isInView = isNew && top >= 0 && bottom <= innerHeight;
      // The message that this callback posts arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const time = performance.timeOrigin + performance.now() - clicked;
        if (isNew && painted === 0) painted = time;
        if (isInView) Object.assign(window, { benchPainted: { painted, inView: time } });
      };
      port2.postMessage(0);
      if (!isInView) requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  };
  const notedTime = sessionStorage.getItem(KEY);
  if (notedTime !== null) {
    const { clicked, before } = JSON.parse(notedTime) as { clicked: number; before: string };
    look(clicked, before);
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!('benchArmed' in window)) return;
      const clicked = performance.timeOrigin + timeStamp;
      const before = findHeading()?.textContent ?? null;
      sessionStorage.setItem(KEY, JSON.stringify({ clicked, before }));
      look(clicked, before);
    },
    { capture: true },
  );
}

const findSidebarLink = (page: Page, route: string) =>
  page
    .locator(`:is(aside, nav, .sidebar) a:is([href="${route}"], [href="${route}/"])`)
    .filter({ visible: true })
    .first();

interface NextViewOptions {
  /** URL of the site without a trailing slash. */
  readonly site: string;
  /** How many times slower the processor is. */
  readonly rate: number;
}

/** Measures one click. */
export async function measureNextView(
  browser: Browser,
  click: SidebarClick,
  { site, rate }: NextViewOptions,
): Promise<Painted> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    // tsx wraps named functions in a helper of this name, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchNextPage);
    const session = await context.newCDPSession(page);
    if (click.seen === true) {
      await page.goto(site + click.to, { waitUntil: 'networkidle' });
      await findSidebarLink(page, click.from).click();
      await page.waitForTimeout(SETTLE_MS);
    } else {
      await page.goto(site + click.from, { waitUntil: 'networkidle' });
    }
    await page.waitForTimeout(SETTLE_MS);
    if (click.scrolled > 0) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), click.scrolled);
      await page.waitForTimeout(500);
    }
    const link = findSidebarLink(page, click.to);
    const box = await link.boundingBox();
    if (box === null) throw new Error(`${site}${click.from} shows no link to ${click.to}`);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => Object.assign(window, { benchArmed: true }));
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (click.hoverMs > 0) await page.waitForTimeout(click.hoverMs);
    await page.mouse.down();
    await page.mouse.up();
    const painted = await page.waitForFunction(
      () => (window as unknown as { benchPainted?: Painted }).benchPainted,
      undefined,
      { timeout: WAIT_MS },
    );
    return (await painted.jsonValue()) as Painted;
  } finally {
    await context.close();
  }
}
