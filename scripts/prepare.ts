/**
 * What `npm run dev` and `npm run build` do before Docusaurus starts: the lists of products and helpers
 * follow their folders, and the provider file is checked. One start of the compiler for both.
 */
import { assertProvider } from './check-provider';
import { syncLists } from './sync-lists';

/** Throws where something is wrong with either, with all that is. */
export async function prepare(): Promise<void> {
  for (const file of syncLists()) console.log(`${file} written`);
  // Loads what reads the lists.
  await assertProvider();
}

if (process.argv[1]?.endsWith('prepare.ts') === true) {
  prepare().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
