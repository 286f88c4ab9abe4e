import type { Rule } from './rule';
import { everyLogRules } from './every-log';
import { modLoaderRules } from './mod-loaders';
import { otherGameRules } from './other-games';
import { pluginServerRules } from './plugin-servers';

/**
 * Every rule except the rows of trouble tables. No page may import this: it bundles all chunks.
 */
export const rules: readonly Rule[] = [
  ...everyLogRules,
  ...pluginServerRules,
  ...modLoaderRules,
  ...otherGameRules,
];
