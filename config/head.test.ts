import { expect, it } from 'vitest';
import { provider as own } from '../provider.config';
import type { Provider } from '../src/provider/schema';
import { createHeadTags } from './head';

/** The host without what this test switches on. */
const { analytics: _analytics, ...rest } = own;
const provider: Provider = rest;

const analytics = {
  src: 'https://stats.example.org/js/script.js?v=1',
  attributes: { 'data-domain': 'docs.example.com' },
};
it('analytics is in the head with its attributes, after our own tags', () => {
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
