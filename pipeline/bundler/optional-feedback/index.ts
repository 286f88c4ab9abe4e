/**
 * Where the host does not ask "Did this help?", leaves the question out of every page's scripts:
 * imports of `src/components/shell/Feedback` get `src/components/shell/NoFeedback` instead.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only where nothing is asked. */
export function optionalFeedback(): Plugin {
  const shell = path.resolve('src/components/shell');
  const alias = { [path.join(shell, 'Feedback.tsx')]: path.join(shell, 'NoFeedback.tsx') };
  return { name: 'optional-feedback', configureWebpack: () => ({ resolve: { alias } }) };
}
