/** Selects the provider facts that every page loads. */
import type { Provider } from './schema';

/** The few provider facts that every page loads. What only helpers need is in `ValuesForHelpers`. */
export interface ValuesForBrowser extends Pick<Provider, 'ticketForm' | 'feedback'> {
  readonly urls: Pick<Provider['urls'], 'tickets'>;
}

/** Selects them for `customFields` in docusaurus.config.ts. */
export function toValuesForBrowser({ urls, ticketForm, feedback }: Provider): ValuesForBrowser {
  return {
    urls: { tickets: urls.tickets },
    ticketForm,
    ...(feedback !== undefined && { feedback }),
  };
}

/** Reads them from the site's configuration; throws if docusaurus.config.ts did not set them. */
export function getValuesForBrowser(siteConfig: {
  customFields?: Record<string, unknown>;
}): ValuesForBrowser {
  const provider = siteConfig.customFields?.provider as ValuesForBrowser | undefined;
  if (provider === undefined)
    throw new Error('customFields.provider is missing in docusaurus.config.ts');
  return provider;
}
