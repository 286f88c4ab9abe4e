/**
 * `npm run new:guide -- <section> <route> "<title>"`: writes the skeleton of a guide, and lists it
 * in the sidebar after the others of its section. Refuses to overwrite.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderGuideSkeleton, type NewGuide } from '../pipeline/contract/skeleton';
import { addGuideToSidebar } from './lib/edit-sidebar';
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

runAsCommand('scripts/new-guide.ts', async ([section = '', route = '', title = '']) => {
  const file = createGuide(section, { route, title, today: new Date().toISOString().slice(0, 10) });
  const sidebars = await addGuideToSidebar(
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
