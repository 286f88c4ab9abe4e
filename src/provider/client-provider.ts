/** Selects the provider facts that every page loads. */
import type { Provider } from './schema';

/** The few provider facts that every page loads. What only helpers need is in `HelperProvider`. */
export interface ClientProvider extends Pick<Provider, 'ticketForm' | 'feedback'> {
  readonly urls: Pick<Provider['urls'], 'tickets'>;
}

/** Selects them for `customFields` in docusaurus.config.ts. */
export function toClientProvider({ urls, ticketForm, feedback }: Provider): ClientProvider {
  return {
    urls: { tickets: urls.tickets },
    ticketForm,
    ...(feedback !== undefined && { feedback }),
  };
}

/** Reads them from the site's configuration; throws if docusaurus.config.ts did not set them. */
export function getClientProvider(siteConfig: {
  customFields?: Record<string, unknown>;
}): ClientProvider {
  const provider = siteConfig.customFields?.provider as ClientProvider | undefined;
  if (provider === undefined)
    throw new Error('customFields.provider is missing in docusaurus.config.ts');
  return provider;
}
