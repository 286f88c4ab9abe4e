/**
 * Resolves a stored color mode that is neither `light` nor `dark`, such as `system`. Docusaurus's
 * inline script copies the stored value into the page unchecked; until this module runs, the start
 * script (pipeline/bundler/defer-hydration) keeps the page in its default mode. Runs before
 * hydration, so React reads the corrected value.
 */
import siteConfig from '@generated/docusaurus.config';

interface ColorModeConfig {
  readonly defaultMode: 'light' | 'dark';
  readonly respectPrefersColorScheme: boolean;
}

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  const { defaultMode, respectPrefersColorScheme } = siteConfig.themeConfig[
    'colorMode'
  ] as ColorModeConfig;
  const choice = root.dataset['themeChoice'];
  if (choice !== 'light' && choice !== 'dark') {
    const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.dataset['theme'] = respectPrefersColorScheme ? device : defaultMode;
    root.dataset['themeChoice'] =
      respectPrefersColorScheme || choice === 'system' ? 'system' : defaultMode;
  }
}
