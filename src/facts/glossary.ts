/** Words that a newcomer does not know: facts/glossary.yml, quoted as `[[term.heap]]`. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

export const GLOSSARY_FILE = 'facts/glossary.yml';

/** Two lines on a phone. */
const MAX_MEANING = 190;

const term = z.strictObject({
  /** As it stands in the middle of a sentence. */
  word: z.string().min(2),
  /** The same for several; needed where a guide writes `[[term.heap.many]]`. */
  many: z.string().min(2).optional(),
  /** What it is and why a reader meets it. */
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
 * @throws one line per problem, with the name of the entry
 */
export function parseGlossary(text: string, file = GLOSSARY_FILE): Glossary {
  const parsed = z.record(z.string().regex(/^[a-z]\w*$/i), term).safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const lines = text.split('\n');
  throw new Error(
    parsed.error.issues
      .map(({ path, message }) => {
        const [name = '', key = ''] = path.map(String);
        const line = lines.findIndex((other) => other.startsWith(`${name}:`)) + 1;
        return `${file}:${Math.max(line, 1)} "${name}" ${key}: ${message}`;
      })
      .join('\n'),
  );
}

let loaded: Glossary | undefined;

/** The glossary of this site. */
export function glossary(): Glossary {
  loaded ??= parseGlossary(readFileSync(GLOSSARY_FILE, 'utf8'));
  return loaded;
}
