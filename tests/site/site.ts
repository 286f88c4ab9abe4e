/** Finds the build and its routes, and opens and watches pages, for the site tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { listGuides, parseRawFrontMatter } from '../../pipeline/guides';
import sidebars from '../../sidebars';
import { provider } from '../lib/provider';
import { requiredRoutes } from '../lib/required-routes';

export { unlistedRoutes, isRequired, requiredGuideRoutes } from '../lib/required-routes';

/** Folder of the build under test. */
export const buildDir = process.env.BUILD_DIR ?? 'build';

/** Routes in the build's sitemap, in order. */
export function listSitemapRoutes(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page: the required ones, and all others of the build. */
export function listAllRoutes(): string[] {
  return [...new Set([...requiredRoutes, ...listSitemapRoutes()])];
}

/** The provider that the build was made for. */
export { provider };

const guides = new Map(
  listGuides('docs').map(({ id, source }) => [id, parseRawFrontMatter(source)]),
);

/** A guide's label in the sidebar. */
function getLabel(id: string): string {
  const { sidebar_label: label, title } = guides.get(id) ?? {};
  return String(label ?? title);
}

/** Label of the top-level sidebar category that contains a guide. */
function getCategory(id: string): string {
  const all = sidebars.docs as unknown as { label?: string }[];
  return all.find((item) => JSON.stringify(item).includes(`"${id}"`))?.label ?? '';
}

/** Text that tests look for and editors may change, read from the guides and sidebars.ts. */
export const SITE_TEXTS = {
  home: getLabel('home'),
  homeTitle: String(guides.get('home')?.title),
  sftp: getLabel('panel/sftp'),
  sftpTitle: String(guides.get('panel/sftp')?.title),
  databases: getLabel('panel/databases'),
  refunds: getLabel('billing/refunds'),
  panel: getCategory('panel/sftp'),
  billing: getCategory('billing/refunds'),
} as const;

/** The suffix of page titles in the browser tab. */
export const TITLE_END = ` | ${provider.site.title}`;

/** Content of all files of the build with an extension, by their path below the build folder. */
export function listBuiltFiles(folder: string, ending: RegExp): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(findColorModeToggle(page)).toBeEnabled();
}

/**
 * Scrolls to a helper. Playwright's own method waits until the element is stable, and fails if
 * React replaces the built HTML while it scrolls into view.
 */
export async function scrollToHelper(helper: Locator): Promise<void> {
  await helper.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** A guide with tabs, steps, code with places, tables and a trouble table. */
export const GUIDE = '/sftp';

/** A small phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 } as const;

/** Opens a page on a phone, where the color mode toggle that `openPage` waits for is in the menu. */
export async function openPageOnPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Whether an element has an outline or border, which forced colors keep. */
export function hasOutline(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

/** The button that switches the color mode; below 996 px it is in the mobile sidebar. */
export function findColorModeToggle(page: Page): Locator {
  return page.locator('.theme-layout-navbar-right button[aria-label^="Switch between"]');
}

/** The button in the navigation bar that opens the search dialog. */
export function findSearchButton(page: Page): Locator {
  return page.locator('.DocSearch-Button');
}

/** The search dialog. */
export function searchDialog(page: Page): Locator {
  return page.locator('.DocSearch-Modal');
}

/** The field of the search dialog. */
export function searchInput(page: Page): Locator {
  return page.locator('.DocSearch-Input');
}

/** Makes the search button of the next page crash on start. */
export async function breakSearchButton(page: Page, message: string): Promise<void> {
  await page.addInitScript((text) => {
    const listen = window.addEventListener.bind(window);
    // The button adds the first key listener; until then a capturing listener queues the keys.
    let isFirst = true;
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (type === 'keydown' && options !== true && isFirst) {
        isFirst = false;
        throw new Error(text);
      }
      listen(type, listener, options);
    };
  }, message);
}

/** Opens the search dialog from the navigation bar and types a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await findSearchButton(page).click();
  await searchInput(page).fill(query);
}

/** Marks the document, so that `isSameDocument` can distinguish navigation from a reload. */
export async function markCurrentDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.testMark = 'kept';
  });
}

/** Whether the document is still the marked one. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.testMark === 'kept');
}

/** Files of single pages rather than of the shell: scripts, and guides' data. */
export const PAGE_CHUNKS = /\/assets\/(?:js\/(?!main\.|runtime~main\.)[^/]+\.js|guides\/.*\.json)$/;

/**
 * Holds page chunks back until the returned function is called.
 * @param isHeld which of them; all by default
 */
export async function holdChunks(
  page: Page,
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGE_CHUNKS, async (route) => {
    if (isHeld(route.request().url())) await released;
    // The page may already be closed.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** A problem that a reader's browser noticed. */
export interface PageError {
  readonly kind: 'console' | 'error' | 'policy' | 'foreign request' | 'failed request';
  readonly text: string;
}

/**
 * Collects what a healthy page never does: console errors and warnings, uncaught errors, breaches
 * of the Content-Security-Policy, requests to another origin. Call before the first navigation.
 */
export async function collectPageErrors(page: Page, origin: string): Promise<PageError[]> {
  const complaints: PageError[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push({ kind: 'console', text: message.text() });
    }
  });
  page.on('pageerror', (error) => complaints.push({ kind: 'error', text: error.message }));
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) {
      complaints.push({ kind: 'foreign request', text: request.url() });
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      complaints.push({ kind: 'failed request', text: `${response.status()} ${response.url()}` });
    }
  });
  await page.exposeFunction('reportPolicyBreach', (text: string) => {
    complaints.push({ kind: 'policy', text });
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyBreach: (text: string) => void })
        .reportPolicyBreach;
      report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}
