/** Turns pasted text or dropped jars into a plan, with a note on what was read. Pure. */
import type { Tone } from '../../../ui/tone';
import type { Jar } from './jars';
import { parseAddonList, type AddonList } from './addon-list';
import { MAX_ADDONS } from './addon';
import { isPlan, parsePlan, type BisectPlan } from '../search/plan';
import { LIST, REFUSAL_REASONS } from '../texts';

export interface InputNote {
  readonly tone: Extract<Tone, 'note' | 'caution'>;
  readonly text: string;
}

/** The result. Without a plan the old one stays; without a note there is nothing to report. */
export interface InputResult {
  readonly plan?: BisectPlan;
  readonly note?: InputNote;
}

const findCaution = (text: string): InputNote => ({ tone: 'caution', text });

function createNote({ addons, announced }: AddonList): InputNote | undefined {
  if (announced !== undefined && announced !== addons.length) {
    return findCaution(LIST.otherCount(announced, addons.length));
  }
  return addons.length === MAX_ADDONS ? findCaution(LIST.tooMany) : undefined;
}

/** Takes a list, or a saved plan; a list restarts the rounds. */
export function parseInput(plan: BisectPlan, text: string): InputResult {
  if (isPlan(text)) {
    const found = parsePlan(text);
    return found === undefined
      ? { note: findCaution(LIST.noPlan) }
      : { plan: found, note: { tone: 'note', text: LIST.planRead(found.answers.length) } };
  }
  const list = parseAddonList(text);
  if (list.addons.length === 0) return { note: findCaution(LIST.noNames) };
  const note = createNote(list);
  return {
    plan: { ...plan, kind: list.kind, addons: list.addons, answers: [], tried: 0 },
    ...(note !== undefined && { note }),
  };
}

/** A note on the jars that were read and those known only by their file names. */
export function describeJars(jars: readonly Jar[]): InputNote {
  if (jars.length === 0) return findCaution(LIST.noJars);
  const refused = jars.flatMap(({ file, refused: why }) =>
    why === undefined ? [] : [LIST.refused(file, REFUSAL_REASONS[why])],
  );
  return refused.length === 0
    ? { tone: 'note', text: LIST.jarsRead(jars.length) }
    : findCaution(LIST.byNameOnly(refused));
}
