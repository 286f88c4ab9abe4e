import type { Rule } from '../rule';
import { bukkitRules } from '../minecraft/bukkit';
import { pluginNeedRules } from '../minecraft/plugin-needs';
import { pluginStatementRules } from '../minecraft/plugin-statements';
import { pluginVersionRules } from '../minecraft/plugin-versions';
import { serverThreadRules } from '../minecraft/server-threads';
import { proxyBackendRules } from '../proxies/backends';
import { proxyPluginRules } from '../proxies/plugins';

/** Rules about software that runs plugins, about plugins, and of proxies: a separate chunk. */
export const pluginServerRules: readonly Rule[] = [
  ...proxyBackendRules,
  ...bukkitRules,
  ...pluginVersionRules,
  ...serverThreadRules,
  ...pluginNeedRules,
  ...proxyPluginRules,
  // Tried last: what knows the plugin or its message says more.
  ...pluginStatementRules,
];
