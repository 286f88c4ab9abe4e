import type { Rule } from './rule';
import { configRules } from './config-files';
import { crashRules } from './crashes';
import { databaseRules } from './databases';
import { javaRules } from './java';
import { panelRules } from './panel';
import { portRules } from './ports';
import { proxyRules } from './proxies';
import { serviceRules } from './services';
import { vanillaRules } from './vanilla';
import { worldFileRules } from './world-files';

/** Rules that are tried on every log. */
export const everyLogRules: readonly Rule[] = [
  ...vanillaRules,
  ...javaRules,
  ...serviceRules,
  ...crashRules,
  ...worldFileRules,
  ...configRules,
  ...proxyRules,
  ...portRules,
  ...databaseRules,
  ...panelRules,
];
