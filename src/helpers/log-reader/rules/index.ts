import type { Rule } from './rule';
import { everyLogRules } from './chunks/every-log';
import { minecraftRules } from './chunks/minecraft';
import { modLoaderRules } from './chunks/mod-loaders';
import { otherGameRules } from './chunks/other-games';
import { pluginServerRules } from './chunks/plugin-servers';

/**
 * Every rule except the rows of trouble tables. No page may import this: it bundles all chunks.
 */
export const rules: readonly Rule[] = [
  ...minecraftRules,
  ...everyLogRules,
  ...pluginServerRules,
  ...modLoaderRules,
  ...otherGameRules,
];
