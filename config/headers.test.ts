import { expect, it } from 'vitest';
import { provider as own } from '../provider.config';
import type { Provider } from '../src/provider/schema';
import { createSecurityHeaders } from './headers';

/** The host without what these tests switch on. */
const { analytics: _analytics, feedback: _feedback, ...rest } = own;
const provider: Provider = rest;

const analytics = {
  src: 'https://stats.example.org/js/script.js?v=1',
  attributes: { 'data-domain': 'docs.example.com' },
};
const getPolicy = (changes: Partial<typeof provider>) =>
  createSecurityHeaders({ ...provider, ...changes }, [])['Content-Security-Policy'] ?? '';
const findDirective = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

it('analytics may load its own file and reach its host, and nothing else', () => {
  const without = getPolicy({});
  const having = getPolicy({ analytics });
  expect(findDirective(having, 'script-src')).toBe(
    `${findDirective(without, 'script-src')} https://stats.example.org/js/script.js`,
  );
  expect(findDirective(having, 'connect-src')).toBe(
    `${findDirective(without, 'connect-src')} https://stats.example.org`,
  );
  expect(having.replaceAll(/ https:\/\/stats\.example\.org(?:\/js\/script\.js)?/g, '')).toBe(
    without,
  );
  expect(having).toContain("require-trusted-types-for 'script'");
});

it('feedback may be sent to its host, and nothing else changes', () => {
  const address = 'https://www.example.org/api/feedback';
  const having = getPolicy({ feedback: { address, guides: true, emptySearches: false } });
  expect(findDirective(having, 'connect-src')).toContain(' https://www.example.org');
  expect(having.replace(' https://www.example.org', '')).toBe(getPolicy({}));
});
