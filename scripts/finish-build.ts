/**
 * Second half of `npm run build`: what must happen after Docusaurus and in this order. Docusaurus
 * runs the last step of all its plugins at once, which is why this is no plugin.
 */
import { securityHeaders } from '../config/headers';
import { loadProvider } from '../config/provider';
import { readScriptParts, writeBundleReport } from '../pipeline/bundler/bundle-report';
import { writeBillOfMaterials } from '../pipeline/files/bill-of-materials';
import { compressFolder } from '../pipeline/files/compress';
import { writeHostFiles } from '../pipeline/files/host-files';
import { writeMarkdownCopies } from '../pipeline/files/markdown-copies';
import { writeSearchIndex } from '../pipeline/files/search-index';
import { writeSiteIcons } from '../pipeline/files/site-icons';
import { drawSocialCards } from '../pipeline/files/social-cards';
import { absentTargets } from '../pipeline/remark/features/absent-targets';
import { readGuides } from '../pipeline/front-matter';
import { sortGuides } from '../pipeline/guides';
import { allRedirects } from '../pipeline/guides/redirects';
import sidebars from '../sidebars';
import { dropOld } from '../pipeline/lib/made';
import { finishPages } from '../pipeline/pages';
import { demandBudgets } from '../pipeline/pages/check-budgets';
import { factTables } from '../src/facts';

/**
 * Finishes a build in place.
 * @param outDir folder that Docusaurus wrote
 * @param pagesOnly without cards, compressed copies and budgets, which the growth benchmark
 *   leaves out
 */
export async function finishBuild(outDir: string, pagesOnly = false): Promise<void> {
  const provider = await loadProvider();
  const docsDir = process.env.DOCS_DIR ?? 'docs';
  const tables = factTables(provider);
  const guides = sortGuides(docsDir, provider.features);
  const { present } = guides;
  const scriptParts = readScriptParts(outDir);
  const pages = finishPages(outDir, readGuides(present, tables), provider);
  if (!pagesOnly) await drawSocialCards(outDir, pages.guides, provider);
  writeSiteIcons(outDir, provider);
  writeSearchIndex(outDir, provider, pages.searched);
  writeMarkdownCopies(outDir, present, pages.guides, {
    tables,
    site: provider.site,
    features: provider.features,
    absent: absentTargets(guides, provider.features, tables),
  });
  writeBillOfMaterials(provider.billOfMaterials === true ? outDir : '.cache');
  writeHostFiles(
    outDir,
    securityHeaders(provider, pages.scriptHashes),
    allRedirects(guides, sidebars, provider.redirects),
  );
  if (pagesOnly) return;
  await compressFolder(outDir);
  dropOld();
  const home = pages.assets.find(({ name }) => name === 'index.html');
  const scripts = writeBundleReport(outDir, home?.scripts ?? [], scriptParts);
  console.log(
    `A guide loads ${scripts.toLocaleString('en')} bytes of scripts: .cache/bundle-report.md`,
  );
  demandBudgets(outDir, pages.assets);
}

if (process.argv[1]?.endsWith('finish-build.ts') === true) {
  finishBuild(process.argv[2] ?? 'build', process.argv[3] === '--pages-only').catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
