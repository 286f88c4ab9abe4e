/**
 * The page pass: reads and parses every page of a build once, runs the steps below on it, and
 * writes it once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from '../../src/provider/schema';
import { extractPageScripts, type PageScripts } from '../bundler/route-assets';
import { parsePage, type ParsedPage } from '../files/search-index/parse-page';
import type { GuideEntry } from '../front-matter/entries';
import { BuiltPage } from '../lib/built-page';
import type { Edits } from '../lib/edits';
import { listHtmlFiles } from '../lib/built-files';
import { parseGuidePage, type GuidePage } from '../lib/guide-page';
import type { PageAssets } from './check-budgets';
import { hashInlineScripts, replaceInlineStyles } from './csp-pages';
import { splitGuide, writeGuideData, type GuideJson } from './guide-data';
import { assertNoMissingStyles, listModuleClasses } from './missing-styles';
import { removeKeywords, renderHeadTags } from './page-heads';
import { listScripts } from './start-script';
import { ENGLISH_ONLY, isTranslated, markTranslations, type PagesOfLanguage } from './translations';
import { listFigures, removeUnusedFigures } from './unused-figures';

/** What the page pass tells later build steps about the pages. */
export interface FinishedPages {
  readonly guides: readonly GuidePage[];
  /** The content for the search index. */
  readonly searched: readonly ParsedPage[];
  /** `sha256-…` of every inline script of the site, sorted. */
  readonly scriptHashes: readonly string[];
  readonly assets: readonly PageAssets[];
}

/** A page that is complete except for the folder name of the guides' data. */
interface PageDraft {
  readonly name: string;
  readonly edits: Edits;
  readonly attributesAt: number;
}

/** What the steps need to know about the site. */
interface SiteContext extends PagesOfLanguage {
  /** Front matter of the guides by route; guides without a page (drafts) are skipped. */
  readonly entries: ReadonlyMap<string, GuideEntry>;
  /** With the URL of the language's site. */
  readonly provider: Provider;
  readonly scriptsByKind: PageScripts;
}

/** One page after all steps. */
interface FinishedPage {
  readonly draft: PageDraft;
  readonly assets: PageAssets;
  readonly scriptHashes: readonly string[];
  readonly moduleClasses: readonly string[];
  readonly figures: readonly string[];
  readonly guide: GuidePage | undefined;
  readonly json: GuideJson | undefined;
  readonly searched: ParsedPage | undefined;
}

/** Runs all steps over one page. Throws an error that names the page. */
function finishPage(name: string, html: string, site: SiteContext): FinishedPage {
  const { entries, provider, texts } = site;
  const page = new BuiltPage(name, html);
  const { scripts, attributesAt } = listScripts(page, site.scriptsByKind);
  replaceInlineStyles(page);
  const styles = page.all('link[rel=stylesheet]').map(({ attribs }) => attribs['href'] ?? '');
  const scriptHashes = hashInlineScripts(page);

  const entry = entries.get(page.route);
  const guide = entry && { ...entry, route: page.route, ...parseGuidePage(page.$, texts) };
  const home = entries.get('/');
  page.appendToHead(
    renderHeadTags(guide, {
      provider,
      home: home && { ...home, route: '/', trail: [], sections: [] },
      language: site.language,
      texts,
    }),
  );
  removeKeywords(page);
  markTranslations(page, site);
  const json = splitGuide(page);
  assertGuideHasText(page, guide, json);
  return {
    draft: { name, edits: page.edits, attributesAt },
    assets: { name, scripts, styles },
    scriptHashes,
    moduleClasses: [...new Set(listModuleClasses(page))],
    figures: listFigures(page),
    guide,
    json,
    searched: isTranslated(site, page.route) ? parsePage(page.$, page.route, texts) : undefined,
  };
}

function assertGuideHasText(
  page: BuiltPage,
  guide: GuidePage | undefined,
  json: GuideJson | undefined,
): void {
  if (guide === undefined && json !== undefined) {
    throw page.problem('a page with the text of a guide, but no guide has this route');
  }
  if (guide !== undefined && json === undefined) {
    throw page.problem('the guide has no text (.theme-doc-markdown)');
  }
}

/**
 * Runs all steps over the pages of a build.
 * @param outDir folder of the language
 * @throws naming the page, if it does not have the structure that a step expects
 */
export function finishPages(
  outDir: string,
  { entries, provider }: Pick<SiteContext, 'entries' | 'provider'>,
  ofLanguage: PagesOfLanguage = ENGLISH_ONLY,
): FinishedPages {
  const site: SiteContext = {
    ...ofLanguage,
    entries,
    provider,
    scriptsByKind: extractPageScripts(outDir),
  };
  const pages = listHtmlFiles(outDir)
    .filter((name) => !site.others.some(({ base }) => `/${name}`.startsWith(base)))
    .map((name) => finishPage(name, readFileSync(path.join(outDir, name), 'utf8'), site));
  const guides = pages.flatMap(({ guide }) => guide ?? []);
  if (guides.length === 0) throw new Error(`${outDir}: no page is a guide`);
  assertNoMissingStyles(
    outDir,
    pages.flatMap((page) => page.moduleClasses),
  );
  removeUnusedFigures(
    outDir,
    pages.flatMap(({ figures }) => figures),
  );

  const data = pages.flatMap(({ json }) => json ?? []);
  const dataFolder = writeGuideData(outDir, data, site.language.base);
  for (const { name, edits, attributesAt } of pages.map(({ draft }) => draft)) {
    edits.insert(attributesAt, ` data-guides=${dataFolder}`);
    writeFileSync(path.join(outDir, name), edits.toString());
  }
  return {
    guides: guides.sort((a, b) => (a.route < b.route ? -1 : 1)),
    searched: pages.flatMap(({ searched }) => searched ?? []),
    scriptHashes: [...new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    assets: pages.map(({ assets }) => assets),
  };
}
