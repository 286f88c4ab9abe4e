import type { Rule } from '../rule';
import { clientClassRules } from '../mods/client-classes';
import { fabricRules } from '../mods/fabric';
import { forgeRules } from '../mods/forge';
import { forgeModuleRules } from '../mods/forge-modules';
import { mixinRules } from '../mods/mixins';
import { modFileRules } from '../mods/mod-files';
import { modNetworkRules } from '../mods/mod-network';
import { modScriptRules } from '../mods/mod-scripts';

/** Rules about mods and their loaders, which servers with plugins and proxies do not have: a separate chunk. */
export const modLoaderRules: readonly Rule[] = [
  ...fabricRules,
  ...clientClassRules,
  ...mixinRules,
  ...modFileRules,
  ...modNetworkRules,
  ...forgeRules,
  ...forgeModuleRules,
  ...modScriptRules,
];
