/**
 * Docusaurus's own command line, as `npm run dev` and `npm run build` start it: the lists of
 * products and helpers follow their folders, the provider file is checked, and no box asks to update what is
 * pinned on purpose.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';

/** The compiler's program; by its file, because only npm puts its folder on the PATH. */
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

// The switch of update-notifier, which Docusaurus asks before every command.
process.env.NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error: a program, which has no types
await import('@docusaurus/core/bin/docusaurus.mjs');
