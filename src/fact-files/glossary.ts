/**
 * Reads the terms that a newcomer does not know from facts/glossary.yml, quoted as `[[term.heap]]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseYaml, createStrictObject } from './yaml';

const GLOSSARY_FILE = 'facts/glossary.yml';

/** Two lines on a phone. */
const MAX_MEANING = 190;

const term = createStrictObject({
  /** As written in the middle of a sentence. */
  word: z.string().min(2),
  /** The plural; required if a guide writes `[[term.heap.many]]`. */
  many: z.string().min(2).optional(),
  /** What it is and why a reader comes across it. */
  means: z
    .string()
    .min(30, 'at least 30 letters')
    .max(MAX_MEANING, `at most ${MAX_MEANING} letters`),
  /** Route of the guide that says more. */
  guide: z.string().startsWith('/').optional(),
});

export type Term = z.infer<typeof term>;
export type Glossary = Readonly<Record<string, Term>>;

/**
 * Reads the glossary.
 * @throws `file:line message` for each problem
 */
export function parseGlossary(text: string, file = GLOSSARY_FILE): Glossary {
  const parsed = parseYaml(text, z.record(z.string().regex(/^[a-z]\w*$/i), term));
  if (parsed.ok) return parsed.data;
  throw new Error(
    parsed.problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'),
  );
}

const loaded = new Map<string, Glossary>();

function readCachedGlossary(file: string): Glossary {
  const known = loaded.get(file) ?? parseGlossary(readFileSync(file, 'utf8'), file);
  loaded.set(file, known);
  return known;
}

/**
 * The glossary of this site.
 * @param translations folder of a language; terms that its `glossary.yml` lacks stay English
 */
export function readGlossary(translations?: string): Glossary {
  const english = readCachedGlossary(GLOSSARY_FILE);
  const file = `${translations ?? ''}/glossary.yml`;
  return translations !== undefined && existsSync(file)
    ? { ...english, ...readCachedGlossary(file) }
    : english;
}
