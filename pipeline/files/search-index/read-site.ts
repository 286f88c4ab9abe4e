/** Reads what the search indexes from a finished build, for the scripts that run without building. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { getRoute } from '../../lib/built-page';
import { listHtmlFiles } from '../../lib/built-files';
import { UNTRANSLATED } from '../../remark/untranslated';
import { parsePage, type ParsedPage } from './parse-page';

/**
 * Every guide of one language of a built site, sorted by route, without untranslated ones.
 * @param others folders of other languages below this one
 */
export function readSite(outDir: string, others: readonly string[] = []): ParsedPage[] {
  return listHtmlFiles(outDir)
    .filter((name) => !others.some((folder) => name.startsWith(`${folder}/`)))
    .map((name) => {
      const html = readFileSync(path.join(outDir, name), 'utf8');
      const $ = load(html, { scriptingEnabled: false });
      return $(`.${UNTRANSLATED}`).length > 0 ? undefined : parsePage($, getRoute(name));
    })
    .filter((page) => page !== undefined);
}
