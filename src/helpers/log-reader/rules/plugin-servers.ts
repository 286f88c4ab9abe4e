import type { Rule } from './rule';
import { bukkitRules } from './bukkit';
import { pluginNeedRules } from './plugin-needs';
import { proxyPluginRules } from './proxy-plugins';

/** Rules about software that runs plugins, and about plugins: a separate chunk. */
export const pluginServerRules: readonly Rule[] = [
  ...bukkitRules,
  ...pluginNeedRules,
  ...proxyPluginRules,
];
