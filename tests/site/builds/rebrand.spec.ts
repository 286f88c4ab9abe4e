/**
 * Builds the site with `tests/site/builds/other-provider.config.ts` into a separate folder, searches
 * it for traces of the first provider, and tests its pages.
 */
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { provider as other } from './other-provider.config';
import { buildSite } from '../build-site';
import { listBuiltFiles, openPage, provider as first } from '../site';

const PROVIDER_CONFIG = 'tests/site/builds/other-provider.config.ts';

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let folder = '';
let address = '';
let stop: () => Promise<void> = () => Promise.resolve();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = buildSite('rebrand', { PROVIDER_CONFIG });
  const { serve } = await import('../../../scripts/serve.mjs');
  ({ address, close: stop } = await serve({ dir: folder, port: 0 }));
});

test.afterAll(async () => {
  await stop();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

/** Words of the first provider that must not occur in the other one's site. */
function listTraces(): string[] {
  const addresses = [first.site.url, ...Object.values(first.urls), first.sftp.hostKeysUrl];
  return [
    first.name,
    ...addresses.map((url) => new URL(url).host),
    first.sftp.host,
    first.sftp.userExample,
    first.database.host,
    first.network.exampleAddress,
    first.network.exampleHost,
    first.network.internalHostExample,
    first.network.reverseProxyTarget,
    first.network.freeSubdomain,
    first.protection?.productName,
    first.protection?.file,
    first.panel.name,
    first.vps?.panelName,
    first.dedicated?.panelName,
    first.billing.areaName,
    `within ${first.billing.refundHours} hours of paying`,
    `the last ${first.billing.refundHours} hours`,
  ].filter((word) => word !== undefined);
}

test('the fixture differs from the first provider in every word that is searched for', () => {
  const words = JSON.stringify(other);
  expect(listTraces().filter((word) => words.includes(word))).toEqual([]);
});

test('the search would find a trace: the first provider is all over its own build', () => {
  const text = [...listBuiltFiles(process.env.BUILD_DIR ?? 'build', /\.html$/).values()].join('\n');
  for (const word of [
    first.name,
    new URL(first.urls.tickets).host,
    first.sftp.host,
    listTraces().at(-2) ?? '',
  ]) {
    expect(text).toContain(word);
  }
});

test('no trace of the first provider in any page, script, style or index', () => {
  const found: string[] = [];
  for (const [file, text] of listBuiltFiles(
    folder,
    /\.(html|js|css|json|xml|txt|md|webmanifest)$|_headers$/,
  )) {
    for (const word of listTraces()) {
      const at = text.indexOf(word);
      if (at >= 0)
        found.push(`${file}: "${word}" in …${text.slice(Math.max(0, at - 60), at + 60)}…`);
    }
  }
  expect(found).toEqual([]);
});

test('the other provider is there instead', () => {
  const html = listBuiltFiles(folder, /\.html$/);
  const refunds = html.get(path.join('billing', 'refunds', 'index.html')) ?? '';
  expect(refunds).toContain(`within ${other.billing.refundHours} hours of paying`);
  expect(html.get(path.join('sftp', 'index.html'))).toContain(other.sftp.host);
  expect(html.get('index.html')).toContain(
    `Copyright ${other.site.copyrightYear} ${other.name}. Built with Docusaurus.`,
  );
});

test('title, links and accent are the other provider’s', async ({ page }) => {
  await openPage(page, `${address}/sftp`);
  expect((await page.title()).endsWith(` | ${other.site.title}`)).toBe(true);
  await expect(page.locator('.theme-layout-navbar-left a.navbar__link')).toHaveText([
    other.navbar.website,
    other.navbar.chat,
    other.navbar.tickets,
    'News',
    'More',
  ]);
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent-fill'),
  );
  await page.goto('/sftp');
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent-fill'),
    ),
  ).not.toBe(accent);
});

test('the edit link appears where the provider file has an address, and only there', async ({
  page,
}) => {
  await openPage(page, `${address}/sftp`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${other.site.editUrl}docs/panel/sftp.mdx`,
  );
  await openPage(page, '/sftp');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});

test('tickets are told in the other provider’s words', () => {
  const html =
    listBuiltFiles(folder, /^sftp.index\.html$/).get(path.join('sftp', 'index.html')) ?? '';
  const ticket = /href="?(https:\/\/desk\.nordlicht\.test\/new\?[^"\s>]*)/.exec(html)?.[1] ?? '';
  const { searchParams } = new URL(ticket.replaceAll('&amp;', '&'));
  expect(searchParams.get('from')).toBe(`${other.site.url}/sftp`);
  expect(searchParams.get('body')).toMatch(/^To attach: \S/);
});

test('cards, manifest and data are the other provider’s', () => {
  const manifest = listBuiltFiles(folder, /\.webmanifest$/).get('manifest.webmanifest') ?? '';
  expect(JSON.parse(manifest)).toMatchObject({
    name: `${other.name} ${other.site.title}`,
    theme_color: other.site.accent,
  });
  const card = path.join('social-cards', 'sftp.png');
  const [mine, theirs] = [process.env.BUILD_DIR ?? 'build', folder].map((dir) =>
    readFileSync(path.join(dir, card)),
  );
  expect(mine?.equals(theirs ?? Buffer.alloc(0))).toBe(false);
});

test('legal links stand in the foot, and moved addresses lead on', async ({ page, request }) => {
  await page.goto(`${address}/sftp`);
  await expect(page.locator('footer').getByRole('link', { name: 'Imprint' })).toHaveAttribute(
    'href',
    other.legal?.[0]?.url ?? '',
  );
  const answer = await request.get(`${address}/old-transfer`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/sftp');
});

test('the analytics script runs after the text, within the policy', async ({ page }) => {
  const { src = '', attributes = {} } = other.analytics ?? {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/javascript');
    response.end(
      `const { domain } = document.currentScript.dataset;
       document.documentElement.dataset.counted = domain + ' ' + document.readyState;
       fetch('${new URL(src).origin}/event?' + domain);`,
    );
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(src).port), resolve));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    await page.goto(`${address}/sftp`);
    // After the text: the document is fully parsed when the script runs.
    await expect(page.locator('html')).toHaveAttribute(
      'data-counted',
      `${attributes['data-domain'] ?? ''} interactive`,
    );
    await expect.poll(() => asked).toEqual(['/count.js', '/event?help.nordlicht.test']);
    expect(errors).toEqual([]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test.describe('what readers tell', () => {
  const told: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      if (request.url === '/feedback') told.push(body);
      expect(request.headers.cookie).toBeUndefined();
      response.writeHead(204).end();
    });
  });
  const listen = () =>
    new Promise<void>((resolve) =>
      server.listen(Number(new URL(other.feedback?.address ?? '').port), resolve),
    );
  const close = () => new Promise((resolve) => server.close(resolve));
  const question = (page: Page) => page.locator('.guide-feedback');

  test.beforeEach(() => {
    told.length = 0;
  });

  test('is a link to the ticket form without JavaScript, and absent unless the host asks', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/sftp`);
    const link = question(page).getByRole('link');
    await expect(link).toHaveText('Something is missing? Tell support');
    expect(await link.getAttribute('href')).toContain(new URL(other.urls.tickets).host);
    await page.goto('/sftp');
    await expect(question(page)).toHaveCount(0);
    await context.close();
    const scripts = (root: string) => [...listBuiltFiles(root, /\.js$/).values()].join('\n');
    expect(scripts(folder)).toContain('Something is missing?');
    expect(scripts(process.env.BUILD_DIR ?? 'build')).not.toContain('Something is missing?');
  });

  test('goes to the host’s own address, without cookies', async ({ page }) => {
    await listen();
    try {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      await openPage(page, `${address}/sftp`);
      await question(page).getByRole('button', { name: 'No' }).click();
      await expect(question(page).getByRole('textbox')).toBeFocused();
      await page.keyboard.type('Which key?');
      await question(page).getByRole('button', { name: 'Send' }).click();
      await expect(question(page).getByRole('status')).toHaveText('Thank you.');
      expect(told).toEqual([
        JSON.stringify({ page: '/sftp', helped: false, missing: 'Which key?' }),
      ]);
      // The next guide asks again.
      await page.locator('.menu__link[href="/users"]').first().click();
      await expect(page.locator('h1')).not.toHaveText(/SFTP/);
      await question(page).getByRole('button', { name: 'Yes' }).click();
      await expect(question(page).getByRole('status')).toBeFocused();
      expect(told.at(-1)).toBe(JSON.stringify({ page: '/users', helped: true }));
      expect(refused).toEqual([]);
    } finally {
      await close();
    }
  });

  test('leads to the ticket form where nothing answers', async ({ page }) => {
    await openPage(page, `${address}/sftp`);
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expect(question(page).getByRole('status')).toContainText('This could not be sent.');
    await expect(question(page).getByRole('link', { name: 'Tell support' })).toBeVisible();
  });

  test('has the look of the site, and can be read in both themes', async ({ page }) => {
    await openPage(page, `${address}/sftp`);
    await question(page).getByRole('button', { name: 'No' }).click();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      const { violations } = await new AxeBuilder({ page }).include('.guide-feedback').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });

  test('counts searches that found nothing, once the reader stops typing', async ({ page }) => {
    await listen();
    try {
      await openPage(page, `${address}/search?q=zxqvw`);
      await expect(page.getByText('No results for')).toBeVisible();
      await expect.poll(() => told).toEqual([JSON.stringify({ search: 'zxqvw' })]);
      await page.getByRole('button', { name: 'Search', exact: false }).first().click();
      const field = page.locator('.DocSearch-Input');
      await field.pressSequentially('qqzzxx');
      await expect.poll(() => told.slice(1)).toEqual([JSON.stringify({ search: 'qqzzxx' })]);
      await field.fill('backup');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      // Longer than the pause after which a query counts.
      await page.waitForTimeout(3500);
      expect(told).toHaveLength(2);
    } finally {
      await close();
    }
  });
});

test.describe('a menu in the bar', () => {
  const menu = (page: Page) => page.locator('.navbar .dropdown', { hasText: 'More' });

  test('opens for mouse and keyboard, and leads where it says', async ({ page }) => {
    await openPage(page, `${address}/sftp`);
    const link = menu(page).getByRole('link', { name: 'Copies' });
    await expect(link).not.toBeVisible();
    await menu(page).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(0, 700);
    await expect(link).not.toBeVisible();
    await menu(page).getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.navbar').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/backups$/);
  });

  test('opens without JavaScript, too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/sftp`);
    await menu(page).locator('a').first().focus();
    await expect(menu(page).getByRole('link', { name: 'Copies' })).toBeVisible();
    await context.close();
  });

  test('is in the menu of phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, `${address}/`);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    const back = sidebar.getByRole('button', { name: /main menu/ });
    if (await back.isVisible()) await back.click();
    await sidebar.getByRole('button', { name: 'More' }).click();
    await expect(sidebar.getByRole('link', { name: 'Health' })).toBeVisible();
  });
});

test.describe('announcement bar', () => {
  const text = other.announcement?.text ?? '';
  const DISMISSED = 'docusaurus.announcement.dismiss';
  const ID = 'docusaurus.announcement.id';

  test('is off while the provider file has none', async ({ page }) => {
    await openPage(page, '/sftp');
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });

  test('is active unless dismissed, and stays dismissed', async ({ page }) => {
    await openPage(page, `${address}/sftp`);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toContainText(text);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED)).toBe('true');
    expect(await page.evaluate((key) => localStorage.getItem(key), ID)).toBe(
      other.announcement?.id,
    );
    await openPage(page, `${address}/users`);
    await expect(bar).toHaveCount(0);
  });

  test('a new announcement id resets the dismissal', async ({ page }) => {
    await page.goto(`${address}/not-found`);
    await page.evaluate(
      ([dismissed, id]) => {
        localStorage.setItem(dismissed, 'true');
        localStorage.setItem(id, 'an-older-one');
      },
      [DISMISSED, ID] as const,
    );
    await openPage(page, `${address}/sftp`);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toContainText(text);
    // Hidden text counts as contained.
    await expect(bar).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED)).toBe('false');
  });

  test('is one even strip with words that can be read, in both themes', async ({ page }) => {
    await openPage(page, `${address}/sftp`);
    const bar = page.locator('.theme-announcement-bar');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
      expect(height).toBeGreaterThanOrEqual(44);
      // The color at its corners and beside its words, as it is painted.
      const picture = (await bar.screenshot()).toString('base64');
      const colors = await page.evaluate(
        async ([png, w, h]) => {
          const image = await createImageBitmap(
            new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]),
          );
          const canvas = new OffscreenCanvas(w, h);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return [
            [2, 2],
            [2, h - 3],
            [w / 4, h / 2],
            [w - 3, 2],
            [w - 3, h - 3],
          ].map(([x = 0, y = 0]) => String(context.getImageData(x, y, 1, 1).data));
        },
        [picture, Math.floor(width), Math.floor(height)] as const,
      );
      expect([theme, ...new Set(colors)]).toHaveLength(2);
      const look = await bar.evaluate((element) => {
        const button = element.querySelector('button') as HTMLElement;
        return {
          strip: getComputedStyle(element).backgroundColor,
          words: getComputedStyle(element).color,
          button: getComputedStyle(button).color,
          opacity: getComputedStyle(button).opacity,
        };
      });
      expect(look.strip).not.toBe('rgba(0, 0, 0, 0)');
      expect(look.button).toBe(look.words);
      expect(look.opacity).toBe('1');
      const { violations } = await new AxeBuilder({ page })
        .include('.theme-announcement-bar')
        .withRules(['color-contrast', 'button-name', 'target-size'])
        .analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });
});
