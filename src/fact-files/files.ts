/**
 * Reads the files of facts. Their format is made for people who do not program: what one page
 * states, and the day on which it was read. Names follow from paths: `[[minecraft.newest]]` is
 * `newest` in facts/minecraft.yml, `[[rust.appId]]` in products/rust/facts.yml,
 * `[[plugin.bluemap.newest]]` in facts/plugin/bluemap.yml.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { findNearest } from '../lib/edit-distance';
import type { Fact } from './fact';
import { PROGRAMS } from './programs';
import { urlSchema, daySchema, parseYaml, createStrictObject } from './yaml';

/** Invalid facts: one line per mistake, with file and line. */
export class FactsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FactsError';
    // Printed instead of a stack trace, which would not help: the mistake is in a file of facts.
    this.stack = message;
  }
}

const name = z.string().regex(/^[a-z]\w*$/i, 'a name has letters and digits, no spaces or dots');
const scalar = z.union([z.string(), z.number()]);

const factDetails = {
  value: scalar,
  /** Appended to the URL of the group: `#max_players`. */
  at: z.string().optional(),
  unverified: z.string().optional(),
};
const fact = z.union([scalar, createStrictObject(factDetails)], {
  error: ({ input }) => {
    const knownKeys = Object.keys(factDetails);
    const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
    const wrong = keys.find((key) => !knownKeys.includes(key));
    return wrong !== undefined && !Array.isArray(input)
      ? `there is no key "${wrong}". Nearest: ${findNearest(wrong, knownKeys, 1).join()}`
      : 'write a value, or "value:" with "at:" and "unverified:" below it';
  },
});

const factFile = z
  .array(createStrictObject({ source: urlSchema, read: daySchema, facts: z.record(name, fact) }))
  .min(1);

/** Reads and validates a file; throws a FactsError. */
function readYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  const parsed = parseYaml(readFileSync(file, 'utf8'), schema);
  if (parsed.ok) return parsed.data;
  throw new FactsError(
    parsed.problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'),
  );
}

/** The facts in a file by name. Throws a FactsError. */
export function readFacts(file: string): Readonly<Record<string, Fact>> {
  const facts: Record<string, Fact> = {};
  for (const { source, read, facts: entries } of readYaml(file, factFile)) {
    for (const [key, entry] of Object.entries(entries)) {
      if (key in facts) throw new FactsError(`${file} ${key} appears twice: keep one of them`);
      const { value, at = '', ...rest } = typeof entry === 'object' ? entry : { value: entry };
      facts[key] = { value, source: source + at, checked: read, ...rest };
    }
  }
  return facts;
}

/** File and line of a key: `facts/minecraft.yml:12`; without a line if the file lacks the key. */
function formatKeyPlace(file: string, key = ''): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`));
  return at < 0 ? file : `${file}:${at + 1}`;
}

/**
 * Only the values of a file that code reads.
 * @param shape names and types: `{ iconSize: z.number() }`
 * @throws FactsError if one is missing or has the wrong type
 */
export function requireFacts<S extends z.ZodRawShape>(
  file: string,
  shape: S,
): z.infer<z.ZodObject<S>> {
  const facts = readFacts(file);
  const values = Object.fromEntries(
    Object.keys(shape).map((key) => [key, facts[key]?.value] as const),
  );
  const parsed = z.object(shape).safeParse(values);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map((issue) => {
    const key = String(issue.path[0]);
    if (key in facts) {
      return `${formatKeyPlace(file, key)} ${key} is read by code, which needs another value: ${issue.message.replace(/^Invalid input: /, '')}`;
    }
    const nearest = findNearest(key, Object.keys(facts), 3);
    return `${formatKeyPlace(file, nearest[0])} has no "${key}", which code reads. Nearest: ${nearest.join(', ')}`;
  });
  throw new FactsError(mistakes.join('\n'));
}

/** What one page states, as rows. */
export interface RowGroup<R> {
  readonly name?: string;
  readonly source: string | readonly string[];
  readonly checked: string;
  readonly unverified?: string;
  readonly rows: readonly R[];
}

/** The groups of a file whose rows share one format, in file order. Throws a FactsError. */
export function readRowGroups<S extends z.ZodRawShape>(
  file: string,
  row: S,
): readonly RowGroup<z.infer<z.ZodObject<S>>>[] {
  const group = createStrictObject({
    name: name.optional(),
    source: z.union([urlSchema, z.array(urlSchema).min(1)]),
    read: daySchema,
    unverified: z.string().optional(),
    rows: z.array(createStrictObject(row)).min(1),
  });
  return readYaml(file, z.array(group).min(1)).map(({ read, ...rest }) => ({
    ...rest,
    checked: read,
  }));
}

/** All rows of such a file. */
export function readRows<S extends z.ZodRawShape>(
  file: string,
  row: S,
): readonly z.infer<z.ZodObject<S>>[] {
  return readRowGroups(file, row).flatMap(({ rows }) => rows);
}

type ProgramFolder = keyof typeof PROGRAMS;

/** The records in a folder by file name. Throws a FactsError. */
export function readPrograms<F extends ProgramFolder>(
  folder: F,
): Readonly<Record<string, Omit<z.infer<(typeof PROGRAMS)[F]>, 'read'> & { checked: string }>> {
  return Object.fromEntries(
    listYamlFiles(path.posix.join('facts', folder)).map((file) => {
      const { read, ...rest } = readYaml(file, PROGRAMS[folder] as z.ZodType<{ read: string }>);
      return [path.basename(file, '.yml'), { ...rest, checked: read }];
    }),
  ) as ReturnType<typeof readPrograms<F>>;
}

const listYamlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yml'))
    .sort()
    .map((file) => path.posix.join(folder, file));

/** Files and folders in `facts/` with a different format. */
const FILES_IN_OTHER_FORMATS = ['facts/glossary.yml'];
const OTHER_FOLDERS = ['lists', 'permissions'];

/**
 * Every file of facts by the table name that quotes use: those in `facts/` and those of products.
 */
export function listTableFiles(): ReadonlyMap<string, string> {
  const general = listYamlFiles('facts')
    .filter((file) => !FILES_IN_OTHER_FORMATS.includes(file))
    .map((file) => [path.basename(file, '.yml'), file] as const);
  const ofProducts = listProductFiles('facts.yml').map(
    (file) => [path.basename(path.dirname(file)), file] as const,
  );
  return new Map([...general, ...ofProducts]);
}

/** Files with this name in the products' folders. */
export function listProductFiles(file: string): string[] {
  return readdirSync('products', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.posix.join('products', entry.name, file))
    .filter((candidate) => existsSync(candidate));
}

/** A folder that no code reads would be forgotten silently. */
function listUnknownFolders(): string[] {
  const knownFolders = [...Object.keys(PROGRAMS), ...OTHER_FOLDERS];
  return readdirSync('facts', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !knownFolders.includes(entry.name))
    .map(
      (entry) =>
        `facts/${entry.name}/ is a folder that no code reads. The folders are ${knownFolders.join(', ')}; for another kind of program add its form to src/fact-files/programs.ts`,
    );
}

/**
 * All facts and records by table, for quotes. Throws a FactsError that lists the mistakes in all
 * files.
 */
export function readTables(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const mistakes = listUnknownFolders();
  const tryRead = (read: () => Readonly<Record<string, unknown>>) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
      mistakes.push(error.message);
      return {};
    }
  };
  const tables = Object.fromEntries([
    ...[...listTableFiles()].map(
      ([table, file]) => [table, tryRead(() => readFacts(file))] as const,
    ),
    ...(Object.keys(PROGRAMS) as ProgramFolder[]).map(
      (folder) => [folder, tryRead(() => readPrograms(folder))] as const,
    ),
  ]);
  if (mistakes.length > 0) throw new FactsError(mistakes.join('\n'));
  return tables;
}
