/**
 * Serializes a search as text, to store, print, send, and paste back, and parses it. Lines that
 * start with `#` are for people and are not parsed.
 */
import { arrange, type Order } from './order';
import { cleanName, keyOf, MAX_NAMES, MAX_ADDONS, type Kind, type Addon } from './addon';
import { CHANCE, type Shows } from './repeats';
import { replay, type Answer, type Round } from './search';
import { labelOfUnit, PAPER, sentenceOf, titleOf } from './texts';

export interface Plan {
  readonly kind: Kind;
  /** The reader's description of the test; one line. */
  readonly test: string;
  readonly addons: readonly Addon[];
  /** How often the problem appears in the test. */
  readonly shows: Shows;
  readonly answers: readonly Answer[];
  /** Tests of the current round, all without the problem. */
  readonly tried: number;
}

const MARK = 'search: 1';
const MAX_CHARACTERS = 1_000_000;
const MAX_ANSWERS = 200;
const MAX_TRIED = 99;

/** `;` and `,` are separators; `%` escapes them. */
const write = (text: string): string =>
  text.replace(/[%;,]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const read = (text: string): string =>
  cleanName(
    text.replace(/%(25|3b|2c)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

function namesOf(text: string): readonly string[] {
  return text
    .split(',')
    .slice(0, MAX_NAMES)
    .map(read)
    .filter((name) => name !== '');
}

function partLine({ name, file, ids, needs, library }: Addon): string {
  return [
    `part: ${write(name)}`,
    ...(file === undefined ? [] : [`file: ${write(file)}`]),
    ...(library ? ['library'] : []),
    ...(needs.length === 0 ? [] : [`needs: ${needs.map(write).join(', ')}`]),
    ...(ids.length === 0 ? [] : [`ids: ${ids.map(write).join(', ')}`]),
  ].join('; ');
}

function readAddon(line: string): Addon | undefined {
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

/** Whether a text is a plan rather than a list of plugins. */
export function isPlan(text: string): boolean {
  return text
    .slice(0, 1000)
    .split(/\r\n|\r|\n/)
    .some((line) => line.trim() === MARK);
}

/** Parses a plan; undefined if the text is not one or contains no names. */
export function readPlan(text: string): Plan | undefined {
  if (!isPlan(text)) return undefined;
  let kind: Kind = 'plugins';
  let test = '';
  let shows: Shows = 'always';
  let tried = 0;
  const addons: Addon[] = [];
  const answers: Answer[] = [];
  for (const raw of text.slice(0, MAX_CHARACTERS).split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    if (line === 'kind: mods') kind = 'mods';
    else if (line.startsWith('test:')) test = cleanTest(line.slice(5));
    else if (line.startsWith('part:') && addons.length < MAX_ADDONS) {
      const addon = readAddon(line);
      if (addon !== undefined) addons.push(addon);
    } else if (line.startsWith('shows:')) shows = readShows(line.slice(6).trim());
    else if (line.startsWith('tried:')) tried = readCount(line.slice(6));
    else if (answers.length < MAX_ANSWERS) {
      const answer = /^answer: (fault|clean|other)\b/.exec(line)?.[1];
      if (answer !== undefined) answers.push(answer as Answer);
    }
  }
  return addons.length === 0 ? undefined : { kind, test, addons, shows, answers, tried };
}

const readShows = (text: string): Shows => (text in CHANCE ? (text as Shows) : 'always');
const readCount = (text: string): number =>
  Math.min(MAX_TRIED, Math.max(0, Math.floor(Number(text)) || 0));

/** The reader's test as one line that fits a plan. */
export function cleanTest(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 300)
    .trim();
}

const comment = (text: string) => `# ${text}`;

/** The current round, with boxes to tick on paper. */
function nextLines(
  order: Order,
  { number, next, tried }: { number: number; next: Round; tried: number },
): readonly string[] {
  return [
    comment(PAPER.next(number, titleOf(next))),
    comment(`  ${labelsOf(order, next.active)}`),
    ...(next.tests === 1 ? [] : [comment(PAPER.tests(next.tests))]),
    ...(tried === 0 ? [] : [`tried: ${Math.min(tried, next.tests - 1)}`]),
    comment(PAPER.question),
    ...PAPER.onPaper.map(comment),
    ...next.suspects.map((unit, index) =>
      comment(`  [ ] ${index + 1}. ${write(labelOfUnit(order, unit))}`),
    ),
  ];
}

function labelsOf(order: Order, units: Iterable<number>): string {
  return [...units].map((unit) => write(labelOfUnit(order, unit))).join(', ') || PAPER.nothing;
}

/** The whole search, to print or keep: list, rounds, what to do next. */
export function writePlan(plan: Plan): string {
  const order = arrange(plan.addons);
  const { rounds, next, ending } = replay(order, plan.answers, plan.shows);
  return [
    comment(PAPER.first),
    MARK,
    `kind: ${plan.kind}`,
    ...(plan.test === '' ? [] : [`test: ${plan.test}`]),
    ...(plan.shows === 'always' ? [] : [`shows: ${plan.shows}`]),
    ...plan.addons.map(partLine),
    ...plan.answers
      .slice(0, rounds.length)
      .flatMap((answer, index) => [
        comment(PAPER.past(index, titleOf(rounds[index] as Round))),
        comment(`  ${labelsOf(order, (rounds[index] as Round).active)}`),
        `answer: ${answer}`,
      ]),
    ...(next === undefined
      ? []
      : nextLines(order, { number: rounds.length, next, tried: plan.tried })),
    ...(ending === undefined ? [] : [comment(PAPER.result(sentenceOf(order, ending)))]),
    '',
  ].join('\n');
}
