/**
 * Converts times between zones with the platform's IANA database (Intl). Otherwise pure: nothing
 * here reads the clock, so the caller passes the time in. Times are milliseconds since 1970, UTC.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** No zone changes its clocks twice within this time; Morocco's Ramadan break is about 30 days. */
const STEP_MS = 7 * DAY_MS;

/** A clock change of a zone. */
export interface ClockChange {
  readonly at: number;
  /** Offset in minutes ahead of UTC before and after. */
  readonly from: number;
  readonly to: number;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function findDateTimeFormat(zone: string): Intl.DateTimeFormat | undefined {
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

/** Whether the browser knows a zone of this name. */
export function isZone(zone: string): boolean {
  return findDateTimeFormat(zone) !== undefined;
}

/** A zone's UTC offset in minutes; undefined for an unknown zone or an invalid time. */
export function findOffsetMinutes(zone: string, at: number): number | undefined {
  const format = findDateTimeFormat(zone);
  if (format === undefined || Number.isNaN(new Date(at).getTime())) return undefined;
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(at / 1000) * 1000) / MINUTE_MS);
}

/** Clock changes after `from`, up to and including `until`, in order; none for an unknown zone. */
export function findClockChanges(zone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let stepStart = from;
  let before = findOffsetMinutes(zone, stepStart);
  while (before !== undefined && stepStart < until) {
    const stepEnd = Math.min(stepStart + STEP_MS, until);
    const after = findOffsetMinutes(zone, stepEnd);
    if (after === undefined) break;
    if (after !== before) {
      let [low, high] = [Math.floor(stepStart / 1000) * 1000, Math.ceil(stepEnd / 1000) * 1000];
      while (high - low > 1000) {
        const middle = Math.floor((low + high) / 2000) * 1000;
        if (findOffsetMinutes(zone, middle) === before) low = middle;
        else high = middle;
      }
      changes.push({ at: high, from: before, to: after });
    }
    [stepStart, before] = [stepEnd, after];
  }
  return changes;
}

/**
 * The moment of a local date and time in a zone. A time that occurs twice when clocks go back means
 * the first; a time that is skipped when they go forward is moved by the skipped hour, as in
 * calendar programs. Undefined for an unknown zone.
 * @param month 1 to 12
 */
export function toInstant(
  zone: string,
  { year, month, day, hour, minute }: WallTime,
): number | undefined {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const dayBefore = findOffsetMinutes(zone, wall - DAY_MS);
  const dayAfter = findOffsetMinutes(zone, wall + DAY_MS);
  if (dayBefore === undefined || dayAfter === undefined) return undefined;
  const candidates = [dayBefore, dayAfter]
    .map((offset) => ({ at: wall - offset * MINUTE_MS, offset }))
    .filter(({ at, offset }) => findOffsetMinutes(zone, at) === offset)
    .map(({ at }) => at);
  return candidates.length > 0 ? Math.min(...candidates) : wall - dayBefore * MINUTE_MS;
}

/** Local date and time, as a clock shows them. `month` is 1 to 12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** `UTC+01:00`, `UTC−03:30`, `UTC`. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const padToTwo = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${padToTwo(Math.floor(size / 60))}:${padToTwo(size % 60)}`;
}

/**
 * `Thu, 3 Dec 2026, 19:00` in a zone; empty for an unknown zone or an invalid time.
 * @param locale language for day and month, a BCP 47 tag
 */
export function formatDateTime(zone: string, at: number, locale = 'en-US'): string {
  const offset = findOffsetMinutes(zone, at);
  if (offset === undefined) return '';
  const date = new Date(at + offset * MINUTE_MS);
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString(locale, { ...options, timeZone: 'UTC' });
  return `${formatPart({ weekday: 'short' })}, ${date.getUTCDate()} ${formatPart({ month: 'short' })} ${date.getUTCFullYear()}, ${date.toISOString().slice(-13, -8)}`;
}

/** Old zone names that some browsers still report, and their current IANA names. */
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

const getCurrentName = (zone: string): string => {
  const currentZone = CURRENT[zone];
  return currentZone !== undefined && isZone(currentZone) ? currentZone : zone;
};

/** Zones to choose from, with `first` on top; only those if the browser has no list. */
export function listZoneNames(...first: readonly string[]): string[] {
  // Browsers before 2022 lack the list.
  const list = (Intl as Partial<typeof Intl>).supportedValuesOf;
  const all = (list?.('timeZone') ?? []).map(getCurrentName).sort();
  return [...new Set([...first, ...all])].filter(isZone);
}

/** The device's zone; UTC if the browser hides it. Not for the first render. */
export function getDeviceZone(): string {
  const known: Partial<Intl.ResolvedDateTimeFormatOptions> =
    new Intl.DateTimeFormat().resolvedOptions();
  return known.timeZone !== undefined && isZone(known.timeZone)
    ? getCurrentName(known.timeZone)
    : 'UTC';
}
