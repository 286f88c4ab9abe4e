/**
 * Removes the figures of a build that none of its pages shows: those of guides and functions that
 * this provider does not offer.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../lib/built-page';
import { listFiles } from '../../lib/built-files';

const FOLDER = 'img/figures';

/** File names of the figures in a page: `sftp-details.dark.webp`. */
export function listFigures(page: BuiltPage): string[] {
  return page
    .all('img[src]')
    .map(({ attribs }) => attribs['src'] ?? '')
    .filter((src) => path.posix.dirname(src).endsWith(`/${FOLDER}`))
    .map((src) => path.posix.basename(src));
}

/**
 * Deletes the other figures.
 * @param outDir folder of the language
 * @param shown file names of the figures of its pages
 */
export function removeUnusedFigures(outDir: string, shown: Iterable<string>): void {
  const folder = path.join(outDir, FOLDER);
  const kept = new Set(shown);
  for (const name of listFiles(folder).filter((file) => !kept.has(file))) {
    rmSync(path.join(folder, name));
  }
}
