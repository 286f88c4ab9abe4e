import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * Code colors come from src/styles/code.css by token class. An empty theme keeps the renderer
 * from writing `style` attributes, which the Content-Security-Policy refuses.
 */
export const prism: NonNullable<ThemeConfig['prism']> = {
  theme: { plain: {}, styles: [] },
  additionalLanguages: [
    'bash',
    'powershell',
    'toml',
    'ini',
    'properties',
    'yaml',
    'json',
    'sql',
    'java',
    'nginx',
  ],
};
