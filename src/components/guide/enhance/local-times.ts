import { formatLocalTime } from '../local-time';
import { yourTime } from './texts';

const NOTE = 'local-time';

/** Adds the reader's local time after each UTC time, once. */
export function addLocalTimes(text: HTMLElement): void {
  for (const time of text.querySelectorAll('time')) {
    const local = formatLocalTime(time.dateTime, undefined, document.documentElement.lang);
    if (local === undefined || time.nextElementSibling?.className === NOTE) continue;
    const note = document.createElement('span');
    note.className = NOTE;
    // In the reader's own language, even in a guide that is not translated.
    note.lang = document.documentElement.lang;
    note.textContent = ` (${yourTime(local)})`;
    time.after(note);
  }
}
