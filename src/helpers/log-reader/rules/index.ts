import type { Rule } from '../rule';
import { bukkitRules } from './bukkit';
import { fabricRules } from './fabric';
import { forgeRules } from './forge';
import { javaRules } from './java';
import { otherRules } from './other';
import { vanillaRules } from './vanilla';

/** Every rule that is not a row of a trouble table. */
export const rules: readonly Rule[] = [
  ...vanillaRules,
  ...javaRules,
  ...bukkitRules,
  ...fabricRules,
  ...forgeRules,
  ...otherRules,
];
