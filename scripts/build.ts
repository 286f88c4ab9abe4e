/**
 * `npm run build`: builds the site below `.cache` and moves it to `build/` (or the given folder)
 * once every step has succeeded. A failure leaves the previous build untouched. With `--publish`
 * the compressed copies use the highest levels.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runAsCommand } from './lib/run-as-command';
import { getDocsDir } from '../config/docs-dir';
import { hashInputs, saveInputsHash } from './lib/build-inputs.mjs';

/**
 * Replaces a folder with another.
 * @param newFolder is moved, so it must be on the same disk
 * @param oldFolder temporary path for the folder that is replaced
 */
export function replaceFolder(
  newFolder: string,
  target: string,
  oldFolder = `${newFolder}.old`,
): void {
  rmSync(oldFolder, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, oldFolder);
  try {
    renameSync(newFolder, target);
  } catch (error) {
    if (existsSync(oldFolder)) renameSync(oldFolder, target);
    throw error;
  }
  rmSync(oldFolder, { recursive: true, force: true });
}

/** Docusaurus's CLI; `build` has already done what `scripts/docusaurus.mjs` does first. */
const DOCUSAURUS = createRequire(path.resolve('package.json')).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

/**
 * In megabytes. Compiling guides makes many objects that live briefly: with Node's default of 16, a
 * tenth of Docusaurus's time goes into moving those that are still alive.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Loads `docusaurus.config.ts`; needs tsx in the same process. */
const CONFIG = 'scripts/lib/native-config.cjs';

/** The log of a failed build. */
const LOG = '.cache/build-error.log';

/** Docusaurus's failure message, and its prompt after half of a build. */
const HIDDEN_LINES = /^(?:\[INFO\] (?:Docusaurus version:|Use `npm run serve`)|Node version:)/;

/** Runs Docusaurus and shows its progress; on failure prints only the errors, each starting with its place. */
async function runDocusaurus(outDir: string): Promise<void> {
  const node = [YOUNG_GENERATION, '--import', 'tsx'];
  const args = [...node, DOCUSAURUS, 'build', '--config', CONFIG, '--out-dir', outDir];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  const printed: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(line);
    if (line !== '' && !HIDDEN_LINES.test(line)) console.log(line);
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    printed.push(line);
    errors.push(line);
  });
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status === 0) {
    if (errors.length > 0) console.error(errors.join('\n'));
    return;
  }
  mkdirSync(path.dirname(LOG), { recursive: true });
  writeFileSync(LOG, `${printed.join('\n')}\n`);
  const { describeFailure } = await import('./lib/build-error');
  const { listLanguages } = await import('../config/languages');
  const { loadProvider } = await import('../config/load-provider');
  const faults = describeFailure(errors.join('\n'), getDocsDir(), {
    sidebar: readFileSync('sidebars.ts', 'utf8'),
    languages: listLanguages(await loadProvider()),
  });
  throw new Error(`${faults.join('\n')}\nThe build stopped; all that it printed is in ${LOG}.`);
}

async function build(target: string, isPublished: boolean): Promise<void> {
  const outDir = path.join('.cache', `fresh-${path.basename(target)}`);
  const inputs = hashInputs();
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(path.dirname(outDir), { recursive: true });
  const { prepare } = await import('./prepare');
  await prepare();
  // Not earlier, because it reads the lists of products; in parallel, because it takes a while.
  const finish = import('./finish-build');
  // What is wrong with a guide, Docusaurus says better.
  const prepared = finish.then(({ prepareFinish }) => prepareFinish()).catch(() => undefined);
  await Promise.all([runDocusaurus(outDir), prepared]);
  const { finishBuild } = await finish;
  await finishBuild(outDir, isPublished ? 'publish' : 'local');
  const { describeLostUrls, findLostUrls } = await import('./lib/lost-urls');
  const lost = findLostUrls(target, outDir);
  replaceFolder(outDir, target);
  saveInputsHash(target, inputs);
  if (lost.length > 0) console.log(describeLostUrls(lost));
  console.log(`The site is in ${target}/.`);
}

const PUBLISH = '--publish';

runAsCommand('scripts/build.ts', async (args) => {
  const [target = 'build'] = args.filter((arg) => arg !== PUBLISH);
  try {
    await build(target, args.includes(PUBLISH));
  } catch (error) {
    if (!existsSync(target)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n${target}/ is still the previous build.`, { cause: error });
  }
});
