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
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new StepError(
    `Checking Node (found ${version})`,
    `Install Node ${needMajor}.${needMinor} or newer, then run the command again.`,
  );
}

/**
 * Runs a program with this terminal as its input and output.
 * @param {string} step text of the progress line
 * @param {string} command a program in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @param {{ fix: string, env?: Record<string, string>, quiet?: boolean }} options
 * @returns {Promise<string>} its output if `quiet`; rejects with a StepError
 */
export function run(step, command, args, { fix, env = {}, quiet = false }) {
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
    child.on('error', (error) => reject(new StepError(step, `${error.message}. ${fix}`)));
    child.on('exit', (code) => {
      if (code === 0) resolve(printed);
      else
        reject(
          new StepError(
            step,
            `${quiet ? `${printed.trim().split('\n').slice(-30).join('\n  ')}\n  ` : ''}${fix}`,
          ),
        );
    });
  });
}

/** Installs the dependencies of the lock file, unless they already are. */
export async function install() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(INSTALLED_STAMP) && readFileSync(INSTALLED_STAMP, 'utf8') === hash) return;
  say('Installing dependencies (npm ci)');
  await run(
    'Installing dependencies',
    'npm',
    ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    {
      fix: 'Check the network and that package.json and package-lock.json agree (npm install).',
    },
  );
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(INSTALLED_STAMP, hash);
}

/** Builds the production site into build/. @param {{ isPublished?: boolean }} [options] */
export async function build({ isPublished = false } = {}) {
  const args = ['run', 'build', '--silent', ...(isPublished ? ['--', '--publish'] : [])];
  await run('Building the site', 'npm', args, {
    fix: 'The lines above name the file and what is wrong with it.',
    env: { NODE_ENV: 'production' },
  });
}

/** Prints a progress line. @param {string} text */
export function say(text) {
  console.log(`\n== ${text}`);
}

/** Runs a command's body; prints failures and sets exit code 1. @param {() => Promise<void>} body */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(
      `\n${error instanceof StepError ? error.message : String(error instanceof Error ? error.stack : error)}`,
    );
    process.exitCode = 1;
  }
}
