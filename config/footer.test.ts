import { expect, it } from 'vitest';
import { provider as own } from '../provider.config';
import type { Provider } from '../src/provider/schema';
import { createFooter } from './footer';

/** The host without what these tests switch on. */
const { legal: _legal, ...rest } = own;
const provider: Provider = rest;

it("legal links follow the footer's line, escaped", () => {
  expect(createFooter(provider).copyright).not.toContain('<a');
  const legal = [{ label: 'Terms & more', url: 'https://x.example.org/?a=1&b=2' }];
  expect(createFooter({ ...provider, legal }).copyright).toMatch(
    / <a href="https:\/\/x\.example\.org\/\?a=1&amp;b=2">Terms &amp; more<\/a>$/,
  );
});

it("a legal link to a page of the site stays in the reader's language", () => {
  const legal = [
    { label: 'Terms', url: '/terms' },
    { label: 'Imprint', url: 'https://www.example.org/imprint' },
  ];
  const listLinks = (base?: string) =>
    [
      ...String(createFooter({ ...provider, legal }, base).copyright).matchAll(/href="([^"]*)"/g),
    ].map(([, url]) => url);
  expect(listLinks('/de/')).toEqual(['/de/terms', 'https://www.example.org/imprint']);
  expect(listLinks()).toEqual(['/terms', 'https://www.example.org/imprint']);
});
