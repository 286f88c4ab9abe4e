/** All words of the wipe calendar. Pure. */

/** How far ahead, in months. */
export const COUNTS = [
  ['3', '3 months'],
  ['6', '6 months'],
  ['12', '12 months'],
] as const;

/** Labels and sentences of the view. */
export const VIEW = {
  rustForcedWipe: 'Rust: forced wipe',
  yourTimeZone: 'Your time zone',
  howFarAhead: 'How far ahead',
  save: 'Save for your calendar (.ics)',
  copyTheDates: 'Copy the dates',
  announcement: 'Announcement for Discord, which shows it in each reader’s own time',
  copyTheAnnouncement: 'Copy the announcement',
} as const;
