/** The axe check itself: it must find what it is there for. */
import { expect, test } from '@playwright/test';
import { findViolations } from '../axe';

const PALE = '<p style="color: #bbb; background: #fff">Too pale to read</p>';

/** A page with one thing wrong. */
const renderPage = (body: string) =>
  `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>${body}</main></html>`;

const FAULTS = [
  { rule: 'color-contrast', body: PALE },
  { rule: 'image-alt', body: '<img src="data:,">' },
  { rule: 'label-content-name-mismatch', body: '<button aria-label="Find">Search</button>' },
  { rule: 'target-size', body: '<a href="#a">a</a><a href="#b">b</a>'.repeat(3) },
  { rule: 'heading-order', body: '<h4>Too deep</h4>' },
  {
    rule: 'td-has-header',
    body: `<table>${'<tr><td>1</td><td>2</td><td>3</td><td>4</td></tr>'.repeat(4)}</table>`,
  },
];

for (const { rule, body } of FAULTS) {
  test(`axe finds ${rule}`, async ({ page }) => {
    await page.setContent(renderPage(body));
    const rules = (await findViolations(page)).map((line) => line.replace(/:.*/s, ''));
    expect(rules).toContain(rule);
  });
}

test('axe finds nothing on a page without faults, and colors when asked for colors only', async ({
  page,
}) => {
  await page.setContent(renderPage('<p>Easy to read</p>'));
  expect(await findViolations(page)).toEqual([]);
  await page.setContent(renderPage(`${PALE}<img src="data:,">`));
  expect((await findViolations(page, 'colors')).map((line) => line.replace(/:.*/s, ''))).toEqual([
    'color-contrast',
  ]);
});
