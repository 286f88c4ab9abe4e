/**
 * `npm run sync:lists`: writes the lists of products and helpers that code imports, from their
 * folders. `npm start`, `npm run dev` and `npm run build` run it first, so adding or deleting a
 * folder is all it takes to add or remove a game or a helper.
 *
 * Helpers have two lists: their records for the build, and their views for the browser.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { renderFolderLists } from '../pipeline/lib/folder-lists';

/** Writes the lists that changed; returns their names. */
export function syncLists(root = '.'): string[] {
  const changed = Object.entries(renderFolderLists(root)).filter(([name, text]) => {
    const file = path.join(root, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of changed) writeFileSync(path.join(root, name), text);
  return changed.map(([name]) => path.posix.join(root, name));
}

runAsCommand('scripts/sync-lists.ts', () => {
  for (const file of syncLists()) console.log(`${file} written`);
});
