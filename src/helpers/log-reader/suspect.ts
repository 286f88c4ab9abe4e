/** Turns the place of a crash into a finding where it names who is in it and no rule does. */
import type { Draft } from './findings';
import { ON_JAVA } from './rule';
import type { Place } from './traces';

/**
 * A suspicion, said as one: the first in the trace that is not the game may be an innocent who
 * was only called. Undefined where a rule has named somebody for these lines, or for a crash that
 * names nobody.
 */
export function suspectOf(
  place: (Place & { readonly end: number }) | undefined,
  drafts: readonly Draft[],
): Draft | undefined {
  if (place === undefined || !place.fatal) return undefined;
  const { line, end, owner } = place;
  const name = owner ?? place.package;
  if (name === undefined) return undefined;
  const named = drafts.some((draft) => draft.named && draft.line >= line - 8 && draft.line <= end);
  if (named) return undefined;
  return {
    id: 'crash-suspect',
    title: `Suspected: ${name} is the first in the crash that is neither the game nor the platform.`,
    cause: `The trace of the crash leads through ${place.package === undefined || owner === undefined ? 'its code' : `its code (${place.package})`}. That is a suspicion, no proof: it may only have been called.`,
    fix: `Update ${name}. If the crash stays, take it out for one test; the same crash without it clears it.`,
    guides: [{ route: '/binarysearch' }],
    line,
    text: place.error,
    count: 1,
    software: ON_JAVA,
    versions: undefined,
    named: true,
  };
}
