/**
 * Loads the application after the text: the two script tags of a built page become one inline
 * script (`start.mjs`), whose hash the Content-Security-Policy names.
 *
 * In:  <script src=/assets/js/runtime~main.1f.js defer></script><script src=/assets/js/main.2e.js defer></script>
 * Out: <script data-app="/assets/js/runtime~main.1f.js /assets/js/page.3c.js /assets/js/main.2e.js">…</script>
 *
 * The page's own scripts are named too, so that they need no second round of requests.
 *
 * A page without exactly those two stops the build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';

const APP_SCRIPTS =
  /<script src="?(\/assets\/js\/[^\s">]+\.js)"? defer(?:="?defer"?)?><\/script>\s*/g;

const { code } = minifySync(readFileSync(path.join(__dirname, 'start.mjs'), 'utf8'), {
  compress: true,
  mangle: true,
});

/**
 * A page whose application starts after its text.
 * @param own addresses of the scripts of the page's route
 * @throws where the page has other scripts than the application's two
 */
export function startAfterText(html: string, own: readonly string[]): string {
  const sources = [...html.matchAll(APP_SCRIPTS)].map(([, src = '']) => src);
  if (sources.length !== 2) {
    throw new Error(`expected two application scripts, found: ${sources.join(', ') || 'none'}`);
  }
  const [runtime = '', main = ''] = sources;
  const start = `<script data-app="${[runtime, ...own, main].join(' ')}">${code}</script>`;
  return html.replace(APP_SCRIPTS, (tag) => (tag.includes(main) ? start : ''));
}
