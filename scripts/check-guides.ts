/**
 * `npm run check:guides [-- file …]`: the content contract on all guides, or on the ones named.
 * With `--strict` it also applies the rules for guides with evidence to the guides without.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadProvider } from '../config/provider';
import {
  checkAbsentSteps,
  checkGuide,
  checkLinks,
  checkEvidenceRules,
  checkTargets,
  NO_POINT,
  type ContractFinding,
} from '../pipeline/contract';
import { COMMON_FILE, getEvidencePath, parseEvidence } from '../pipeline/evidence';
import { listGuides, type GuideSource } from '../pipeline/guides';
import { createFactTables } from '../src/facts';
import { formatCount } from '../src/lib/format-count';
import { runAsCommand } from './lib/run-as-command';

export interface GuideCheck {
  readonly findings: readonly ContractFinding[];
  /** Findings of the strict rules in guides without an evidence file; not errors. */
  readonly later: readonly ContractFinding[];
  /** Number of guides without an evidence file. */
  readonly without: number;
}

function withEvidence(guide: GuideSource): GuideSource & { evidence?: string } {
  const file = getEvidencePath(guide.file);
  return existsSync(file) ? { ...guide, evidence: readFileSync(file, 'utf8') } : guide;
}

/**
 * All findings in the named guides, or in every guide and the links between them.
 * @throws if a path is not a guide
 */
export async function checkGuides(only: readonly string[] = []): Promise<GuideCheck> {
  const provider = await loadProvider();
  const parsed = parseEvidence(readFileSync(COMMON_FILE, 'utf8'));
  const commonClaims = parsed.ok ? parsed.evidence.claims.map(({ says }) => says) : [];
  const context = { provider, tables: createFactTables(provider), commonClaims };
  const guides = listGuides('docs').map(withEvidence);
  const unknown = only.filter(
    (name) => !guides.some(({ file }) => path.resolve(file) === path.resolve(name)),
  );
  if (unknown.length > 0) {
    throw new Error(`There is no such guide: ${unknown.join(', ')}. Name files below docs/.`);
  }
  const chosen =
    only.length === 0
      ? guides
      : guides.filter(({ file }) => only.some((name) => path.resolve(name) === path.resolve(file)));
  const withoutEvidence = chosen.filter(({ evidence }) => evidence === undefined);
  return {
    findings: [
      ...(parsed.ok
        ? []
        : parsed.problems.map((problem) => ({ file: COMMON_FILE, point: NO_POINT, ...problem }))),
      ...chosen.flatMap((guide) => checkGuide(guide, context)),
      ...[
        ...checkTargets(guides, context.tables),
        ...checkAbsentSteps(guides, provider.features),
      ].filter(({ file }) => chosen.some((guide) => guide.file === file)),
      ...(only.length === 0 ? checkLinks(guides) : []),
    ],
    later: withoutEvidence.flatMap((guide) => checkEvidenceRules(guide, context)),
    without: withoutEvidence.length,
  };
}

function formatFinding({ file, line: number, point, message }: ContractFinding): string {
  return `${file}:${number} ${point === NO_POINT ? '' : `point ${point}: `}${message}`;
}

async function main(args: readonly string[]): Promise<void> {
  const { findings, later, without } = await checkGuides(args.filter((arg) => arg !== '--strict'));
  if (args.includes('--strict')) for (const finding of later) console.log(formatFinding(finding));
  for (const finding of findings) console.log(formatFinding(finding));
  if (later.length > 0) {
    console.log(
      `${without} guides have no evidence file; the strict rules find ${later.length} more in them (--strict lists those)`,
    );
  }
  console.log(formatCount(findings.length, 'finding'));
  process.exitCode = findings.length === 0 ? 0 : 1;
}

runAsCommand('scripts/check-guides.ts', main);
