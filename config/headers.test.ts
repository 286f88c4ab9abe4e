import { describe, expect, it } from 'vitest';
import { provider as own } from '../provider.config';
import type { Provider } from '../src/facts/provider';
import { createFooter } from './footer';
import { createHeadTags } from './head';
import { createSecurityHeaders } from './headers';

/** The host without what these tests switch on. */
const { analytics: _analytics, feedback: _feedback, legal: _legal, ...rest } = own;
const provider: Provider = rest;

const analytics = {
  src: 'https://stats.example.org/js/script.js?v=1',
  attributes: { 'data-domain': 'docs.example.com' },
};
const policy = (changes: Partial<typeof provider>) =>
  createSecurityHeaders({ ...provider, ...changes }, [])['Content-Security-Policy'] ?? '';
const directive = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('analytics', () => {
  it('allows its own file and host, and nothing else', () => {
    const without = policy({});
    const having = policy({ analytics });
    expect(directive(having, 'script-src')).toBe(
      `${directive(without, 'script-src')} https://stats.example.org/js/script.js`,
    );
    expect(directive(having, 'connect-src')).toBe(
      `${directive(without, 'connect-src')} https://stats.example.org`,
    );
    expect(having.replaceAll(/ https:\/\/stats\.example\.org(?:\/js\/script\.js)?/g, '')).toBe(
      without,
    );
    expect(having).toContain("require-trusted-types-for 'script'");
  });

  it('is in the head with its attributes, after our own tags', () => {
    expect(createHeadTags({ ...provider, analytics }).at(-1)).toEqual({
      tagName: 'script',
      attributes: {
        'data-domain': 'docs.example.com',
        src: analytics.src,
        defer: 'defer',
        fetchpriority: 'low',
      },
    });
    expect(createHeadTags(provider).some(({ tagName }) => tagName === 'script')).toBe(false);
  });
});

it('feedback may be sent to its host, and nothing else changes', () => {
  const address = 'https://www.example.org/api/feedback';
  const having = policy({ feedback: { address, guides: true, emptySearches: false } });
  expect(directive(having, 'connect-src')).toContain(' https://www.example.org');
  expect(having.replace(' https://www.example.org', '')).toBe(policy({}));
});

it("legal links follow the footer's line, escaped", () => {
  expect(createFooter(provider).copyright).not.toContain('<a');
  const legal = [{ label: 'Terms & more', url: 'https://x.example.org/?a=1&b=2' }];
  expect(createFooter({ ...provider, legal }).copyright).toMatch(
    / <a href="https:\/\/x\.example\.org\/\?a=1&amp;b=2">Terms &amp; more<\/a>$/,
  );
});
