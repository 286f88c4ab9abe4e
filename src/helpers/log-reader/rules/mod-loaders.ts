import type { Rule } from './rule';
import { fabricRules } from './fabric';
import { forgeRules } from './forge';
import { forgeModuleRules } from './forge-modules';
import { mixinRules } from './mixins';
import { modNetworkRules } from './mod-network';

/** Rules about mods and their loaders, which servers with plugins and proxies do not have: a separate chunk. */
export const modLoaderRules: readonly Rule[] = [
  ...fabricRules,
  ...mixinRules,
  ...modNetworkRules,
  ...forgeRules,
  ...forgeModuleRules,
];
