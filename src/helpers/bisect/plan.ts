/**
 * A search as text: to keep, print, send, and paste back. Lines that start with `#` are for people
 * and are not read back.
 */
import { cleanName, keyOf, labelOf, MOST_NAMES, MOST_PARTS, type Kind, type Part } from './part';
import { arrange, partsOf, type Order } from './order';
import { replay, type Answer, type Ending, type Round, type RoundKind } from './search';

export interface Plan {
  readonly kind: Kind;
  /** The test in the reader's words; one line. */
  readonly test: string;
  readonly parts: readonly Part[];
  readonly answers: readonly Answer[];
}

const FIRST_LINE = '# Search for a broken plugin or mod. Paste this text back to go on.';
const MARK = 'search: 1';
const LONGEST_TEXT = 1_000_000;
const MOST_ANSWERS = 200;

/** `;` and `,` separate; `%` starts what stands for them. */
const write = (text: string): string =>
  text.replace(/[%;,]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const read = (text: string): string =>
  cleanName(
    text.replace(/%(25|3b|2c)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

function namesOf(text: string): readonly string[] {
  return text
    .split(',')
    .slice(0, MOST_NAMES)
    .map(read)
    .filter((name) => name !== '');
}

function partLine({ name, file, ids, needs, library }: Part): string {
  return [
    `part: ${write(name)}`,
    ...(file === undefined ? [] : [`file: ${write(file)}`]),
    ...(library ? ['library'] : []),
    ...(needs.length === 0 ? [] : [`needs: ${needs.map(write).join(', ')}`]),
    ...(ids.length === 0 ? [] : [`ids: ${ids.map(write).join(', ')}`]),
  ].join('; ');
}

function readPart(line: string): Part | undefined {
  const fields = new Map(
    line.split(';').map((field) => {
      const [key, ...rest] = field.split(':');
      return [(key as string).trim(), rest.join(':')];
    }),
  );
  const name = read(fields.get('part') as string);
  const file = read(fields.get('file') ?? '');
  if (keyOf(name) === '') return undefined;
  return {
    name,
    ...(file !== '' && { file }),
    ids: namesOf(fields.get('ids') ?? ''),
    needs: namesOf(fields.get('needs') ?? ''),
    library: fields.has('library'),
  };
}

/** Whether a text is a plan, and no list of plugins. */
export function isPlan(text: string): boolean {
  return text
    .slice(0, 1000)
    .split(/\r\n|\r|\n/)
    .some((line) => line.trim() === MARK);
}

/** Reads a plan back; undefined where the text is none or names nothing. */
export function readPlan(text: string): Plan | undefined {
  if (!isPlan(text)) return undefined;
  let kind: Kind = 'plugins';
  let test = '';
  const parts: Part[] = [];
  const answers: Answer[] = [];
  for (const raw of text.slice(0, LONGEST_TEXT).split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    if (line === 'kind: mods') kind = 'mods';
    else if (line.startsWith('test:')) test = cleanTest(line.slice(5));
    else if (line.startsWith('part:') && parts.length < MOST_PARTS) {
      const part = readPart(line);
      if (part !== undefined) parts.push(part);
    } else if (/^answer: (?:fault|clean)\b/.test(line) && answers.length < MOST_ANSWERS) {
      answers.push(line.startsWith('answer: fault') ? 'fault' : 'clean');
    }
  }
  return parts.length === 0 ? undefined : { kind, test, parts, answers };
}

/** The reader's test as one line that a plan can hold. */
export function cleanTest(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 300)
    .trim();
}

/** A unit as the reader finds it in the folder. */
export function labelOfUnit(order: Order, unit: number): string {
  return partsOf(order, unit).map(labelOf).join(' + ');
}

const TITLES: Readonly<Record<RoundKind, string>> = {
  libraries: 'libraries only',
  nothing: 'an empty folder',
  half: 'halving',
  everything: 'everything in, to be sure',
  without: 'proof: all but what was found',
  alone: 'proof: the culprit without the other suspects',
  partner: 'halving for a partner',
};

/** What a round is about. */
export function titleOf({ kind }: Pick<Round, 'kind'>): string {
  return TITLES[kind];
}

/** An ending in one sentence. */
export function sentenceOf(order: Order, ending: Ending): string {
  const name = (unit: number) =>
    partsOf(order, unit)
      .map((part) => part.name)
      .join(' + ');
  switch (ending.kind) {
    case 'found':
      return ending.culprits
        .map(({ unit, partners }) =>
          partners.length === 0
            ? `${name(unit)} causes the problem.`
            : `${name(unit)} causes the problem together with ${partners.map(name).join(' and ')}.`,
        )
        .join(' ');
    case 'outside':
      return 'The problem needs none of these: look at the server build, the data packs and the world.';
    case 'gone':
      return 'The problem does not show with everything in: it is gone, or it comes and goes.';
    case 'unreliable':
      return 'The answers do not fit one another: the problem comes and goes, or a round was tested differently.';
  }
}

/** The whole search for paper and for later: list, rounds, what to do next. */
export function writePlan(plan: Plan): string {
  const order = arrange(plan.parts);
  const { rounds, next, ending } = replay(order, plan.answers);
  const labels = (units: Iterable<number>) =>
    [...units].map((unit) => write(labelOfUnit(order, unit))).join(', ') || 'nothing';
  const comment = (text: string) => `# ${text}`;
  return [
    FIRST_LINE,
    MARK,
    `kind: ${plan.kind}`,
    ...(plan.test === '' ? [] : [`test: ${plan.test}`]),
    ...plan.parts.map(partLine),
    ...plan.answers
      .slice(0, rounds.length)
      .flatMap((answer, index) => [
        comment(`Round ${index}, ${titleOf(rounds[index] as Round)}. In:`),
        comment(`  ${labels((rounds[index] as Round).active)}`),
        `answer: ${answer}`,
      ]),
    ...(next === undefined
      ? []
      : [
          comment(`Round ${rounds.length}, ${titleOf(next)}. These must be in, all others out:`),
          comment(`  ${labels(next.active)}`),
          comment('Problem there? [ ] yes  [ ] no'),
          comment('On paper: the suspects in the order of the search. Go on with the half that'),
          comment('brings the problem; what stands above it stays in.'),
          ...next.suspects.map((unit, index) =>
            comment(`  [ ] ${index + 1}. ${write(labelOfUnit(order, unit))}`),
          ),
        ]),
    ...(ending === undefined ? [] : [comment(`Result: ${sentenceOf(order, ending)}`)]),
    '',
  ].join('\n');
}
