/**
 * Docusaurus's CLI for `npm run dev` and `npm run build`: first updates the lists of products and
 * helpers and checks the provider file, and hides the prompt to update Docusaurus, which is pinned
 * on purpose.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';

/** The compiler's file, because only npm adds its folder to the PATH. */
function findTsx() {
  try {
    return createRequire(import.meta.url).resolve('tsx/cli');
  } catch {
    console.error('tsx is not installed. Run npm ci in the project, then the command again.');
    process.exit(1);
  }
}

const { status, error } = spawnSync(process.execPath, [findTsx(), 'scripts/prepare.ts'], {
  stdio: 'inherit',
});
if (error !== undefined) console.error(`scripts/prepare.ts did not start: ${error.message}`);
if (status !== 0) process.exit(1);

// Turns off update-notifier, which Docusaurus runs before every command.
process.env.NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error: a program, which has no types
await import('@docusaurus/core/bin/docusaurus.mjs');
