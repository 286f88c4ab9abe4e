/**
 * Gives the browser the site's configuration without what only the build reads, such as the options
 * of plugins and the page template. Docusaurus puts all of it into the scripts of every page.
 */
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';

/** What the build alone reads. */
const BUILD_OPTIONS = new Set<string>([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** The options that the browser may read. */
export function browserConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !BUILD_OPTIONS.has(name)));
}

/** The Docusaurus plugin. */
export function shortConfig({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const file = 'config.json';
  return {
    name: 'short-config',
    // Now all plugins have completed the theme's configuration.
    contentLoaded: async ({ actions }) => {
      await actions.createData(file, browserConfig(siteConfig));
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            // Before Docusaurus's own alias of all of `@generated`.
            mergeStrategy: { 'resolve.alias': 'prepend' },
            resolve: {
              alias: {
                '@generated/docusaurus.config$': path.join(
                  generatedFilesDir,
                  'short-config/default',
                  file,
                ),
              },
            },
          },
  };
}
