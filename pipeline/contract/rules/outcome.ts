/** Point 1: outcome, time and permissions are at the top of the page, from the front matter. */
import { checkFrontMatter } from '../../front-matter/schema';
import { findKeyLine, FrontMatterError, parseRawFrontMatter } from '../../guides';
import type { ContractRule } from '../rule';

export const outcome: readonly ContractRule[] = [
  {
    point: 1,
    appliesTo: 'all-pages',
    check({ source }, _context, report) {
      let values: unknown;
      try {
        values = parseRawFrontMatter(source);
      } catch (error) {
        if (!(error instanceof FrontMatterError)) throw error;
        report(error.reason, { line: error.line });
        return;
      }
      const checked = checkFrontMatter(values);
      if (checked.ok) return;
      for (const { key, message } of checked.problems) {
        report(`front matter "${key}": ${message}`, { line: findKeyLine(source, key) });
      }
    },
  },
];
