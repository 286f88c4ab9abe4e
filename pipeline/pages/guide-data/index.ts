/**
 * Writes built guides as data files, the payload of client-side navigation.
 *
 * In:  build/sftp/index.html with the guide's text and, right after it, its data as JSON
 * Out: the same page with the data at its end, where it delays no text;
 *      assets/guides/1a2b3c4d/sftp.json with data and text
 *
 * The folder's name is the hash of all files in it, so that they can be cached forever and pages of
 * an older build never load files of a newer one.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideData, GuideDataFile } from '../../../src/components/guide/built/data';
import type { BuiltPage } from '../../lib/built-page';

const TEXT = '.theme-doc-markdown';
const DATA = 'script#guide-data';

/** A guide as a file, by its route. */
export interface GuideJson {
  readonly route: string;
  readonly json: string;
}

/**
 * Extracts the guide from a page, and moves its data to the end of the page.
 * @returns undefined if the page has no guide
 */
export function splitGuide(page: BuiltPage): GuideJson | undefined {
  if (page.all(TEXT).length === 0) return undefined;
  const text = page.one(TEXT);
  const script = page.one(DATA);
  if (page.query(text).next().get(0) !== script) {
    throw page.problem('the data must stand right behind the text (src/theme/DocItem/Content)');
  }
  const data = JSON.parse(page.text(script)) as GuideData;
  const guide: GuideDataFile = { ...data, html: page.inner(text) };
  page.remove(script);
  // Needed for the list "On this page". `<` is escaped: `</script>` in a heading would end the
  // script.
  const known = JSON.stringify(data.metadata).replaceAll('<', '\\u003c');
  page.appendToBody(`<script type=application/json id=guide-data>${known}</script>`);
  return { route: page.route, json: JSON.stringify(guide) };
}

/**
 * Writes the data files of all guides of a build.
 * @param outDir folder of one language
 * @param base path of that language
 * @returns the URL of their folder
 */
export function writeGuideData(outDir: string, guides: readonly GuideJson[], base = '/'): string {
  const hash = createHash('sha256');
  for (const { json } of guides) hash.update(json);
  const folder = `assets/guides/${hash.digest('hex').slice(0, 8)}`;
  for (const { route, json } of guides) {
    // The browser requests it below the folder by the full path of the page.
    const address = base + route.slice(1);
    const file = path.join(
      outDir,
      folder,
      `${address.endsWith('/') ? `${address}index` : address}.json`,
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, json);
  }
  return base + folder;
}
