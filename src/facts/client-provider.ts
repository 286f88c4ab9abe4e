import type { Provider, Screen } from './provider';

/** The few provider facts that the browser needs. Every page carries them: keep it short. */
export type ClientProvider = Pick<
  Provider,
  'name' | 'urls' | 'ticketForm' | 'schedules' | 'feedback'
> & {
  /** Address and port that stand for the reader's own, outside and inside the private network. */
  readonly network: Pick<
    Provider['network'],
    'exampleAddress' | 'examplePort' | 'extraPorts' | 'internalHostExample' | 'internalPort'
  >;
  readonly limits: Pick<Provider['limits'], 'heapReserveMb'>;
  /** Labels of the panel's screens that helpers write about. */
  readonly screens: { readonly schedules: Screen; readonly startup: Screen };
};

/** Picks them for `customFields` of docusaurus.config.ts. */
export function forBrowser(provider: Provider): ClientProvider {
  const { name, urls, ticketForm, schedules, network, limits, screens, feedback } = provider;
  const { exampleAddress, examplePort, extraPorts, internalHostExample, internalPort } = network;
  return {
    name,
    urls,
    ticketForm,
    schedules,
    ...(feedback !== undefined && { feedback }),
    network: { exampleAddress, examplePort, extraPorts, internalHostExample, internalPort },
    limits: { heapReserveMb: limits.heapReserveMb },
    screens: {
      schedules: screens.panel.schedules ?? { label: 'Schedules' },
      startup: screens.panel.startup ?? { label: 'Startup' },
    },
  };
}

/** Reads them from the site's configuration; throws where docusaurus.config.ts gave none. */
export function clientProvider(siteConfig: {
  customFields?: Record<string, unknown>;
}): ClientProvider {
  const provider = siteConfig.customFields?.provider as ClientProvider | undefined;
  if (provider === undefined)
    throw new Error('customFields.provider is missing in docusaurus.config.ts');
  return provider;
}
