import type { Rule } from '../rule';
import { bukkitRules } from './bukkit';
import { configRules } from './config-files';
import { crashRules } from './crashes';
import { databaseRules } from './databases';
import { javaRules } from './java';
import { panelRules } from './panel';
import { pluginNeedRules } from './plugin-needs';
import { portRules } from './ports';
import { proxyRules } from './proxies';
import { proxyPluginRules } from './proxy-plugins';
import { serviceRules } from './services';
import { vanillaRules } from './vanilla';
import { worldFileRules } from './world-files';

/** Rules that are tried on every log. */
export const everyLogRules: readonly Rule[] = [
  ...vanillaRules,
  ...javaRules,
  ...bukkitRules,
  ...pluginNeedRules,
  ...proxyPluginRules,
  ...serviceRules,
  ...crashRules,
  ...worldFileRules,
  ...configRules,
  ...proxyRules,
  ...portRules,
  ...databaseRules,
  ...panelRules,
];
