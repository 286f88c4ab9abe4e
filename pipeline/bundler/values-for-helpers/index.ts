/**
 * Gives helpers the parts of the provider file that they need, in a separate script.
 *
 * In:  the provider
 * Out: `values-for-helpers/default/provider.json` among the generated files, which helpers import
 */
import type { PluginModule } from '@docusaurus/types';
import { toValuesForHelpers } from '../../../src/provider/values-for-helpers';
import type { Provider } from '../../../src/provider/schema';

export function valuesForHelpers(provider: Provider): PluginModule {
  return () => ({
    name: 'values-for-helpers',
    async contentLoaded({ actions }) {
      await actions.createData('provider.json', toValuesForHelpers(provider));
    },
  });
}
