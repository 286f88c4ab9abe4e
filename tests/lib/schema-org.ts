/**
 * Checks structured data against the vocabulary of schema.org, which is independent of the code
 * that writes it. `fixtures/schema-org.json` holds the part of the vocabulary that is used.
 */
import { readFileSync } from 'node:fs';

interface Vocabulary {
  readonly ancestors: Readonly<Record<string, readonly string[]>>;
  readonly properties: Readonly<
    Record<string, { readonly domains: readonly string[]; readonly ranges: readonly string[] }>
  >;
}

const vocabulary = JSON.parse(readFileSync('tests/lib/schema-org.json', 'utf8')) as Vocabulary;

/**
 * What search engines require and recommend for a type:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb and its siblings.
 */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  HowTo: ['name', 'step', 'description', 'image', 'totalTime'],
  HowToSection: ['name', 'itemListElement'],
  HowToStep: ['text', 'url'],
};

const isUrl = (value: string) => /^https:\/\/[^\s]+$/.test(value) && URL.canParse(value);

/** Whether a plain value is valid for a data type of the vocabulary. */
const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && isUrl(value),
  Integer: (value) => Number.isInteger(value),
  Duration: (value) =>
    typeof value === 'string' && /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(value),
};

/** Every error in an entity and its nested entities, with its path; empty if valid. */
export function findSchemaErrors(thing: unknown, propertyPath = ''): string[] {
  if (typeof thing !== 'object' || thing === null) return [`${propertyPath}: is no object`];
  const values = thing as Readonly<Record<string, unknown>>;
  const type = String(values['@type']);
  const ancestors = vocabulary.ancestors[type];
  const typePath = `${propertyPath}${type}`;
  if (ancestors === undefined) return [`${typePath}: unknown type`];
  const missing = (EXPECTED[type] ?? []).filter((name) => values[name] === undefined);
  return [
    ...missing.map((name) => `${typePath}: has no ${name}`),
    ...Object.entries(values).flatMap(([name, value]) =>
      name === '@type' ? [] : findValueFaults([name, value], { here: typePath, ancestors }),
    ),
  ];
}

interface Owner {
  /** Path of the entity that has the property. */
  readonly here: string;
  /** The types that its type extends. */
  readonly ancestors: readonly string[];
}

/** Every error in a property of an entity. */
function findValueFaults([name, value]: [string, unknown], { here, ancestors }: Owner): string[] {
  // `query-input` says what the property `query` of an action takes: https://schema.org/docs/actions.html
  if (name === 'query-input')
    return DATA_TYPES.Text?.(value) === true ? [] : [`${here}.${name}: is no text`];
  const property = vocabulary.properties[name];
  if (property === undefined) return [`${here}.${name}: unknown property`];
  if (!property.domains.some((domain) => ancestors.includes(domain)))
    return [`${here}.${name}: belongs to ${property.domains.join(', ')}`];
  return [value].flat().flatMap((entry: unknown, index) => {
    const place = `${here}.${name}[${index}]`;
    if (typeof entry === 'object' && entry !== null) {
      const types = vocabulary.ancestors[String((entry as { '@type'?: unknown })['@type'])] ?? [];
      const isExpected = property.ranges.some((range) => types.includes(range));
      return [
        ...(isExpected ? [] : [`${place}: is none of ${property.ranges.join(', ')}`]),
        ...findSchemaErrors(entry, `${place}.`),
      ];
    }
    // An entity may be referenced by its URL: https://schema.org/docs/gs.html
    const isExpected =
      property.ranges.some((range) => DATA_TYPES[range]?.(entry) === true) ||
      DATA_TYPES.URL?.(entry) === true;
    return isExpected
      ? []
      : [`${place}: ${JSON.stringify(entry)} is none of ${property.ranges.join(', ')}`];
  });
}

/** Every URL in an entity, to check that it exists. */
export function listUrls(value: unknown): string[] {
  if (typeof value === 'string') return isUrl(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listUrls);
}
