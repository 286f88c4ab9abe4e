/**
 * Serializes a search as text, to store, print, send, and paste back, and parses it. Lines that
 * start with `#` are for people and are not parsed.
 */
import { createOrder, type AddonOrder } from './order';
import {
  cleanName,
  normalizeName,
  MAX_NAMES,
  MAX_ADDONS,
  type AddonKind,
  type Addon,
} from '../list/addon';
import { CHANCE, type Frequency } from './frequency';
import { replayAnswers } from './search';
import type { RoundAnswer, BisectRound } from './round';
import { formatUnit, PLAN_COMMENTS, describeEnding, getRoundTitle } from '../texts';

export interface BisectPlan {
  readonly kind: AddonKind;
  /** The reader's description of the test; one line. */
  readonly test: string;
  readonly addons: readonly Addon[];
  /** How often the problem appears in the test. */
  readonly frequency: Frequency;
  readonly answers: readonly RoundAnswer[];
  /** Tests of the current round, all without the problem. */
  readonly tried: number;
}

/** Says that a text is a plan, and in which version of this format. */
const FORMAT_MARK = 'search: 1';
const MAX_CHARACTERS = 1_000_000;
const MAX_ANSWERS = 200;
const MAX_TRIED = 99;

/** `;` and `,` are separators; `%` escapes them. */
const escapeField = (text: string): string =>
  text.replace(/[%;,]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const unescapeField = (text: string): string =>
  cleanName(
    text.replace(/%(25|3b|2c)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

function parseNames(text: string): readonly string[] {
  return text
    .split(',')
    .slice(0, MAX_NAMES)
    .map(unescapeField)
    .filter((name) => name !== '');
}

function formatPartLine({ name, file, ids, needs, library }: Addon): string {
  return [
    `part: ${escapeField(name)}`,
    ...(file === undefined ? [] : [`file: ${escapeField(file)}`]),
    ...(library ? ['library'] : []),
    ...(needs.length === 0 ? [] : [`needs: ${needs.map(escapeField).join(', ')}`]),
    ...(ids.length === 0 ? [] : [`ids: ${ids.map(escapeField).join(', ')}`]),
  ].join('; ');
}

function parseAddon(line: string): Addon | undefined {
  const fields = new Map(
    line.split(';').map((field) => {
      const [key, ...rest] = field.split(':');
      return [(key as string).trim(), rest.join(':')];
    }),
  );
  const name = unescapeField(fields.get('part') as string);
  const file = unescapeField(fields.get('file') ?? '');
  if (normalizeName(name) === '') return undefined;
  return {
    name,
    ...(file !== '' && { file }),
    ids: parseNames(fields.get('ids') ?? ''),
    needs: parseNames(fields.get('needs') ?? ''),
    library: fields.has('library'),
  };
}

/** Whether a text is a plan rather than a list of plugins. */
export function isPlan(text: string): boolean {
  return text
    .slice(0, 1000)
    .split(/\r\n|\r|\n/)
    .some((line) => line.trim() === FORMAT_MARK);
}

/** A plan whose lines are still being read. */
type PlanDraft = {
  -readonly [Key in keyof BisectPlan]: BisectPlan[Key] extends readonly (infer Item)[]
    ? Item[]
    : BisectPlan[Key];
};

/** Reads a line into the plan. A line that is wrong, or of a later version of the format, is skipped. */
function readPlanLine(plan: PlanDraft, line: string): void {
  const [, key, rest = ''] = /^([a-z]+):(.*)$/s.exec(line) ?? [];
  switch (key) {
    case 'kind':
      if (rest === ' mods') plan.kind = 'mods';
      break;
    case 'test':
      plan.test = cleanTest(rest);
      break;
    case 'part': {
      const addon = plan.addons.length < MAX_ADDONS ? parseAddon(line) : undefined;
      if (addon !== undefined) plan.addons.push(addon);
      break;
    }
    case 'shows':
      plan.frequency = parseFrequency(rest.trim());
      break;
    case 'tried':
      plan.tried = parseCount(rest);
      break;
    case 'answer': {
      const answer = /^ (fault|clean|other)\b/.exec(rest)?.[1] as RoundAnswer | undefined;
      if (answer !== undefined && plan.answers.length < MAX_ANSWERS) plan.answers.push(answer);
    }
  }
}

/** Parses a plan; undefined if the text is not one or contains no names. */
export function parsePlan(text: string): BisectPlan | undefined {
  if (!isPlan(text)) return undefined;
  const plan: PlanDraft = {
    kind: 'plugins',
    test: '',
    addons: [],
    frequency: 'always',
    answers: [],
    tried: 0,
  };
  for (const line of text.slice(0, MAX_CHARACTERS).split(/\r\n|\r|\n/)) {
    readPlanLine(plan, line.trim());
  }
  return plan.addons.length === 0 ? undefined : plan;
}

const parseFrequency = (text: string): Frequency =>
  text in CHANCE ? (text as Frequency) : 'always';
const parseCount = (text: string): number =>
  Math.min(MAX_TRIED, Math.max(0, Math.floor(Number(text)) || 0));

/** The reader's test as one line that fits a plan. */
export function cleanTest(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 300)
    .trim();
}

const formatComment = (text: string) => `# ${text}`;

/** The current round, with boxes to tick on paper. */
function renderNextLines(
  order: AddonOrder,
  { number, next, tried }: { number: number; next: BisectRound; tried: number },
): readonly string[] {
  return [
    formatComment(PLAN_COMMENTS.next(number, getRoundTitle(next))),
    formatComment(`  ${formatLabels(order, next.active)}`),
    ...(next.tests === 1 ? [] : [formatComment(PLAN_COMMENTS.tests(next.tests))]),
    ...(tried === 0 ? [] : [`tried: ${Math.min(tried, next.tests - 1)}`]),
    formatComment(PLAN_COMMENTS.question),
    ...PLAN_COMMENTS.onPaper.map(formatComment),
    ...next.suspects.map((unit, index) =>
      formatComment(`  [ ] ${index + 1}. ${escapeField(formatUnit(order, unit))}`),
    ),
  ];
}

function formatLabels(order: AddonOrder, units: Iterable<number>): string {
  return (
    [...units].map((unit) => escapeField(formatUnit(order, unit))).join(', ') ||
    PLAN_COMMENTS.nothing
  );
}

/** The whole search, to print or keep: list, rounds, what to do next. */
export function formatPlan(plan: BisectPlan): string {
  const order = createOrder(plan.addons);
  const { rounds, next, ending } = replayAnswers(order, plan.answers, plan.frequency);
  return [
    formatComment(PLAN_COMMENTS.first),
    FORMAT_MARK,
    `kind: ${plan.kind}`,
    ...(plan.test === '' ? [] : [`test: ${plan.test}`]),
    ...(plan.frequency === 'always' ? [] : [`shows: ${plan.frequency}`]),
    ...plan.addons.map(formatPartLine),
    ...plan.answers
      .slice(0, rounds.length)
      .flatMap((answer, index) => [
        formatComment(PLAN_COMMENTS.past(index, getRoundTitle(rounds[index] as BisectRound))),
        formatComment(`  ${formatLabels(order, (rounds[index] as BisectRound).active)}`),
        `answer: ${answer}`,
      ]),
    ...(next === undefined
      ? []
      : renderNextLines(order, { number: rounds.length, next, tried: plan.tried })),
    ...(ending === undefined
      ? []
      : [formatComment(PLAN_COMMENTS.result(describeEnding(order, ending)))]),
    '',
  ].join('\n');
}
