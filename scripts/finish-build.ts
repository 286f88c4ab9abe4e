/**
 * Runs the second half of `npm run build`: the steps after Docusaurus, in order. They are not a plugin,
 * because Docusaurus runs the last step of all plugins in parallel.
 */
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { getDocsDir } from '../config/docs-dir';
import { createSecurityHeaders } from '../config/headers';
import { ENGLISH, listLanguages, localizeProvider, type Language } from '../config/languages';
import { loadProvider } from '../config/load-provider';
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
  const { present } = partitionByOffer(getDocsDir(), provider.features);
  const categories = listCategories(sidebars);
  const entries = readGuideEntries(present, createFactTables(provider));
  await makeSocialCards(
    [...entries.values()].map((entry) => ({ ...entry, trail: categories.get(entry.id) ?? [] })),
    provider,
  );
}

/** What every step of a build needs. */
interface BuildContext {
  /** Docusaurus's output folder; other languages are in folders below it. */
  readonly outDir: string;
  readonly docsDir: string;
  /** The provider, in English. */
  readonly provider: Provider;
  readonly languages: readonly Language[];
  readonly purpose: Purpose;
}

/**
 * Finishes a build in place.
 * @param outDir Docusaurus's output folder
 * @param purpose `publish` compresses at the highest levels and reports what scripts consist of;
 *   `pages`, for the growth benchmark, skips cards and compressed copies
 */
export async function finishBuild(outDir: string, purpose: Purpose): Promise<void> {
  const provider = await loadProvider(ENGLISH);
  const docsDir = getDocsDir();
  const build = { outDir, docsDir, provider, languages: listLanguages(provider), purpose };
  const scriptParts = takeAllScriptParts(build);
  const finished = await finishLanguages(build);
  await writeSiteFiles(build, finished);
  if (purpose === 'pages') return;
  await writeCardsAndCompress(build, finished);
  pruneCache();
  const assets = finished.flatMap((language) => language.assets);
  if (purpose === 'publish') reportBundle(outDir, assets, scriptParts);
  const options = purpose === 'publish' ? {} : { publishedSize: computePublishedSize };
  await assertBudgets(outDir, assets, options);
}

/**
 * Takes every language's list of what the scripts consist of out of the build, or it would be
 * published. Returns the English one: the report is about the English home page.
 */
function takeAllScriptParts({ outDir, languages }: BuildContext): ScriptParts {
  const parts = new Map(
    languages.map(({ base, code }) => [code, takeScriptParts(path.join(outDir, base))]),
  );
  return parts.get(ENGLISH) ?? {};
}

/** What a language adds to the files of the whole build. */
interface FinishedLanguage {
  readonly scriptHashes: readonly string[];
  readonly assets: readonly PageAssets[];
  readonly moved: readonly Redirect[];
  readonly writeCards: () => Promise<void>;
}

/** Finishes the languages one after the other. */
async function finishLanguages(build: BuildContext): Promise<FinishedLanguage[]> {
  const untranslated = Object.fromEntries(
    Object.entries(listUntranslatedRoutes(build.docsDir, build.languages)).map(([code, routes]) => [
      code,
      new Set(routes),
    ]),
  );
  const finished: FinishedLanguage[] = [];
  for (const language of build.languages) {
    finished.push(await finishLanguage(build, language, untranslated));
  }
  return finished;
}

/** Finishes the pages of one language, and writes the files beside them. */
async function finishLanguage(
  build: BuildContext,
  language: Language,
  untranslated: PagesOfLanguage['untranslated'],
): Promise<FinishedLanguage> {
  const { base, code, folder } = language;
  const outDir = path.join(build.outDir, base);
  const provider = localizeProvider(await loadProvider(code), language);
  const texts = await loadTexts(language);
  const tables = createFactTables(provider, folder);
  const guides = partitionByOffer(build.docsDir, provider.features, language.guides);
  const { present } = guides;
  const pages = finishPages(
    outDir,
    { entries: readGuideEntries(present, tables), provider },
    {
      language,
      texts,
      untranslated,
      others: build.languages.filter((other) => other.base !== base && other.base.startsWith(base)),
      englishUrl: build.provider.site.url,
    },
  );
  writeSiteIcons(outDir, provider, language);
  writeSearchIndex(outDir, pages.searched, { provider, language, texts });
  await writeMarkdownCopies(
    outDir,
    { sources: present, pages: pages.guides },
    createCopyOptions(provider, {
      tables,
      absentTargets: await listAbsentTargets(guides, provider.features, tables),
      ...(code !== ENGLISH && { texts }),
    }),
  );
  return {
    scriptHashes: pages.scriptHashes,
    assets: describeAssets(pages.assets, language, provider),
    moved: listRedirects(guides, provider.redirects).map((moved) => withBase(moved, base)),
    writeCards: () => writeSocialCards(outDir, pages.guides, provider),
  };
}

/** The pages of a language by their names in the whole build. */
function describeAssets(
  assets: readonly PageAssets[],
  { base, code }: Language,
  provider: Provider,
): PageAssets[] {
  return assets.map((page) => ({
    ...page,
    name: path.posix.join(base, page.name).slice(1),
    isOtherLanguage: code !== ENGLISH,
    hasOptionalParts: hasOptionalParts(provider),
  }));
}

/** A redirect with the folder of its language in front. */
const withBase = ({ from, to }: Redirect, base: string): Redirect => ({
  from: base + from.slice(1),
  to: base + to.slice(1),
});

/** Writes the files that the languages share: site maps, components, files for web servers. */
async function writeSiteFiles(
  { outDir, provider, languages, purpose }: BuildContext,
  finished: readonly FinishedLanguage[],
): Promise<void> {
  joinSitemaps(outDir, languages);
  if (provider.billOfMaterials === true) await writeBillOfMaterials(outDir);
  else if (purpose === 'publish') await writeBillOfMaterials('.cache');
  const scriptHashes = new Set(finished.flatMap((language) => language.scriptHashes));
  writeHostFiles(outDir, createSecurityHeaders(provider, [...scriptHashes].sort()), {
    moved: finished.flatMap((language) => language.moved),
    languages: languages.flatMap(({ code, folder }) => (folder === undefined ? [] : [code])),
  });
}

/** At the same time, because both keep other threads busy, and images are not compressed. */
async function writeCardsAndCompress(
  { outDir, purpose }: BuildContext,
  finished: readonly FinishedLanguage[],
): Promise<void> {
  await Promise.all([
    compressFolder(outDir, purpose === 'publish'),
    ...finished.map(({ writeCards }) => writeCards()),
  ]);
}

/** Reports what the scripts of the home page consist of, and says how much a guide loads. */
function reportBundle(outDir: string, assets: readonly PageAssets[], parts: ScriptParts): void {
  const home = assets.find(({ name }) => name === 'index.html');
  const bytes = writeBundleReport(outDir, { scripts: home?.scripts ?? [], parts });
  console.log(
    `A guide loads ${bytes.toLocaleString('en')} bytes of scripts: .cache/bundle-report.md`,
  );
}

/** Whether the provider turned on something that is on every page, which the size budgets allow for. */
function hasOptionalParts(provider: Provider): boolean {
  const { analytics, announcement, feedback, languages, legal, navbar } = provider;
  return [analytics, announcement, feedback, languages, legal, navbar.links, navbar.menus].some(
    Boolean,
  );
}

runAsCommand('scripts/finish-build.ts', ([outDir = 'build', option]) =>
  finishBuild(outDir, option === '--pages-only' ? 'pages' : 'local'),
);
