import type { Rule } from './rule';
import { bedrockRules } from './bedrock';
import { gameModRules } from './game-mods';
import { gameRules } from './games';
import { programRules } from './programs';
import { hytaleAndOtherRules } from './hytale-and-others';
import { scriptErrorRules } from './script-errors';
import { scriptingLanguageRules } from './scripting-languages';
import { sourceAndScriptRules } from './source-and-scripts';
import { steamRules } from './steam';
import { unityRules } from './unity';
import { unrealRules } from './unreal';
import { wingsRules } from './wings';

/** Rules about games other than Minecraft: Java Edition and their runtimes: a separate chunk. */
export const otherGameRules: readonly Rule[] = [
  ...bedrockRules,
  ...steamRules,
  ...unityRules,
  ...gameRules,
  ...unrealRules,
  ...gameModRules,
  ...programRules,
  ...scriptErrorRules,
  ...scriptingLanguageRules,
  ...hytaleAndOtherRules,
  ...sourceAndScriptRules,
  ...wingsRules,
];
