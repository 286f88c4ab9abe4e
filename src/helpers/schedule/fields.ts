/**
 * Parses the five cron fields as the panel does: dragonmantank/cron-expression 3.4, the version in
 * the panel's composer.lock. Forms that it accepts but runs on other days than they say (SAT-SUN
 * never matches Sunday, MON-FRI/2 matches only Sunday, a step beyond the field wraps around, hours
 * out of order skip the earlier ones) are rejected, with the form to write instead.
 */
import { PROBLEMS } from './texts';

export const FIELD_NAMES = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type Fields = Readonly<Record<FieldName, string>>;

export interface FieldProblem {
  readonly field: FieldName;
  /** What is wrong and what to write instead. */
  readonly text: string;
}

/** A field's plain values in order, and what plain values cannot express. */
export interface ParsedField {
  /** Only `*`. */
  readonly any: boolean;
  readonly values: readonly number[];
  /** `L`, `15W`, `5L` or `5#2`, with numbers for names. */
  readonly special: readonly string[];
  /** As the libraries accept it: numbers for names, no leading zeros. */
  readonly text: string;
}

export type CronExpression = Readonly<Record<FieldName, ParsedField>>;
export type FieldsResult =
  | { readonly ok: true; readonly expression: CronExpression; readonly text: string }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

interface FieldShape {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** In cron's numbering, 0 to 6. */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

const SHAPES: Readonly<Record<FieldName, FieldShape>> = {
  minute: { from: 0, to: 59, names: [] },
  hour: { from: 0, to: 23, names: [] },
  dayOfMonth: { from: 1, to: 31, names: [] },
  month: { from: 1, to: 12, names: ['', ...MONTHS] },
  dayOfWeek: { from: 0, to: 7, names: WEEKDAYS },
};

/** Longest field to parse; nobody writes more by hand. */
const MAX_LENGTH = 200;
/** A 28-day month has no later nearest weekday, and the panel would run on a wrong day. */
const LAST_NEAREST = 28;

type ValidItem =
  { readonly values: readonly number[]; readonly text: string } | { readonly special: string };
type FieldItem = ValidItem | { readonly problem: string };

function parseNumber(text: string, { from, to, names }: FieldShape): number | undefined {
  const named = text === '' ? -1 : names.indexOf(text.toUpperCase());
  if (named >= 0) return named;
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= from && value <= to ? value : undefined;
}

/** Distinct values in order. Sunday is 0 and 7: both become 0. */
function sortValues(name: FieldName, values: readonly number[]): number[] {
  const unique = new Set(values.map((value) => (name === 'dayOfWeek' ? value % 7 : value)));
  return [...unique].sort((a, b) => a - b);
}

function listSteps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function parseSpecial(name: FieldName, item: string): FieldItem | undefined {
  if (name === 'dayOfMonth') {
    if (item === 'L') return { special: 'L' };
    const day = /^(\d{1,2})W$/.exec(item)?.[1];
    if (day === undefined) return undefined;
    const value = Number(day);
    return value >= 1 && value <= LAST_NEAREST
      ? { special: `${value}W` }
      : { problem: PROBLEMS.nearest(LAST_NEAREST) };
  }
  if (name !== 'dayOfWeek') return undefined;
  const [, weekday = '', rest = ''] = /^([A-Za-z]{3}|\d)(L|#\d)$/.exec(item) ?? [];
  const value = parseNumber(weekday, SHAPES.dayOfWeek);
  if (value === undefined) return undefined;
  if (rest === 'L') return { special: `${value % 7}L` };
  const nth = Number(rest.slice(1));
  return nth >= 1 && nth <= 5 ? { special: `${value % 7}#${nth}` } : { problem: PROBLEMS.nth };
}

// `*`, `5`, `MON`, `1-5`, each perhaps with a step: `*/15`, `1-5/2`.
const ITEM = /^(\*|([a-z\d]+)(?:-([a-z\d]+))?)(?:\/(\d{1,4}))?$/i;

/** Parses one item of a field's list. */
function parseItem(name: FieldName, item: string): FieldItem {
  const special = parseSpecial(name, item);
  if (special !== undefined) return special;
  const [, range, first = '', last, step] = ITEM.exec(item) ?? [];
  if (range === undefined) {
    return {
      problem: item === '?' ? PROBLEMS.question : PROBLEMS.notOne(item.slice(0, 20), name),
    };
  }
  const maxStep = SHAPES[name].to - 1;
  if (step !== undefined && (!/^[1-9]/.test(step) || Number(step) > maxStep)) {
    return { problem: PROBLEMS.step(maxStep) };
  }
  if (range === '*') return parseEvery(name, item, step);
  return last === undefined
    ? parseSingle(name, first, step)
    : parseRange(name, { first, last, step });
}

// `*` and `*/15`.
function parseEvery(name: FieldName, item: string, step: string | undefined): FieldItem {
  if (step === '1') return { problem: PROBLEMS.everyOne };
  const { from, to } = SHAPES[name];
  const last = name === 'dayOfWeek' ? 6 : to;
  return { values: listSteps(from, last, Number(step ?? 1)), text: item };
}

/** `5` and `MON`. */
function parseSingle(name: FieldName, text: string, step: string | undefined): FieldItem {
  const shape = SHAPES[name];
  const value = parseNumber(text, shape);
  if (value === undefined) return { problem: PROBLEMS.notOne(text, name) };
  if (step !== undefined) {
    return { problem: PROBLEMS.stepAlone(`${value}-${shape.to}/${Number(step)}`) };
  }
  const values = sortValues(name, [value]);
  return { values, text: String(values) };
}

interface RangeParts {
  readonly first: string;
  readonly last: string;
  readonly step: string | undefined;
}

/** `1-5`, `MON-FRI` and `1-5/2`. */
function parseRange(name: FieldName, { first, last, step }: RangeParts): FieldItem {
  const from = parseNumber(first, SHAPES[name]);
  if (from === undefined) return { problem: PROBLEMS.notOne(first, name) };
  const to = parseNumber(last, SHAPES[name]);
  if (to === undefined) return { problem: PROBLEMS.notOne(last, name) };
  const isNamed = /[a-z]/i.test(first + last);
  if (isNamed && step !== undefined) return { problem: PROBLEMS.namedStep };
  const isWeekday = name === 'dayOfWeek';
  if (isWeekday && isNamed && /SUN/i.test(first + last)) return { problem: PROBLEMS.namedSunday };
  if (from > to) return { problem: PROBLEMS.backwards };
  const holdsSunday = from === 7 || to === 0 || (from === 0 && to === 7);
  if (isWeekday && holdsSunday) return { problem: PROBLEMS.sundayInRange };
  const shownStep = step === undefined ? '' : `/${Number(step)}`;
  return {
    values: sortValues(name, listSteps(from, to, Number(step ?? 1))),
    text: `${from}-${to}${shownStep}`,
  };
}

function parseField(name: FieldName, field: string): ParsedField | FieldProblem {
  const text = field.trim();
  if (text === '') return { field: name, text: PROBLEMS.empty(name) };
  if (text.length > MAX_LENGTH) return { field: name, text: PROBLEMS.tooLong };
  const items: ValidItem[] = [];
  for (const part of text.split(',')) {
    const item = parseItem(name, part);
    if ('problem' in item) return { field: name, text: item.problem };
    items.push(item);
  }
  const problem = findListProblem(name, text, items);
  if (problem !== undefined) return { field: name, text: problem };
  const texts = items.map(getItemText);
  return {
    any: texts[0] === '*',
    values: sortValues(name, listValues(items)),
    special: items.flatMap((item) => ('special' in item ? [item.special] : [])),
    text: texts.join(','),
  };
}

const getItemText = (item: ValidItem): string => ('special' in item ? item.special : item.text);

const listValues = (items: readonly ValidItem[]): number[] =>
  items.flatMap((item) => ('special' in item ? [] : item.values));

/** What is wrong with a list whose items are valid one by one. */
function findListProblem(
  name: FieldName,
  text: string,
  items: readonly ValidItem[],
): string | undefined {
  if (items.length === 1) return undefined;
  if (items.some((item) => getItemText(item) === '*')) return PROBLEMS.starAndMore;
  if (name === 'dayOfMonth' && items.some((item) => 'special' in item)) {
    return PROBLEMS.specialAndMore;
  }
  if (name !== 'minute' && name !== 'hour') return undefined;
  const values = listValues(items);
  const ordered = sortValues(name, values);
  if (ordered.join() !== values.join()) return PROBLEMS.unordered(ordered.join(','));
  // The panel sorts a list with ranges as strings, so 40-59 comes before 9 and 9 is skipped.
  const oneDigit = /(?:^|,)(\d)(?:[-,]|$)/.exec(text)?.[1];
  return name === 'minute' && oneDigit !== undefined && text.includes('-')
    ? PROBLEMS.oneDigit(oneDigit)
    : undefined;
}

/** Parses the five fields; reports each invalid field once. */
export function parseFields(fields: Fields): FieldsResult {
  const problems: FieldProblem[] = [];
  const parsed: Partial<Record<FieldName, ParsedField>> = {};
  for (const name of FIELD_NAMES) {
    const result = parseField(name, fields[name]);
    if ('field' in result) problems.push(result);
    else parsed[name] = result;
  }
  if (problems.length > 0) return { ok: false, problems };
  const expression = parsed as CronExpression;
  return { ok: true, expression, text: FIELD_NAMES.map((name) => expression[name].text).join(' ') };
}

/** Five fields from one line, `55 3 * * *`; undefined if there are not five words. */
export function splitLine(line: string): Fields | undefined {
  const fields = line.trim().split(/\s+/);
  if (fields.length !== FIELD_NAMES.length || line.length > MAX_LENGTH) return undefined;
  const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = ''] = fields;
  return { minute, hour, dayOfMonth, month, dayOfWeek };
}

/** The reverse. An empty field becomes `-`, so that there are still five words. */
export function joinLine(fields: Fields): string {
  return FIELD_NAMES.map((name) => fields[name].trim().replace(/\s+/g, '') || '-').join(' ');
}
