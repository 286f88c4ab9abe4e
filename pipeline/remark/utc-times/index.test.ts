import { expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { remarkUtcTimes } from '.';

const transform = (source: string) => processMdx(source, remarkUtcTimes as never);

// With a backslash, because `:30` in the source would be a directive; quotes are written in later.
it('marks times in prose and in tables', async () => {
  expect(await transform('Paid on March 1, 2027, 14\\:30 UTC.')).toBe(
    '<p>Paid on <time datetime="2027-03-01T14:30:00.000Z">March 1, 2027, 14:30 UTC</time>.</p>',
  );
  expect(await transform('| a |\n| --- |\n| April 1, 2027, 06\\:00 UTC |')).toContain(
    '<time datetime="2027-04-01T06:00:00.000Z">',
  );
});

it('leaves days, other time zones and text that is not a date alone', async () => {
  for (const text of [
    'On March 1, 2027.',
    'March 1, 2027, 14 o’clock CET',
    'Mart 41, 2027, 99 o’clock UTC',
  ]) {
    expect(await transform(text)).toBe(`<p>${text}</p>`);
  }
});
