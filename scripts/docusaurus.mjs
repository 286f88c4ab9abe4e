/**
 * Docusaurus's own command line, as `npm run dev` and `npm run build` start it: the lists of
 * products and helpers follow their folders, the provider file is checked, and no box asks to update what is
 * pinned on purpose.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

for (const script of ['sync-lists', 'check-provider']) {
  const { status } = spawnSync('tsx', [`scripts/${script}.ts`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

// The switch of update-notifier, which Docusaurus asks before every command.
process.env.NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error: a program, which has no types
await import('@docusaurus/core/bin/docusaurus.mjs');
