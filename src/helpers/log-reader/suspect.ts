/** Turns the place of a crash into a finding where it names who is in it and no rule does. */
import { isRow, type Draft } from './findings';
import { ON_JAVA } from './rule';
import type { Recognized } from './software';
import type { Place } from './traces';
import { ABSENT, MISFIT, SUSPECT } from './words';

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
  place: (Place & { readonly end: number }) | undefined,
  drafts: readonly Draft[],
  recognized: Recognized,
): Draft | undefined {
  if (place === undefined || (!place.fatal && drafts.length > 0)) return undefined;
  const { line, end, owner, fault } = place;
  const name = owner ?? place.package;
  const explained = drafts.some(
    (draft) =>
      (draft.named || !(OPEN.has(draft.id) || isRow(draft.id))) &&
      draft.line >= line - 8 &&
      draft.line <= end,
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
