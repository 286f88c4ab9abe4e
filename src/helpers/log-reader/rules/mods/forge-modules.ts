import { joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

const MODS = { route: '/mods-install' };
const MISSING = {
  ...MODS,
  row: 'trouble-the-mod-requires-mods-to-be-available-or-a-list-headed-missi',
};
const FAMILY = ['forge'] as const;
/** Only these loaders make modules of mods, but names of Fabric's own code can stand in the lines. */
const MODULE_SYSTEM = [...FAMILY, 'fabric', 'any'] as const;

/** Two modules that both bring a package; a report may break the line. */
const MODULES = String.raw`ResolutionException:\s{1,4}Modules `;
const EXPORT = String.raw`\s{1,4}export package `;
const MOD_ID = String.raw`[\w-]{2,80}`;
const LIBRARY_NAME = String.raw`[\w-]{1,60}(?:\.[\w$-]{1,60}){1,8}`;

/**
 * Jars that Forge and NeoForge cannot load together, that are missing, or that ask for settings
 * before these are loaded, and OptiFine, which is no mod of theirs.
 */
export const forgeModuleRules: readonly Rule[] = [
  {
    id: 'optifine-other-loader',
    effect: 'ends',
    software: FAMILY,
    scope: 'entry',
    literals: ['optifine.OptiFine'],
    patterns: [
      /(?:^|\n)\s{0,8}at [^\n]{0,80}\boptifine\.OptiFine(?:Jar|Transform|Resource)\w{0,40}\./,
    ],
    title: 'OptiFine does not run on this loader: it failed while it was being loaded.',
    cause:
      'OptiFine is made for Forge, each of its builds for a few builds of Forge. It has none for NeoForge, and on a server it has no use at all.',
    fix: 'Take OptiFine out of the folder mods. For players on NeoForge or Fabric, Sodium (or Embeddium) with Iris does the same.',
    guide: MODS,
  },
  {
    id: 'forge-module-twice',
    effect: 'ends',
    software: MODULE_SYSTEM,
    literals: ['reads more than one module named ', 'reads another module named '],
    patterns: [
      /Module [\w.$-]{1,120} reads (?:more than one|another) module named (?<library>[\w.$-]{1,120})/,
    ],
    title: 'The part {library} is there twice, and the loader takes only one.',
    cause:
      'Two mods carry it in their jars, or one mod is installed twice. The module that the line names first only uses it and is not to blame.',
    fix: 'Search logs/debug.log for files with that name: “parent:” behind each is the mod that carries it. Update both mods. If the error stays, leave one of them out and report the line on its issue tracker.',
    guide: { ...MODS, row: 'trouble-found-a-duplicate-mod-or-two-versions-listed' },
  },
  {
    id: 'forge-module-library',
    effect: 'ends',
    software: MODULE_SYSTEM,
    scope: 'entry',
    literals: ['java.lang.module.ResolutionException'],
    patterns: [
      // Only the names of libraries have dots; of one name, it is the same library twice.
      new RegExp(
        String.raw`${MODULES}(?<mod>${MOD_ID}) and (?!\k<mod>\.)(?<library>${LIBRARY_NAME})${EXPORT}`,
        'i',
      ),
      new RegExp(
        String.raw`${MODULES}(?!(?<same>${MOD_ID})\.\S{1,300} and \k<same> )(?<library>${LIBRARY_NAME}) and (?<mod>${MOD_ID})${EXPORT}`,
        'i',
      ),
      // The package is named like the library, and not like the mod.
      new RegExp(
        String.raw`${MODULES}(?<library>(?!examplemod\b)(?<start>[a-z]{4})\w{0,60}) and (?<mod>(?<other>\w{4})[\w-]{0,60})${EXPORT}(?=\S{0,200}\k<start>)(?!\S{0,200}\k<other>)`,
      ),
      new RegExp(
        String.raw`${MODULES}(?<mod>(?<other>\w{4})[\w-]{0,60}) and (?<library>(?!examplemod\b)(?<start>[a-z]{4})\w{0,60})${EXPORT}(?=\S{0,200}\k<start>)(?!\S{0,200}\k<other>)`,
      ),
    ],
    title:
      'The mod {mod} carries the library {library} in its jar, and another jar brings it, too.',
    cause:
      'The loader takes each package from one jar only: a mod has to rename what it carries. The module behind “to module” only uses it and is another one at each start.',
    fix: 'Update {mod}. If the error stays, leave {mod} out and report the line on its issue tracker, or leave out the mod with the second copy: logs/debug.log names it as “parent:” beside the library.',
    guide: { ...MODS, row: 'trouble-found-a-duplicate-mod-or-two-versions-listed' },
  },
  {
    id: 'forge-game-twice',
    effect: 'ends',
    software: MODULE_SYSTEM,
    literals: ['Module minecraft contains package net.minecraft.'],
    patterns: [
      /Module minecraft contains package net\.minecraft\.[\w.]{1,120}, module (?<module>[\w.$-]{1,120}) exports package/,
    ],
    title: 'The game itself is there twice: {module} is a second jar of it.',
    cause:
      'A jar of the game (client or server) lies in the folder mods, or what starts the game put its plain jar beside the loader’s.',
    fix: 'Take jars of the game out of the folder mods. If there is none, install the loader again with its own installer and start it with the file that this made; in a launcher make the instance again, or update the launcher.',
    guide: MODS,
  },
  {
    id: 'forge-module-conflict',
    effect: 'ends',
    unlessExplained: true,
    software: MODULE_SYSTEM,
    scope: 'entry',
    literals: ['java.lang.module.ResolutionException'],
    patterns: [
      new RegExp(
        String.raw`${MODULES}(?<mod>[\w.$-]{1,120}) and (?<needed>[\w.$-]{1,120})${EXPORT}`,
      ),
      /ResolutionException: Module (?<mod>[\w.$-]{1,120}) contains package [\w.$]{1,300}, module (?<needed>[\w.$-]{1,120}) exports package/,
    ],
    title: 'The mods {mod} and {needed} contain the same code and cannot run together.',
    cause:
      'Two mods bring the same package, often two versions of one mod or a fork and its original. “examplemod” is the name in a template: some mod kept it.',
    fix: 'Remove one of the two. If you do not know one of the names: logs/debug.log says which jar it is.',
    guide: { ...MODS, row: 'trouble-found-a-duplicate-mod-or-two-versions-listed' },
  },
  {
    id: 'forge-missing-mods-list',
    effect: 'ends',
    software: [...FAMILY, 'any'],
    scope: 'entry',
    literals: ['MissingModsException:'],
    patterns: [
      /MissingModsException:[ \t]{0,4}\n\s{0,8}Missing Mods:[ \t]{0,4}\n\s{0,8}(?<needed>[\w|.-]{1,80}) : (?<range>[^\n]{1,80})/,
    ],
    title: 'A mod needs {needed} (version: {range}), which is missing.',
    cause:
      'The list below “Missing Mods:” names each mod that is asked for, and behind the colon the version (“any” takes every one). It does not say who asks.',
    fix: 'Install each mod of that list in the build for your game version. If you do not want them, take out the mod added last.',
    guide: MISSING,
  },
  {
    id: 'mod-download-by-hand',
    software: [...FAMILY, 'fabric', 'any'],
    above: true,
    literals: ['and save this file to '],
    patterns: [
      joinInOrder([
        /(?:^|\n)(?<mod>[^\n:]{1,120}): [^\n]{0,160}must be downloaded manually\.?\n/,
        /[^\n]{0,20}Please go to [^\n]{1,300} and save this file to /,
        /(?:[^\n]{0,300}[/\\])?(?<file>[^/\\\n]{1,160}?)\s*$/,
      ]),
    ],
    title: 'The mod {mod} has to be downloaded by hand: {file}.',
    cause:
      'Its author does not let programs fetch it from CurseForge. The installer of the pack stops until the file is there.',
    fix: 'Open the address in the line below “must be downloaded manually” in a browser, download that file and put it as {file} into the folder that the line names (usually mods). Then start the installer again.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'mod-needs-ptrlib',
    software: FAMILY,
    literals: ['com/mia/craftstudio/IPackReaderCallback'],
    patterns: [/NoClassDefFoundError: com\/mia\/craftstudio\/IPackReaderCallback/],
    title: 'A mod needs the library PTRLib, which is missing.',
    cause: 'Mods with CraftStudio models (Cosmetic Wings, Decocraft and others) are built on it.',
    fix: 'Install PTRLib for your game version.',
    guide: MISSING,
  },
  {
    id: 'settings-read-too-early',
    software: ['forge', 'vanilla', 'any'],
    scope: 'entry',
    literals: ['Cannot get config value before config is loaded'],
    patterns: [
      // What only holds settings for others has “config” in the names of its classes.
      joinInOrder([
        /before config is loaded[^\n]{0,80}(?:\n[^\n]{0,600}){1,14}?\n\s{0,8}at TRANSFORMER\//,
        /(?!(?:minecraft|forge|neoforge|fml\w{0,20})@)(?<mod>[\w-]{2,60})@[^\s/]{1,60}\//,
        /(?![^\n(]{0,200}(?:config|Config))/,
      ]),
      /before config is loaded/,
    ],
    title: 'The mod {mod} reads its settings before they are loaded.',
    cause:
      'Usually another mod failed before, and the loader never came to the settings; else a fault of this build of the mod, or of this build of the loader.',
    fix: 'Mend the first error further up in the log, if there is one. Otherwise update {mod} with the libraries that it needs, and the loader (NeoForge: no beta). If the error stays, take {mod} out and report the lines on its issue tracker.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'optifine-baked-quad',
    software: ANYWHERE,
    literals: ['BakedQuad.<init>(int[], int'],
    patterns: [
      /NoSuchMethodError: [^\n]{0,80}\bBakedQuad\.<init>\(int\[\], int, [^\n]{0,240}, boolean, boolean\)/,
    ],
    title:
      'OptiFine and another mod do not fit together: a part of the game (BakedQuad) is not as Forge has it.',
    cause:
      'Forge adds a way to make such parts, which Create and other mods use. OptiFine replaces the class and leaves that way out. Without OptiFine, the mod is made for another version of Forge.',
    fix: 'Take OptiFine out, or take its build that names exactly your build of Forge. Mods such as Embeddium with Oculus do the same without replacing classes. If OptiFine is not installed, update Forge.',
    guide: { route: '/f_performance_mods' },
  },
  {
    id: 'forge-lan-pinger',
    roles: ['proof'],
    effect: 'ends',
    software: [...FAMILY, 'any'],
    literals: ['net/minecraft/client/server/LanServerPinger for invalid dist'],
    patterns: [
      /Exception: Attempted to load class net\/minecraft\/client\/server\/LanServerPinger for invalid dist DEDICATED_SERVER/,
      /^Attempted to load class net\/minecraft\/client\/server\/LanServerPinger for invalid dist DEDICATED_SERVER/,
    ],
    title: 'The loader wants to announce the server in the local network, and cannot.',
    cause:
      'That is work of Forge or NeoForge itself, not of a mod. The part for it (LanServerPinger) belongs to the player’s game, and this build, or the way it was installed or started, does not give it to a server.',
    fix: 'Set advertiseDedicatedServerToLan = false in serverconfig/forge-server.toml of the world (NeoForge: config/neoforge-server.toml), and restart. If the error stays, install another build of the loader with its own installer.',
    guide: MODS,
  },
  {
    id: 'forge-mod-for-client',
    software: ANYWHERE,
    scope: 'entry',
    literals: [' dispatch for modid '],
    patterns: [
      / dispatch for modid (?<mod>[\w.-]{1,80})\s*\n[^\n]{0,120}Attempted to load class (?<class>[\w/$.]{1,300}) for invalid dist DEDICATED_SERVER/,
    ],
    title:
      'The mod {mod} asks for a part of the player’s game that a server does not have: {class}.',
    cause:
      'It is a mod for the client only, or this build of it has a fault on servers: its maker tested it in a player’s game.',
    fix: 'If the page of {mod} says “client”, take it off the server (players keep it). Otherwise take another build of it, usually the newest.',
    guide: {
      route: '/mods-install',
      row: 'trouble-cannot-load-class-in-environment-type-server-or-attempted-to',
    },
  },
  {
    id: 'forge-older-than-mod',
    software: FAMILY,
    scope: 'entry',
    above: true,
    literals: ['NoSuchMethodException: '],
    patterns: [
      /ModID: (?<mod>[\w.-]{1,120})[^\n]{0,200}\n[^\n]{0,40}NoSuchMethodException: [\w.$]{1,200}\.<init>\(\)/,
      /Failure message: (?<mod>[^\n]{1,120}?) \([\w-]{1,80}\) has failed to load correctly\s*\n[^\n]{0,40}NoSuchMethodException: [\w.$]{1,200}\.<init>\(\)/,
      joinInOrder([
        /(?:^|\n)\s{0,8}(?:Caused by: )?java\.lang\.NoSuchMethodException: /,
        /(?:\w{1,60}\.){1,12}(?<mod>\w{1,80})\.<init>\(\)\s*\n/,
        /(?:[^\n]{0,300}\n){0,3}?[^\n]{0,100}FMLModContainer\.constructMod/,
      ]),
    ],
    title: 'The mod {mod} needs another build of the loader, usually a newer one.',
    cause:
      'At its start the mod wants to be given something that this build of Forge or NeoForge does not give yet; or it is made for the other of the two.',
    fix: 'Install the newest build of the loader for your game version. If the error stays, install the build of {mod} for your loader and game version.',
  },
];
