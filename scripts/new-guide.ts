/**
 * `npm run new:guide -- <section> <route> "<title>"`: writes the skeleton of a guide, and lists it
 * in the sidebar after the others of its section. Refuses to overwrite.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { renderGuideSkeleton, type NewGuide } from '../pipeline/contract/skeleton';
import { listGuides, parseSlug } from '../pipeline/guides';
import { getProduct } from '../products/lookup';
import { formatNearest } from '../src/lib/edit-distance';
import { addGuideToSidebar } from './lib/edit-sidebar';

const USAGE = 'Usage: npm run new:guide -- <section> </route> "<title>"';

/** Whether guides in a folder below `docs/` belong to a product. */
function isSection(section: string): boolean {
  try {
    getProduct(`${section}/`);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with the arguments of the command, and what to write. */
function findMistakes(section: string, { route, title }: NewGuide): string[] {
  const guides = listGuides('docs');
  const sections = new Set(
    guides.map(({ id }) => path.posix.dirname(id)).filter((folder) => folder !== '.'),
  );
  const other = guides.find(({ source }) => parseSlug(source) === route);
  const mistakes: [isRight: boolean, message: string][] = [
    [
      /^[\w-]+(?:\/[\w-]+)*$/.test(section) && isSection(section),
      `"${section}" is not a section: write a folder of docs/, or name a new one under "guides" in products/<name>/index.ts first. ${formatNearest(section, sections)}`,
    ],
    [
      /^(?:\/[\w-]+)+$/.test(route),
      `"${route}" is not a route: start it with a slash and end it without one, e.g. /sftp`,
    ],
    [other === undefined, `"${route}" is the route of ${other?.file ?? ''} already: write another`],
    [title.trim().length >= 3, 'the title has fewer than 3 letters: write it in quotes'],
  ];
  return mistakes.flatMap(([isRight, message]) => (isRight ? [] : [message]));
}

/**
 * Writes the file and returns its path.
 * @param section folder below `docs/`
 * @throws if an argument is invalid or the file exists
 */
export function createGuide(section: string, guide: NewGuide): string {
  const mistakes = findMistakes(section, guide);
  if (mistakes.length > 0) throw new Error([...mistakes, USAGE].join('\n'));
  const file = path.join('docs', section, `${path.basename(guide.route)}.mdx`);
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
