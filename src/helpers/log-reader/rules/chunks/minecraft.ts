import type { Rule } from '../rule';
import { crashReportRules } from '../minecraft/crash-reports';
import { javaOfGameRules } from '../minecraft/java-of-game';
import { forwardingRules } from '../proxies/forwarding';
import { vanillaRules } from '../minecraft/vanilla';
import { worldFileRules } from '../minecraft/world-files';

/** Rules about Minecraft: Java Edition itself and its way through proxies: a separate chunk. */
export const minecraftRules: readonly Rule[] = [
  ...vanillaRules,
  ...worldFileRules,
  ...forwardingRules,
  ...javaOfGameRules,
  ...crashReportRules,
];
