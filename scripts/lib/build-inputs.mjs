/**
 * Tells whether a build is that of the files as they are, so that `npm start` need not make it again.
 * Plain JavaScript without imports from npm: `npm start` asks before anything else.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What a build makes, what it never reads, and what npm keeps (the lock file tells of that). */
const NO_INPUT = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'benchmarks',
  'build',
  'hosting',
  'node_modules',
  'test-results',
  'tests',
]);
/** Environment variables that a build reads. */
const VARIABLES = [
  'DOCS_DIR',
  'I18N_DIR',
  'PROVIDER_CONFIG',
  'SEARCH_API_KEY',
  'SEARCH_APP_ID',
  'SEARCH_INDEX_NAME',
];

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}

/**
 * A hash of all that a build follows from: the project's files, the environment, Node, and the year,
 * which is in the foot of every page.
 * @param {string} [root] of the project
 */
export function hashOfInputs(root = '.') {
  const hash = createHash('sha256');
  const add = (/** @type {string | Buffer} */ part) => hash.update(`${part.length}:`).update(part);
  add(process.version);
  add(String(new Date().getFullYear()));
  for (const name of VARIABLES) add(process.env[name] ?? '');
  const entries = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => !NO_INPUT.has(name),
  );
  const files = entries.flatMap((entry) => {
    const name = path.join(root, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
  for (const file of files.sort()) {
    add(path.relative(root, file));
    add(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Where the hash of a build's inputs is kept. @param {string} build folder */
const stampOf = (build) => path.join('.cache', `inputs-of-${path.basename(build)}`);

/** Notes what a finished build was made of. @param {string} build @param {string} hash of before */
export function stampBuild(build, hash) {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampOf(build), hash);
}

/** Whether a build is that of the files as they are. @param {string} build */
export function isBuilt(build) {
  const stamp = stampOf(build);
  if (!existsSync(path.join(build, 'index.html')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === hashOfInputs();
}
