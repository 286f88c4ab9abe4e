/**
 * Makes a window of 996 px or more wide, in styles and in scripts. Docusaurus calls 996 px narrow,
 * and between 996 and 997 px, which occur in zoomed windows, neither of its sets of styles applies.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';

/** Docusaurus's two conditions and their replacements. */
const CONDITIONS = [
  [/\(max-width:\s*996px\)/g, '(max-width: 995.98px)'],
  [/\(min-width:\s*997px\)/g, '(min-width: 996px)'],
] as const;

/** The hook that reports to the theme whether a window is wide. */
export const WINDOW_SIZE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/useWindowSize.js',
);

/** The condition of a media rule with Docusaurus's widths replaced. */
export function withOneBreakpoint(condition: string): string {
  return CONDITIONS.reduce((text, [old, own]) => text.replaceAll(old, own), condition);
}

export function desktopBreakpoint({ siteDir }: LoadContext): Plugin {
  const styles: PostCssPlugin = {
    postcssPlugin: 'desktop-breakpoint',
    AtRule: {
      media: (rule: AtRule) => {
        const params = withOneBreakpoint(rule.params);
        if (params !== rule.params) rule.params = params;
      },
    },
  };
  const replacement = path.join(siteDir, 'src/components/shell/window-size/useWindowSize');
  return {
    name: 'desktop-breakpoint',
    configureWebpack: () => ({ resolve: { alias: { [WINDOW_SIZE]: replacement } } }),
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, styles] }),
  };
}
