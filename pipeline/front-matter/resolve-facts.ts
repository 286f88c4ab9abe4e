/** Fits a guide's front matter to the provider: texts for features that it lacks, and facts resolved. */
import { mentionsAbsentProduct } from '../../products/names';
import { OFFERED, resolveInText, type FactTables } from '../../src/quotes/resolve';

type Values = Readonly<Record<string, unknown>>;

/** The values, with those that `without` gives for a feature that the provider lacks in place of its own. */
export function replaceForFeatures(values: Values, tables: FactTables): Values {
  const { without } = values;
  if (typeof without !== 'object' || without === null) return values;
  const replaced = Object.entries(without)
    .filter(([feature]) => tables[OFFERED]?.[feature] === false)
    .map(([, texts]) => texts as Values);
  return Object.assign({}, values, ...replaced) as Values;
}

function withoutAbsentKeywords({ keywords, ...others }: Values, tables: FactTables): Values {
  if (!Array.isArray(keywords)) return keywords === undefined ? others : { ...others, keywords };
  const kept = keywords.filter((word) => !mentionsAbsentProduct(String(word), tables[OFFERED]));
  return kept.length === 0 && keywords.length > 0 ? others : { ...others, keywords: kept };
}

/**
 * Front matter for this provider: texts of `without` put in place, keywords that name a product that it
 * does not sell left out, facts resolved in strings and in lists of strings. Other values stay.
 * @param onProblem called for a fact that cannot be resolved, with its front matter key
 */
export function resolveFactsInValues(
  values: Values,
  tables: FactTables,
  onProblem: (reason: string, key: string) => void = () => undefined,
): Record<string, unknown> {
  const resolve = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, key));
    if (typeof value !== 'string') return value;
    return resolveInText(value, tables, (reason) => onProblem(reason, key));
  };
  return Object.fromEntries(
    Object.entries(withoutAbsentKeywords(replaceForFeatures(values, tables), tables)).map(
      ([key, value]) => [key, resolve(value, key)],
    ),
  );
}
