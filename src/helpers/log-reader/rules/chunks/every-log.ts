import type { Rule } from '../rule';
import { configRules } from '../minecraft/config-files';
import { crashRules } from '../machine/crashes';
import { databaseRules } from '../machine/databases';
import { javaRules } from '../machine/java';
import { startRules } from '../machine/start';
import { portRules } from '../machine/ports';
import { discordIntentRules } from '../machine/discord-intents';

/** Rules that are tried on every log. */
export const everyLogRules: readonly Rule[] = [
  ...javaRules,
  ...discordIntentRules,
  ...crashRules,
  ...configRules,
  ...portRules,
  ...databaseRules,
  ...startRules,
];
