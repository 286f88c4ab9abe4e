/** Serializes wipes as an iCalendar file (RFC 5545), for Google Calendar, Outlook and the phone. */

/** Longest line in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

function formatUtcTimestamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line that is too long, never inside a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

export interface CalendarEvent {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly title: string;
  readonly note: string;
}

/**
 * The file's content. Each event lasts an hour, with a reminder a day before. Events keep their
 * UID, so that a second import replaces the first.
 * @param createdMs when the file was created, in milliseconds since 1970
 */
export function renderCalendarFile(events: readonly CalendarEvent[], createdMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//game-server-docs//wipe calendar//EN',
    ...events.flatMap(({ at, title, note }) => [
      'BEGIN:VEVENT',
      `UID:rust-forced-wipe-${formatUtcTimestamp(at)}@game-server-docs`,
      `DTSTAMP:${formatUtcTimestamp(createdMs)}`,
      `DTSTART:${formatUtcTimestamp(at)}`,
      'DURATION:PT1H',
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(note)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
