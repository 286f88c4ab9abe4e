/**
 * The same moment in the reader's zone; undefined if that is UTC, or there is no time of day.
 * @param timeZone defaults to the device's
 * @param language of the page, for the month's name
 */
export function formatLocalTime(
  iso: string | undefined,
  timeZone?: string,
  language = 'en',
): string | undefined {
  const time = new Date(iso ?? '');
  // The first formatter of a page takes 50 ms on a phone, and nearly every guide has a date.
  if (iso?.includes('T') !== true || Number.isNaN(time.getTime())) return undefined;
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const format = (inZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: inZone, ...options }).format(time);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = { month: 'long', day: 'numeric' } as const;
  const isSameDay = format(zone, day) === format('UTC', day);
  if (isSameDay && format(zone, clock) === format('UTC', clock)) return undefined;
  return isSameDay ? format(zone, clock) : `${format(zone, day)}, ${format(zone, clock)}`;
}
