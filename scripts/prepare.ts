/**
 * What `npm run dev` and `npm run build` do before Docusaurus starts: the lists of products and helpers
 * follow their folders, and the provider file is checked. One start of the compiler for both.
 */
import { checkProvider } from './check-provider';
import { syncLists } from './sync-lists';

async function prepare(): Promise<void> {
  for (const file of syncLists()) console.log(`${file} written`);
  // Loads what reads the lists.
  await checkProvider();
}

prepare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
