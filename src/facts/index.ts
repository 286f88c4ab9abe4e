import { billingExamples } from './billing-examples';
import { java } from './java';
import type { Provider } from './provider';
import type { FactTables } from './resolve';

/** Every table that a guide may quote, by the word in front of the first dot. */
export function factTables(provider: Provider): FactTables {
  return {
    provider,
    ...provider.screens,
    example: billingExamples(provider),
    java,
  };
}
