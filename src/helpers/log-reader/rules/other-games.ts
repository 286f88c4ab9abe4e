import type { Rule } from '../rule';
import { gameModRules } from './game-mods';
import { gameRules } from './games';
import { steamRules } from './steam';
import { unrealRules } from './unreal';

/** Rules about games other than Minecraft and their runtimes: a separate chunk. */
export const otherGameRules: readonly Rule[] = [
  ...steamRules,
  ...gameRules,
  ...unrealRules,
  ...gameModRules,
];
