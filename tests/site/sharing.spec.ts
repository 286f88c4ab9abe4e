/** Checks the metadata for chats, search engines and programs that read text, on every built page. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { BUDGETS } from '../../config/budgets';
import { listGuides, parseSlug } from '../../pipeline/guides';
import { listUrls, findSchemaErrors } from '../lib/schema-org';
import { listAllRoutes, buildDir, openPage, provider, listSitemapRoutes } from './site';

const { url } = provider.site;
const guides = listSitemapRoutes();

const getFile = (address: string) => path.join(buildDir, decodeURI(address));
const readHtml = (route: string) => readFileSync(path.join(getFile(route), 'index.html'), 'utf8');
const loadPage = (route: string): CheerioAPI => load(readHtml(route));
/** Only the head, which is a hundredth of the work. */
const getHead = (route: string): CheerioAPI => load(readHtml(route).split('<body', 1)[0] ?? '');

const anchors = new Map<string, Set<string>>();

/** Every id on a page. */
function listAnchors(route: string): Set<string> {
  const known = anchors.get(route);
  if (known !== undefined) return known;
  const $ = loadPage(route);
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
  anchors.set(route, ids);
  return ids;
}

const getMeta = ($: CheerioAPI, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly { readonly '@type': string }[];
}

const getGraph = ($: CheerioAPI): Graph => {
  const scripts = $('script[type="application/ld+json"]');
  expect(scripts.length, 'one block of data').toBe(1);
  return JSON.parse(scripts.text()) as Graph;
};

/** Whether a URL of this site is a page, an anchor on one, or a file of the build. */
function exists(address: string): boolean {
  const { origin, pathname, hash } = new URL(address);
  if (origin !== url) return true;
  if (pathname === '/search') return true;
  if (path.extname(pathname) !== '') return existsSync(getFile(pathname));
  if (!existsSync(path.join(getFile(pathname), 'index.html'))) return false;
  return hash === '' || listAnchors(pathname).has(decodeURIComponent(hash.slice(1)));
}

/** Width and height in the header of a PNG. */
const getSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the check of addresses finds what is missing', () => {
  expect(exists(`${url}/sftp`)).toBe(true);
  expect(exists(`${url}/sftp#no-such-heading`)).toBe(false);
  expect(exists(`${url}/no-such-page`)).toBe(false);
  expect(exists(`${url}/social-cards/no-such.png`)).toBe(false);
});

test('every page has one canonical address, its own', () => {
  for (const route of guides) {
    const links = getHead(route)('link[rel=canonical]');
    expect(links.length, route).toBe(1);
    expect(links.attr('href')).toBe(url + route);
  }
});

test('every page has a card of its own, in the right size and below the budget', () => {
  const seen = new Set<string>();
  for (const route of guides) {
    const $ = getHead(route);
    const title = getMeta($, 'og:title').split(' | ')[0] ?? '';
    const image = getMeta($, 'og:image');
    expect(image.startsWith(`${url}/social-cards/`), image).toBe(true);
    expect(seen.has(image), image).toBe(false);
    seen.add(image);
    const card = getFile(new URL(image).pathname);
    expect(getSize(readFileSync(card))).toEqual([1200, 630]);
    expect([getMeta($, 'og:image:width'), getMeta($, 'og:image:height')]).toEqual(['1200', '630']);
    expect(statSync(card).size, card).toBeLessThan(BUDGETS.socialCard);
    expect(title).not.toBe('');
    expect(getMeta($, 'og:image:alt')).toContain(title);
    expect(getMeta($, 'twitter:card')).toBe('summary_large_image');
    expect(getMeta($, 'og:url')).toBe(url + route);
  }
});

test('structured data is valid, and every address in it exists', () => {
  test.setTimeout(120_000);
  const types = new Map<string, number>();
  const faults: string[] = [];
  for (const route of guides) {
    const { '@context': context, '@graph': things } = getGraph(getHead(route));
    expect(context).toBe('https://schema.org');
    for (const thing of things) {
      types.set(thing['@type'], (types.get(thing['@type']) ?? 0) + 1);
      faults.push(...findSchemaErrors(thing, `${route} `));
      const addresses = [...new Set(listUrls(thing))];
      faults.push(...addresses.filter((a) => !exists(a)).map((a) => `${route} ${a} is missing`));
    }
  }
  expect(faults).toEqual([]);
  expect(types.get('WebSite')).toBe(1);
  expect(types.get('BreadcrumbList')).toBe(guides.length - 1);
  // Policies, references and the home page have no how-to; most guides do.
  const howTos = types.get('HowTo') ?? 0;
  expect(howTos).toBeGreaterThan(guides.length / 2);
  expect(howTos).toBeLessThan(guides.length);
});

test('a how-to has the steps of its page', () => {
  const $ = loadPage('/sftp');
  const [, howTo] = getGraph($)['@graph'];
  const text = JSON.stringify(howTo);
  expect(howTo).toMatchObject({ '@type': 'HowTo', name: $('h1').first().text() });
  const step = $('.theme-doc-markdown ol > li').first().text().replace(/\s+/g, ' ').trim();
  expect(text).toContain(JSON.stringify(step).slice(1, 20));
  const refunds = getGraph(loadPage('/billing/refunds'))['@graph'].map((thing) => thing['@type']);
  expect(refunds).toEqual(['BreadcrumbList']);
});

test('every guide links to its Markdown copy', () => {
  const sources = new Map(listGuides('docs').map(({ source }) => [parseSlug(source), source]));
  for (const route of guides) {
    const link = getHead(route)('link[rel=alternate][type="text/markdown"]').attr('href') ?? '';
    expect(link).toBe(route === '/' ? '/index.md' : `${route}.md`);
    const copy = readFileSync(getFile(link), 'utf8');
    expect(copy, link).toMatch(/^# \S/);
    expect(copy, link).toContain(`Source: ${url}${route}`);
    // The template for guides escapes quotes, to show them as a writer types them.
    const quotes = copy.match(/\[\[(?:provider|panel|button)\.[^\]]*\]\]?/g) ?? [];
    const unread = quotes.filter((quote) => !sources.get(route)?.includes(`\\${quote}`));
    expect(unread, link).toEqual([]);
  }
});

test('the home page’s copy has the links of its cards and of its checklist', () => {
  const $ = loadPage('/');
  const copy = readFileSync(getFile('/index.md'), 'utf8');
  const links = $('.theme-doc-markdown li a[href^="/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect(copy).toContain(`](${url}${link})`);
});

test('llms.txt lists every guide once in the form of llmstxt.org, and llms-full.txt has them all', () => {
  const list = readFileSync(getFile('/llms.txt'), 'utf8');
  const lines = list.split('\n').filter((line) => line !== '');
  expect(lines[0]).toBe(`# ${provider.site.title}`);
  expect(lines[1]).toMatch(/^> \S/);
  const links = lines.filter((line) => line.startsWith('- '));
  for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https:\S+\.md\): \S/);
  const addresses = links.map((line) => /\]\(([^)]+)\)/.exec(line)?.[1] ?? '');
  expect([...addresses].sort()).toEqual(
    guides.map((route) => `${url}${route === '/' ? '/index' : route}.md`).sort(),
  );
  expect(lines.filter((line) => line.startsWith('## ')).at(-1)).toBe('## Optional');
  const full = readFileSync(getFile('/llms-full.txt'), 'utf8');
  for (const route of guides) expect(full).toContain(`Source: ${url}${route}\n`);
});

test('robots.txt lets programs in, and pages that are no guides stay out of search engines', () => {
  expect(readFileSync(getFile('/robots.txt'), 'utf8')).toContain('Allow: /');
  for (const name of ['404.html', 'not-found/index.html', 'search/index.html']) {
    const $ = load(readFileSync(getFile(name), 'utf8'));
    expect(getMeta($, 'robots'), name).toBe('noindex');
    expect(guides).not.toContain(`/${name.replace('/index.html', '')}`);
  }
  for (const route of listAllRoutes().filter((other) => guides.includes(other))) {
    expect(getMeta(getHead(route), 'robots'), route).toBe('');
  }
});

test('icons and manifest are there, with the content type that browsers want', async ({
  page,
  request,
}) => {
  await openPage(page, '/sftp');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toContain(provider.name);
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toContain(`/${provider.site.logo.dark}`);
  for (const icon of [...icons, ...manifest.icons.map(({ src }) => src)]) {
    const picture = await request.get(icon);
    expect(picture.status(), icon).toBe(200);
    expect(picture.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('the browser’s own bars follow the color mode', async ({ page }) => {
  const bars = page.locator('meta[name=theme-color]');
  await openPage(page, '/sftp');
  const dark = await bars.getAttribute('content');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(bars).not.toHaveAttribute('content', dark ?? '');
  await expect(bars).toHaveAttribute('content', /^#f/);
});
