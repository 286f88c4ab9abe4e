import { expect, it } from 'vitest';
import { portTable } from '../../fact-tables/ports';
import { getAudience } from './model';
import { WARNINGS, VIEW, describeReach } from './texts';

it('says who must reach each program in the table, and warns if nobody may', () => {
  for (const row of portTable) {
    const text = describeReach(row.id);
    expect(text.startsWith(`${row.protocol}, for `), row.id).toBe(true);
    const closed = row.neverPublic === true || getAudience(row) === 'nobody';
    expect(text.includes('Never open it to the internet'), row.id).toBe(closed);
  }
});

it('has a sentence for every warning', () => {
  for (const text of Object.values(WARNINGS)) expect(text).toMatch(/\.$/);
});

it('lists the ports to open, or says that there are none', () => {
  expect(VIEW.open([])).toBe('0 ports to open: none');
  expect(VIEW.open([25565, 8123])).toBe('2 ports to open: 25565, 8123');
});
