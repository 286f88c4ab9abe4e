/** Point 1: outcome, time and permissions are at the top of the page, from the front matter. */
import { checkFrontMatter } from '../front-matter/schema';
import { lineOfKey, rawFrontMatter } from '../guides';
import type { Rule } from './rule';

export const outcome: readonly Rule[] = [
  {
    point: 1,
    for: 'all',
    check({ source }, _context, report) {
      let values: unknown;
      try {
        values = rawFrontMatter(source);
      } catch (error) {
        report(`front matter is not YAML: ${error instanceof Error ? error.message : ''}`);
        return;
      }
      const checked = checkFrontMatter(values);
      if (checked.ok) return;
      for (const { key, message } of checked.problems) {
        report(`front matter "${key}": ${message}`, { line: lineOfKey(source, key) });
      }
    },
  },
];
