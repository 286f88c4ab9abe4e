/**
 * `npm run new:guide -- <section> <route> "<title>"`: writes the skeleton of a guide, and lists it
 * in the sidebar after the others of its section. Refuses to overwrite.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderGuideSkeleton, type NewGuide } from '../pipeline/contract/skeleton';
import { runAsCommand } from './lib/run-as-command';

/**
 * Writes the file and returns its path.
 * @param section folder below `docs/`
 * @throws if an argument is invalid or the file exists
 */
export function createGuide(section: string, guide: NewGuide): string {
  const { route, title } = guide;
  if (!/^[\w/-]+$/.test(section) || !/^\/[\w/-]+$/.test(route) || title.length < 3) {
    throw new Error('Usage: npm run new:guide -- <section> </route> "<title>"');
  }
  const file = path.join('docs', section, `${path.basename(route)}.mdx`);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, renderGuideSkeleton(guide));
  return file;
}

/**
 * The text of `sidebars.ts` with a guide after the last one of its section.
 * @returns undefined if no guide of the section is listed, or the format is unknown
 */
export function addToSidebar(sidebars: string, id: string): string | undefined {
  const sectionPrefix = `'${path.posix.dirname(id)}/`;
  // What follows the lists names sections, too.
  const listsEnd = sidebars.lastIndexOf('const ofOtherFolder');
  const lastStart = sidebars.lastIndexOf(sectionPrefix, listsEnd < 0 ? undefined : listsEnd);
  const lastEnd = sidebars.indexOf("'", lastStart + 1) + 1;
  if (lastStart < 0 || lastEnd === 0 || sidebars.includes(`'${id}'`)) return undefined;
  const indent = /\n( *)$/.exec(sidebars.slice(0, lastStart))?.[1];
  const isOnOwnLine = indent !== undefined;
  const item = isOnOwnLine ? `,\n${indent}'${id}'` : `, '${id}'`;
  return sidebars.slice(0, lastEnd) + item + sidebars.slice(lastEnd);
}

runAsCommand('scripts/new-guide.ts', ([section = '', route = '', title = '']) => {
  const file = createGuide(section, { route, title, today: new Date().toISOString().slice(0, 10) });
  const sidebars = addToSidebar(
    readFileSync('sidebars.ts', 'utf8'),
    `${section}/${path.basename(route)}`,
  );
  const toDo = `link to it from a related guide, and check it: npm run check:guides -- ${file}`;
  if (sidebars === undefined) {
    console.log(`${file} written. List it in sidebars.ts, fill it in, ${toDo}`);
  } else {
    writeFileSync('sidebars.ts', sidebars);
    console.log(`${file} written and listed in sidebars.ts. Fill it in, ${toDo}`);
  }
});
