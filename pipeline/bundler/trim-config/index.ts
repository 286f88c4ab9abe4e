/**
 * Removes what only the build reads, such as plugin options and the page template, from the
 * browser's copy of the site configuration. Docusaurus puts all of it into the scripts of every
 * page.
 */
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';

/** Read only by the build. */
const BUILD_OPTIONS = new Set<string>([
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  // The browser reads these from `@generated/i18n`.
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** Theme options for code, which is highlighted at build time (`drop-prism`), and for a blog. */
const UNUSED_THEME_OPTIONS = new Set(['blog', 'prism']);

const omit = (options: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.has(name)));

/** The options that the browser may read. */
export function createBrowserConfig({
  themeConfig,
  future,
  ...config
}: DocusaurusConfig): Partial<DocusaurusConfig> {
  return {
    ...omit(config, BUILD_OPTIONS),
    // Which bundler builds the site concerns only the build.
    future: { experimental_router: future.experimental_router } as DocusaurusConfig['future'],
    themeConfig: omit(themeConfig, UNUSED_THEME_OPTIONS),
  };
}

export function trimConfig({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const file = 'config.json';
  return {
    name: 'trim-config',
    // By now all plugins have completed the theme's configuration.
    contentLoaded: async ({ actions }) => {
      await actions.createData(file, createBrowserConfig(siteConfig));
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const browserConfig = path.join(generatedFilesDir, 'trim-config/default', file);
      // Versions of plugins, which no page shows.
      const emptyMetadata = path.join(__dirname, 'site-metadata.mjs');
      return {
        // Goes before Docusaurus's alias for all of `@generated`.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: {
          alias: {
            '@generated/docusaurus.config$': browserConfig,
            '@generated/site-metadata$': emptyMetadata,
          },
        },
      };
    },
  };
}
