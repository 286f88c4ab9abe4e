/**
 * `npm run check:provider`: checks that `provider.config.ts` is complete and valid, redirects lead
 * to pages, guides quote only labels that it has, and the records of products and the facts are
 * valid. Every build runs it first.
 */
import { existsSync } from 'node:fs';
import { runAsCommand } from './lib/run-as-command';
import { getDocsDir, hasOwnDocs } from '../config/docs-dir';
import type { Provider } from '../src/provider/schema';
import { formatCount } from '../src/lib/format-count';

/** Prints the errors and sets the exit code to 1. */
export async function checkProvider(): Promise<void> {
  try {
    await assertProvider();
  } catch (error) {
    if (!(error instanceof Error && ['ProviderError', 'FactsError'].includes(error.name))) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Throws one error that lists everything that is wrong. */
export async function assertProvider(): Promise<void> {
  // Imported here, because some modules read facts when they load.
  const { describeKeyPlace, loadProvider, ProviderError, listWarnings } =
    await import('../config/load-provider');
  const { listLanguages } = await import('../config/languages');
  const { getRoutes, partitionByOffer } = await import('../pipeline/guides');
  const { checkTranslations } = await import('../pipeline/guides/translations');
  const { findMissingLabels } = await import('./lib/missing-labels');
  const { checkInternalLinks } = await import('./lib/provider-links');
  const { checkRedirects } = await import('../pipeline/guides/redirects');
  const { PAGE_ROUTES: others } = await import('../pipeline/bundler/browser-routes/pages');
  const { checkFields } = await import('../products/fields');
  const { checkProducts } = await import('../products/check');
  const { isOffered } = await import('../src/provider/features');
  const { readTables } = await import('../src/fact-files/files');
  // First: what is checked below relies on the form of the records.
  const wrongFields = checkFields();
  if (wrongFields.length > 0) throw new ProviderError(wrongFields.join('\n'));
  const provider = await loadProvider();
  const docsDir = getDocsDir();
  const guides = partitionByOffer(docsDir, provider.features);
  const place = `${describeKeyPlace(['redirects'])} redirects`;
  const wrong = checkRedirects(guides, provider.redirects ?? {}, { others, place });
  wrong.push(
    ...checkInternalLinks(guides, provider, {
      others,
      placeOf: (keys) => `${describeKeyPlace(keys)} ${keys.join('.')}`,
    }),
  );
  for (const { guides: folder } of listLanguages(provider)) {
    if (folder !== undefined) wrong.push(...checkTranslations(docsDir, folder));
  }
  // A smaller build, of another folder, lacks pages that cards lead to.
  const pages = hasOwnDocs() ? new Set([...getRoutes(guides.present), ...others]) : undefined;
  wrong.push(...checkProducts(pages, (id) => isOffered(provider.features, id)));
  for (const { path, guides: files, nearest } of findMissingLabels(guides.present, provider)) {
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    wrong.push(
      `${describeKeyPlace(path)} ${path.join('.')} is missing, and ${files[0] ?? ''}${more} quote it. Write the words on the tab, button or field.${nearest === undefined ? '' : ` Nearest in your file: ${nearest}.`}`,
    );
  }
  if (wrong.length > 0) throw new ProviderError(wrong.join('\n'));
  readTables();
  for (const warning of listWarnings(provider)) console.warn(warning);
  await warnOfStaleFigures(provider);
}

/** Figures are made by a command of their own, which an operator may forget. */
async function warnOfStaleFigures(provider: Provider): Promise<void> {
  // A container builds without the drawings.
  if (!existsSync('figures')) return;
  const { listStaleFigures } = await import('../figures/state');
  const stale = await listStaleFigures(provider);
  if (stale.length === 0) return;
  console.warn(
    `static/img/figures: ${formatCount(stale.length, 'figure')} with other labels or colors than in ${process.env.PROVIDER_CONFIG ?? 'provider.config.ts'}. Make them anew: npm run figures`,
  );
}

runAsCommand('scripts/check-provider.ts', () => checkProvider());
