import { joinInOrder } from '../../../../lib/join-patterns';
import { JAVA_SERVERS, ON_JAVA, type Rule } from '../rule';

/** What crash reports and the watchdog of Minecraft: Java Edition say themselves. */
export const crashReportRules: readonly Rule[] = [
  {
    id: 'report-suspects',
    software: JAVA_SERVERS,
    literals: ['Suspected Mods:', 'Suspected Mod:'],
    scope: 'entry',
    covers: false,
    patterns: [
      /Suspected Mods?:[^\S\n]{0,4}\n?\s{0,8}(?!None|NONE|Unknown|Minecraft \()(?<mod>[A-Z][^\n(),]{1,80}?) \((?<id>[\w-]{1,80})\)/,
    ],
    title: 'The crash report names the mod {mod}: its code stands in the trace.',
    cause:
      'The loader looked whose code the error went through. It may have been called wrongly by another mod.',
    fix: 'Update {mod}. If the crash stays, take it out for one test: if it is gone then, leave {mod} out and report the crash on its issue tracker.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'forge-missing-unnamed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ['forge', 'vanilla'],
    literals: ['unknown : need '],
    patterns: [/^\s{1,8}unknown : need (?<needed>\S{1,60}): have missing/],
    title: 'Mods that others are built on are missing, and this crash report does not name them.',
    cause: 'Forge for 1.12 and older writes only their versions here (such as {needed}).',
    fix: 'Open logs/latest.log of the same start here: its lines “Mod … requires […]” name them. Install these mods, and restart.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'ticking-block-entity',
    roles: ['tick'],
    explainedBy: { rules: ['client-class-while-running'] },
    leavesOpen: 'suspect',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Ticking block entity', 'Ticking tile entity'],
    patterns: [
      /(?:Exception|Error|Throwable|runTickTask): Ticking (?:block|tile) entity/,
      /^Description: Ticking (?:block|tile) entity/,
    ],
    title:
      'A block with a function (a chest, a hopper, a machine) crashes the server while it runs.',
    cause: 'Its data are damaged, or the mod it belongs to has a fault.',
    fix: 'Look for “Block location” in the crash report. Update the mod of that block; if it goes on, restore a backup or take that chunk out with MCA Selector, after a backup.',
    guide: { route: '/mcaselector' },
  },
  {
    id: 'ticking-entity',
    roles: ['tick'],
    explainedBy: { rules: ['client-class-while-running'] },
    leavesOpen: 'suspect',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Ticking entity', '-- Entity being ticked --'],
    patterns: [
      /(?:Exception|Error|Throwable|runTickTask|class_148): Ticking entity/,
      /^Description: Ticking entity/,
      /^-- Entity being ticked --/,
    ],
    title: 'A creature or item (an entity) crashes the server while it moves.',
    cause: 'Its data are damaged, or the mod it belongs to has a fault.',
    fix: 'Look for “Entity Type” and “Entity’s Exact location” in the crash report. Update that mod; if it goes on, restore a backup or remove the entities of that chunk with MCA Selector, after a backup.',
    guide: { route: '/mcaselector' },
  },
  {
    id: 'ticking-player',
    roles: ['tick'],
    leavesOpen: 'suspect',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Ticking player'],
    above: true,
    patterns: [
      /(?<!Failed to handle packet for [^\n]{1,200}\n[^\n]{0,120})(?:Exception|Error|Throwable|class_148)(?:: )?Ticking player(?=[^\n]{0,4096}$)/,
      /^Description: Ticking player(?=[^\n]{0,4096}$)/m,
    ],
    title:
      'The server crashes while it works on a player: on an item they hold, an effect, or the place they are at.',
    cause:
      'The data of that player are damaged, or a mod that reacts to players has a fault; the crash report names the player under “Player”.',
    fix: 'Update the mod that the trace names. If it comes back as soon as that player joins, keep them out, make a backup and rename their file in the folder playerdata: they start again, without their things.',
    guide: { route: '/inventories' },
  },
  {
    id: 'player-tick-failed',
    effect: 'survived',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Ticking player'],
    above: true,
    patterns: [
      /Failed to handle packet for [^\n]{1,200}\n[^\n]{0,120}(?:Exception|class_148)(?:: )?Ticking player(?=[^\n]{0,4096}$)/,
    ],
    title: 'The server threw a player out because of an error in working on them; it ran on.',
    cause:
      'A mod that reacts to players has a fault, or the data of that player are damaged. The lines below name the mod where its code is concerned.',
    fix: 'If it happens to the same player again and again, update the mod that the trace names, or restore that player’s file in the folder playerdata from a backup.',
    guide: { route: '/inventories' },
  },
  {
    id: 'ticking-of-mod',
    roles: ['tick'],
    explainedBy: { rules: ['made-for-another'] },
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Entity Type: ', 'Name: '],
    patterns: [
      /^\s{1,4}Entity Type: (?<what>(?!minecraft:)(?<mod>[a-z][\w-]{1,60}):[\w/.-]{1,80})/,
      /^\s{1,4}Name: (?<what>(?!minecraft:)(?<mod>[a-z][\w-]{1,60}):[\w/.-]{1,80}) \/\/ /,
    ],
    title: 'When the server crashed it was working on {what}, which belongs to the mod {mod}.',
    cause: 'The crash report names what was being ticked.',
    fix: 'Update {mod}. If the crash stays, remove that block or entity (its place stands in the report) or restore a backup from before.',
    guide: { route: '/mcaselector' },
  },
  {
    id: 'server-hung',
    roles: ['hang', 'stood-still'],
    leavesOpen: 'suspect',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: [
      'single server tick took',
      'The server has stopped responding!',
      'Description: Watching Server',
      'Error: Watchdog',
    ],
    patterns: [
      /^java\.lang\.Error: Watchdog\s*$/,
      /single server tick took (?<seconds>[\d.]+) seconds/,
      /The server has stopped responding!/,
      /^Description: Watching Server/,
    ],
    title: 'The server stood still for so long that it was stopped.',
    cause:
      'One plugin, mod or world part kept the main thread busy, or the machine was too slow for it.',
    fix: 'Read the thread dump below that line: the first package that is not Minecraft or Java names the culprit. If it is another one each time, memory or processor time ran out: see the guide.',
    guide: { route: '/optimization' },
  },
  {
    id: 'server-frozen',
    roles: ['stood-still'],
    software: [...JAVA_SERVERS, 'any'],
    literals: ['The server has not responded for '],
    patterns: [
      /The server has not responded for (?<seconds>\d{1,4}) seconds! Creating thread dump/,
    ],
    title: 'The server stood still for {seconds} seconds.',
    cause:
      'One plugin, mod or world part kept the main thread busy, or the machine was too slow for it. The server wrote down what it was doing and went on.',
    fix: 'Read the thread dump below that line: the first package that is not Minecraft or Java names the culprit. If it is another one each time, memory or processor time ran out: see the guide.',
    guide: {
      route: '/optimization',
      row: 'trouble-the-server-has-not-responded-for-10-seconds-creating-thread-',
    },
  },
  {
    id: 'server-files-replaced',
    software: ON_JAVA,
    scope: 'entry',
    literals: [
      'Could not initialize class ',
      'zip file closed',
      'zip END header not found',
      'Error generating crash report',
    ],
    patterns: [
      /^[^\n]{0,300}NoClassDefFoundError: Could not initialize class (?:net\.minecraft|com\.destroystokyo|org\.bukkit|io\.papermc|org\.spigotmc|com\.velocitypowered)/,
      joinInOrder([
        /^(?![^\n]{0,300}InvalidPluginException)[^\n]{0,300}IllegalStateException: zip file closed/,
        // The jar of a plugin, or of an expansion of PlaceholderAPI, is not one of the server.
        /(?!\s*\n(?:[^\n]{0,300}\n){0,8}?[^\n]{0,200}\b(?:PluginClassLoader|placeholderapi\.[\w.]{1,80})\.)/,
      ]),
      /^[^\n]{0,300}Error generating crash report/,
    ],
    title:
      'A part of the server’s own program could not be loaded: its jar was replaced while it ran, or is damaged.',
    cause:
      'Java reads classes from the jar when they are first needed; a jar that was exchanged meanwhile no longer has them.',
    fix: 'Restart the server completely. If it comes back, download the server jar again; exchange jars only while the server is stopped.',
    guide: { route: '/running_a_server/updating' },
  },
];
