/**
 * Makes one finding of many mods that need another version of what they all run on.
 *
 * In:  `The mod lamps needs forge in another version: …`, and the same of `bulbs`
 * Out: `The mods lamps, bulbs need forge in another version: …`
 */
import type { LogFindingDraft } from '../findings';
import { hasRole } from '../roles';

/** The names that logs use for what all mods of a server run on. */
const PLATFORMS = ['minecraft', 'forge', 'neoforge', 'fabricloader'];

/** The longest list of names in a title, in characters. */
const MAX_NAMES = 200;

/** True for a finding that asks for another version of what all mods run on. */
export const isPlatformNeed = (draft: LogFindingDraft): boolean =>
  hasRole(draft, 'version-need') && PLATFORMS.includes(draft.needed ?? '');

/** Merges the findings of mods that ask for the same version of the same platform. */
export function mergePlatformNeeds(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  const needs = drafts.filter(isPlatformNeed);
  return drafts.flatMap((draft) => {
    const same = needs.filter((other) => getNeed(other) === getNeed(draft));
    if (same.length < 2 || !same.includes(draft)) return [draft];
    return draft === same[0] ? [joinNeeds(draft, same)] : [];
  });
}

/** Returns what a mod needs: the end of its rule’s title, which `platform-needs.test.ts` compares. */
const getNeed = ({ title, subject = '' }: LogFindingDraft): string =>
  title.slice(`The mod ${subject} needs `.length);

/** Returns the finding of the first of several mods, with the names of all of them. */
function joinNeeds(first: LogFindingDraft, same: readonly LogFindingDraft[]): LogFindingDraft {
  const names = same.map(({ subject }) => subject).join(', ');
  const shown = names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES)}…` : names;
  return {
    ...first,
    title: `The mods ${shown} need ${getNeed(first)}`,
    fix: first.fix.replace(first.subject as string, 'these mods'),
    isOfSeveral: true,
  };
}
