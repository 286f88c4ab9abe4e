/**
 * Makes built guides usable as data: what a page that is already open needs to show another one.
 *
 * In:  build/sftp/index.html with the guide's text and, right behind it, its data as JSON
 * Out: the same page with the data at its end, where it delays no text, and the folder of the data
 *      files in `data-guides`; assets/guides/1a2b3c4d/sftp.json with data and text
 *
 * The folder's name is the hash of all files in it, so that they can be kept forever and pages of
 * an older build find none of a newer one.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideData } from '../../../src/components/guide/built/data';
import type { GuideFile } from '../../../src/components/guide/built/load';
import { htmlFiles } from '../csp-pages';

const GUIDE =
  /<div class="theme-doc-markdown markdown">([\s\S]*)<\/div>(<script type="?application\/json"? id="?guide-data"?>([\s\S]*?)<\/script>)/;

/**
 * Takes the guide out of a page.
 * @returns the page with the data at its end, and the guide; undefined where the page holds none
 */
export function splitGuide(page: string): { html: string; guide: GuideFile } | undefined {
  const [, text, script, json] = GUIDE.exec(page) ?? [];
  if (text === undefined || script === undefined || json === undefined) return undefined;
  const data = JSON.parse(json) as GuideData;
  // The contents list of a page that is open is read from it.
  const known = script.replace(json, () => JSON.stringify(data.metadata).replace(/</g, '\\u003c'));
  const html = page.replace(script, '').replace(/(?=<\/body>|<\/html>|$)/, () => known);
  return { html, guide: { ...data, html: text } };
}

/**
 * Writes the data files of all guides of a build; returns how many.
 * @throws where a page shows a guide in another form
 */
export function writeGuideData(outDir: string): number {
  const work = path.join(outDir, 'assets/guides');
  const hash = createHash('sha256');
  const pages = htmlFiles(outDir);
  let count = 0;
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const split = splitGuide(html);
    if (split === undefined) {
      if (!html.includes('theme-doc-markdown')) continue;
      throw new Error(
        `${path.relative(outDir, page)}: the guide's data must stand right behind its text (src/theme/DocItem/Content)`,
      );
    }
    const route = split.guide.metadata.permalink ?? '';
    const file = path.join(work, 'new', `${route === '/' ? 'index' : route}.json`);
    const json = JSON.stringify(split.guide);
    hash.update(json);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, json);
    writeFileSync(page, split.html);
    count += 1;
  }
  const name = hash.digest('hex').slice(0, 8);
  if (count > 0) renameSync(path.join(work, 'new'), path.join(work, name));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace(' data-app=', ` data-guides=/assets/guides/${name}$&`));
  }
  return count;
}
