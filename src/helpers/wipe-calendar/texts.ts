/** Holds all texts of the wipe calendar. Pure. */
import { formatCount } from '../../lib/format-count';
import type { Wait } from './model';

/** How far ahead, in months. */
export const COUNTS = [
  ['3', '3 months'],
  ['6', '6 months'],
  ['12', '12 months'],
] as const;

/** Labels and sentences of the view. */
export const VIEW = {
  /** @param day as in the facts: `the first Thursday of every month` */
  intro: (day: string, time: string): string =>
    `${day.charAt(0).toUpperCase()}${day.slice(1)} at ${time} New York time, on your clock.`,
  example: (after: string, next: string): string =>
    `Next after ${after} UTC, as an example: ${next} UTC`,
  /** @param wait absent in the last minute before it */
  next: (wait: Wait | undefined, local: string, utc: string): string =>
    `${wait === undefined ? 'Now' : `Next in ${formatCount(wait.amount, wait.unit)}`}: ${local} your time, ${utc} UTC`,
  limits: (delay: string): string =>
    `The update may come ${delay} late, and Facepunch can move a date. This calendar knows the rule, not the announcement: look at their news on the day.`,
  dates: 'Next forced wipes',
  event: 'Rust: forced wipe',
  eventNote: (delay: string): string =>
    `The forced update is due now and may be late by ${delay}. Back up, update, start.`,
  howFarAhead: 'How far ahead',
  save: 'Save for your calendar (.ics)',
  copyDates: 'Copy the dates',
  announcement: 'Announcement for Discord, which shows it in each reader’s own time',
  copyAnnouncement: 'Copy the announcement',
} as const;

/**
 * A line for an announcement; Discord shows the time in each reader's zone.
 * @param seconds since 1970, UTC
 */
export function announcement(seconds: number): string {
  return `Forced wipe: <t:${seconds}:F> (<t:${seconds}:R>)`;
}
