/** Turns the place of a crash into a finding where it names who is in it and no rule does. */
import type { FaultKind } from './faults';
import { isRow, type Draft } from './findings';
import { ON_JAVA, type GuideLink } from './rule';
import type { Recognized } from './software';
import type { Place } from './traces';
import { ABSENT, MISFIT, REPORTS, SOMEBODY, SUSPECT, TRACE, UNNAMED } from './words';

/** A place and the line where it ends. */
type Span = Place & { readonly end: number };

/** Rules that say what happened and not whose fault it is. */
const OPEN: ReadonlySet<string> = new Set([
  'ticking-block-entity',
  'ticking-entity',
  'server-hung',
  'client-mod-on-server',
  'mixin-failed',
  'mixin-transformation',
]);

/**
 * What the trace itself proves or suggests. Code that calls something that is not there was made
 * for something else: that is shown. Any other crash gives a suspicion, said as one: the first
 * in the trace that is not the game may be an innocent who was only called. Undefined where a
 * rule has named somebody for these lines, or for an error that names nobody.
 */
export function suspectOf(
  place: Span | undefined,
  drafts: readonly Draft[],
  recognized: Recognized,
): Draft | undefined {
  if (place === undefined || (!place.fatal && drafts.length > 0)) return undefined;
  const { line, owner, fault } = place;
  const name = owner ?? place.package;
  const explained = drafts.some(
    (draft) => (draft.named || !(OPEN.has(draft.id) || isRow(draft.id))) && covers(place, draft),
  );
  if (explained) return undefined;
  const common = {
    guides: guidesOf(fault?.kind),
    line,
    text: place.error,
    count: 1,
    last: line,
    software: ON_JAVA,
    versions: undefined,
    named: true,
  };
  if (name === undefined) {
    return drafts.length > 0 ? undefined : namelessOf(place, common);
  }
  const ofPlayer = recognized.client && fault?.kind === 'client-code';
  const misfit = fault && MISFIT[ofPlayer ? 'other-game' : fault.kind];
  if (misfit !== undefined && place.kind === 'error') {
    const missing = fault?.missing;
    const own = missing?.startsWith(`${place.package}.`) === true;
    const sentences = own ? ABSENT(name, missing) : misfit(name, missing, place.direct);
    return { id: 'made-for-another', ...sentences, ...common };
  }
  if (place.kind !== 'error') return undefined;
  const code = owner === undefined ? undefined : place.package;
  if (place.fatal) return { id: 'crash-suspect', ...SUSPECT(name, code), ...common };
  // A line without an error of Java’s or .NET’s may be about anything.
  if (drafts.length > 0 || (fault === undefined && !place.thrown)) return undefined;
  return { id: 'reports-error', ...REPORTS(name, place, fault?.kind), ...common };
}

/** Kinds of errors that say enough without a name. */
const NAMELESS: ReadonlySet<FaultKind> = new Set(['port-taken', 'address', 'cut-file', 'database']);

/** What an error says of which nobody is named. */
function namelessOf(
  { fault, kind, thrown, fatal, error, said }: Span,
  common: Omit<Draft, 'id' | 'title' | 'cause' | 'fix'>,
): Draft | undefined {
  if (kind !== 'error' || !(thrown || fatal)) return undefined;
  const nobody = { ...common, named: false };
  if (fault?.missing !== undefined) {
    return { id: 'made-for-another', ...SOMEBODY(fault.missing, fault.kind), ...nobody };
  }
  if (fault !== undefined && NAMELESS.has(fault.kind)) {
    return { id: 'reports-error', ...REPORTS(undefined, { error, said }, fault.kind), ...nobody };
  }
  return fatal ? { id: 'crash-unnamed', ...UNNAMED(error), ...nobody } : undefined;
}

/** Where a kind of error is dealt with; else the culprit is to be found by halves. */
const GUIDES: Readonly<Partial<Record<FaultKind, string>>> = {
  'port-taken': '/ports-and-proxies',
  address: '/ports-and-proxies',
  database: '/databases',
  settings: '/file-manager-controls',
  'no-file': '/file-manager-controls',
  memory: '/extras/swap',
};

const guidesOf = (kind: FaultKind | undefined): GuideLink[] => [
  { route: (kind && GUIDES[kind]) ?? '/binarysearch' },
];

const covers = (place: Span, { line, last }: Draft): boolean =>
  [line, last].some((one) => one >= place.line - 8 && one <= place.end);

/** Rules that name who failed and not why: the kind of the error says more. */
const WHY_OPEN: ReadonlySet<string> = new Set([
  'plugin-enable-failed',
  'plugin-runtime-error',
  'plugin-load-failed',
  'plugin-command-error',
  'bungee-plugin-failed',
  'velocity-plugin-event',
  'proxy-plugin-create-failed',
  'forge-mod-error',
  'forge-mod-failed',
  'mod-entrypoint-failed',
]);

/** A finding with what the trace below it adds: who is in it, or what kind of error it is. */
export function withTrace(draft: Draft, place: Span | undefined): Draft {
  if (place === undefined || isRow(draft.id) || !covers(place, draft)) return draft;
  const { owner, fault } = place;
  const name = owner ?? place.package;
  const why = WHY_OPEN.has(draft.id) && fault !== undefined && TRACE.why(fault);
  const who = !draft.named && name !== undefined && !OPEN.has(draft.id) && TRACE.who(name);
  const more = [who, why].filter((text) => typeof text === 'string');
  return more.length === 0 ? draft : { ...draft, cause: [draft.cause, ...more].join(' ') };
}
