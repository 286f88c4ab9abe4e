/**
 * Leaves the question "Did this help?" out of the scripts if the provider does not ask it: imports of
 * `Feedback` in `src/components/shell/feedback/` resolve to `NoFeedback`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only if the question is off. */
export function optionalFeedback(): Plugin {
  const folder = path.resolve('src/components/shell/feedback');
  const alias = { [path.join(folder, 'Feedback.tsx')]: path.join(folder, 'NoFeedback.tsx') };
  return { name: 'optional-feedback', configureWebpack: () => ({ resolve: { alias } }) };
}
