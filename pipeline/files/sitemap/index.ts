/**
 * Merges the sitemaps of all languages, which Docusaurus writes separately, into the one file that
 * search engines are pointed to.
 *
 * In:  `sitemap.xml` and `de/sitemap.xml`
 * Out: `sitemap.xml` with the pages of both
 *
 * A language without a sitemap stops the build. A site in English only keeps its file.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../../config/languages';

const END = '</urlset>';

/** The `<url>` elements of a sitemap, verbatim. */
function readUrlEntries(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, entries] = /<urlset[^>]*>([\s\S]*)<\/urlset>/.exec(text) ?? [];
  if (entries === undefined) throw new Error(`${file} contains no <urlset>`);
  return entries;
}

/** @param outDir folder of the whole build */
export function joinSitemaps(outDir: string, languages: readonly Pick<Language, 'base'>[]): void {
  const [english, ...others] = languages.map(({ base }) => path.join(outDir, base, 'sitemap.xml'));
  if (english === undefined || others.length === 0) return;
  const entries = others.map(readUrlEntries).join('');
  writeFileSync(
    english,
    readFileSync(english, 'utf8').replace(END, () => entries + END),
  );
  for (const file of others) rmSync(file);
}
