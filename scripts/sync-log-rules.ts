/**
 * `npm run sync:log-rules [-- docs/<guide>.mdx …]`: writes the log reader's rules from the trouble
 * tables of the guides. For guides given as arguments, it also lists the rows that give no rule, and
 * why.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
// First: it prints what is wrong with the facts that the others read.
import { runAsCommand } from './lib/run-as-command';
import { loadProvider } from '../config/load-provider';
import { listGuides, parseSlug } from '../pipeline/guides';
import { createFactTables } from '../src/quotes/tables';
import { createLogRules, renderLogRules, RULES_FILE } from './lib/log-rules/files';
import { explainRowsWithoutRule } from './lib/log-rules/row-rules';
import { selectGuides } from './lib/select-guides';

async function main(named: readonly string[]): Promise<void> {
  const logRules = await createLogRules();
  for (const [file, text] of Object.entries(await renderLogRules(logRules))) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const { rows } = logRules.rules;
  console.log(`${RULES_FILE}: ${Object.values(rows).flat().length} rules`);

  const tables = createFactTables(await loadProvider());
  for (const guide of selectGuides(listGuides('docs'), named)) {
    const ruleCount = rows[parseSlug(guide.source) ?? '']?.length ?? 0;
    console.log(`${guide.file}: ${ruleCount} rules`);
    for (const line of explainRowsWithoutRule(guide, tables)) console.log(line);
  }
}

runAsCommand('scripts/sync-log-rules.ts', main);
