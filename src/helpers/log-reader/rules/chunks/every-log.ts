import type { Rule } from '../rule';
import { configRules } from '../minecraft/config-files';
import { crashRules } from '../machine/crashes';
import { databaseRules } from '../machine/databases';
import { javaRules } from '../machine/java';
import { startRules } from '../machine/start';
import { portRules } from '../machine/ports';
import { forwardingRules } from '../proxies/forwarding';
import { serviceRules } from '../machine/services';
import { vanillaRules } from '../minecraft/vanilla';
import { worldFileRules } from '../minecraft/world-files';

/** Rules that are tried on every log. */
export const everyLogRules: readonly Rule[] = [
  ...vanillaRules,
  ...javaRules,
  ...serviceRules,
  ...crashRules,
  ...worldFileRules,
  ...configRules,
  ...forwardingRules,
  ...portRules,
  ...databaseRules,
  ...startRules,
];
