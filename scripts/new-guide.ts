/**
 * `npm run new:guide -- <section> <route> "<title>"`: writes a guide that passes the content
 * contract, to be filled in. Refuses to overwrite.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guideSkeleton } from '../pipeline/contract/skeleton';

/** Writes the file and returns its path; throws where the arguments are wrong or the file exists. */
export function newGuide(section: string, route: string, title: string, today: string): string {
  if (!/^[\w/-]+$/.test(section) || !/^\/[\w/-]+$/.test(route) || title.length < 3) {
    throw new Error('Usage: npm run new:guide -- <section> </route> "<title>"');
  }
  const file = path.join('docs', section, `${path.basename(route)}.mdx`);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, guideSkeleton(route, title, today));
  return file;
}

if (process.argv[1]?.endsWith('new-guide.ts') === true) {
  const [section = '', route = '', title = ''] = process.argv.slice(2);
  try {
    const file = newGuide(section, route, title, new Date().toISOString().slice(0, 10));
    console.log(
      `${file} written. Add it to sidebars.ts and check it: npm run check:guides -- ${file}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
