import { expect, it } from 'vitest';
import { MAX_LINE, RedactedText } from './redacted-text';

it('hides a secret at the place where an endless line is cut', () => {
  const text = new RedactedText({ coordinates: false });
  const start = `${'word '.repeat(MAX_LINE / 5)}x`;
  const halves = ['rcon.password=Lantern', 'Harbor42'];
  const ready =
    text.push(`${start} ${halves[0]}`) + text.push(`${halves[1]} end\n`) + text.finish();
  expect(start.length).toBeGreaterThanOrEqual(MAX_LINE);
  expect(ready.length).toBeGreaterThan(MAX_LINE);
  expect(ready).not.toContain('Lantern');
  expect(ready).not.toContain('Harbor');
});
