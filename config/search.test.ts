import { expect, it } from 'vitest';
import { provider } from '../provider.config';
import { createSearchConfig } from './search';

const withKeys = (appId: string, apiKey: string) => ({
  ...provider,
  search: { appId, apiKey, indexName: 'docs', analytics: true },
});

it('uses the hosted service only if both keys are set', () => {
  expect(createSearchConfig(withKeys('APP', 'key'))).toMatchObject({
    appId: 'APP',
    apiKey: 'key',
    insights: true,
  });
  for (const site of [withKeys('APP', ''), withKeys('', 'key')]) {
    expect(createSearchConfig(site)).toMatchObject({
      appId: 'embedded',
      apiKey: 'embedded',
      insights: false,
    });
  }
});

it('stores recent searches of the embedded engine under a name for each language', () => {
  expect(createSearchConfig(withKeys('', '')).indexName).toBe('docs');
  expect(createSearchConfig(withKeys('', ''), 'de').indexName).toBe('docs-de');
  expect(createSearchConfig(withKeys('APP', 'key'), 'de').indexName).toBe('docs');
});
