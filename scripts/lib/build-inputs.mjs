/**
 * Checks whether a build is up to date, so that `npm start` can skip it. Plain JavaScript without
 * npm packages, because `npm start` runs it before installing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Build outputs, files that a build never reads, and npm's folder (covered by the lock file). */
const IGNORED = new Set([
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

/**
 * The files below a folder. Links to folders are not followed: they can lead in circles.
 * @param {string} folder
 * @param {ReadonlySet<string>} [ignored] names to leave out
 * @returns {string[]}
 */
function listFiles(folder, ignored = new Set()) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !ignored.has(name),
  );
  return entries.flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(name);
    return statSync(name, { throwIfNoEntry: false })?.isFile() === true ? [name] : [];
  });
}

/**
 * A hash of all inputs of a build: the project's files, the environment, Node, and the year, which
 * is in the footer.
 * @param {string} [root] of the project
 */
export function hashInputs(root = '.') {
  const hash = createHash('sha256');
  const add = (/** @type {string | Buffer} */ part) => hash.update(`${part.length}:`).update(part);
  add(process.version);
  add(String(new Date().getFullYear()));
  for (const name of VARIABLES) add(process.env[name] ?? '');
  for (const file of listFiles(root, IGNORED).sort()) {
    add(path.relative(root, file));
    add(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Path of the stored hash of a build's inputs. @param {string} build folder */
const stampFile = (build) => path.join('.cache', `inputs-of-${path.basename(build)}`);

/**
 * Stores the hash of a finished build's inputs. @param {string} build @param {string} hash computed
 * before the build
 */
export function saveInputsHash(build, hash) {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampFile(build), hash);
}

/** Whether a build is up to date. @param {string} build */
export function isUpToDate(build) {
  const stamp = stampFile(build);
  if (!existsSync(path.join(build, 'index.html')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === hashInputs();
}
