/** Resolves facts, `[[provider.name]]`, in the strings of a guide's front matter. */
import { resolveInText, type FactTables } from '../../src/facts/resolve';

type Values = Readonly<Record<string, unknown>>;

/**
 * Front matter with its facts resolved, in strings and in lists of strings. Other values stay.
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
    Object.entries(values).map(([key, value]) => [key, resolve(value, key)]),
  );
}
