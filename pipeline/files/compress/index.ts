/**
 * Writes a brotli and a gzip copy beside every text file of the build, so that a host can send
 * them as they are. Must be the last build step. Files that are as they were take the copies that an
 * earlier build made. A build that nobody publishes is compressed fast: an eleventh larger, in a
 * fiftieth of the time.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { filesBelow } from '../../lib/files';
import { cached } from '../../lib/build-cache';

const TEXT = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/;
/** What programs fetch, and no reader waits for: a seventh of the time makes it a tenth larger. */
const FOR_PROGRAMS = /\.(xml|txt|md)$/;
/** Below this size the headers outweigh what compression saves. */
const MIN_BYTES = 512;
/** As many as Node's own threads. */
const MAX_AT_A_TIME = 4;

/** Levels of a build that nobody publishes: quicker than to look for what was made before. */
const FAST = { brotli: 5, gzip: 6 } as const;

const { brotli, zlib } = process.versions;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotliAt = (content: Buffer, quality: number) =>
  toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const smallBrotli = (content: Buffer, quality: number) =>
  cached('br', [String(brotli), String(quality), content], () => brotliAt(content, quality));
const qualityOf = (file: string) => (FOR_PROGRAMS.test(file) ? 9 : 11);
const smallGzip = (content: Buffer) =>
  cached('gz', [zlib, content], () => toGzip(content, { level: 9 }));

/** Bytes that a file of a build has when it is published, whatever its copies have now. */
export async function publishedSize(file: string): Promise<number> {
  const content = readFileSync(file);
  return TEXT.test(file) && content.length >= MIN_BYTES
    ? (await smallBrotli(content, qualityOf(file))).length
    : content.length;
}

/**
 * Compresses one folder; returns how many files got copies.
 * @param isPublished whether the copies are as small as can be
 */
export async function compressFolder(folder: string, isPublished: boolean): Promise<number> {
  const files = filesBelow(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).size >= MIN_BYTES);
  const limit = pLimit(MAX_AT_A_TIME);
  const compress = async (file: string) => {
    const content = readFileSync(file);
    const small = isPublished
      ? [smallGzip(content), smallBrotli(content, qualityOf(file))]
      : [toGzip(content, { level: FAST.gzip }), brotliAt(content, FAST.brotli)];
    const [gz = '', br = ''] = await Promise.all(small);
    writeFileSync(`${file}.gz`, gz);
    writeFileSync(`${file}.br`, br);
  };
  await Promise.all(files.map((file) => limit(() => compress(file))));
  return files.length;
}
