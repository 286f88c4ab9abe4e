/**
 * Checks what a guide must contain (WRITING.md, "The twelve points"); each point has a file.
 * Pure: takes texts, returns findings.
 */
import type { Root } from 'mdast';
import { getEvidencePath, parseEvidence } from '../evidence';
import { checkFrontMatter, type GuideFrontMatter } from '../front-matter/schema';
import { parseRawFrontMatter } from '../guides';
import { parseMdx } from '../guides/mdx';
import { brevity } from './rules/brevity';
import { conditions } from './rules/conditions';
import { configuration } from './rules/configuration';
import { elementNames } from './rules/elements';
import { evidence, checkEvidenceForm } from './rules/evidence';
import { facts } from './rules/facts';
import { figures } from './rules/figures';
import { folds } from './rules/folds';
import { hostValues } from './rules/host-values';
import { labels } from './rules/labels';
import { links } from './rules/links';
import { outcome } from './rules/outcome';
import { output } from './rules/output';
import { prerequisites } from './rules/prerequisites';
import { proof } from './rules/proof';
import { strayRows } from './rules/stray-rows';
import {
  NO_POINT,
  type ContractContext,
  type ContractFinding,
  type GuideInput,
  type ParsedGuide,
  type FindingLocation,
  type ContractRule,
} from './rule';
import { safety } from './rules/safety';
import { skeleton } from './skeleton';
import { steps } from './rules/steps';
import { ticket } from './rules/ticket';
import { trouble } from './rules/trouble';
import { wording } from './rules/wording';

export { checkAbsentSteps } from './absent-steps';
export { checkLinks } from './rules/links';
export { checkTargets } from './targets';
export { NO_POINT, type ContractContext, type ContractFinding, type GuideInput } from './rule';

/** Every rule, by point; those outside the twelve come last. */
export const RULES: readonly ContractRule[] = [
  outcome,
  prerequisites,
  safety,
  steps,
  output,
  proof,
  trouble,
  facts,
  hostValues,
  labels,
  configuration,
  figures,
  links,
  ticket,
  conditions,
  folds,
  strayRows,
  elementNames,
  skeleton,
  brevity,
  wording,
  evidence,
].flat();

/** Checks a single guide. `checkLinks` checks links between guides. */
export function checkGuide(guide: GuideInput, context: ContractContext): ContractFinding[] {
  const form = guide.evidence === undefined ? [] : checkEvidenceForm(guide.file, guide.evidence);
  return [
    ...form,
    ...runRules(guide, context, (rule, isGuide) =>
      rule.appliesTo === 'guides-with-evidence'
        ? isGuide && guide.evidence !== undefined
        : rule.appliesTo === 'all-pages' || isGuide,
    ),
  ];
}

/** What the rules for guides with evidence would find, whether the guide has evidence or not. */
export function checkEvidenceRules(guide: GuideInput, context: ContractContext): ContractFinding[] {
  return runRules(
    guide,
    context,
    (rule, isGuide) => rule.appliesTo === 'guides-with-evidence' && isGuide,
  );
}

function runRules(
  input: GuideInput,
  context: ContractContext,
  applies: (rule: ContractRule, isGuide: boolean) => boolean,
): ContractFinding[] {
  const { file, source } = input;
  const findings: ContractFinding[] = [];
  let tree: Root;
  try {
    tree = parseMdx(source);
  } catch (error) {
    return [{ file, point: NO_POINT, ...describeParseError(error) }];
  }
  const guide = parseGuide(input, tree);
  const isGuide = guide.frontMatter !== undefined && guide.frontMatter.kind !== 'page';
  for (const rule of RULES.filter((other) => applies(other, isGuide))) {
    rule.check(guide, context, (message, location) => {
      const isEvidence = location !== undefined && 'inEvidence' in location;
      findings.push({
        file: isEvidence ? getEvidencePath(file) : file,
        line: getLine(location),
        point: rule.point,
        message,
      });
    });
  }
  return findings;
}

/** What rules read of a guide. Evidence of a wrong form counts as none: that has its own findings. */
function parseGuide({ file, source, evidence: text }: GuideInput, tree: Root): ParsedGuide {
  const parsed = text === undefined ? undefined : parseEvidence(text);
  return {
    file,
    source,
    tree,
    frontMatter: tryParseFrontMatter(source),
    evidence: parsed?.ok === true ? parsed.evidence : undefined,
    getEvidenceLine: (list, index) => (parsed?.ok === true ? parsed.getLine(list, index) : 1),
  };
}

/** The line that a rule reports; 1 if it is about the guide as a whole. */
function getLine(location: FindingLocation | undefined): number {
  if (location === undefined) return 1;
  return 'line' in location ? location.line : (location.position?.start.line ?? 1);
}

/** The parser's message, and the line if it has one. */
function describeParseError(error: unknown): { line: number; message: string } {
  const { line, reason } = error as { line?: number; reason?: string };
  return { line: line ?? 1, message: `not valid MDX: ${reason ?? String(error)}` };
}

function tryParseFrontMatter(source: string): GuideFrontMatter | undefined {
  try {
    const checked = checkFrontMatter(parseRawFrontMatter(source));
    return checked.ok ? checked.values : undefined;
  } catch {
    return undefined;
  }
}
