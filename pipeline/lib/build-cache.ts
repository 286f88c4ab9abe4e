/**
 * What takes long to make and follows from its input alone, such as a compressed copy or a card, is
 * kept below `.cache/made` under the hash of that input, and taken from there by later builds.
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
import { filesBelow } from './files';

const FOLDER = path.resolve('.cache/made');
const DAY_MS = 24 * 60 * 60 * 1000;
/** What no build has asked for so long is dropped. */
const MAX_AGE_MS = 14 * DAY_MS;

export const hashOf = (parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  // With its length, so that no two lists of parts look the same.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** Folders and files that decide what the build makes of a guide, beside the guides themselves. */
const AROUND = [
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
/** Environment variables that do. */
const VARIABLES = ['DOCUSAURUS_CURRENT_LOCALE', 'I18N_DIR', 'PROVIDER_CONFIG'];

const hashes = new Map<string, string>();

/** A hash of everything that decides what is made of a guide, beside the guides themselves. */
export function hashOfProject(root = '.'): string {
  const variables = VARIABLES.map((name) => process.env[name] ?? '');
  const asked = [root, ...variables].join();
  const known = hashes.get(asked);
  if (known !== undefined) return known;
  const provider = process.env.PROVIDER_CONFIG ?? '';
  const files = [...AROUND, ...(provider === '' ? [] : [provider])].flatMap((name) => {
    const place = path.resolve(root, name);
    if (!existsSync(place)) return [];
    return statSync(place).isFile()
      ? [place]
      : filesBelow(place).map((below) => path.join(place, below));
  });
  const parts = files.flatMap((file) => [path.relative(root, file), readFileSync(file)]);
  const hash = hashOf([process.version, ...variables, ...parts]);
  hashes.set(asked, hash);
  return hash;
}

/**
 * Gives what was made of an input before, or makes and keeps it.
 * @param kind name of a folder: what is made
 * @param input all that the result depends on, the version of the tool included
 */
export async function cached(
  kind: string,
  input: readonly (string | Buffer)[],
  make: () => Buffer | Promise<Buffer>,
  folder = FOLDER,
): Promise<Buffer> {
  const file = path.join(folder, kind, hashOf(input));
  const now = Date.now();
  try {
    const kept = readFileSync(file);
    if (now - statSync(file).mtimeMs > DAY_MS) utimesSync(file, now / 1000, now / 1000);
    return kept;
  } catch {
    const made = await make();
    mkdirSync(path.dirname(file), { recursive: true });
    // Two builds may run at a time, and one may be stopped.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, made);
    renameSync(draft, file);
    return made;
  }
}

/** Drops what no build has asked for recently. */
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
