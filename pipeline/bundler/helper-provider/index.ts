/**
 * Gives helpers the parts of the provider file that they need, in a separate script.
 *
 * In:  the provider
 * Out: `helper-provider/default/provider.json` among the generated files, which helpers import
 */
import type { PluginModule } from '@docusaurus/types';
import { toHelperProvider } from '../../../src/provider/helper-provider';
import type { Provider } from '../../../src/provider/schema';

export function helperProvider(provider: Provider): PluginModule {
  return () => ({
    name: 'helper-provider',
    async contentLoaded({ actions }) {
      await actions.createData('provider.json', toHelperProvider(provider));
    },
  });
}
