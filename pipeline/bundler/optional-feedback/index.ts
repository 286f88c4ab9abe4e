/**
 * Where the host does not ask "Did this help?", leaves the question out of every page's scripts:
 * imports of `Feedback` in `src/components/shell/feedback/` get `NoFeedback` instead.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only where nothing is asked. */
export function optionalFeedback(): Plugin {
  const folder = path.resolve('src/components/shell/feedback');
  const alias = { [path.join(folder, 'Feedback.tsx')]: path.join(folder, 'NoFeedback.tsx') };
  return { name: 'optional-feedback', configureWebpack: () => ({ resolve: { alias } }) };
}
