import { useEffect } from 'react';
import { localTime } from '../local-time';
import type { Text } from './useElements';

/** Times in UTC get the reader's own beside them. */
export function useLocalTimes(text: Text): void {
  useEffect(() => {
    const times = text.current?.querySelectorAll('time') ?? [];
    const added = [...times].flatMap((time) => {
      const local = localTime(time.dateTime);
      if (local === undefined) return [];
      const note = document.createElement('span');
      note.className = 'local-time';
      note.textContent = ` (${local} your time)`;
      time.after(note);
      return [note];
    });
    return () => added.forEach((note) => note.remove());
  }, [text]);
}
