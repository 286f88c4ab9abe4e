/**
 * Runs before Docusaurus in `npm run dev` and `npm run build`: updates the lists of products and
 * helpers, and checks the provider file. One script, so that the compiler starts once.
 */
import { runAsCommand } from './lib/run-as-command';
import { assertProvider } from './check-provider';
import { syncLists } from './sync-lists';

/** Throws an error with everything that is wrong in either. */
export async function prepare(): Promise<void> {
  for (const file of syncLists()) console.log(`${file} written`);
  // Imports the lists.
  await assertProvider();
}

runAsCommand('scripts/prepare.ts', prepare);
