/**
 * `npm run check:guides [-- file …]`: the content contract on all guides, or on the ones named.
 * With `--strict` it also applies the rules for guides with evidence to the guides without.
 */
import { existsSync, readFileSync } from 'node:fs';
import { runAsCommand } from './lib/run-as-command';
import { listGuideIds } from '../config/pagination';
import { loadProvider } from '../config/load-provider';
import { UNLISTED } from '../config/unlisted';
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
import { findKeyLine, listGuides, parseSlug, type GuideSource } from '../pipeline/guides';
import { getProduct } from '../products/lookup';
import sidebars from '../sidebars';
import { createFactTables } from '../src/quotes/tables';
import { formatNearest } from '../src/lib/edit-distance';
import { formatCount } from '../src/lib/format-count';
import { selectGuides } from './lib/select-guides';

const SIDEBARS = 'sidebars.ts';

export interface GuideCheck {
  readonly findings: readonly ContractFinding[];
  /** Findings of the strict rules in guides without an evidence file; not errors. */
  readonly strictFindings: readonly ContractFinding[];
  /** Number of guides without an evidence file. */
  readonly withoutEvidenceCount: number;
}

function withEvidence(guide: GuideSource): GuideSource & { evidence?: string } {
  const file = getEvidencePath(guide.file);
  return existsSync(file) ? { ...guide, evidence: readFileSync(file, 'utf8') } : guide;
}

/** The claims of the evidence for all guides, and what is wrong with its form. */
function readCommonEvidence(): { commonClaims: string[]; findings: ContractFinding[] } {
  const parsed = parseEvidence(readFileSync(COMMON_FILE, 'utf8'));
  return parsed.ok
    ? { commonClaims: parsed.evidence.claims.map(({ says }) => says), findings: [] }
    : {
        commonClaims: [],
        findings: parsed.problems.map((problem) => ({
          file: COMMON_FILE,
          point: NO_POINT,
          ...problem,
        })),
      };
}

/** Whether readers find a guide in a list, and whether it belongs to a product. */
export function checkPlace({ id, file }: Pick<GuideSource, 'id' | 'file'>): ContractFinding[] {
  const listed = [...(sidebars.docs as unknown[]).flatMap(listGuideIds), ...UNLISTED];
  const messages: string[] = [];
  if (!listed.includes(id)) {
    messages.push(`no list shows the guide: write '${id}' into sidebars.ts or config/unlisted.ts`);
  }
  try {
    getProduct(id);
  } catch (error) {
    messages.push((error as Error).message.replace(/^\S+ /, ''));
  }
  return messages.map((message) => ({ file, line: 1, point: NO_POINT, message }));
}

/** Ids in a list of guides, `sidebars.ts`, that are no guide. */
export function checkListed(
  listed: readonly string[],
  ids: readonly string[],
  list: { readonly file: string; readonly source: string },
): ContractFinding[] {
  const lines = list.source.split('\n');
  return listed
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      file: list.file,
      line: lines.findIndex((line) => line.includes(`'${id}'`)) + 1,
      point: NO_POINT,
      message: `'${id}' is no guide. ${formatNearest(id, ids)}`,
    }));
}

/** Guides whose route another one has, too. */
export function checkRoutes(guides: readonly GuideSource[]): ContractFinding[] {
  const routes = guides.map(({ source }) => parseSlug(source));
  return guides.flatMap(({ file, source }, index) => {
    const route = routes[index];
    const other = guides.find((_, at) => at !== index && routes[at] === route);
    if (route === undefined || other === undefined) return [];
    const message = `the route ${route} is that of ${other.file}, too: write another slug`;
    return [{ file, line: findKeyLine(source, 'slug'), point: NO_POINT, message }];
  });
}

/**
 * All findings in the named guides, or in every guide and the links between them.
 * @throws if a path is not a guide
 */
export async function checkGuides(names: readonly string[] = []): Promise<GuideCheck> {
  const provider = await loadProvider();
  const common = readCommonEvidence();
  const context = {
    provider,
    tables: createFactTables(provider),
    commonClaims: common.commonClaims,
  };
  const guides = listGuides('docs').map(withEvidence);
  const checksAll = names.length === 0;
  const chosen = checksAll ? guides : selectGuides(guides, names);
  const chosenFiles = new Set(chosen.map(({ file }) => file));
  const betweenGuides = [
    ...checkRoutes(guides),
    ...checkTargets(guides, context.tables, chosen),
    ...checkAbsentSteps(guides, provider.features, chosen),
  ];
  const withoutEvidence = chosen.filter(({ evidence }) => evidence === undefined);
  return {
    findings: [
      ...common.findings,
      ...checkListed(
        (sidebars.docs as unknown[]).flatMap(listGuideIds),
        guides.map(({ id }) => id),
        { file: SIDEBARS, source: readFileSync(SIDEBARS, 'utf8') },
      ),
      ...chosen.flatMap(checkPlace),
      ...chosen.flatMap((guide) => checkGuide(guide, context)),
      ...betweenGuides.filter(({ file }) => chosenFiles.has(file)),
      ...(checksAll ? checkLinks(guides) : []),
    ],
    strictFindings: withoutEvidence.flatMap((guide) => checkEvidenceRules(guide, context)),
    withoutEvidenceCount: withoutEvidence.length,
  };
}

function formatFinding({ file, line: number, point, message }: ContractFinding): string {
  return `${file}:${number} ${point === NO_POINT ? '' : `point ${point}: `}${message}`;
}

async function main(args: readonly string[]): Promise<void> {
  const { findings, strictFindings, withoutEvidenceCount } = await checkGuides(
    args.filter((arg) => arg !== '--strict'),
  );
  const listed = args.includes('--strict') ? [...strictFindings, ...findings] : findings;
  for (const finding of listed) console.log(formatFinding(finding));
  if (strictFindings.length > 0) {
    console.log(
      `${withoutEvidenceCount} guides have no evidence file; the strict rules find ${strictFindings.length} more in them (--strict lists those)`,
    );
  }
  console.log(formatCount(findings.length, 'finding'));
  process.exitCode = findings.length === 0 ? 0 : 1;
}

runAsCommand('scripts/check-guides.ts', main);
