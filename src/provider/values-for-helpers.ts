/** Selects the provider facts that only helpers load. */
import { isOffered } from './features';
import type { Provider, Screen } from './schema';

/**
 * The provider facts that helpers need. Only pages with helpers load them, from
 * `@generated/values-for-helpers/default/provider.json` (pipeline/bundler/values-for-helpers).
 */
export interface ValuesForHelpers extends Pick<Provider, 'schedules'> {
  /**
   * Example address and port in place of the reader's own, outside and inside the private network.
   */
  readonly network: Pick<
    Required<Provider['network']>,
    'exampleAddress' | 'examplePort' | 'extraPorts' | 'internalHostExample' | 'internalPort'
  >;
  readonly limits: Pick<Provider['limits'], 'heapReserveMb'>;
  /** Labels of the panel screens that helpers mention. */
  readonly screens: { readonly schedules: Screen; readonly startup: Screen };
}

/** Selects them from the provider file. */
export function toValuesForHelpers(provider: Provider): ValuesForHelpers {
  const { schedules, network, limits, screens, features } = provider;
  const { heap, ...startup } = screens.panel.startup ?? { label: 'Startup' };
  const { exampleAddress, examplePort, extraPorts } = network;
  // Without a private network, servers reach each other from outside.
  const { internalHostExample = network.exampleHost, internalPort = examplePort } = network;
  return {
    schedules,
    network: { exampleAddress, examplePort, extraPorts, internalHostExample, internalPort },
    limits: { heapReserveMb: limits.heapReserveMb },
    screens: {
      schedules: screens.panel.schedules ?? { label: 'Schedules' },
      startup: {
        ...startup,
        ...(isOffered(features, 'heapField') && heap !== undefined && { heap }),
      },
    },
  };
}
