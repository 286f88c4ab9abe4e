import { joinInOrder } from '../../../../lib/join-patterns';
import { FAULTY_RANGE, FAULTY_RANGE_OF_SOLVER } from '../phrases/fabric';
import { ANYWHERE, type Rule } from '../rule';

/** What is said if no line names the file. */
const UNNAMED_TOML = {
  title: 'A settings file of a mod (TOML) is broken: {what}.',
  cause:
    'It is empty or cut off, usually because the server was killed or the disk was full while it was written; or a sign in it is wrong. The error does not name the file.',
  fix: 'Stop the server and sort the folder config (and serverconfig or syncedconfig of the world) by size: a file of 0 bytes is the one. Delete it, and the mod writes a new one. If there is none, look at what was edited last.',
} as const;

/** Files of mods that cannot be used: jars that are faulty, settings in TOML, and files of their data. */
export const modFileRules: readonly Rule[] = [
  {
    id: 'fabric-faulty-range',
    effect: 'ends',
    software: ['fabric'],
    literals: [
      '~ of ',
      '^ of ',
      '= of ',
      '~]}',
      '^]}',
      '=]}',
      ' @ [${',
      'ersion ${',
      'requires ${',
    ],
    patterns: [
      joinInOrder([
        /\bMod '(?<mod>[^\n]{1,120}?)' \([\w.-]{1,120}\)(?: [^\s]{1,120})? requires /,
        new RegExp(FAULTY_RANGE),
        / of (?:mod )?'(?<needed>[^'\n]{1,120})' \(/,
      ]),
      joinInOrder([
        /(?:Immediate r|\bR)eason: \[(?:[^\n]{0,400}?, )?HARD_DEP\w{0,40} (?<modId>[\w-]{1,80}) /,
        /[^\s{]{1,80} \{depends (?<needed>[\w-]{1,80}) @ /,
        new RegExp(FAULTY_RANGE_OF_SOLVER),
      ]),
    ],
    title:
      'This build of {mod} is faulty: no version of {needed} can be the “{range}” it asks for.',
    cause:
      'Its author wrote the version wrongly (a sign behind it, or a place that was never filled in). Changing the version of {needed} does not help, even if the line seems to name the one that runs.',
    fix: 'Take another build of {mod} for your game version, the next newer one or the one before, and tell its author.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'fabric-jar-unreadable',
    effect: 'ends',
    software: ['fabric'],
    literals: ['Failed to open mod JAR at '],
    patterns: [/Failed to open mod JAR at (?:[^\n]{0,300}[\\/])?(?<file>[^\\/\n]{1,160}?)!?\s*$/m],
    title: 'The loader cannot open {file} in the folder mods.',
    cause:
      'It is damaged or not downloaded whole, something else was saved under its name (a web page, for example), or the server may not read it.',
    fix: 'Delete {file} and upload it again from the page it comes from; compare the size. If all mods fail like this, look at the rights of the folder mods.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'needed-jar-for-old-forge',
    effect: 'ends',
    software: ['forge', 'any'],
    above: true,
    literals: [' is for an old version of Minecraft Forge'],
    patterns: [
      /Mod (?<mod>\S{1,120}) requires (?<needed>[\w-]{3,60}) (?:[^\n]{0,300}\n){1,28}?[^\n]{0,200}[\\/](?<file>\k<needed>[^\n\\/]{0,80}\.jar) is for an old version/i,
    ],
    title: 'The file {file} is there, but it is for an old Forge: so {mod} does not find {needed}.',
    cause:
      'The loader reads only mods for its own version. A plugin (for Sponge or Bukkit) in the folder mods looks the same to it.',
    fix: 'Install the build of {needed} for your loader and game version. If there is none, take {file} out, and update {mod} or go back to a build that runs without it.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'forge-metadata-missing',
    effect: 'ends',
    software: ['forge', 'any'],
    literals: ['mods.toml missing metadata for modid '],
    patterns: [/mods\.toml missing metadata for modid (?<mod>[\w-]{1,64})/],
    title: 'The jar of {mod} is faulty, or for another version: its mods.toml does not name it.',
    cause:
      'The code in the jar is that of the mod {mod}, and the description beside it lacks that name. The loader does not load such a jar.',
    fix: 'Install the build of {mod} for exactly your game version and loader. If it is that one, take another build and tell its author.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'config-toml',
    roles: ['logger-is-suspect'],
    effect: 'ends',
    software: ANYWHERE,
    covers: true,
    literals: ['Failed loading config file', 'Failed to load FML config from'],
    patterns: [
      /Failed loading config file (?<file>\S{1,200}) of type \w{1,20} for modid (?<mod>[\w.-]{1,80})/,
      /Failed to load FML config from (?<file>[^\n]{1,200}?)\s*(?:$|\n)/,
    ],
    title: 'The settings file {file} is broken, and the start ends there.',
    cause:
      'It is empty or cut off, usually because the server was killed or the disk was full while it was written.',
    fix: 'Stop the server and delete {file} (in config, defaultconfigs, or serverconfig or syncedconfig of the world folder): the mod writes a new one. Make its settings again, or take the file from a backup.',
    guide: { route: '/mods-install' },
  },
  {
    // Forge’s report of a mod that did not start.
    id: 'config-toml-of-report',
    roles: ['logger-is-suspect'],
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Exception message: com.electronwill.nightconfig.'],
    patterns: [
      /Exception message: com\.electronwill\.nightconfig\.[\w.]{1,60}Exception: ?(?<what>[^\n]{1,160}?)\s*(?:$|\n)/,
    ],
    ...UNNAMED_TOML,
    guide: { route: '/mods-install' },
  },
  {
    id: 'config-toml-unnamed',
    roles: ['logger-is-suspect'],
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['nightconfig.core.io.ParsingException'],
    patterns: [/nightconfig\.core\.io\.ParsingException: ?(?<what>[^\n]{1,160}?)\s*(?:$|\n)/],
    ...UNNAMED_TOML,
    guide: { route: '/mods-install' },
  },
  {
    // The head of a report whose error is not in the text: its first frame names the error.
    id: 'config-toml-cut',
    roles: ['logger-is-suspect'],
    software: ANYWHERE,
    above: true,
    literals: ['nightconfig.core.io.ParsingException.notEnoughData'],
    patterns: [
      /Stacktrace:\s*\n\s*at (?:[^\s(]{1,80}\/)?com\.electronwill\.nightconfig\.core\.io\.ParsingException\.notEnoughData\(/,
    ],
    title: 'A settings file of a mod (TOML) is empty or cut off.',
    cause:
      'Usually the server or the game was killed, or the disk was full, while it was written. The lines do not name the file.',
    fix: 'Stop it and sort the folder config (and serverconfig or syncedconfig of the world) by size: a file of 0 bytes is the one. Delete it, and the mod writes a new one. The full report usually names it behind “Failed loading config file”.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mod-config-unreadable',
    software: ANYWHERE,
    literals: ['configuration could not be loaded', 'Configuration could not be loaded'],
    patterns: [
      /(?:ERROR|SEVERE)\][^\n]{0,80}?\[(?<mod>[A-Za-z][\w -]{1,60})\/?\]:? (?:\w{1,20} )?configuration could not be loaded/i,
    ],
    title: 'The mod or plugin {mod} cannot read its settings.',
    cause:
      'A file of it is broken, or asks for something that this version of it no longer knows. The lines below name the file and the place.',
    fix: 'Repair the file that the lines name, or rename it so that {mod} writes a new one; after an update compare it with the new one.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'data-file-json',
    effect: 'survived',
    software: ANYWHERE,
    literals: ["Couldn't parse data file "],
    covers: true,
    patterns: [
      /Couldn't parse data file '?[\w:./-]{1,200}?'? from '?(?<file>[\w:./-]{1,200}\.json)\b/,
    ],
    title: 'A file of a data pack or mod cannot be read: {file}.',
    cause:
      'Only what stands in it (a recipe, an advancement, loot) is missing in the game. In a data pack of your own it is usually a comma, a bracket or a colon.',
    fix: 'If the pack is yours, repair the file at the line that the error names. Otherwise update the pack or mod; the server runs without it.',
    guide: { route: '/datapacks' },
  },
];
