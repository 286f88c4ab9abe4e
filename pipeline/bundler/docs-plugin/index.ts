/**
 * The docs plugin of Docusaurus with two changes to the objects that it passes on: `trim-docs-data`
 * and `server-only-guides`.
 */
import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { withServerOnlyGuides } from '../server-only-guides';
import { withTrimmedData } from '../trim-docs-data';

async function createDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return withServerOnlyGuides(withTrimmedData(plugin), context.generatedFilesDir, options.path);
}

/**
 * The plugin for `docusaurus.config.ts`. It takes the options of `@docusaurus/plugin-content-docs`,
 * which validates them. Docusaurus's type of plugins leaves options untyped, hence the cast.
 */
export const docsPlugin = Object.assign(createDocsPlugin, {
  validateOptions,
}) as unknown as PluginModule;
