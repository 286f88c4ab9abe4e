/**
 * `npm run check:facts`: lists facts that are due for another check, with file, line and the guides
 * that quote them; with `-- --open` also unsettled ones. Exits 1 if a fact is due. `npm run
 * facts:update` updates facts that have a list of versions.
 */
import { runAsCommand } from './lib/run-as-command';
import { readAllEntries, findQuotingGuides, type FactEntry } from './lib/fact-positions';
import { listGuides } from '../pipeline/guides';

/** Days until a fact is due: versions change within weeks, ports hardly ever. */
export const MAX_AGE_DAYS = { version: 60, port: 730, other: 365 } as const;

export type FactKind = keyof typeof MAX_AGE_DAYS;

export function getFactKind({ path, newest }: Pick<FactEntry, 'path' | 'newest'>): FactKind {
  if (newest !== undefined || /\.newest/.test(path)) return 'version';
  return path.startsWith('port.') ? 'port' : 'other';
}

/** Days that a reading may lie ahead: elsewhere it may be tomorrow already. */
const MAX_DAYS_AHEAD = 1;

/** Whether a fact is due at `today` (milliseconds). Invalid dates, and days to come, are due. */
export function isDue(
  entry: Pick<FactEntry, 'path' | 'newest' | 'checked'>,
  today: number,
): boolean {
  const days = (today - Date.parse(entry.checked.text)) / 86_400_000;
  return !(days >= -MAX_DAYS_AHEAD && days <= MAX_AGE_DAYS[getFactKind(entry)]);
}

/** One line for a fact that is due: place, kind, source and guides. */
export function describeDue(entry: FactEntry, guides: readonly string[]): string {
  const { file, line, path, checked } = entry;
  const kind = getFactKind(entry);
  const quoted = guides.length === 0 ? 'no guide' : guides.join(', ');
  return `${file}:${line} ${path} was read on ${checked.text}, not within the last ${MAX_AGE_DAYS[kind]} days: ${entry.source.text} (quoted by ${quoted})`;
}

function main(args: readonly string[]): void {
  const entries = readAllEntries();
  const guides = listGuides('docs');
  const due = entries.filter((entry) => isDue(entry, Date.now()));
  for (const entry of due) console.log(describeDue(entry, findQuotingGuides(entry.path, guides)));
  const open = entries.filter(({ unverified }) => unverified !== undefined);
  if (args.includes('--open')) {
    for (const { file, line, path, unverified } of open) {
      console.log(`${file}:${line} ${path} is open: ${unverified}`);
    }
  }
  console.log(
    `${entries.length} facts, ${due.length} are due, ${open.length} are not settled${args.includes('--open') ? '' : ' (-- --open lists them)'}`,
  );
  process.exitCode = due.length === 0 ? 0 : 1;
}

runAsCommand('scripts/check-facts.ts', main);
