/**
 * `npm run build`: builds the site below `.cache` and puts it into `build/` (or the folder that is
 * given) when every step went well. A step that fails leaves the previous build as it was.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOfInputs, stampBuild } from './build-inputs.mjs';

/**
 * Puts a folder in place of another.
 * @param fresh is gone afterwards, and must be on the same disk
 * @param old where the other one waits meanwhile
 */
export function replaceFolder(fresh: string, target: string, old = `${fresh}.old`): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(fresh, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

async function build(target: string): Promise<void> {
  const fresh = path.join('.cache', `fresh-${path.basename(target)}`);
  const inputs = hashOfInputs();
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(path.dirname(fresh), { recursive: true });
  const args = ['scripts/docusaurus.mjs', 'build', '--out-dir', fresh];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('Docusaurus could not build the site: see above.');
  // Only now: the lists of products follow their folders first.
  const { finishBuild } = await import('./finish-build');
  await finishBuild(fresh);
  replaceFolder(fresh, target);
  stampBuild(target, inputs);
  console.log(`The site is in ${target}/.`);
}

if (process.argv[1]?.endsWith('build.ts') === true) {
  const [target = 'build'] = process.argv.slice(2);
  build(target).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (existsSync(target)) console.error(`${target}/ is still the previous build.`);
    process.exitCode = 1;
  });
}
