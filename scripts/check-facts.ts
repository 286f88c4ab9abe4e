/**
 * `npm run check:facts`: lists facts that nobody has read again for half a year, and those that
 * could not be settled. Exits 1 where something is too old.
 */
import { loadProvider } from '../config/provider';
import { factTables } from '../src/facts';

const OLDEST_DAYS = 180;

/** A fact that needs a look: where it stands in the tables, and why. */
export interface FactFinding {
  readonly path: string;
  readonly checked: string;
  readonly reason: 'old' | 'unverified';
  readonly note: string;
}

/** Walks tables and finds facts older than 180 days at `today` (milliseconds), or unverified. */
export function findFacts(tables: unknown, today: number, path = ''): FactFinding[] {
  if (typeof tables !== 'object' || tables === null) return [];
  const { checked, source, unverified } = tables as Record<string, unknown>;
  if (typeof checked === 'string' && typeof source === 'string') {
    const days = (today - Date.parse(checked)) / 86_400_000;
    return [
      ...(days > OLDEST_DAYS || Number.isNaN(days)
        ? [
            {
              path,
              checked,
              reason: 'old' as const,
              note: `read ${Math.floor(days)} days ago: ${source}`,
            },
          ]
        : []),
      ...(typeof unverified === 'string'
        ? [{ path, checked, reason: 'unverified' as const, note: unverified }]
        : []),
    ];
  }
  return Object.entries(tables).flatMap(([key, value]) =>
    findFacts(value, today, path === '' ? key : `${path}.${key}`),
  );
}

async function main(): Promise<void> {
  const { provider: _provider, ...tables } = factTables(await loadProvider());
  const findings = findFacts(tables, Date.now());
  for (const { path, reason, note } of findings) console.log(`${path} ${reason}: ${note}`);
  const old = findings.filter(({ reason }) => reason === 'old').length;
  console.log(
    `${old} facts are older than ${OLDEST_DAYS} days, ${findings.length - old} are not settled`,
  );
  process.exitCode = old === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('check-facts.ts') === true) void main();
