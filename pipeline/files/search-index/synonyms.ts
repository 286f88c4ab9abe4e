/** Reads the synonyms of the search: `src/search/synonyms.yml`, and those in the records of products. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listOfferedProducts } from '../../../products/lookup';

const SYNONYMS_FILE = 'src/search/synonyms.yml';

/**
 * Groups of synonyms, one list each, those of products last. Throws if the file is invalid.
 * @param features what the provider offers: words of other products are left out
 */
export function readSynonyms(
  features: Readonly<Record<string, boolean | undefined>> = {},
  file = SYNONYMS_FILE,
): string[][] {
  const groups: unknown = parse(readFileSync(file, 'utf8'));
  const isGroup = (group: unknown): group is string[] =>
    Array.isArray(group) && group.every((word) => typeof word === 'string');
  if (!Array.isArray(groups) || !groups.every(isGroup)) {
    throw new Error(`${file}: must be a list of lists of words`);
  }
  return [
    ...groups,
    ...listOfferedProducts(features).flatMap(({ synonyms = [] }) =>
      synonyms.map((group) => [...group]),
    ),
  ];
}
