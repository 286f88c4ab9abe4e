/** `npm run check:provider`: whether `provider.config.ts` is complete and in order, and redirects lead to pages. */
import { loadProvider, ProviderError, warningsOf } from '../config/provider';
import { sortGuides } from '../pipeline/guides';
import { redirectProblems } from '../pipeline/guides/redirects';

async function main(): Promise<void> {
  const provider = await loadProvider();
  const guides = sortGuides(process.env.DOCS_DIR ?? 'docs', provider.features);
  const wrong = redirectProblems(guides, provider.redirects ?? {}, ['/search', '/not-found']);
  if (wrong.length > 0) throw new ProviderError(wrong.join('\n'));
  for (const warning of warningsOf(provider)) console.warn(warning);
}

main().catch((error: unknown) => {
  if (!(error instanceof ProviderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
