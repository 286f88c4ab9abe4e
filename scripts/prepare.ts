/**
 * Runs before Docusaurus in `npm run dev` and `npm run build`: updates the lists of products and
 * helpers, and checks the provider file. One script, so that the compiler starts once.
 */
import { assertProvider } from './check-provider';
import { syncLists } from './sync-lists';

/** Throws an error with everything that is wrong in either. */
export async function prepare(): Promise<void> {
  for (const file of syncLists()) console.log(`${file} written`);
  // Imports the lists.
  await assertProvider();
}

if (process.argv[1]?.endsWith('prepare.ts') === true) {
  prepare().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
