/**
 * Visual checks by measuring elements instead of comparing screenshots: contrast, overlap, line
 * length, targets, zoom, forced colors, print, motion.
 */
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { computeContrastRatio } from '../../../config/accent';
import {
  buildDir,
  listBuiltFiles,
  findColorModeToggle,
  GUIDE,
  hasOutline,
  openPage,
  openPageOnPhone,
  PHONE,
  searchFor,
} from '../site';

/** Token colors as the browser computes them, `#rrggbb` by name. */
function readTokens(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  return page.evaluate((all) => {
    const hex = (rgb: string) =>
      `#${(rgb.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    return Object.fromEntries(
      all.map((name) => {
        // A separate element for each: a color in transition would be read midway.
        const probe = document.createElement('i');
        probe.style.setProperty('color', `var(--${name})`);
        document.body.append(probe);
        const color = hex(getComputedStyle(probe).color);
        probe.remove();
        return [name, color];
      }),
    );
  }, names);
}

const SURFACES = ['page', 'surface', 'surface-raised'];
const TEXTS = ['text', 'text-soft', 'accent-text', 'note', 'good', 'caution', 'danger'];
const CODE = ['code-key', 'code-string', 'code-number', 'code-comment', 'code-command'];
/** Borders of fields and the focus ring need 3:1, not the contrast of text. */
const LINES = ['edge-strong', 'accent-focus'];

test('contrast of the tokens that lie on each other, both modes', async ({ page }) => {
  await openPage(page, GUIDE);
  for (const mode of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const color = await readTokens(page, [
      ...[...SURFACES, ...TEXTS, ...CODE, ...LINES],
      ...['accent-fill', 'accent-fill-text', 'accent-wash'],
    ]);
    const ratio = (front: string, back: string) =>
      computeContrastRatio(color[front] ?? '', color[back] ?? '');
    for (const back of SURFACES) {
      for (const front of [...TEXTS, ...CODE])
        expect.soft(ratio(front, back), `${mode}: ${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
      for (const front of LINES)
        expect.soft(ratio(front, back), `${mode}: ${front} on ${back}`).toBeGreaterThanOrEqual(3);
    }
    for (const [front, back] of [
      ['accent-fill-text', 'accent-fill'],
      ['accent-text', 'accent-wash'],
      ['text', 'accent-wash'],
    ] as const)
      expect.soft(ratio(front, back), `${mode}: ${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
    if (mode === 'dark') await findColorModeToggle(page).click();
  }
});

/** Blocks of a guide that overlap the next one, or overflow the column. */
function findMisplaced(page: Page): Promise<string[]> {
  return page.locator('.theme-doc-markdown').evaluate((column) => {
    const { right } = column.getBoundingClientRect();
    const name = (element: Element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
    const blocks = [...column.children].filter((block) => block.checkVisibility());
    return blocks.flatMap((block, index) => {
      const box = block.getBoundingClientRect();
      const next = blocks[index + 1]?.getBoundingClientRect();
      return [
        ...(box.right > right + 1 ? [`${name(block)}: sticks out`] : []),
        ...(next !== undefined && next.top < box.bottom - 1 ? [`${name(block)}: overlaps`] : []),
      ];
    });
  });
}

/** Code and labels below the buttons of their block. */
function findCovered(page: Page): Promise<string[]> {
  return page.locator('.code-place').evaluateAll((places) =>
    places.flatMap((place) => {
      const range = document.createRange();
      const texts = [...place.querySelectorAll('.code-place__label, pre code')].map((element) => {
        range.selectNodeContents(element);
        return { words: element.textContent.slice(0, 40), box: range.getBoundingClientRect() };
      });
      const buttons = [...place.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      );
      return texts
        .filter(({ box }) =>
          buttons.some(
            (button) =>
              button.left < box.right &&
              button.right > box.left &&
              button.top < box.bottom - 1 &&
              button.bottom > box.top + 1,
          ),
        )
        .map(({ words }) => words);
    }),
  );
}

test('blocks of a guide keep to their place, wide and narrow; buttons cover no code', async ({
  page,
}) => {
  await openPage(page, '/backups');
  expect(await findMisplaced(page)).toEqual([]);
  expect(await findCovered(page)).toEqual([]);
  for (const width of [996, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const toc = await page.locator('.toc').boundingBox();
    const text = await page.locator('.theme-doc-markdown').boundingBox();
    const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
    if (toc === null || text === null || sidebar === null) throw new Error('a column is missing');
    expect(text.x, `${width} px`).toBeGreaterThan(sidebar.x + sidebar.width);
    expect(toc.x, `${width} px`).toBeGreaterThan(text.x + text.width);
    expect(toc.x + toc.width, `${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(PHONE);
  expect(await findMisplaced(page)).toEqual([]);
  expect(await findCovered(page)).toEqual([]);
});

test('a full line of text has 60 to 80 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lengths: number[] = [];
  for (const route of ['/mtr', '/backups', '/server-stuck', '/multiplatform/luckperms']) {
    await openPage(page, route);
    lengths.push(
      ...(await page.locator('.theme-doc-markdown > p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const lineHeight = parseFloat(getComputedStyle(paragraph).lineHeight);
          const lines = paragraph.getBoundingClientRect().height / lineHeight;
          // The last line is half full, on average.
          return lines < 2.5 ? [] : [paragraph.textContent.length / (lines - 0.5)];
        }),
      )),
    );
  }
  expect(lengths.length).toBeGreaterThan(2);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThan(80);
});

for (const size of [{ width: 1280, height: 800 }, PHONE]) {
  test(`the bar covers no target of a link, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(GUIDE);
    const row = await page.locator('[id^="trouble-"]').first().getAttribute('id');
    for (const fragment of ['check-that-it-works', row ?? '']) {
      await page.goto(`${GUIDE}#${fragment}`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const target = page.locator(`[id="${fragment}"]`);
      await expect(target).toBeInViewport();
      const bar = await page.locator('.navbar').boundingBox();
      const box = await target.boundingBox();
      expect(box?.y, fragment).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });
}

test.describe('400 % zoom: 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const address of ['/', GUIDE, '/search?q=backup', '/no-such-page'])
    test(`${address} needs no sideways scrolling and leaves room to read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { documentElement: root } = document;
        return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
      });
      expect(clientWidth).toBeGreaterThan(300);
      expect(scrollWidth).toBe(clientWidth);
      const bar = await page.locator('.navbar').boundingBox();
      expect(bar?.height).toBeLessThan(256 / 3);
    });

  test('the search dialog shows its field and a result', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await searchFor(page, 'backup');
    await expect(page.locator('.DocSearch-Input')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.DocSearch-Hit').first()).toBeInViewport({ ratio: 1 });
  });

  test('every link of the sidebar can be reached', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const last = page.locator('.navbar-sidebar .theme-doc-sidebar-menu > li').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

/** Minimum size of touch targets, by selector; WCAG 2.5.8 requires 24 px of the rest. */
const FINGER = 44;
const TOUCHED = [
  '.navbar__toggle',
  '.DocSearch-Button',
  '.theme-doc-toc-mobile > button',
  '.tabs__item',
  '.pagination-nav__link',
  '.trouble .hash-link',
  '.theme-code-block button',
  '.theme-doc-markdown .button',
];

/** Visible elements smaller than a square of `side` px, by name and size. */
function findSmaller(elements: Locator, side: number): Promise<string[]> {
  return elements.evaluateAll(
    (all, least) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall =
          element.checkVisibility({ visibilityProperty: true }) &&
          Math.min(width, height) < least - 0.5;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return isSmall
          ? [`${element.getAttribute('class') ?? ''} "${name}": ${width} by ${height}`]
          : [];
      }),
    side,
  );
}

test.describe('targets on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('what is touched often has 44 px, the rest 24', async ({ page }) => {
    await openPageOnPhone(page, GUIDE);
    for (const selector of TOUCHED) {
      expect.soft(await page.locator(selector).count(), selector).toBeGreaterThan(0);
      expect.soft(await findSmaller(page.locator(selector), FINGER)).toEqual([]);
    }
    const rest = 'button, input, select, summary, .breadcrumbs__link, .guide-tools a';
    expect.soft(await findSmaller(page.locator(rest), 24)).toEqual([]);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    const inSidebar = page.locator('.navbar-sidebar :is(button, .menu__link)');
    expect(await findSmaller(inSidebar, FINGER)).toEqual([]);
  });

  test('the search dialog: field, buttons and results have 44 px', async ({ page }) => {
    await openPageOnPhone(page, '/');
    await searchFor(page, 'backup');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    const parts = page.locator('.DocSearch-Modal :is(input, button, .DocSearch-Hit a)');
    expect(await parts.count()).toBeGreaterThan(3);
    expect(await findSmaller(parts, FINGER)).toEqual([]);
  });
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the open page, the active tab, the step number, focus: seen without backgrounds', async ({
    page,
  }) => {
    await openPage(page, GUIDE);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const current = page.locator('.theme-doc-sidebar-menu .menu__link--active[aria-current=page]');
    expect(await hasOutline(current)).toBe(true);
    expect(await hasOutline(page.locator('.theme-doc-sidebar-menu .menu__link').first())).toBe(
      false,
    );
    const tabs = page.getByRole('tab');
    expect(await hasOutline(tabs.first())).toBe(true);
    expect(await hasOutline(tabs.nth(1))).toBe(false);
    const number = await page
      .locator('.theme-doc-markdown ol > li')
      .first()
      .evaluate((item) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(item, '::before');
        return [borderTopColor, backgroundColor, getComputedStyle(document.body).backgroundColor];
      });
    expect(number[0]).not.toBe(number[2]);
    await page.keyboard.press('Tab');
    expect(await hasOutline(page.locator(':focus'))).toBe(true);
  });

  test('the chosen search result', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'backup');
    const hits = page.locator('.DocSearch-Hit a');
    await expect(hits.first()).toBeVisible();
    expect(await hasOutline(hits.first())).toBe(true);
    expect(await hasOutline(hits.nth(1))).toBe(false);
  });

  test('the verdict of a helper has a mark and a word', async ({ page }) => {
    await openPage(page, '/motd');
    const verdict = page.getByRole('status').filter({ hasText: 'All well: ' });
    await expect(verdict).toContainText('✓');
  });
});

test('paper gets dark text, whatever the color mode', async ({ page }) => {
  await openPage(page, GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const parts = ['h1', 'h2', 'p', 'a', 'dt', 'td', 'th', 'pre code', 'ol > li'];
  for (const part of parts) {
    const first = page.locator(`.theme-doc-markdown :is(${part})`).first();
    // The browser needs a moment to apply the medium.
    const brightest = async () => {
      const color = await first.evaluate((one) => getComputedStyle(one).color);
      return Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    };
    await expect.poll(brightest, part).toBeLessThan(0x55);
  }
  await expect(page.locator('.navbar, .theme-doc-sidebar-container, .toc').first()).toBeHidden();
});

test('paper gets the light picture, and every alternative under its name', async ({ page }) => {
  const pageWith = (pattern: RegExp) => {
    const found = [...listBuiltFiles(buildDir, /index\.html$/)].find(([, html]) =>
      pattern.test(html),
    );
    return `/${path.posix.dirname(found?.[0] ?? '')}`;
  };
  await openPage(page, pageWith(/<figure/));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const figure = page.locator('.theme-doc-markdown figure').first();
  await expect(figure.locator('img[src*=".light."]')).toBeVisible();
  await expect(figure.locator('img[src*=".dark."]')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await openPage(page, pageWith(/role="?tabpanel/));
  const panels = page
    .locator('.theme-doc-markdown .tabs-container')
    .first()
    .locator('[role=tabpanel]');
  const names = await page
    .locator('.theme-doc-markdown .tabs-container')
    .first()
    .getByRole('tab')
    .allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect(panels).toHaveCount(names.length);
  for (const [index, panel] of (await panels.all()).entries()) {
    await expect(panel).toBeVisible();
    const written = await panel.evaluate((one) => getComputedStyle(one, '::before').content);
    expect(written).toContain(names[index]);
  }
});

test.describe('motion', () => {
  const longest = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      return Math.max(
        ...[...document.querySelectorAll('body *')].map((element) =>
          seconds(getComputedStyle(element).transitionDuration),
        ),
      );
    });

  test('is gone for who asks for less', async ({ page }) => {
    await openPage(page, GUIDE);
    expect(await longest(page)).toBeLessThanOrEqual(0.001);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test('is short for all others', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, GUIDE);
    const seconds = await longest(page);
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThanOrEqual(0.3);
  });
});

test('code in a block has no frame of its own', async ({ page }) => {
  await openPage(page, '/whitelist');
  const code = page.locator('.theme-code-block code').first();
  await expect(code).toHaveCSS('border-top-width', '0px');
  const inline = page.locator('.theme-doc-markdown p > code').first();
  await expect(inline).toHaveCSS('border-top-width', '1px');
});
