/**
 * Caches results that are slow to make and depend only on their input, such as compressed copies
 * and cards, in `.cache/made` under the hash of that input.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { getCurrentLanguageCode } from '../../config/languages';
import { listFiles } from './built-files';

const FOLDER = path.resolve('.cache/made');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries that no build used for this long are dropped. */
const MAX_AGE_MS = 14 * DAY_MS;

export const hashParts = (parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  // Hashes the length as well, so that no two lists of parts collide.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/**
 * Folders and files that affect how a guide is compiled, in addition to the guides. A test finds
 * imported ones that are missing here; those that are only read are up to you.
 */
export const COMPILE_INPUTS: readonly string[] = [
  'config',
  'docusaurus.config.ts',
  'facts',
  'i18n',
  'package-lock.json',
  'pipeline',
  'products',
  'provider.config.ts',
  'sidebars.ts',
  'src',
  'static/img',
];
/** Environment variables that affect it, in addition to the language. */
const COMPILE_VARIABLES = ['I18N_DIR', 'PROVIDER_CONFIG'];

const hashes = new Map<string, string>();

/** A hash of everything that affects how a guide is compiled, except the guides themselves. */
export function hashProject(root = '.'): string {
  const variables = COMPILE_VARIABLES.map((name) => process.env[name] ?? '');
  // Docusaurus sets the variable of the language, and the steps after it do not.
  variables.push(getCurrentLanguageCode());
  const key = [root, ...variables].join();
  const knownHash = hashes.get(key);
  if (knownHash !== undefined) return knownHash;
  const parts = listInputFiles(root).flatMap((file) => [
    path.relative(root, file),
    readFileSync(file),
  ]);
  const hash = hashParts([process.version, ...variables, ...parts]);
  hashes.set(key, hash);
  return hash;
}

/** The files of `COMPILE_INPUTS` and the provider file, as absolute paths. */
function listInputFiles(root: string): string[] {
  const provider = process.env.PROVIDER_CONFIG ?? '';
  const inputs = [...COMPILE_INPUTS, ...(provider === '' ? [] : [provider])];
  return inputs
    .map((name) => path.resolve(root, name))
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      statSync(place).isFile() ? [place] : listFiles(place).map((below) => path.join(place, below)),
    );
}

/** What is cached, and under which key. */
interface CacheEntry {
  /** What is made; the name of a folder. */
  readonly kind: string;
  /** Everything that the result depends on, including the version of the tool. */
  readonly input: readonly (string | Buffer)[];
  /** Folder of the cache; another one in tests. */
  readonly folder?: string | undefined;
}

/** Returns the cached result for an input, or makes and caches it. */
export async function getOrMake(
  { kind, input, folder = FOLDER }: CacheEntry,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const file = path.join(folder, kind, hashParts(input));
  const now = Date.now();
  try {
    const cachedFile = readFileSync(file);
    if (now - statSync(file).mtimeMs > DAY_MS) utimesSync(file, now / 1000, now / 1000);
    return cachedFile;
  } catch {
    const madeFile = await make();
    mkdirSync(path.dirname(file), { recursive: true });
    // Two builds may run at the same time, and one may be stopped.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, madeFile);
    renameSync(temporary, file);
    return madeFile;
  }
}

/** Drops entries that no build used recently. */
export function pruneCache(folder = FOLDER): void {
  const oldest = Date.now() - MAX_AGE_MS;
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return;
  }
  for (const name of names) {
    const file = path.join(folder, name);
    const stat = statSync(file);
    if (stat.isFile() && stat.mtimeMs < oldest) rmSync(file);
  }
}
