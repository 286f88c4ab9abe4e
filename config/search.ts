import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/facts/provider';

/**
 * Settings of the search dialog. Without keys the embedded engine answers: the client still gets
 * a name for its application, but no request leaves the page (see src/search/README.md).
 */
export function search({ search: keys }: Provider): NonNullable<ThemeConfig['algolia']> {
  const hosted = keys.appId !== '' && keys.apiKey !== '';
  return {
    appId: hosted ? keys.appId : 'embedded',
    apiKey: hosted ? keys.apiKey : 'embedded',
    indexName: keys.indexName,
    contextualSearch: true,
    searchPagePath: 'search',
    insights: hosted && keys.analytics,
  };
}
