import { expect, it } from 'vitest';
import type { Fault } from './model';
import { faultText, partTitle, REMARKS } from './texts';

it.each<[Fault, string]>([
  [{ field: 'name', at: 0, reason: 'reserved' }, '“try”'],
  [{ field: 'address', at: 0, reason: 'port' }, ':25565'],
  [{ field: 'hosts', at: 0, reason: 'form', host: 'a b' }, '“a b” is no host name'],
  [{ field: 'hosts', at: 0, reason: 'twice', host: 'a.b' }, '“a.b” leads to another'],
  [{ field: 'port' }, '1 to 65535'],
  [{ field: 'landing' }, 'Players may land here'],
  [{ field: 'backends' }, 'Between 1 and 40'],
])('%j', (fault, words) => {
  expect(faultText(fault)).toContain(words);
});

it('a title says how much of the file a part is', () => {
  const part = { text: '', on: 'proxy', language: 'toml' } as const;
  expect(partTitle({ ...part, file: 'velocity.toml' })).toContain('whole');
  expect(partTitle({ ...part, file: 'forwarding.secret', whole: true })).toContain(
    'the whole file',
  );
  expect(partTitle({ ...part, file: 'server.properties', on: 'paper' })).toContain('change these');
  expect(Object.values(REMARKS).every((text) => text.endsWith('.'))).toBe(true);
});
