/**
 * Second half of `npm run build`: what must happen after the generator and in this order. The
 * generator runs its own plugins' last step all at once, which is why this is no plugin.
 */
import { readFileSync } from 'node:fs';
import { securityHeaders } from '../config/headers';
import { loadProvider } from '../config/provider';
import { factTables } from '../src/facts';
import { readGuides } from '../pipeline/front-matter';
import { routesOfGuides, sortGuides } from '../pipeline/guides';
import { writeBillOfMaterials } from '../pipeline/files/bill-of-materials';
import { readScriptParts, writeBundleReport } from '../pipeline/bundler/bundle-report';
import { findOverruns } from '../pipeline/pages/check-budgets';
import { compressFolder } from '../pipeline/files/compress';
import { finishHtml } from '../pipeline/pages/csp-pages';
import { writeGuideData } from '../pipeline/pages/guide-data';
import { pageFile, readGuidePages } from '../pipeline/pages/built-guides';
import { writeHostFiles } from '../pipeline/files/host-files';
import { findMissingStyles } from '../pipeline/pages/missing-styles';
import { writeMarkdownCopies } from '../pipeline/files/markdown-copies';
import { completeHeads } from '../pipeline/pages/page-heads';
import { writeSearchIndex } from '../pipeline/files/search-index';
import { writeSiteIcons } from '../pipeline/files/site-icons';
import { drawSocialCards } from '../pipeline/files/social-cards';

/**
 * Finishes a build in place.
 * @param outDir folder that the generator wrote
 * @param pagesOnly without cards, compressed copies and budgets, which the growth benchmark
 *   leaves out
 */
export async function finishBuild(outDir: string, pagesOnly = false): Promise<void> {
  const provider = await loadProvider();
  const docsDir = process.env.DOCS_DIR ?? 'docs';
  const tables = factTables(provider);
  const { present, absent } = sortGuides(docsDir, provider.features);
  const scriptParts = readScriptParts(outDir);
  const scriptHashes = finishHtml(outDir);
  const missing = findMissingStyles(outDir);
  if (missing.length > 0) {
    throw new Error(
      `Classes of built pages have no style; add the modules that they are from to src/components/guide/built/styles.ts: ${missing.join(', ')}`,
    );
  }
  const pages = readGuidePages(outDir, readGuides(present, tables));
  completeHeads(outDir, pages, provider);
  writeGuideData(outDir);
  if (!pagesOnly) drawSocialCards(outDir, pages, provider);
  writeSiteIcons(outDir, provider);
  writeSearchIndex(outDir, provider);
  writeMarkdownCopies(outDir, present, pages, {
    tables,
    site: provider.site,
    features: provider.features,
    absent: routesOfGuides(absent),
  });
  writeBillOfMaterials(outDir);
  writeHostFiles(outDir, securityHeaders(provider, scriptHashes));
  if (pagesOnly) return;
  compressFolder(outDir);
  const home = readFileSync(pageFile(outDir, '/'), 'utf8');
  const scripts = writeBundleReport(outDir, home, scriptParts);
  console.log(
    `A guide loads ${scripts.toLocaleString('en')} bytes of scripts: .cache/bundle-report.md`,
  );
  const overruns = findOverruns(outDir);
  if (overruns.length > 0) {
    throw new Error(`Over the size budgets of config/budgets.ts:\n${overruns.join('\n')}`);
  }
}

if (process.argv[1]?.endsWith('finish-build.ts') === true) {
  finishBuild(process.argv[2] ?? 'build', process.argv[3] === '--pages-only').catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
