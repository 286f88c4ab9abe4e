/**
 * Image zoom under the Content-Security-Policy: the zoom library's usual build writes a <style>
 * element into the page, its `pure` build leaves that to a stylesheet.
 */
import type { Plugin } from '@docusaurus/types';

/** The generator's plugin. */
export function zoomWithoutStyles(): Plugin {
  return {
    name: 'zoom-without-styles',
    getClientModules: () => [require.resolve('medium-zoom/dist/style.css')],
    configureWebpack: () => ({
      resolve: { alias: { 'medium-zoom$': require.resolve('medium-zoom/dist/pure') } },
    }),
  };
}
