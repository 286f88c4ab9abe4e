/**
 * Leaves out of the framework's stylesheet (Infima) what no page uses: three quarters of it.
 * A rule stays when every class in it is named in a source below. The site's own styles are not
 * touched.
 */
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/** The generator's plugin. */
export function usedStyles(): Plugin {
  const purge = purgeCss({
    content: [
      'src/**/*.{ts,tsx}',
      'plugins/remark/**/*.ts',
      'docs/**/*.mdx',
      'node_modules/@docusaurus/{core/lib/client,theme-classic/lib/theme,theme-common/lib}/**/*.js',
    ],
    // Colors by attribute and state, and what the generator's scripts switch on by hand.
    safelist: [/data-theme/, /^html$/, /^body$/],
  }) as PostCssPlugin;
  const framework: PostCssPlugin = {
    postcssPlugin: 'used-styles',
    OnceExit: async (root, helpers) => {
      if (root.source?.input.file?.includes('infima') === true) {
        await purge.OnceExit?.(root, helpers);
      }
    },
  };
  return {
    name: 'used-styles',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, framework] }),
  };
}
