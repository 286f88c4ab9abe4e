/** Settings of the search dialog: which engine answers, and under which application name. */
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/provider/schema';
import { ENGLISH } from './languages';

/** Whether the hosted service answers: both an application id and a search key are set. */
export function isHostedSearch({ search: { appId, apiKey } }: Pick<Provider, 'search'>): boolean {
  return appId !== '' && apiKey !== '';
}

/**
 * Settings of the search dialog. Without keys the embedded engine answers: the client still needs
 * an application id, but sends no request (see src/search/README.md).
 */
export function createSearchConfig(
  provider: Provider,
  language = ENGLISH,
): NonNullable<ThemeConfig['algolia']> {
  const { search: keys } = provider;
  const usesHosted = isHostedSearch(provider);
  return {
    appId: usesHosted ? keys.appId : 'embedded',
    apiKey: usesHosted ? keys.apiKey : 'embedded',
    // One hosted index holds all languages; the dialog stores recent searches under the index name.
    indexName:
      usesHosted || language === ENGLISH ? keys.indexName : `${keys.indexName}-${language}`,
    contextualSearch: true,
    searchPagePath: 'search',
    insights: usesHosted && keys.analytics,
  };
}
