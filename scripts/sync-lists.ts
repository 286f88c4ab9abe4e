/**
 * `npm run sync:lists`: writes the lists of products and helpers that code imports, from their
 * folders. `npm start`, `npm run dev` and `npm run build` do it first, so that a game or a helper is
 * added by adding its folder and removed by deleting it.
 *
 * Helpers have two lists: what the site says about them, and their views, which alone the browser
 * gets.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderLists } from '../pipeline/lib/folder-lists';

/** Writes those that differ; returns their names. */
export function syncLists(root = '.'): string[] {
  const changed = Object.entries(folderLists(root)).filter(([name, text]) => {
    const file = path.join(root, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of changed) writeFileSync(path.join(root, name), text);
  return changed.map(([name]) => path.posix.join(root, name));
}

if (process.argv[1]?.endsWith('sync-lists.ts') === true) {
  try {
    for (const file of syncLists()) console.log(`${file} written`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
