/**
 * Makes a finding of the first error of a log if no rule names anybody for it.
 *
 * Code that calls something that does not exist was built against something else: that is proof. Any
 * other error yields only a suspicion, worded as one: the first third-party code in the trace may have
 * been called innocently.
 */
import type { Phase } from '../../faults/areas';
import type { FaultKind } from '../../faults/causes';
import { describeDamagedJar, TRACE_TEXTS } from '../../faults/texts';
import { ON_JAVA, type GuideLink } from '../../rules/rule';
import type { Recognized } from '../../server/software';
import { findDeepestMessage } from '../../traces/error-message';
import type { LocatedError } from '../../traces/logged-error';
import { assessLogLine } from './assess-line';
import { assessNameless } from './assess-nameless';
import { assessTrace } from './assess-trace';
import type { Assessment, SharedFields, Suspicion } from './assessment';
import { isInLinesOfError, isOnlyWarning, lacksSuspect, showsMessage } from '../draft-checks';
import { isRow, type LogFindingDraft } from '../findings';

/** What the rest of the log says. */
interface LogContext {
  readonly drafts: readonly LogFindingDraft[];
  readonly recognized: Recognized;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
  /** What the program was doing at the error. */
  readonly phase: Phase;
}

/**
 * Assesses the first error of a log; undefined if a rule has named someone for its lines, if other
 * findings say more, or if it reveals neither suspect nor reason.
 */
export function assessFirstError(
  error: LocatedError | undefined,
  { drafts, recognized, ready, phase }: LogContext,
): Assessment | undefined {
  if (error === undefined) return undefined;
  const others = groupFindings(drafts, error);
  if (isAnswered(error, others)) return undefined;
  const shared = createSharedFields(error);
  if (others.serious.every(isRow)) {
    const damagedJar = assessDamagedJar(error, shared);
    if (damagedJar !== undefined) return damagedJar;
  }
  const name = error.owner ?? error.package;
  if (name !== undefined && !isFaultOfSoftware(error)) {
    return assessSuspect({ error, suspect: name, shared, ready }, recognized);
  }
  if (name === undefined && isExplained(error, others)) return undefined;
  return assessNameless(error, shared, phase);
}

/** The findings of the rules, as far as they bear on the error. */
interface OtherFindings {
  /** Those in the lines of the error. */
  readonly covering: readonly LogFindingDraft[];
  /** Those that can be why a program fails: what is survivable explains nothing beyond itself. */
  readonly serious: readonly LogFindingDraft[];
}

const groupFindings = (drafts: readonly LogFindingDraft[], error: LocatedError): OtherFindings => ({
  covering: drafts.filter((draft) => isInLinesOfError(error, draft)),
  serious: drafts.filter((draft) => draft.effect !== 'survived' && !isOnlyWarning(draft)),
});

/** True if a rule names somebody for the error, or has found what is more serious than it. */
const isAnswered = (error: LocatedError, { covering, serious }: OtherFindings): boolean =>
  covering.some((draft) => !lacksSuspect(draft)) ||
  (!error.fatal && serious.some((draft) => !covering.includes(draft)));

/** True if findings say more than an error that names nobody. */
const isExplained = (error: LocatedError, { covering, serious }: OtherFindings): boolean =>
  serious.length > 0 && (covering.length > 0 || !serious.every((draft) => isBefore(draft, error)));

/** True if a finding stands before a crash, and does not say why the program ended. */
const isBefore = (
  { lastLine, effect, reportsOnlyTheEnd }: LogFindingDraft,
  crash: LocatedError,
): boolean => lastLine < crash.line && (effect !== 'ends' || reportsOnlyTheEnd === true);

const createSharedFields = ({ line, header, end, fault }: LocatedError): SharedFields => ({
  source: 'error',
  guides: listGuides(fault?.kind),
  line,
  text: header,
  count: 1,
  lastLine: end - 1,
  software: ON_JAVA,
  versions: undefined,
  isNamed: true,
});

/** A jar that Java cannot open; undefined for any other error. */
function assessDamagedJar(
  { fault, mark }: LocatedError,
  shared: SharedFields,
): Assessment | undefined {
  if (fault?.kind !== 'cut-file' || fault.file?.endsWith('.jar') !== true) return undefined;
  const draft = { id: 'jar-damaged', ...describeDamagedJar(fault.file), ...shared };
  return { draft, isWeak: mark !== 'error' };
}

/** True if hybrid server software failed: a mod in the trace only called it. */
const isFaultOfSoftware = ({ fault, isDirect }: LocatedError): boolean =>
  fault?.kind === 'hybrid' && !isDirect;

/** What an error says about its suspect, with its own words; undefined if it says nothing. */
function assessSuspect(
  suspicion: Suspicion,
  { client }: Pick<Recognized, 'client'>,
): Assessment | undefined {
  const { error } = suspicion;
  const assessment = error.isInThirdPartyCode
    ? assessTrace(suspicion, client)
    : assessLogLine(suspicion);
  const message = findDeepestMessage(error);
  if (assessment === undefined || message === undefined) return assessment;
  const { draft } = assessment;
  if (showsMessage(draft, message)) return assessment;
  const cause = `${TRACE_TEXTS.errorMessage(message)} ${draft.cause}`;
  return { ...assessment, draft: { ...draft, cause } };
}

/** The guide for a kind of error; by default, finding the culprit by bisection. */
const GUIDE_OF_KIND: Readonly<Partial<Record<FaultKind, string>>> = {
  'port-taken': '/ports-and-proxies',
  address: '/ports-and-proxies',
  database: '/databases',
  settings: '/file-manager-controls',
  'no-file': '/file-manager-controls',
  permission: '/file-manager-controls',
  'not-permitted': '/file-manager-controls',
  memory: '/extras/swap',
  'world-data': '/backups',
  recipe: '/datapacks',
  registry: '/datapacks',
  api: '/installing-plugins',
  'closed-java': '/java-version',
};

const listGuides = (kind: FaultKind | undefined): GuideLink[] => [
  { route: (kind && GUIDE_OF_KIND[kind]) ?? '/binarysearch' },
];
