/** Loads and checks `provider.config.ts`: every mistake at once, with its line and the way out. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { FEATURE_NAMES, isFeature, withDerived } from '../src/facts/features';
import { providerSchema, type Provider } from '../src/facts/provider';
import { nearest } from '../src/lib/edit-distance';
import { currentCode, ENGLISH } from './languages';
import { withPreset } from './presets';

/** The provider file is wrong: one message with every mistake, its line and the way out. */
export class ProviderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderError';
    // Printed instead of a stack trace, which would help nobody: the mistake is in the provider file.
    this.stack = message;
  }
}

/** One thing that is wrong with the provider file. */
interface Mistake {
  /** Keys that lead to the value. */
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Loads and checks the provider file: `provider.config.ts`, or the one that PROVIDER_CONFIG names,
 * which is how a test builds the site of another host. Throws a ProviderError.
 * @param language whose words it has: by default the one that Docusaurus builds
 */
export async function loadProvider(language = currentCode()): Promise<Provider> {
  const name = fileName();
  const file = path.resolve(name);
  if (!existsSync(file)) throw new ProviderError(`${name} does not exist.`);
  const loaded = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw asSyntaxError(error, name);
  })) as { provider?: unknown };
  if (loaded.provider === undefined) {
    throw new ProviderError(
      `${name} exports no constant named "provider". Start it with: export const provider: Provider = {`,
    );
  }
  return checkProvider(loaded.provider, name, readFileSync(file, 'utf8'), language);
}

/**
 * The provider where every value has the right form; else throws a ProviderError that names all
 * that do not.
 * @param name of the file, for messages
 * @param source text of the file, to name lines
 * @param language whose words it has
 */
export function checkProvider(
  value: unknown,
  name: string,
  source: string,
  language = ENGLISH,
): Provider {
  const { success, data, error } = providerSchema.safeParse(value);
  const mistakes = [
    ...(success ? missingFiles(data) : error.issues.flatMap((issue) => mistakesOf(issue, value))),
    ...unknownFunctions(value),
  ];
  if (!success || mistakes.length > 0) {
    throw new ProviderError(mistakes.map((one) => lineFor(one, name, source)).join('\n'));
  }
  const provider = withPreset(data);
  const languages = Object.entries(data.languages ?? {}).flatMap(([code, { instead }]) =>
    instead === undefined
      ? []
      : [[code, inLanguage(provider, instead, { name, source, language: code })] as const],
  );
  return withDerived(new Map(languages).get(language) ?? provider);
}

/** The provider file that is used. */
const fileName = () => process.env.PROVIDER_CONFIG ?? 'provider.config.ts';

/** File and line of a value of the provider file: `provider.config.ts:93`. */
export function lineOfKeys(keys: readonly string[]): string {
  const line = lineOf(keys, readFileSync(path.resolve(fileName()), 'utf8'));
  return line === undefined ? fileName() : `${fileName()}:${line}`;
}

/** `provider.config.ts:93 sftp.port is missing. …` */
function lineFor({ path: keys, message }: Mistake, name: string, source: string): string {
  const line = lineOf(keys, source);
  return `${name}${line === undefined ? '' : `:${line}`} ${keys.join('.')} ${message}`;
}

/** What the schema says of one value, in words for the people who edit the file. */
function mistakesOf(issue: z.core.$ZodIssue, value: unknown): Mistake[] {
  const keys = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...keys, key],
      message: 'is no setting that the site knows. Check how it is spelled, or remove it.',
    }));
  }
  // A key of the wrong form, such as a code of a language: zod keeps what is wrong with it inside.
  if (issue.code === 'invalid_key') {
    return [{ path: keys, message: issue.issues[0]?.message ?? issue.message }];
  }
  return [{ path: keys, message: wordsFor(issue.message, valueAt(value, keys)) }];
}

/** Names below `features` that are no function and no product; each would turn nothing off. */
function unknownFunctions(value: unknown): Mistake[] {
  const features = valueAt(value, ['features']);
  if (typeof features !== 'object' || features === null) return [];
  return Object.keys(features)
    .filter((key) => !isFeature(key))
    .map((key) => ({
      path: ['features', key],
      message: `is no function or product that the site knows. Write ${nearest(key, FEATURE_NAMES, 3).join(', ')} or another one of them, or remove it.`,
    }));
}

/** The message of a file that is no TypeScript: its line, and what usually lies behind it. */
function asSyntaxError(error: unknown, name: string): unknown {
  const [, line, problem] = /:(\d+):\d+: ERROR: (.+)/.exec(String(error)) ?? [];
  return line === undefined
    ? error
    : new ProviderError(
        `${name}:${line} ${problem}. A comma, a quotation mark or a brace is missing here or above.`,
      );
}

interface Place {
  readonly name: string;
  readonly source: string;
  readonly language: string;
}

/** The provider with the words of a language. Throws where it would no longer be in order. */
function inLanguage(
  provider: Provider,
  instead: Readonly<Record<string, unknown>>,
  { name, source, language }: Place,
): Provider {
  const { success, data, error } = providerSchema.safeParse(merged(provider, instead));
  if (success) return data;
  const mistakes = error.issues.flatMap((issue) => mistakesOf(issue, provider));
  throw new ProviderError(
    mistakes
      .map(({ path: keys, message }) => ({
        path: ['languages', language, 'instead', ...keys],
        message,
      }))
      .map((one) => lineFor(one, name, source))
      .join('\n'),
  );
}

/** A value with others in places of it, however deep; lists are replaced as a whole. */
function merged(value: unknown, instead: unknown): unknown {
  const isGroup = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isGroup(value) || !isGroup(instead)) return instead;
  const changed = Object.entries(instead).map(([key, one]) => [key, merged(value[key], one)]);
  return { ...value, ...Object.fromEntries(changed) };
}

/** What is in order and still not what somebody meant. */
export function warningsOf({ search }: Pick<Provider, 'search'>): string[] {
  const keys = [
    ['SEARCH_APP_ID', search.appId],
    ['SEARCH_API_KEY', search.apiKey],
  ] as const;
  const set = keys.filter(([, value]) => value !== '').map(([name]) => name);
  const missing = keys.filter(([, value]) => value === '').map(([name]) => name);
  return set.length === 1
    ? [
        `${set.join()} is set and ${missing.join()} is not, so the search runs in the browser. Set both for the hosted service, or none.`,
      ]
    : [];
}

/**
 * The schema's own messages have two sentences, what is wrong and the way out: "is no port. Write a
 * whole number." Of a value that is missing only the second is said. zod's are for programmers.
 */
function wordsFor(message: string, value: unknown): string {
  const wayOut = message.startsWith('Invalid input')
    ? 'Copy it from the provider.config.ts of this repository and fill it in.'
    : message.slice(message.indexOf('. ') + 2);
  if (value === undefined) return `is missing. ${wayOut}`;
  return message.startsWith('Invalid input') ? `has the wrong form. ${wayOut}` : message;
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function missingFiles({ site }: Provider): Mistake[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    existsSync(path.join('static', site.logo[theme]))
      ? []
      : [
          {
            path: ['site', 'logo', theme],
            message: `names static/${site.logo[theme]}, which does not exist. Put the picture there.`,
          },
        ],
  );
}

/**
 * Line of the value that keys lead to in the source of an object literal, or of the nearest one
 * around it; undefined where not even the first key is there (a file may spread another).
 */
export function lineOf(keys: readonly string[], source: string): number | undefined {
  // Strings and comments hide braces and colons: only their length counts.
  const code = source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'(?!\s*:)|"(?:\\.|[^"\\\n])*"(?!\s*:)|`(?:\\.|[^`\\])*`/g,
    (text) => text.replace(/[^\n]/g, ' '),
  );
  let depth = 0;
  let next = 0;
  let line = 1;
  let found: number | undefined;
  for (const match of code.matchAll(/\n|[{}[\]]|(?<![\w.?])['"]?([\w-]+)['"]?(?=\s*:)/g)) {
    if (match[0] === '\n') line += 1;
    else if (match[0] === '{' || match[0] === '[') depth += 1;
    else if (match[0] === '}' || match[0] === ']') {
      depth -= 1;
      // Left the object that the last found key opened: the rest of the way is not there.
      if (next > 0 && depth === next) return found;
    } else if (depth === next + 1 && match[1] === keys[next]) {
      found = line;
      next += 1;
      if (next === keys.length) return found;
    }
  }
  return found;
}
