/** Joins the tables that guides quote as `[[table.key]]`. */
import { createBillingExamples } from '../provider/billing/examples';
import { readTables } from '../fact-files/files';
import { readGlossary } from '../fact-files/glossary';
import { javaByClassFile, javaRows } from '../fact-tables/java.data';
import { packRows } from '../fact-tables/minecraft.data';
import { readPermissionTable } from '../fact-files/permissions';
import { port } from '../fact-tables/ports';
import type { Provider } from '../provider/schema';
import { listOwnedQuotes } from '../provider/features';
import { ABSENT, OFFERED, type FactTables } from './resolve';

/**
 * Every table that a guide may quote, by the word before the first dot: the files of facts, and
 * what is derived from them.
 * @param translations folder of a language, whose glossary replaces the English one
 */
export function createFactTables(provider: Provider, translations?: string): FactTables {
  const tables = readTables();
  return {
    ...tables,
    provider,
    ...provider.screens,
    example: createBillingExamples(provider),
    java: { ...tables.java, row: javaRows, classFile: javaByClassFile },
    minecraft: { ...tables.minecraft, pack: packRows },
    port,
    node: readPermissionTable(),
    term: readGlossary(translations),
    [OFFERED]: provider.features,
    [ABSENT]: listAbsentValues(provider),
  };
}

/** Quotes whose value the provider file lacks: loading it has checked that their feature is off. */
function listAbsentValues(provider: Provider): string[] {
  const tables = { provider, ...provider.screens };
  return listOwnedQuotes().filter(
    (quote) =>
      quote
        .split('.')
        .reduce<unknown>(
          (inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key],
          tables,
        ) === undefined,
  );
}
