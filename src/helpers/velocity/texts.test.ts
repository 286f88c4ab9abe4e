import { expect, it } from 'vitest';
import type { NetworkFault } from './model';
import { describeFault, getPartTitle, WARNINGS } from './texts';

it.each<[NetworkFault, string]>([
  [{ field: 'name', at: 0, reason: 'reserved' }, '“try”'],
  [{ field: 'address', at: 0, reason: 'port' }, ':25565'],
  [{ field: 'hosts', at: 0, reason: 'form', host: 'a b' }, '“a b” is no host name'],
  [{ field: 'hosts', at: 0, reason: 'twice', host: 'a.b' }, '“a.b” leads to another'],
  [{ field: 'port' }, '1 to 65535'],
  [{ field: 'landing' }, 'Players may land here'],
  [{ field: 'backends' }, 'Between 1 and 40'],
])('%j', (fault, words) => {
  expect(describeFault(fault)).toContain(words);
});

it('a title says how much of the file a part is', () => {
  const part = { text: '', on: 'proxy', language: 'toml' } as const;
  expect(getPartTitle({ ...part, file: 'velocity.toml' })).toContain('whole');
  expect(getPartTitle({ ...part, file: 'forwarding.secret', whole: true })).toContain(
    'the whole file',
  );
  expect(getPartTitle({ ...part, file: 'server.properties', on: 'paper' })).toContain(
    'change these',
  );
  expect(Object.values(WARNINGS).every((text) => text.endsWith('.'))).toBe(true);
});
