import { afterEach, expect, it, vi } from 'vitest';
import { getCurrentLanguage } from './languages';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['while building', 'en'],
  ['while developing, where Docusaurus names none', 'undefined'],
])('the language is English %s', (_when, code) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', code);
  expect(getCurrentLanguage({}).code).toBe('en');
});

it('a language that is missing in the provider file is reported', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'xx');
  expect(() => getCurrentLanguage({})).toThrow('no language "xx"');
});
