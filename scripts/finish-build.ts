/**
 * Second half of `npm run build`: what must happen after the generator and in this order. The
 * generator runs its own plugins' last step all at once, which is why this is no plugin.
 */
import { loadProvider } from '../config/provider';
import { factTables } from '../src/facts';
import { findOverruns } from '../plugins/site/check-budgets';
import { compressFolder } from '../plugins/site/compress';
import { finishHtml } from '../plugins/site/finish-html';
import { writeMarkdownCopies } from '../plugins/site/markdown-copies';
import { writeSearchIndex } from '../plugins/site/search-index';

/** Finishes a build in place. @param outDir folder that the generator wrote */
export async function finishBuild(outDir: string): Promise<void> {
  const provider = await loadProvider();
  finishHtml(outDir, provider);
  writeSearchIndex(outDir, provider);
  writeMarkdownCopies(outDir, process.env.DOCS_DIR ?? 'docs', factTables(provider), provider.site);
  compressFolder(outDir);
  const overruns = findOverruns(outDir);
  if (overruns.length > 0) {
    throw new Error(`Over the size budgets of config/budgets.ts:\n${overruns.join('\n')}`);
  }
}

if (process.argv[1]?.endsWith('finish-build.ts') === true) {
  finishBuild(process.argv[2] ?? 'build').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
