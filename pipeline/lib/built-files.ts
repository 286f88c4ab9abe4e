/** Lists and measures the files of a build. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names of all files below a folder, with `/` as separator, sorted; none if it does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Names of the HTML files below a folder. */
export function listHtmlFiles(folder: string): string[] {
  return listFiles(folder).filter((name) => name.endsWith('.html'));
}

/** Transfer size of a file: its brotli copy, or the file itself. */
export function measureTransferSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
