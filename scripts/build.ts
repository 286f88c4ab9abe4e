/**
 * `npm run build`: builds the site beside `build/` and puts it in place when every step went well.
 * A step that fails leaves the previous `build/` as it was.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finishBuild } from './finish-build';

const TARGET = 'build';
const FRESH = '.cache/build';

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

async function build(): Promise<void> {
  rmSync(FRESH, { recursive: true, force: true });
  mkdirSync(path.dirname(FRESH), { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    ['scripts/docusaurus.mjs', 'build', '--out-dir', FRESH],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('Docusaurus could not build the site: see above.');
  await finishBuild(FRESH);
  replaceFolder(FRESH, TARGET);
  console.log(`The site is in ${TARGET}/.`);
}

if (process.argv[1]?.endsWith('build.ts') === true) {
  build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (existsSync(TARGET)) console.error(`${TARGET}/ is still the previous build.`);
    process.exitCode = 1;
  });
}
