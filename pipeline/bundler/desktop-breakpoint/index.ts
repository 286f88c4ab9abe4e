/**
 * Makes a window of 996 px or more wide, in styles and in scripts. Docusaurus calls 996 px narrow,
 * and between 996 and 997 px, which occur in zoomed windows, neither of its sets of styles applies.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';

/** The conditions in the theme's styles, and those that replace them. */
const CONDITIONS = [
  [/\(max-width:\s*996px\)/g, '(max-width: 995.98px)'],
  [/\(min-width:\s*997px\)/g, '(min-width: 996px)'],
] as const;

/** The theme's hook that tells its scripts whether a window is wide. */
export const WINDOW_SIZE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/useWindowSize.js',
);

/** The condition of a media rule with Docusaurus's widths replaced. */
export function withOneBreakpoint(condition: string): string {
  return CONDITIONS.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), condition);
}

/** The Docusaurus plugin: a PostCSS plugin for styles, and our own hook for scripts. */
export function desktopBreakpoint({ siteDir }: LoadContext): Plugin {
  const styles: PostCssPlugin = {
    postcssPlugin: 'desktop-breakpoint',
    AtRule: {
      media: (rule: AtRule) => {
        rule.params = withOneBreakpoint(rule.params);
      },
    },
  };
  const ownHook = path.join(siteDir, 'src/components/shell/useWindowSize');
  return {
    name: 'desktop-breakpoint',
    configureWebpack: () => ({ resolve: { alias: { [WINDOW_SIZE]: ownHook } } }),
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, styles] }),
  };
}
