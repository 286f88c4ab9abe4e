import { localTime } from '../local-time';

const NOTE = 'local-time';

/** Times in UTC get the reader's own beside them, once. */
export function addLocalTimes(text: HTMLElement): void {
  for (const time of text.querySelectorAll('time')) {
    const local = localTime(time.dateTime);
    if (local === undefined || time.nextElementSibling?.className === NOTE) continue;
    const note = document.createElement('span');
    note.className = NOTE;
    note.textContent = ` (${local} your time)`;
    time.after(note);
  }
}
