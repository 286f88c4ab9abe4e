/**
 * Writes a brotli and a gzip copy beside every text file of the build, so that a host can send
 * them as they are. Must be the last build step.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '../../lib/files';

const TEXT = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/;
/** Below this size the headers outweigh what compression saves. */
const MIN_BYTES = 512;

/** Compresses one folder; returns how many files got copies. */
export function compressFolder(folder: string): number {
  const files = filesBelow(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).size >= MIN_BYTES);
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
  return files.length;
}
