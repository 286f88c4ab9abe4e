/**
 * Finds classes that only the server knows the styles of. Guides are rendered by the server alone,
 * so the browser's stylesheet gets the styles of their parts by a list
 * (`src/components/guide/built/styles.ts`), which is easily forgotten.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '../csp-pages';

/** A class of a CSS module, as the generator names it: `figure_x1Y2`. */
const MODULE_CLASS = /^[a-z][a-z\d]*_(?!_)[\w-]{4}$/i;

/** Classes of CSS modules in a page. */
export function moduleClasses(html: string): string[] {
  return [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)]
    .flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/))
    .filter((name) => MODULE_CLASS.test(name));
}

/** Module classes of a build's pages without any rule in its stylesheets, sorted. */
export function findMissingStyles(outDir: string): string[] {
  const folder = path.join(outDir, 'assets/css');
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const used = new Set(
    htmlFiles(outDir).flatMap((file) => moduleClasses(readFileSync(file, 'utf8'))),
  );
  return [...used].filter((name) => !styles.includes(`.${name}`)).sort();
}
