/** Checks what screen readers announce of landmarks, tabs, trouble tables and dialogs, and where focus goes. */
import { expect, test } from '@playwright/test';
import {
  scrollToHelper,
  GUIDE,
  hasOutline,
  openPage,
  openPageOnPhone,
  PHONE,
  searchFor,
  findSearchButton,
  searchDialog,
  SITE_TEXTS,
} from '../site';

test('landmarks, each kind once or with a name of its own', async ({ page }) => {
  await openPage(page, GUIDE);
  for (const role of ['main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  const names = await page
    .getByRole('navigation')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map(
          (one) =>
            one.ariaLabel ??
            document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
    );
  expect(names).toEqual(['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']);
});

test('tabs', async ({ page }) => {
  await openPage(page, GUIDE);
  await expect(page.locator('.tabs-container').first()).toMatchAriaSnapshot(`
      - tablist:
        - tab [selected]
        - tab
        - tab
        - tab
      - tabpanel:
        - list
    `);
});

for (const size of [{ width: 1280, height: 800 }, PHONE])
  test(`the trouble table is a table, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(GUIDE);
    await expect(page.locator('.trouble').first()).toMatchAriaSnapshot(`
        - table:
          - rowgroup:
            - row "What you see Why What to do":
              - columnheader "What you see"
              - columnheader "Why"
              - columnheader "What to do"
          - rowgroup:
            - row:
              - 'rowheader /Connection refused/':
                - code: Connection refused
                - code: Connection timed out
                - 'link /^Link to: Connection refused/'
              - cell
              - cell
      `);
  });

test('the search dialog', async ({ page }) => {
  await openPage(page, GUIDE);
  await searchFor(page, 'backup');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Search docs' })).toMatchAriaSnapshot(`
      - dialog "Search docs":
        - searchbox "Search"
        - button "Clear the query"
        - button "Cancel"
        - listbox "Panel":
          - option [selected]
          - option
        - group "Keys"
    `);
  const input = page.locator('.DocSearch-Input');
  const named = await input.evaluate((field) =>
    (field.getAttribute('aria-controls') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.role),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set(['listbox']));
  const active = (await input.getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
});

test('the sidebar of a phone', async ({ page }) => {
  await openPageOnPhone(page, GUIDE);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect(page.locator('.navbar-sidebar')).toMatchAriaSnapshot(`
      - button /Switch between dark and light mode/
      - button "Close navigation bar"
      - button "← Back to main menu"
      - list:
        - listitem:
          - link "${SITE_TEXTS.home}"
        - listitem:
          - button "${SITE_TEXTS.panel}" [expanded]
    `);
});

test('focus: from the field back to the button that opened the dialog', async ({ page }) => {
  await openPage(page, GUIDE);
  await findSearchButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(findSearchButton(page)).toBeFocused();
  expect(await hasOutline(findSearchButton(page))).toBe(true);
});

test('a helper: named region, named fields, an answer that is told', async ({ page }) => {
  await openPage(page, '/multiplatform/chunky');
  const panel = page.getByRole('region', { name: 'Pre-generation calculator' });
  await scrollToHelper(panel);
  const radius = panel.getByLabel('Radius in blocks');
  await expect(async () => {
    await radius.fill('1000');
    await expect(panel.getByRole('status')).toContainText('16,418', { timeout: 500 });
  }).toPass();
  await expect(panel).toMatchAriaSnapshot(`
    - region "Pre-generation calculator":
      - textbox "Radius in blocks": "1000"
      - combobox "Shape":
        - option "Square" [selected]
        - option "Circle"
      - textbox "Chunks per second": "40"
      - checkbox "Nether too, at an eighth of the radius" [checked]
      - checkbox "End too"
      - status:
        - paragraph: /16,418 chunks/
      - figure "Type in the console, one line after the other":
        - code
        - button "Copy the commands"
  `);
  await radius.fill('0');
  await expect(panel.getByRole('alert')).toContainText('Give a radius');
  const said = await radius.evaluate((field) => ({
    isInvalid: field.getAttribute('aria-invalid'),
    words: (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  }));
  expect(said.isInvalid).toBe('true');
  expect(said.words).toContain('Give a radius');
});

test('a page change: the new title, and the heading read as the focus comes to it', async ({
  page,
}) => {
  await openPage(page, GUIDE);
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: SITE_TEXTS.databases, exact: true })
    .press('Enter');
  await expect(page).toHaveURL('/databases');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const words = (await heading.textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${words.slice(0, 20)}`));
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current=page]')).toHaveText(
    SITE_TEXTS.databases,
  );
});

test('search: what is found is told as it is chosen, and an empty answer too', async ({ page }) => {
  await openPage(page, GUIDE);
  await searchFor(page, 'backup');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const input = page.locator('.DocSearch-Input');
  const chosen = async () => {
    const id = (await input.getAttribute('aria-activedescendant')) ?? '';
    return page.locator(`[id="${id}"]`);
  };
  const first = await (await chosen()).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(await chosen()).toHaveAttribute('role', 'option');
  expect(await (await chosen()).textContent()).not.toBe(first);
  await input.fill('qzxqzx');
  await expect(searchDialog(page).getByRole('status')).toContainText('No results for');
  await input.fill('backup');
  await expect(searchDialog(page).getByRole('status')).toContainText(/\d+ results/);
});
