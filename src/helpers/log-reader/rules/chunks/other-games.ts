import type { Rule } from '../rule';
import { botRules } from '../machine/bots';
import { databaseFileRules } from '../machine/database-files';
import { nativeLibraryRules } from '../machine/native-libraries';
import { programStatementRules } from '../machine/program-statements';
import { generalErrorRules } from '../machine/general-errors';
import { generalNetworkRules } from '../machine/general-network';
import { oldMachineRules } from '../machine/old-machines';
import { packageRules } from '../machine/packages';
import { phpProgramRules } from '../machine/php-programs';
import { remoteAccessRules } from '../machine/remote-access';
import { systemLimitRules } from '../machine/system-limits';
import { systemdRules } from '../machine/systemd';
import { webServerRules } from '../machine/web-servers';
import { settingOfGameRules } from '../games/settings-of-games';
import { bedrockRules } from '../games/bedrock';
import { gameModRules } from '../games/game-mods';
import { steamGameRules } from '../games/steam-games';
import { anyProgramRules } from '../machine/any-program';
import {
  containerFolderRules,
  containerProgramRules,
  containerStartRules,
} from '../machine/containers';
import { databaseServerRules } from '../machine/database-servers';
import { goProgramRules } from '../machine/go-programs';
import { missingModuleRules } from '../machine/missing-modules';
import { panelRules } from '../machine/panel';
import { fewRulesEach, fewRulesEachMore } from '../games/few-rules-each';
import { scriptErrorRules } from '../games/script-errors';
import { scriptingLanguageRules } from '../machine/scripting-languages';
import { sourceFileRules, sourceRules } from '../games/source';
import { steamRules } from '../games/steam';
import { unityRules } from '../games/unity';
import { unrealRules } from '../games/unreal';
import { wingsRules } from '../machine/wings';

/** Rules about games other than Minecraft: Java Edition and their runtimes: a separate chunk. */
export const otherGameRules: readonly Rule[] = [
  ...bedrockRules,
  ...steamRules,
  ...unityRules,
  ...steamGameRules,
  ...unrealRules,
  ...gameModRules,
  ...containerFolderRules,
  ...missingModuleRules,
  ...anyProgramRules,
  ...containerProgramRules,
  ...databaseServerRules,
  ...containerStartRules,
  ...scriptErrorRules,
  ...scriptingLanguageRules,
  ...fewRulesEach,
  ...sourceRules,
  ...fewRulesEachMore,
  ...sourceFileRules,
  ...wingsRules,
  ...goProgramRules,
  ...panelRules,
  ...settingOfGameRules,
  ...systemdRules,
  ...webServerRules,
  ...databaseFileRules,
  ...oldMachineRules,
  ...systemLimitRules,
  ...packageRules,
  ...remoteAccessRules,
  ...botRules,
  ...phpProgramRules,
  // Tried last: what knows the program says more.
  ...generalNetworkRules,
  ...generalErrorRules,
  ...nativeLibraryRules,
  ...programStatementRules,
];
