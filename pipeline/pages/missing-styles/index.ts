/**
 * Finds classes whose styles are missing in the browser. Guides are rendered only on the server, so
 * the browser's stylesheet gets the styles of their components from a list
 * (`src/components/guide/built/styles.ts`), which is easy to forget.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../lib/built-page';
import { listFiles } from '../../lib/built-files';

/** A class of a CSS module, as Docusaurus names it: `figure_x1Y2`. */
const MODULE_CLASS = /^[a-z][a-z\d]*_(?!_)[\w-]{4}$/i;

/** CSS module classes used in a page. */
export function listModuleClasses(page: BuiltPage): string[] {
  return page
    .all('[class]')
    .flatMap(({ attribs }) => (attribs['class'] ?? '').split(' '))
    .filter((name) => MODULE_CLASS.test(name));
}

/** The classes that no stylesheet of a build has a rule for, sorted. */
export function findMissingStyles(outDir: string, classes: Iterable<string>): string[] {
  const folder = path.join(outDir, 'assets/css');
  const styles = listFiles(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  return [...new Set(classes)].filter((name) => !styles.includes(`.${name}`)).sort();
}

/** Fails the build if classes have no style. */
export function assertNoMissingStyles(outDir: string, classes: Iterable<string>): void {
  const missing = findMissingStyles(outDir, classes);
  if (missing.length === 0) return;
  throw new Error(
    `Classes of built pages have no style; add the modules that they are from to src/components/guide/built/styles.ts: ${missing.join(', ')}`,
  );
}
