/**
 * Checks what a guide must contain (WRITING.md, "The twelve points"); each point has a file.
 * Pure: takes texts, returns findings.
 */
import type { Root } from 'mdast';
import { evidenceFile, parseEvidence } from '../evidence';
import { checkFrontMatter, type GuideFrontMatter } from '../front-matter/schema';
import { rawFrontMatter } from '../guides';
import { parseMdx } from '../guides/mdx';
import { brevity } from './brevity';
import { conditions } from './conditions';
import { configuration } from './configuration';
import { elements } from './elements';
import { evidence, evidenceFormFindings } from './evidence';
import { facts } from './facts';
import { figures } from './figures';
import { folds } from './folds';
import { links } from './links';
import { outcome } from './outcome';
import { output } from './output';
import { prerequisites } from './prerequisites';
import { proof } from './proof';
import { rows } from './rows';
import {
  NO_POINT,
  type Context,
  type Finding,
  type Guide,
  type ParsedGuide,
  type Place,
  type Rule,
} from './rule';
import { safety } from './safety';
import { skeleton } from './skeleton';
import { steps } from './steps';
import { ticket } from './ticket';
import { trouble } from './trouble';
import { wording } from './wording';

export { checkAbsentSteps } from './absent-steps';
export { checkLinks } from './links';
export { checkTargets } from './targets';
export { NO_POINT, type Context, type Finding, type Guide } from './rule';

/** Every rule, by point; those outside the twelve come last. */
export const RULES: readonly Rule[] = [
  outcome,
  prerequisites,
  safety,
  steps,
  output,
  proof,
  trouble,
  facts,
  configuration,
  figures,
  links,
  ticket,
  conditions,
  folds,
  rows,
  elements,
  skeleton,
  brevity,
  wording,
  evidence,
].flat();

/** Checks a single guide. `checkLinks` checks links between guides. */
export function checkGuide(guide: Guide, context: Context): Finding[] {
  const form = guide.evidence === undefined ? [] : evidenceFormFindings(guide.file, guide.evidence);
  const isStrict = guide.evidence !== undefined;
  return [
    ...form,
    ...runRules(guide, context, (rule, isGuide) =>
      rule.for === 'strict' ? isGuide && isStrict : rule.for === 'all' || isGuide,
    ),
  ];
}

/** Findings of the strict rules, whether the guide has an evidence file or not. */
export function checkStrict(guide: Guide, context: Context): Finding[] {
  return runRules(guide, context, (rule, isGuide) => rule.for === 'strict' && isGuide);
}

function runRules(
  { file, source, evidence: text }: Guide,
  context: Context,
  applies: (rule: Rule, isGuide: boolean) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  let tree: Root;
  try {
    tree = parseMdx(source);
  } catch (error) {
    return [{ file, point: NO_POINT, ...parseProblem(error) }];
  }
  const matter = matterIn(source);
  const parsed = text === undefined ? undefined : parseEvidence(text);
  const guide: ParsedGuide = {
    file,
    source,
    tree,
    matter,
    evidence: parsed?.ok === true ? parsed.evidence : undefined,
    evidenceLine: (list, index) => (parsed?.ok === true ? parsed.lineOf(list, index) : 1),
  };
  const isGuide = matter !== undefined && matter.kind !== 'page';
  for (const rule of RULES.filter((other) => applies(other, isGuide))) {
    rule.check(guide, context, (message, place) => {
      const isEvidence = place !== undefined && 'inEvidence' in place;
      findings.push({
        file: isEvidence ? evidenceFile(file) : file,
        line: lineOf(place),
        point: rule.point,
        message,
      });
    });
  }
  return findings;
}

/** The line of a place that a rule reports; 1 if the guide as a whole is meant. */
function lineOf(place: Place | undefined): number {
  if (place === undefined) return 1;
  return 'line' in place ? place.line : (place.position?.start.line ?? 1);
}

/** The parser's message, and the line if it has one. */
function parseProblem(error: unknown): { line: number; message: string } {
  const { line, reason } = error as { line?: number; reason?: string };
  return { line: line ?? 1, message: `not valid MDX: ${reason ?? String(error)}` };
}

function matterIn(source: string): GuideFrontMatter | undefined {
  try {
    const checked = checkFrontMatter(rawFrontMatter(source));
    return checked.ok ? checked.values : undefined;
  } catch {
    return undefined;
  }
}
