/**
 * Runs the second half of `npm run build`: the steps after Docusaurus, in order. They are not a plugin,
 * because Docusaurus runs the last step of all plugins in parallel.
 */
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { createSecurityHeaders } from '../config/headers';
import { ENGLISH, listLanguages, localizeProvider, type Language } from '../config/languages';
import { loadProvider } from '../config/provider';
import { listCategories } from '../config/sidebars';
import {
  takeScriptParts,
  writeBundleReport,
  type ScriptParts,
} from '../pipeline/bundler/bundle-report';
import { writeBillOfMaterials } from '../pipeline/files/bill-of-materials';
import { compressFolder, computePublishedSize } from '../pipeline/files/compress';
import { writeHostFiles } from '../pipeline/files/host-files';
import { createCopyOptions, writeMarkdownCopies } from '../pipeline/files/markdown-copies';
import { writeSearchIndex } from '../pipeline/files/search-index';
import { joinSitemaps } from '../pipeline/files/sitemap';
import { writeSiteIcons } from '../pipeline/files/site-icons';
import { makeSocialCards, writeSocialCards } from '../pipeline/files/social-cards';
import { listAbsentTargets } from '../pipeline/remark/features/absent-targets';
import { readGuideEntries } from '../pipeline/front-matter/entries';
import { partitionByOffer } from '../pipeline/guides';
import { listUntranslatedRoutes } from '../pipeline/guides/translations';
import { listRedirects, type Redirect } from '../pipeline/guides/redirects';
import { loadTexts } from '../pipeline/lib/language-texts';
import { pruneCache } from '../pipeline/lib/build-cache';
import { finishPages } from '../pipeline/pages';
import { assertBudgets, type PageAssets } from '../pipeline/pages/check-budgets';
import type { PagesOfLanguage } from '../pipeline/pages/translations';
import { createFactTables } from '../src/quotes/tables';
import type { Provider } from '../src/provider/schema';
import sidebars from '../sidebars';

/** What a build is for. The pages are the same; the effort to make them small is not. */
type Purpose = 'pages' | 'local' | 'publish';

/**
 * Does what does not need the pages while Docusaurus makes them, which keeps one core busy most of
 * the time: draws the cards of the English guides.
 */
export async function prepareFinish(): Promise<void> {
  const provider = await loadProvider(ENGLISH);
  const { present } = partitionByOffer(process.env.DOCS_DIR ?? 'docs', provider.features);
  const categories = listCategories(sidebars);
  const entries = readGuideEntries(present, createFactTables(provider));
  await makeSocialCards(
    [...entries.values()].map((entry) => ({ ...entry, trail: categories.get(entry.id) ?? [] })),
    provider,
  );
}

/**
 * Finishes a build in place.
 * @param outDir Docusaurus's output folder; other languages are in folders below it
 * @param purpose `publish` compresses at the highest levels and reports what scripts consist of;
 *   `pages`, for the growth benchmark, skips cards and compressed copies
 */
export async function finishBuild(outDir: string, purpose: Purpose): Promise<void> {
  const provider = await loadProvider(ENGLISH);
  const languages = listLanguages(provider);
  const docsDir = process.env.DOCS_DIR ?? 'docs';
  // Every language's list is taken out, or it would be published. The report is about the English
  // home page.
  let scriptParts: ScriptParts = {};
  for (const { base, code } of languages) {
    const parts = takeScriptParts(path.join(outDir, base));
    if (code === ENGLISH) scriptParts = parts;
  }
  const finished = await finishLanguages(outDir, languages, {
    docsDir,
    englishUrl: provider.site.url,
  });
  const assets = finished.flatMap((language) => language.assets);
  const scriptHashes = new Set(finished.flatMap((language) => language.scriptHashes));
  const moved = finished.flatMap((language) => language.moved);
  joinSitemaps(outDir, languages);
  if (provider.billOfMaterials === true) await writeBillOfMaterials(outDir);
  else if (purpose === 'publish') await writeBillOfMaterials('.cache');
  const headers = createSecurityHeaders(provider, [...scriptHashes].sort());
  const codes = languages.flatMap(({ code, folder }) => (folder === undefined ? [] : [code]));
  writeHostFiles(outDir, headers, { moved, languages: codes });
  if (purpose === 'pages') return;
  const isPublished = purpose === 'publish';
  // At the same time, because both keep other threads busy, and images are not compressed.
  await Promise.all([
    compressFolder(outDir, isPublished),
    ...finished.map(({ writeCards }) => writeCards()),
  ]);
  pruneCache();
  if (isPublished) {
    const home = assets.find(({ name }) => name === 'index.html');
    const bytes = writeBundleReport(outDir, { scripts: home?.scripts ?? [], parts: scriptParts });
    console.log(
      `A guide loads ${bytes.toLocaleString('en')} bytes of scripts: .cache/bundle-report.md`,
    );
  }
  await assertBudgets(outDir, assets, isPublished ? {} : { publishedSize: computePublishedSize });
}

/** What a language adds to the files of the whole build. */
interface FinishedLanguage {
  readonly scriptHashes: readonly string[];
  readonly assets: readonly PageAssets[];
  readonly moved: readonly Redirect[];
  readonly writeCards: () => Promise<void>;
}

/** Finishes the languages one after the other. */
async function finishLanguages(
  outDir: string,
  languages: readonly Language[],
  { docsDir, englishUrl }: { readonly docsDir: string; readonly englishUrl: string },
): Promise<FinishedLanguage[]> {
  const untranslated = Object.fromEntries(
    Object.entries(listUntranslatedRoutes(docsDir, languages)).map(([code, routes]) => [
      code,
      new Set(routes),
    ]),
  );
  const finished: FinishedLanguage[] = [];
  for (const language of languages) {
    const others = languages.filter(
      ({ base }) => base !== language.base && base.startsWith(language.base),
    );
    const site = { language, others, untranslated, englishUrl };
    finished.push(await finishLanguage(outDir, site, docsDir));
  }
  return finished;
}

/** Finishes the pages of one language, and writes the files beside them. */
async function finishLanguage(
  buildDir: string,
  { language, ...site }: Omit<PagesOfLanguage, 'texts'> & { readonly language: Language },
  docsDir: string,
): Promise<FinishedLanguage> {
  const { base, code, folder } = language;
  const outDir = path.join(buildDir, base);
  const provider = localizeProvider(await loadProvider(code), language);
  const texts = await loadTexts(language);
  const tables = createFactTables(provider, folder);
  const guides = partitionByOffer(docsDir, provider.features, language.guides);
  const { present } = guides;
  const pages = finishPages(
    outDir,
    { entries: readGuideEntries(present, tables), provider },
    { language, texts, ...site },
  );
  writeSiteIcons(outDir, provider, language);
  writeSearchIndex(outDir, pages.searched, { provider, language, texts });
  await writeMarkdownCopies(
    outDir,
    { sources: present, pages: pages.guides },
    createCopyOptions(provider, {
      tables,
      absent: await listAbsentTargets(guides, provider.features, tables),
      ...(code !== ENGLISH && { texts }),
    }),
  );
  const prefixLanguage = (route: string) => base + route.slice(1);
  return {
    scriptHashes: pages.scriptHashes,
    assets: pages.assets.map((page) => ({
      ...page,
      name: path.posix.join(base, page.name).slice(1),
      isOtherLanguage: code !== ENGLISH,
      hasOptionalParts: hasOptionalParts(provider),
    })),
    moved: listRedirects(guides, provider.redirects).map(({ from, to }) => ({
      from: prefixLanguage(from),
      to: prefixLanguage(to),
    })),
    writeCards: () => writeSocialCards(outDir, pages.guides, provider),
  };
}

/** Whether the host turned on something that is on every page, which the size budgets allow for. */
function hasOptionalParts(provider: Provider): boolean {
  const { analytics, announcement, feedback, languages, legal, navbar } = provider;
  return [analytics, announcement, feedback, languages, legal, navbar.links, navbar.menus].some(
    Boolean,
  );
}

runAsCommand('scripts/finish-build.ts', ([outDir = 'build', option]) =>
  finishBuild(outDir, option === '--pages-only' ? 'pages' : 'local'),
);
