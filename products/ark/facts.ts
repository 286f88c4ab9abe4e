/**
 * ARK: what the two games need and where their settings are. Feeds /other-servers/ark and every
 * `[[ark.…]]` in a text. "Evolved" is ARK: Survival Evolved, "ascended" ARK: Survival Ascended.
 * Ports are in index.ts.
 */
import type { Fact } from '../../src/facts/fact';

const evolvedEgg =
  'https://github.com/pelican-eggs/games-steamcmd/tree/main/ark_survival_evolved#readme';
const ascendedEgg =
  'https://github.com/pelican-eggs/games-steamcmd/tree/main/ark_survival_ascended#readme';
const setupPage = 'https://ark.wiki.gg/wiki/Dedicated_server_setup';
const linuxGsm = 'https://docs.linuxgsm.com/game-servers/ark-survival-evolved';
const ascendedImage =
  'https://github.com/mschnitzer/ark-survival-ascended-linux-container-image#readme';
const ascendedTemplate = 'https://github.com/CubeCoders/AMPTemplates/blob/main/ark-sa.kvp';

/** Values that the ARK guide quotes. */
export const ark = {
  evolvedAppId: { value: 376030, source: evolvedEgg, checked: '2026-11-20' },
  ascendedAppId: { value: 2430930, source: ascendedEgg, checked: '2026-11-20' },
  evolvedSystem: { value: 'Linux or Windows', source: setupPage, checked: '2026-11-20' },
  ascendedSystem: {
    value: 'Windows, or Proton on Linux',
    source: setupPage,
    checked: '2026-11-20',
  },
  ascendedLicence: {
    value: 'personal, non-commercial use unless licensed by Nitrado',
    source: setupPage,
    checked: '2026-11-20',
    unverified: 'From the players’ wiki, which cites the game’s licence; read the licence itself.',
  },
  evolvedMemoryMinMb: { value: 4096, source: evolvedEgg, checked: '2026-11-20' },
  evolvedMemoryAdvisedMb: { value: 6144, source: evolvedEgg, checked: '2026-11-20' },
  evolvedMemoryGenesis2Mb: { value: 13440, source: evolvedEgg, checked: '2026-11-20' },
  evolvedMemoryIslandGb: { value: 7, source: linuxGsm, checked: '2026-11-20' },
  ascendedMemoryMinGb: { value: 13, source: ascendedImage, checked: '2026-11-22' },
  ascendedMemoryAdvisedGb: {
    value: 16,
    source: 'https://fatalityservers.com/kb/ark-server-setup-guide/',
    checked: '2026-11-20',
    unverified: 'A host’s advice for a small map; the makers publish no figure.',
  },
  evolvedDiskGb: {
    value: 18,
    source: setupPage,
    checked: '2026-11-20',
    unverified: 'Server files only; worlds, logs and mods come on top.',
  },
  ascendedDiskGb: { value: 11, source: ascendedImage, checked: '2026-11-22' },
  firstStart: { value: '10 to 20 minutes', source: evolvedEgg, checked: '2026-11-20' },
  readyLine: {
    value: 'Waiting commands for 127.0.0.1:',
    source: evolvedEgg,
    checked: '2026-11-20',
  },
  waitingLine: {
    value: 'waiting for rcon connection...',
    source: evolvedEgg,
    checked: '2026-11-20',
  },
  evolvedSettings: {
    value: 'ShooterGame/Saved/Config/LinuxServer',
    source: linuxGsm,
    checked: '2026-11-20',
  },
  ascendedSettings: {
    value: 'ShooterGame/Saved/Config/WindowsServer',
    source: ascendedEgg,
    checked: '2026-11-20',
  },
  settingsFiles: {
    value: 'GameUserSettings.ini, Game.ini',
    source: linuxGsm,
    checked: '2026-11-20',
  },
  settingsHeader: { value: '[ServerSettings]', source: linuxGsm, checked: '2026-11-20' },
  saves: { value: 'ShooterGame/Saved/SavedArks', source: ascendedEgg, checked: '2026-11-20' },
  crashes: { value: 'ShooterGame/Saved/Crashes', source: ascendedEgg, checked: '2026-11-20' },
  evolvedMods: { value: 'GameModIds', source: linuxGsm, checked: '2026-11-20' },
  ascendedMods: { value: '-mods=', source: ascendedEgg, checked: '2026-11-20' },
  ascendedModSite: { value: 'CurseForge', source: ascendedEgg, checked: '2026-11-20' },
  ascendedMap: { value: 'TheIsland_WP', source: ascendedEgg, checked: '2026-11-20' },
  evolvedMap: { value: 'TheIsland', source: evolvedEgg, checked: '2026-11-20' },
  evolvedMaps: {
    value:
      'TheIsland, TheCenter, Ragnarok, ScorchedEarth_P, Aberration_P, Extinction, Valguero_P, Genesis, CrystalIsles, Gen2, Fjordur',
    source: evolvedEgg,
    checked: '2026-11-20',
  },
  ascendedMaps: {
    value:
      'TheIsland_WP, ScorchedEarth_WP, TheCenter_WP, Aberration_WP, Extinction_WP, Astraeos_WP, Ragnarok_WP, Valguero_WP, LostColony_WP, Genesis_WP',
    source: 'https://github.com/CubeCoders/AMPTemplates/blob/main/ark-saconfig.json',
    checked: '2026-11-20',
    unverified: 'State of August 2026; maps that came later are missing.',
  },
  ascendedCrossplayOption: {
    value: '-ServerPlatform=ALL',
    source: ascendedTemplate,
    checked: '2026-11-22',
  },
  ascendedSlotsOption: {
    value: '-WinLiveMaxPlayers',
    source: ascendedTemplate,
    checked: '2026-11-20',
  },
  stopCommand: { value: 'DoExit', source: ascendedTemplate, checked: '2026-11-20' },
  saveCommand: { value: 'saveworld', source: evolvedEgg, checked: '2026-11-20' },
  clusterOptions: {
    value: '-clusterID=<name> -ClusterDirOverride=<folder> -NoTransferFromFiltering',
    source: ascendedTemplate,
    checked: '2026-11-22',
  },
} satisfies Record<string, Fact>;
