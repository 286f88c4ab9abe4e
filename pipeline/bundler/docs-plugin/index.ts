/**
 * The docs plugin of Docusaurus with two changes, both made to the objects that it hands over:
 * `short-docs-data` and `server-only-guides`.
 */
import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withServerOnlyGuides } from '../server-only-guides';
import { withShortData } from '../short-docs-data';

/** The Docusaurus plugin. Takes the options of `@docusaurus/plugin-content-docs`. */
export async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return withServerOnlyGuides(withShortData(plugin), context.generatedFilesDir);
}

docsPlugin.validateOptions = validateOptions;
