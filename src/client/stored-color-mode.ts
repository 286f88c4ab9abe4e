/**
 * Resolves a stored color mode that is neither `light` nor `dark`, such as `system`. The
 * generator's inline script writes the stored word into `data-theme` as it stands, which no
 * stylesheet knows. Runs before hydration, so React reads what is set here.
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
  if (root.dataset['theme'] !== 'light' && root.dataset['theme'] !== 'dark') {
    const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.dataset['theme'] = respectPrefersColorScheme ? device : defaultMode;
    root.dataset['themeChoice'] = respectPrefersColorScheme ? 'system' : defaultMode;
  }
}
