/**
 * Shared by `npm start` and `npm test`. Plain JavaScript without npm packages, because it runs on a
 * fresh clone before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** The oldest Node that every dependency in the lock file accepts. */
export const OLDEST_NODE = [20, 19];

/** File with the hash of the installed lock file; deleted with node_modules. */
const INSTALLED_STAMP = 'node_modules/.installed-lock-hash';

/** A failed step, with the fix. */
export class StepError extends Error {
  /**
   * @param {string} step the step that failed
   * @param {string} fix how to fix it
   */
  constructor(step, fix) {
    super(`${step} failed.\n  ${fix}`);
    this.name = 'StepError';
  }
}

/** Throws a StepError if this Node is too old. @param {string} [version] e.g. `20.19.0` */
export function assertNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new StepError(
    `Checking Node (found ${version})`,
    `Install Node ${needMajor}.${needMinor} or newer, then run the command again.`,
  );
}

/**
 * One program to run.
 * @typedef {object} Step
 * @property {string} name what a message calls it
 * @property {string} command a program in node_modules/.bin or on the PATH
 * @property {readonly string[]} args
 * @property {string} fix how to fix a failure
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [quiet] collects the output instead of printing it
 */

/** How many lines of a quiet program's output a message repeats. */
const MAX_REPEATED_LINES = 100;

/**
 * Runs a program, without input; it prints to this terminal.
 * @param {Step} step
 * @returns {Promise<string>} its output if `quiet`; rejects with a StepError
 */
export function run({ name, command, args, fix, env = {}, quiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...env,
        PATH: `${process.cwd()}/node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
      },
    });
    let printed = '';
    child.stdout?.on('data', (data) => (printed += String(data)));
    child.stderr?.on('data', (data) => (printed += String(data)));
    child.on('error', (error) => reject(new StepError(name, `${error.message}. ${fix}`)));
    child.on('exit', (code) => {
      if (code === 0) {
        resolve(printed);
        return;
      }
      const repeated = quiet ? printed.trim().split('\n').slice(-MAX_REPEATED_LINES) : [];
      reject(new StepError(name, [...repeated, fix].join('\n  ')));
    });
  });
}

/**
 * Runs steps two at a time, because most use one core, and prints each one's name when it has passed.
 * After a failure no further step starts, and the first failure is thrown when all have ended.
 * @param {readonly Step[]} steps
 * @param {(step: Step) => void} onPassed called after each step that passed
 * @returns {Promise<void>} rejects with a StepError
 */
export async function runInPairs(steps, onPassed) {
  const waiting = [...steps];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      try {
        await run({ ...step, quiet: true });
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
      print(step.name);
      onPassed(step);
    }
  };
  for (const ended of await Promise.allSettled([runWaiting(), runWaiting()]))
    if (ended.status === 'rejected') throw ended.reason;
}

/** Installs the dependencies of the lock file, unless they already are. */
export async function install() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(INSTALLED_STAMP) && readFileSync(INSTALLED_STAMP, 'utf8') === hash) return;
  print('Installing dependencies (npm ci)');
  await run({
    name: 'Installing dependencies',
    command: 'npm',
    args: ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    fix: 'Check the network and that package.json and package-lock.json agree (npm install).',
  });
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(INSTALLED_STAMP, hash);
}

/** Builds the site into build/ as it is published, with the size budgets. @type {Step} */
export const BUILD = {
  name: 'Building the site',
  command: 'npm',
  args: ['run', 'build', '--silent', '--', '--publish'],
  fix: 'The lines above name the file and what is wrong with it.',
  env: { NODE_ENV: 'production' },
};

/** Prints a progress line. @param {string} text */
export function print(text) {
  console.log(`\n== ${text}`);
}

/** What to print: the message of an expected failure, the stack of any other. @param {unknown} error */
function describeError(error) {
  if (error instanceof StepError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}

/** Runs a command's body; prints failures and sets exit code 1. @param {() => Promise<void>} body */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(`\n${describeError(error)}`);
    process.exitCode = 1;
  }
}
