/** Loads and checks `provider.config.ts`; reports every mistake at once, with its line and the fix. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import {
  FEATURE_NAMES,
  isFeature,
  isOffered,
  listOwnedPaths,
  PANEL_FEATURE_NAMES,
  withDerivedFeatures,
  type Features,
} from '../src/provider/features';
import { providerSchema, type Provider } from '../src/provider/schema';
import { findNearest, formatNearest } from '../src/lib/edit-distance';
import { findLine } from './find-line';
import { getCurrentLanguageCode, ENGLISH } from './languages';
import { PRESETS, withPresets } from './presets';

/** The provider file is wrong. The message lists every mistake with its line and the fix. */
export class ProviderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderError';
    // Printed instead of a stack trace, which would not help: the mistake is in the provider file.
    this.stack = message;
  }
}

/** One mistake in the provider file. */
interface ProviderIssue {
  /** Path of keys to the value. */
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Loads and checks the provider file: `provider.config.ts`, or the file that PROVIDER_CONFIG names,
 * with which tests build another provider's site. Throws a ProviderError.
 * @param language the language of its words; by default the one that Docusaurus is building
 */
export async function loadProvider(language = getCurrentLanguageCode()): Promise<Provider> {
  const name = getFileName();
  const file = path.resolve(name);
  if (!existsSync(file)) throw new ProviderError(`${name} does not exist.`);
  const loaded = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw describeSyntaxError(error, name);
  })) as { provider?: unknown };
  if (loaded.provider === undefined) {
    throw new ProviderError(
      `${name} exports no constant named "provider". Start it with: export const provider: Provider = {`,
    );
  }
  return parseProvider(loaded.provider, { name, source: readFileSync(file, 'utf8'), language });
}

/** The file that a provider was read from. */
interface ProviderFile {
  /** For messages. */
  readonly name: string;
  /** Its text, for line numbers. */
  readonly source: string;
  /** Code of the language of its texts; English by default. */
  readonly language?: string;
}

/**
 * Validates the provider, and completes it with presets and derived values.
 * @throws a ProviderError that lists every invalid value
 */
export function parseProvider(
  value: unknown,
  { name, source, language = ENGLISH }: ProviderFile,
): Provider {
  const { success, data: checked, error } = providerSchema.safeParse(value);
  const mistakes = [
    ...(success
      ? [
          ...listMissingFiles(checked),
          ...listIgnoredExtensions(checked),
          ...listContradictions(checked),
          ...listMissingOfFeatures(withPresets(checked)),
          ...listWrongDeadlines(checked),
        ]
      : error.issues.flatMap((issue) => describeSchemaIssue(issue, value))),
    ...listUnknownFeatures(value),
  ];
  if (!success || mistakes.length > 0) {
    throw new ProviderError(
      mistakes.map((mistake) => formatIssue(mistake, name, source)).join('\n'),
    );
  }
  const provider = withPresets(checked);
  const languages = Object.entries(checked.languages ?? {}).flatMap(([code, { instead }]) =>
    instead === undefined
      ? []
      : [[code, withLanguage(provider, instead, { name, source, language: code })] as const],
  );
  return withDerivedFeatures(new Map(languages).get(language) ?? provider);
}

/** Path of the provider file in use. */
const getFileName = () => process.env.PROVIDER_CONFIG ?? 'provider.config.ts';

/** File and line of a value of the provider file: `provider.config.ts:93`. */
export function describeKeyPlace(keys: readonly string[]): string {
  const line = findLine(keys, readFileSync(path.resolve(getFileName()), 'utf8'));
  return line === undefined ? getFileName() : `${getFileName()}:${line}`;
}

/** `provider.config.ts:93 sftp.port is missing. …` */
function formatIssue({ path: keys, message }: ProviderIssue, name: string, source: string): string {
  const line = findLine(keys, source);
  return `${name}${line === undefined ? '' : `:${line}`} ${keys.join('.')} ${message}`;
}

/** Describes a schema error for the people who edit the file. */
function describeSchemaIssue(issue: z.core.$ZodIssue, value: unknown): ProviderIssue[] {
  const keys = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...keys, key],
      message: `is not a setting. ${formatNearest(key, listKnownSettings(keys))}. Check how it is spelled, or remove it.`,
    }));
  }
  // An invalid key, such as a language code: zod nests the actual issue.
  if (issue.code === 'invalid_key') {
    return [{ path: keys, message: issue.issues[0]?.message ?? issue.message }];
  }
  return [{ path: keys, message: describeIssue(issue.message, getValueAt(value, keys)) }];
}

/** Names of the settings in a group of the provider file, which a path of keys leads to. */
function listKnownSettings(keys: readonly string[]): string[] {
  let schema: unknown = providerSchema;
  for (const key of keys) {
    const group = toRequired(schema);
    if (group instanceof z.ZodObject) schema = group.shape[key];
    else if (group instanceof z.ZodRecord) schema = group.valueType;
    else if (group instanceof z.ZodArray) schema = group.element;
  }
  const group = toRequired(schema);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

const toRequired = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** Keys of `features` that are neither a feature nor a product, so they would turn nothing off. */
function listUnknownFeatures(value: unknown): ProviderIssue[] {
  const features = getValueAt(value, ['features']);
  if (typeof features !== 'object' || features === null) return [];
  return Object.keys(features)
    .filter((key) => !isFeature(key))
    .map((key) => ({
      path: ['features', key],
      message: `is not a feature or product. Nearest: ${findNearest(key, FEATURE_NAMES, 3).join(', ')}. Remove it, or write one of: ${FEATURE_NAMES.join(', ')}.`,
    }));
}

/** `panelExtensions` completes a preset, and would change nothing without one. */
function listIgnoredExtensions({ preset, panelExtensions }: Provider): ProviderIssue[] {
  if (preset !== undefined || panelExtensions === undefined) return [];
  return [
    {
      path: ['panelExtensions'],
      message: 'does nothing without preset. Choose one, or write the feature into features.',
    },
  ];
}

/** Features that are on in the file and that the stock panel lacks, or the other way round. */
function listContradictions({ preset, panelExtensions = [], features }: Provider): ProviderIssue[] {
  if (preset === undefined) return [];
  const { family, features: stock } = PRESETS[preset];
  return PANEL_FEATURE_NAMES.flatMap((name) => {
    const isExtension = panelExtensions.includes(name);
    const keys = ['features', name];
    if (features[name] === false && isExtension) {
      return [
        { path: keys, message: 'is false, and panelExtensions names it. Remove one of them.' },
      ];
    }
    if (features[name] !== true || isExtension || (stock as Features)[name] !== false) return [];
    const message = `is true, and ${family} as its makers ship it lacks that. If your panel has it, write '${name}' into panelExtensions; otherwise remove this line.`;
    return [{ path: keys, message }];
  });
}

/** Values that guides need for a feature that is on. Of a feature that is off, all may be missing. */
function listMissingOfFeatures(provider: Provider): ProviderIssue[] {
  return PANEL_FEATURE_NAMES.filter((name) => isOffered(provider.features, name)).flatMap((name) =>
    listOwnedPaths(name)
      .map((owned) => owned.split('.'))
      .filter((keys) => getValueAt(provider, keys) === undefined)
      .map((keys) => ({
        path: keys,
        message: `is missing, and features.${name} is not false. Copy it from the provider.config.ts of this repository and fill it in, or write ${name}: false into features.`,
      })),
  );
}

/** A service is suspended before it is deleted; both days are counted from the due date. */
function listWrongDeadlines({ billing }: Provider): ProviderIssue[] {
  const { suspendAfterDays, deleteAfterDays } = billing;
  if (suspendAfterDays < deleteAfterDays) return [];
  return [
    {
      path: ['billing', 'deleteAfterDays'],
      message: `is not after suspendAfterDays, which is ${suspendAfterDays}. Write a larger number.`,
    },
  ];
}

/** The message for a file that is not valid TypeScript: its line, and the usual cause. */
function describeSyntaxError(error: unknown, name: string): unknown {
  const [, line, problem] = /:(\d+):\d+: ERROR: (.+)/.exec(String(error)) ?? [];
  return line === undefined
    ? error
    : new ProviderError(
        `${name}:${line} ${problem}. A comma, a quotation mark or a brace is missing here or above.`,
      );
}

interface LocalizedFile {
  readonly name: string;
  readonly source: string;
  readonly language: string;
}

/** The provider with the words of a language. Throws if that makes it invalid. */
function withLanguage(
  provider: Provider,
  instead: Readonly<Record<string, unknown>>,
  { name, source, language }: LocalizedFile,
): Provider {
  const { success, data: checked, error } = providerSchema.safeParse(mergeDeep(provider, instead));
  if (success) return checked;
  const mistakes = error.issues.flatMap((issue) => describeSchemaIssue(issue, provider));
  throw new ProviderError(
    mistakes
      .map(({ path: keys, message }) => ({
        path: ['languages', language, 'instead', ...keys],
        message,
      }))
      .map((mistake) => formatIssue(mistake, name, source))
      .join('\n'),
  );
}

/** Merges the replacements into a value, deeply; lists are replaced as a whole. */
function mergeDeep(value: unknown, instead: unknown): unknown {
  const isGroup = (part: unknown): part is Record<string, unknown> =>
    typeof part === 'object' && part !== null && !Array.isArray(part);
  if (!isGroup(value) || !isGroup(instead)) return instead;
  const changed = Object.entries(instead).map(([key, replacement]) => [
    key,
    mergeDeep(value[key], replacement),
  ]);
  return { ...value, ...Object.fromEntries(changed) };
}

/** Warnings: valid values that are probably not intended. */
export const listWarnings = (provider: Pick<Provider, 'search' | 'site' | 'urls'>): string[] => [
  ...warnOfHalfKeys(provider),
  ...warnOfExampleAddresses(provider),
];

/** `www.example.com`, `docs.example`: domains that nobody can own (RFC 2606, RFC 6761). */
const isExampleAddress = (url: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(new URL(url).hostname);

/** A site with an address of its own that still leads to those that come with this repository. */
function warnOfExampleAddresses({ site, urls }: Pick<Provider, 'site' | 'urls'>): string[] {
  const left = Object.entries(urls).filter(([, url]) => isExampleAddress(url));
  if (isExampleAddress(site.url) || left.length === 0) return [];
  const names = left.map(([name]) => `urls.${name}`).join(', ');
  return [`${names}: still an address for examples, which leads nowhere. Write your own.`];
}

function warnOfHalfKeys({ search }: Pick<Provider, 'search'>): string[] {
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
 * The schema's own messages have two sentences, the mistake and the fix: "is no port. Write a whole
 * number." A missing value gets only the second. Messages of zod itself are for programmers.
 */
function describeIssue(message: string, value: unknown): string {
  const fix = message.startsWith('Invalid input')
    ? 'Copy it from the provider.config.ts of this repository and fill it in.'
    : message.slice(message.indexOf('. ') + 2);
  if (value === undefined) return `is missing. ${fix}`;
  return message.startsWith('Invalid input') ? `has the wrong form. ${fix}` : message;
}

function getValueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function listMissingFiles({ site }: Provider): ProviderIssue[] {
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
