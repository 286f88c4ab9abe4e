import type { Rule } from './rule';
import { bukkitRules } from './bukkit';
import { pluginNeedRules } from './plugin-needs';
import { proxyBackendRules } from './proxy-backends';
import { proxyPluginRules } from './proxy-plugins';

/** Rules about software that runs plugins, about plugins, and of proxies: a separate chunk. */
export const pluginServerRules: readonly Rule[] = [
  ...proxyBackendRules,
  ...bukkitRules,
  ...pluginNeedRules,
  ...proxyPluginRules,
];
