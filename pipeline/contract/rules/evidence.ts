/**
 * Every claim that a reader acts on has evidence: the guide still says every claim of its evidence
 * file, the file covers everything that a reader types or looks for, and nothing destructive rests
 * only on a forum.
 */
// cspell:ignore stackoverflow stackexchange quora
import {
  getEvidencePath,
  parseEvidence,
  PROVIDER_SOURCE,
  listProofs,
  type Claim,
  type EvidenceSource,
} from '../../evidence';
import {
  isCovered,
  isCoveredByCommon,
  listEvidenceItems,
  normalizeText,
  type EvidenceItem,
} from '../evidence-items';
import {
  NO_POINT,
  type ContractContext,
  type ContractFinding,
  type ContractRule,
  type ParsedGuide,
  type ReportFinding,
} from '../rule';
import { DESTRUCTIVE, DESTRUCTIVE_CODE } from './safety';

/** `www.reddit.com`, `forum.example.com` */
const FORUM_HOST =
  /(^|\.)(reddit|youtube|stackoverflow|stackexchange|quora|facebook|discord)\.|forum/i;
/** `/threads/backups.123/` */
const FORUM_PATH = /^\/(threads?|forums?|topic|t|questions|discussions|community)\//i;

export const evidence: readonly ContractRule[] = [
  checkQuotedText,
  checkUnusedSources,
  checkDestructiveClaims,
  checkMissingEvidence,
].map((check) => ({ point: NO_POINT, appliesTo: 'guides-with-evidence', check }));

/** Errors in the form of a guide's evidence file. */
export function checkEvidenceForm(file: string, text: string): ContractFinding[] {
  const parsed = parseEvidence(text);
  return parsed.ok
    ? []
    : parsed.problems.map((problem) => ({
        file: getEvidencePath(file),
        point: NO_POINT,
        ...problem,
      }));
}

/** The guide still says what each claim and open question quotes from it. */
function checkQuotedText(
  { source, evidence: known, getEvidenceLine }: ParsedGuide,
  _context: ContractContext,
  report: ReportFinding,
): void {
  const text = normalizeText(source);
  for (const list of ['claims', 'open'] as const) {
    for (const [index, { says }] of (known?.[list] ?? []).entries()) {
      if (text.includes(normalizeText(says))) continue;
      const line = getEvidenceLine(list, index);
      report(`the guide no longer says "${says}"`, { line, inEvidence: true });
    }
  }
}

/** Every source belongs to a claim: the guide tells readers how many sources it has. */
function checkUnusedSources(
  { evidence: known, getEvidenceLine }: ParsedGuide,
  _context: ContractContext,
  report: ReportFinding,
): void {
  const used = new Set(known?.claims.flatMap(listProofs).map(({ source }) => source));
  for (const name of Object.keys(known?.sources ?? {})) {
    if (used.has(name)) continue;
    const line = getEvidenceLine('sources', name);
    report(`no claim rests on the source "${name}": take it out`, { line, inEvidence: true });
  }
}

/** What deletes something rests on code, or on two sources. */
function checkDestructiveClaims(
  { evidence: known, getEvidenceLine }: ParsedGuide,
  _context: ContractContext,
  report: ReportFinding,
): void {
  for (const [index, claim] of (known?.claims ?? []).entries()) {
    const reason = findWeakness(claim, known?.sources ?? {});
    if (reason === undefined) continue;
    const line = getEvidenceLine('claims', index);
    report(`${reason}: "${claim.says}"`, { line, inEvidence: true });
  }
}

/** Whether a source is by players, not by the makers. */
export function isForum(source: EvidenceSource): boolean {
  if (!('url' in source)) return false;
  const { hostname, pathname } = new URL(source.url);
  return source.forum ?? (FORUM_HOST.test(hostname) || FORUM_PATH.test(pathname));
}

/** Why the evidence for a destructive claim is not enough; undefined if it is. */
function findWeakness(
  claim: Claim,
  sources: Readonly<Record<string, EvidenceSource>>,
): string | undefined {
  if (!DESTRUCTIVE.test(claim.says) && !DESTRUCTIVE_CODE.test(claim.says)) return undefined;
  const names = new Set(listProofs(claim).map(({ source }) => source));
  if (names.has(PROVIDER_SOURCE)) return undefined;
  const used = [...names].flatMap((name) => sources[name] ?? []);
  if (used.every(isForum)) return 'something is deleted on the word of a forum alone';
  const isSafe = used.length > 1 || used.some((source) => !('url' in source));
  return isSafe ? undefined : 'something is deleted: name the code, or a second source (also)';
}

/** Everything that a reader types or looks for has a claim. Each text is reported once. */
function checkMissingEvidence(
  { tree, evidence: known }: ParsedGuide,
  { commonClaims = [] }: ContractContext,
  report: ReportFinding,
): void {
  if (known === undefined) return;
  const says = known.claims.map((claim) => claim.says);
  const items = listEvidenceItems(tree);
  const reported = new Set<string>();
  for (const item of items) {
    const hasEvidence =
      isCovered(item, says) || isCoveredByCommon(item, commonClaims) || isFolderOf(item, items);
    if (hasEvidence || reported.has(item.text)) continue;
    reported.add(item.text);
    const [firstLine = ''] = item.text.split('\n');
    report(`no evidence for the ${item.kind} "${firstLine}"`, item.node);
  }
}

/** Whether an item is a folder with another path of the guide in it: its evidence covers both. */
function isFolderOf({ kind, text }: EvidenceItem, items: readonly EvidenceItem[]): boolean {
  if (kind !== 'path') return false;
  const folder = `${text.replace(/\/$/, '')}/`;
  return items.some(
    (other) => other.kind === 'path' && other.text.startsWith(folder) && other.text !== folder,
  );
}
