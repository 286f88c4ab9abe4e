/** Files of a build. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names of all files below a folder, with `/` between folders, sorted; none where it is missing. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Names of the pages below a folder. */
export function htmlFiles(folder: string): string[] {
  return filesBelow(folder).filter((name) => name.endsWith('.html'));
}

/** Bytes of a file as a browser gets it: its brotli copy, or itself. */
export function transferSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
