/**
 * `npm run check:provider`: whether `provider.config.ts` is complete and in order, redirects lead to
 * pages, guides quote labels that it has, and the facts have the right form. Every build does it
 * first.
 */

/** Says what is wrong, and has the program end with 1. */
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

/** Throws an error with everything that is wrong. */
export async function assertProvider(): Promise<void> {
  // Loaded here, because some facts are read when their module is.
  const { lineOfKeys, loadProvider, ProviderError, warningsOf } =
    await import('../config/provider');
  const { languagesOf } = await import('../config/languages');
  const { sortGuides, translationProblems } = await import('../pipeline/guides');
  const { missingLabels } = await import('../pipeline/guides/labels');
  const { redirectProblems } = await import('../pipeline/guides/redirects');
  const { readTables } = await import('../src/facts/files');
  const provider = await loadProvider();
  const docsDir = process.env.DOCS_DIR ?? 'docs';
  const guides = sortGuides(docsDir, provider.features);
  const others = ['/search', '/not-found'];
  const redirects = `${lineOfKeys(['redirects'])} redirects`;
  const wrong = redirectProblems(guides, provider.redirects ?? {}, others, redirects);
  for (const { guides: folder } of languagesOf(provider)) {
    if (folder !== undefined) wrong.push(...translationProblems(docsDir, folder));
  }
  for (const { path, guides: files } of missingLabels(guides.present, provider)) {
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    wrong.push(
      `${lineOfKeys(path)} ${path.join('.')} is missing, and ${files[0] ?? ''}${more} quote it. Write the words on the tab, button or field.`,
    );
  }
  if (wrong.length > 0) throw new ProviderError(wrong.join('\n'));
  readTables();
  for (const warning of warningsOf(provider)) console.warn(warning);
}

if (process.argv[1]?.endsWith('check-provider.ts') === true) void checkProvider();
