/** Makes one finding of many mods that need another version of what they all run on. */
import type { LogFindingDraft } from './findings';

/** A mod needs another version of the game or of its loader. */
const PLATFORM_NEED =
  /^The mods? .+? (?<what>needs? (?:minecraft|(?:neo)?forge|fabricloader) in another version.+)/;

/** The longest list of names in a title. */
const MAX_NAMES = 200;

const findNeed = ({ title }: LogFindingDraft): string | undefined =>
  PLATFORM_NEED.exec(title)?.groups?.what;

/** True for a finding about what all mods run on. */
export const isPlatformNeed = (draft: LogFindingDraft): boolean => findNeed(draft) !== undefined;

/** True for such a finding about several mods. */
export const isNeedOfSeveral = (draft: LogFindingDraft): boolean =>
  findNeed(draft)?.startsWith('need ') === true;

/** Findings in which mods that ask for the same version of the same platform stand together. */
export function mergePlatformNeeds(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  return drafts.flatMap((draft, index) => {
    const need = findNeed(draft);
    const same = drafts.filter((other) => need !== undefined && findNeed(other) === need);
    if (same.length < 2) return [draft];
    if (drafts.indexOf(same[0] as LogFindingDraft) < index) return [];
    const names = same.map(({ subject }) => subject).join(', ');
    const shown = names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES)}…` : names;
    return [
      {
        ...draft,
        title: `The mods ${shown} ${(need as string).replace('needs', 'need')}`,
        fix: draft.fix.replace(draft.subject as string, 'these mods'),
      },
    ];
  });
}
