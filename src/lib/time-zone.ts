/**
 * Time zones by the platform's own IANA database (Intl). Pure apart from that: nothing here reads
 * the clock, so the caller passes the moment in. Moments are milliseconds since 1970, UTC.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** No zone changes its clocks twice within this time; Morocco's pause for Ramadan is about 30 days. */
const STEP = 7 * DAY;

/** A moment at which the clocks of a zone change. */
export interface ClockChange {
  readonly at: number;
  /** Minutes ahead of UTC before and after. */
  readonly from: number;
  readonly to: number;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) {
    let format: Intl.DateTimeFormat | undefined;
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      format = undefined;
    }
    formats.set(zone, format);
  }
  return formats.get(zone);
}

/** Whether the browser knows a zone by this name. */
export function isZone(zone: string): boolean {
  return formatOf(zone) !== undefined;
}

/** Minutes that the clocks of a zone are ahead of UTC; undefined for a zone or moment that is none. */
export function offsetMinutes(zone: string, at: number): number | undefined {
  const format = formatOf(zone);
  if (format === undefined || Number.isNaN(new Date(at).getTime())) return undefined;
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(at / 1000) * 1000) / MINUTE);
}

/** Changes of the clocks after `from` and up to `until`, in order; none for an unknown zone. */
export function clockChanges(zone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let left = from;
  let before = offsetMinutes(zone, left);
  while (before !== undefined && left < until) {
    const right = Math.min(left + STEP, until);
    const after = offsetMinutes(zone, right);
    if (after === undefined) break;
    if (after !== before) {
      let [low, high] = [Math.floor(left / 1000) * 1000, Math.ceil(right / 1000) * 1000];
      while (high - low > 1000) {
        const middle = Math.floor((low + high) / 2000) * 1000;
        if (offsetMinutes(zone, middle) === before) low = middle;
        else high = middle;
      }
      changes.push({ at: high, from: before, to: after });
    }
    [left, before] = [right, after];
  }
  return changes;
}

/**
 * The moment at which the clocks of a zone show a day and time. A time that comes twice gives its
 * first pass, a time that is skipped the moment of the skip plus what was asked beyond it, as
 * calendars do. Undefined for an unknown zone.
 * @param month 1 to 12
 */
export function momentOf(
  zone: string,
  { year, month, day, hour, minute }: WallTime,
): number | undefined {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const dayBefore = offsetMinutes(zone, wall - DAY);
  const dayAfter = offsetMinutes(zone, wall + DAY);
  if (dayBefore === undefined || dayAfter === undefined) return undefined;
  const candidates = [dayBefore, dayAfter]
    .map((offset) => ({ at: wall - offset * MINUTE, offset }))
    .filter(({ at, offset }) => offsetMinutes(zone, at) === offset)
    .map(({ at }) => at);
  return candidates.length > 0 ? Math.min(...candidates) : wall - dayBefore * MINUTE;
}

/** What a clock on the wall shows. `month` is 1 to 12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** `UTC+01:00`, `UTC−03:30`, `UTC`. */
export function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * `Thu, 3 Dec 2026, 19:00` in a zone; empty for an unknown zone or a moment that is none.
 * @param locale in whose language day and month are said: a tag of BCP 47
 */
export function dateTimeIn(zone: string, at: number, locale = 'en-US'): string {
  const offset = offsetMinutes(zone, at);
  if (offset === undefined) return '';
  const date = new Date(at + offset * MINUTE);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString(locale, { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'short' })}, ${date.getUTCDate()} ${part({ month: 'short' })} ${date.getUTCFullYear()}, ${date.toISOString().slice(-13, -8)}`;
}

/** Names that some browsers still give, and what the IANA database calls the zone now. */
const CURRENT: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

const currentName = (zone: string): string => {
  const now = CURRENT[zone];
  return now !== undefined && isZone(now) ? now : zone;
};

/** Zones to choose from, with `first` on top; only those where the browser has no list. */
export function zoneNames(...first: readonly string[]): string[] {
  // Browsers before 2022 lack the list.
  const list = (Intl as Partial<typeof Intl>).supportedValuesOf;
  const all = (list?.('timeZone') ?? []).map(currentName).sort();
  return [...new Set([...first, ...all])].filter(isZone);
}

/** The zone of this device; UTC where the browser keeps it to itself. Not for the first render. */
export function deviceZone(): string {
  const known: Partial<Intl.ResolvedDateTimeFormatOptions> =
    new Intl.DateTimeFormat().resolvedOptions();
  return known.timeZone !== undefined && isZone(known.timeZone)
    ? currentName(known.timeZone)
    : 'UTC';
}
