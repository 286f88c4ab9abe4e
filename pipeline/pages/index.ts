/**
 * The page pass: reads and parses every page of a build once, runs the steps below on it, and
 * writes it once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from '../../src/facts/provider';
import { readPageScripts } from '../bundler/route-assets';
import { readPage, type ReadPage } from '../files/search-index/read-page';
import type { GuideEntry } from '../front-matter/entries';
import { BuiltPage } from '../lib/built-page';
import type { Edits } from '../lib/edits';
import { htmlFiles } from '../lib/files';
import { readGuidePage, type GuidePage } from './built-guides';
import type { PageAssets } from './check-budgets';
import { inlineScriptHashes, replaceInlineStyles } from './csp-pages';
import { splitGuide, writeGuideData, type GuideJson } from './guide-data';
import { assertNoMissingStyles, moduleClasses } from './missing-styles';
import { headTags } from './page-heads';
import { listScripts } from './start-script';
import { ENGLISH_ONLY, isTranslated, markTranslations, type PagesOfLanguage } from './translations';

/** What the page pass tells later build steps about the pages. */
export interface Pages {
  readonly guides: readonly GuidePage[];
  /** The content for the search index. */
  readonly searched: readonly ReadPage[];
  /** `sha256-…` of every inline script of the site, sorted. */
  readonly scriptHashes: readonly string[];
  readonly assets: readonly PageAssets[];
}

/** A page that is complete except for the folder name of the guides' data. */
interface Draft {
  readonly name: string;
  readonly edits: Edits;
  readonly attributesAt: number;
}

/**
 * Runs all steps over the pages of a build.
 * @param outDir folder of the language
 * @param entries front matter of the guides by route; guides without a page (drafts) are skipped
 * @param provider with the URL of the language's site
 * @throws naming the page, if it does not have the structure that a step expects
 */
export function finishPages(
  outDir: string,
  entries: ReadonlyMap<string, GuideEntry>,
  provider: Provider,
  site: PagesOfLanguage = ENGLISH_ONLY,
): Pages {
  const { language, words } = site;
  const pageScripts = readPageScripts(outDir);
  const home = entries.get('/');
  const homePage = home && { ...home, route: '/', trail: [], sections: [] };
  const drafts: Draft[] = [];
  const guides: GuidePage[] = [];
  const data: GuideJson[] = [];
  const searched: ReadPage[] = [];
  const assets: PageAssets[] = [];
  const hashes = new Set<string>();
  const classes = new Set<string>();

  for (const name of htmlFiles(outDir)) {
    if (site.others.some(({ base }) => `/${name}`.startsWith(base))) continue;
    const page = new BuiltPage(name, readFileSync(path.join(outDir, name), 'utf8'));
    const { scripts, attributesAt } = listScripts(page, pageScripts);
    replaceInlineStyles(page);
    for (const hash of inlineScriptHashes(page)) hashes.add(hash);
    for (const className of moduleClasses(page)) classes.add(className);
    const styles = page.all('link[rel=stylesheet]').map(({ attribs }) => attribs['href'] ?? '');
    assets.push({ name, scripts, styles });

    const entry = entries.get(page.route);
    const guide = entry && { ...entry, route: page.route, ...readGuidePage(page.$, words) };
    page.appendToHead(headTags(guide, homePage, provider, language, words));
    markTranslations(page, site);
    const json = splitGuide(page);
    if ((guide === undefined) !== (json === undefined)) {
      throw page.problem(
        guide === undefined
          ? 'a page with the text of a guide, but no guide has this route'
          : 'the guide has no text (.theme-doc-markdown)',
      );
    }
    if (guide !== undefined) guides.push(guide);
    if (json !== undefined) data.push(json);
    const isHere = isTranslated(site, page.route);
    const found = isHere ? readPage(page.$, page.route, words) : undefined;
    if (found !== undefined) searched.push(found);
    drafts.push({ name, edits: page.edits, attributesAt });
  }
  if (guides.length === 0) throw new Error(`${outDir}: no page holds a guide`);
  assertNoMissingStyles(outDir, classes);

  const folder = writeGuideData(outDir, data, language.base);
  for (const { name, edits, attributesAt } of drafts) {
    edits.insert(attributesAt, ` data-guides=${folder}`);
    writeFileSync(path.join(outDir, name), edits.toString());
  }
  return {
    guides: guides.sort((a, b) => (a.route < b.route ? -1 : 1)),
    searched,
    scriptHashes: [...hashes].sort(),
    assets,
  };
}
