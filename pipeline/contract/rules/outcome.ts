/** Point 1: outcome, time and permissions are at the top of the page, from the front matter. */
import { YAMLParseError } from 'yaml';
import { checkFrontMatter } from '../../front-matter/schema';
import { findKeyLine, parseRawFrontMatter } from '../../guides';
import type { ReportFinding, ContractRule } from '../rule';

/** The first sentence of a YAML error, and its line in the guide, which begins with `---`. */
function describeYamlError(error: unknown): Parameters<ReportFinding> {
  if (!(error instanceof YAMLParseError)) throw error;
  const reason = error.message.replace(/ at line \d+[^]*$/, '');
  return [`front matter is not YAML: ${reason}`, { line: (error.linePos?.[0].line ?? 0) + 1 }];
}

export const outcome: readonly ContractRule[] = [
  {
    point: 1,
    appliesTo: 'all-pages',
    check({ source }, _context, report) {
      let values: unknown;
      try {
        values = parseRawFrontMatter(source);
      } catch (error) {
        report(...describeYamlError(error));
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
