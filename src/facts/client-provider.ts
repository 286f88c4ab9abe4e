import type { Provider } from './provider';

/** The few provider facts that the browser needs. */
export type ClientProvider = Pick<Provider, 'name' | 'urls'>;

/** Reads them from the site's configuration; throws where docusaurus.config.ts gave none. */
export function clientProvider(siteConfig: { customFields?: Record<string, unknown> }): ClientProvider {
  const provider = siteConfig.customFields?.provider as ClientProvider | undefined;
  if (provider === undefined) throw new Error('customFields.provider is missing in docusaurus.config.ts');
  return provider;
}
