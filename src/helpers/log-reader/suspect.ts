/** Turns the place of a crash into a finding where it names who is in it and no rule does. */
import { isRow, type Draft } from './findings';
import { ON_JAVA } from './rule';
import type { Recognized } from './software';
import type { Place } from './traces';
import { ABSENT, MISFIT, SUSPECT, TRACE } from './words';

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
  if (name === undefined || explained) return undefined;
  const common = {
    guides: [{ route: '/binarysearch' }],
    line,
    text: place.error,
    count: 1,
    software: ON_JAVA,
    versions: undefined,
    named: true,
  };
  const ofPlayer = recognized.client && fault?.kind === 'client-code';
  const misfit = fault && MISFIT[ofPlayer ? 'other-game' : fault.kind];
  if (misfit !== undefined && place.kind === 'error') {
    const missing = fault?.missing;
    const own = missing?.startsWith(`${place.package}.`) === true;
    const sentences = own ? ABSENT(name, missing) : misfit(name, missing, place.direct);
    return { id: 'made-for-another', ...sentences, ...common };
  }
  if (!place.fatal) return undefined;
  const code = owner === undefined ? undefined : place.package;
  return { id: 'crash-suspect', ...SUSPECT(name, code), ...common };
}

const covers = (place: Span, { line }: Draft): boolean =>
  line >= place.line - 8 && line <= place.end;

/** Rules that name who failed and not why: the kind of the error says more. */
const WHY_OPEN: ReadonlySet<string> = new Set([
  'plugin-enable-failed',
  'plugin-runtime-error',
  'plugin-load-failed',
  'plugin-command-error',
  'bungee-plugin-failed',
  'forge-mod-error',
  'forge-mod-failed',
  'mod-entrypoint-failed',
]);

/** A finding with what the trace below it adds: who is in it, or what kind of error it is. */
export function withTrace(draft: Draft, place: Span | undefined): Draft {
  if (place === undefined || isRow(draft.id) || !covers(place, draft)) return draft;
  const { owner, fault } = place;
  const name = owner ?? place.package;
  const missing = fault?.missing;
  const why = WHY_OPEN.has(draft.id) && fault !== undefined && TRACE.why(fault.kind, missing);
  const who = !draft.named && name !== undefined && !OPEN.has(draft.id) && TRACE.who(name);
  const more = [who, why].filter((text) => typeof text === 'string');
  return more.length === 0 ? draft : { ...draft, cause: [draft.cause, ...more].join(' ') };
}
