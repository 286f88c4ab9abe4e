/** Reads the front matter of all guides, for the steps that run after Docusaurus. */
import type { FactTables } from '../../src/quotes/resolve';
import { parseRawFrontMatter, type GuideSource } from '../guides';
import { resolveFactsInValues } from './resolve-facts';
import { checkFrontMatter, type GuideFrontMatter } from './schema';

/** A guide's id (its path in the docs folder, without the extension), and its front matter with defaults. */
export interface GuideEntry {
  readonly id: string;
  readonly frontMatter: GuideFrontMatter;
}

/**
 * The front matter of guides by route, with facts resolved. Invalid front matter has already
 * stopped Docusaurus with its line; the error thrown here has none.
 */
export function readGuideEntries(
  guides: readonly GuideSource[],
  tables: FactTables,
): Map<string, GuideEntry> {
  const entries = new Map<string, GuideEntry>();
  for (const { id, file, source } of guides) {
    const checked = checkFrontMatter(resolveFactsInValues(parseRawFrontMatter(source), tables));
    if (!checked.ok) throw new Error(`${file}: ${JSON.stringify(checked.problems)}`);
    entries.set(checked.values.slug, { id, frontMatter: checked.values });
  }
  return entries;
}
