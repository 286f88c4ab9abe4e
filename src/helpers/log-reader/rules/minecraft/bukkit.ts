import { joinInOrder } from '../../../../lib/join-patterns';
import {
  matchLoad,
  NOT_LOADED_OTHERWISE,
  SAYS_NOT_FOR_FOLIA,
  UNKNOWN_DEPENDENCY,
  UNKNOWN_DEPENDENCY_OF_PLUGIN,
  USES_SCHEDULER,
} from '../phrases/bukkit';
import type { Rule } from '../rule';

const INSTALLING = { route: '/installing-plugins' };
const FAMILY = ['bukkit'] as const;

/** Messages of servers that load Bukkit plugins. */
export const bukkitRules: readonly Rule[] = [
  {
    id: 'config-not-yaml',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    literals: ['Cannot load '],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,60}Cannot load (?<settings>[^\s'"]{1,200}\.(?:conf|json5?|toml|properties|txt|cfg|ini|xml))\s*\n[^\n]{0,40}InvalidConfigurationException/,
    ],
    title: 'A plugin reads {settings} as if it were YAML, which it is not.',
    cause: 'The file is in order; another plugin than its own looks into it in a wrong way.',
    fix: 'Do not change the file. Update the plugin that reads it, or switch off in its settings what it does with the owner of the file; then tell its author.',
  },
  {
    id: 'plugin-missing-dependency',
    roles: ['loads-plugin'],
    explainedBy: { rules: ['plugin-loaded-by-command'] },
    software: FAMILY,
    literals: ["Could not load '", "Could not load plugin '", 'UnknownDependencyException'],
    scope: 'entry',
    patterns: [
      matchLoad(UNKNOWN_DEPENDENCY),
      UNKNOWN_DEPENDENCY_OF_PLUGIN,
      /^[^\n]{0,200}UnknownDependencyException: Unknown\/missing dependency plugins: \[(?<needed>[^\]\n]{1,300})\]/,
      /^[^\n]{0,200}UnknownDependencyException: Unknown dependency (?<needed>[\w .-]{1,80}?)\. Please/,
      /^[^\n]{0,200}UnknownDependencyException: (?<needed>[\w.-]{1,80})\s*(?:\n|$)/,
    ],
    title: 'The plugin {plugin} did not load because this is missing: {needed}.',
    cause: 'The plugin is built on another plugin.',
    fix: 'Install {needed} for your game version and restart. If it is installed, look further up for the reason why it did not start.',
    guide: {
      ...INSTALLING,
      row: 'trouble-unknowndependencyexception-unknown-missing-dependency-plugin',
    },
  },
  {
    id: 'start-options-listed',
    reportsOnlyTheEnd: true,
    software: [...FAMILY, 'vanilla', 'any'],
    literals: ['Show the CraftBukkit Version', 'Loads level with vanilla datapack only'],
    patterns: [
      /--version {2,40}Show the CraftBukkit Version/,
      /--safeMode {2,40}Loads level with vanilla/,
    ],
    title: 'The server listed the options that it knows, and ended without starting.',
    cause:
      'It does that if the start command has, behind the name of the jar, an option or value that it does not know, or “--help”.',
    fix: 'Look at the line directly above the list: it usually names the option. Compare what stands behind “-jar NAME.jar” in the start settings with the list, and take out what is not in it; options of Java belong before “-jar”.',
    guide: { route: '/jars' },
  },
  {
    id: 'plugin-unsupported-api',
    software: FAMILY,
    literals: ["Could not load '", "Could not load plugin '", 'Unsupported API version'],
    scope: 'entry',
    patterns: [
      matchLoad(/[^\n]{0,120}Unsupported API version (?<api>\d[\w.]*)/),
      /^[^\n]{0,200}Unsupported API version (?<api>\d[\w.]*)/,
    ],
    title:
      'The plugin {plugin} is made for Minecraft {api} and does not load on this older server.',
    cause: 'Its plugin.yml asks for a newer game version than the one that runs.',
    fix: 'Take an older build of the plugin, or update the server to {api} or newer.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-api-too-low',
    software: FAMILY,
    literals: [
      "Could not load '",
      "Could not load plugin '",
      'is lower than the minimum allowed version',
    ],
    scope: 'entry',
    patterns: [
      matchLoad(
        /[^\n]{0,120}Plugin API version (?<api>\d[\w.]*) is lower than the minimum allowed version/,
      ),
      /^[^\n]{0,200}Plugin API version (?<api>\d[\w.]*) is lower than the minimum allowed version/,
    ],
    title:
      'The plugin {plugin} is too old for the minimum that bukkit.yml allows (it is made for {api}).',
    cause: 'settings.minimum-api in bukkit.yml refuses plugins for older game versions.',
    fix: 'Update the plugin. If there is no newer build, set minimum-api in bukkit.yml to none and test well.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-not-for-folia',
    software: FAMILY,
    literals: ["Could not load '", "Could not load plugin '", 'marked as supporting', ' Folia'],
    scope: 'entry',
    patterns: [
      matchLoad(
        /[^\n]{0,120}Plugin (?<plugin>\S{1,100}) [^\n]{0,60}is not marked as supporting regionised multithreading/,
      ),
      /^[^\n]{0,200}Plugin (?<plugin>\S{1,100}) [^\n]{0,60}is not marked as supporting regionised multithreading/,
      /^[^\n]{0,200}'(?<plugin>[^'\n]{1,100})'[^\n]{0,60} not marked as supporting Folia/,
      /^[^\n]{0,300}not marked as supporting (?:Folia|regionised multithreading)/,
      SAYS_NOT_FOR_FOLIA,
    ],
    title: 'The plugin {plugin} is not made for Folia and was not loaded.',
    cause: 'Folia runs parts of the world side by side; plugins must say that they can do this.',
    fix: 'Look for a build that supports Folia, or change the server to Paper.',
    guide: {
      ...INSTALLING,
      row: 'trouble-plugin-is-not-marked-as-supporting-regionised-multithreading',
    },
  },
  {
    id: 'plugin-folia-scheduler',
    software: [...FAMILY, 'any'],
    literals: ['UnsupportedOperationException'],
    scope: 'entry',
    patterns: [...USES_SCHEDULER],
    title:
      'The plugin {plugin} is not made for Folia: it uses the scheduler that Folia does not have.',
    cause:
      'Folia runs parts of the world side by side and has no single timetable for plugins; Bukkit’s scheduler throws UnsupportedOperationException there.',
    fix: 'Look for a build of the plugin that supports Folia, or change the server to Paper.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-wrong-java',
    software: FAMILY,
    literals: ["Could not load '", "Could not load plugin '"],
    scope: 'entry',
    patterns: [
      matchLoad(
        /(?:Caused by: )?[\w.]*(?:InvalidPluginException: )?java\.lang\.UnsupportedClassVersionError: [^\n]{0,300}\(class file version (?<classFile>\d{2})\./,
      ),
    ],
    title: 'The plugin {file} needs Java {java}, and the server runs on an older one.',
    cause: '“Class file version {classFile}” stands for Java {java}.',
    fix: 'Switch the server to Java {java}, if your game version runs on it; otherwise take an older build of the plugin.',
    guide: {
      route: '/java-version',
      row: 'trouble-could-not-load-plugin-jar-in-folder-plugins-with-unsupported',
    },
  },
  {
    id: 'plugin-mac-leftover',
    effect: 'survived',
    software: FAMILY,
    covers: true,
    literals: ['plugins/._', 'plugins\\._', "'._"],
    patterns: [/Could not load (?:plugin )?'(?:[^'\n]{0,200}[/\\])?(?<file>\._[^'/\\\n]{1,160})'/],
    title: 'The file {file} is no plugin: macOS left it behind.',
    cause:
      'When files are packed or copied on a Mac, it writes a small companion file (“._NAME”) beside each. The server tries to load it, cannot, and goes on.',
    fix: 'Delete every file in the folder plugins whose name begins with “._”. The plugin without those two signs is the real one.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-load-failed',
    roles: ['loads-plugin'],
    explainedBy: { rules: ['plugin-loaded-by-command'] },
    leavesOpen: 'reason',
    software: FAMILY,
    literals: [
      "Could not load '",
      "Could not load plugin '",
      "Error initializing plugin '",
      "' failed to load!",
      "' failed to update!",
      'Could not load plugins',
    ],
    scope: 'entry',
    patterns: [
      NOT_LOADED_OTHERWISE,
      /Could not load plugins[/\\](?<file>[^'/\\\n]{1,200}\.jar) in folder/,
      /(?:Directory|File) '(?:[^'\n]{0,200}[/\\])?(?<file>[^'/\\\n]{1,200}\.jar)' failed to (?:load|update)!/,
      /Error initializing plugin '(?:[^'\n]{0,200}[/\\])?(?<file>[^'/\\\n]{1,200})' in folder/,
    ],
    title: 'The plugin {file} could not be loaded.',
    cause:
      'The line below says why: a damaged file, a file that is no plugin, or a plugin for another game version.',
    fix: 'Download it again, in the build for your server software and game version, and compare the size; or remove it.',
    guide: {
      ...INSTALLING,
      row: 'trouble-java-util-zip-zipexception-or-invaliddescriptionexception-in',
    },
  },
  {
    id: 'plugin-remap-failed',
    software: FAMILY,
    covers: true,
    unlessExplained: true,
    literals: ['Failed to remap plugin jar'],
    patterns: [/Failed to remap plugin jar '(?:[^'\n]{0,300}[\/\\])?(?<file>[^'\/\\\n]{1,200})'/],
    title:
      'Paper could not rewrite (remap) the plugin {plugin} for this version, so it does not load.',
    cause:
      'The last “Caused by” below the line says why: “Duplicate entries” is a fault of the jar, “class file major version” a newer Java than this build of Paper can read, “zip” a damaged jar.',
    fix: 'Update {plugin}, in the build for your game version, then Paper to its newest build. Another Java for the server alone does not help.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-remapper-folder',
    software: FAMILY,
    covers: true,
    literals: ['Failed to create PluginRemapper'],
    patterns: [/Failed to create PluginRemapper/],
    title: 'Paper cannot read the folder with the plugins that it rewrote (.paper-remapped).',
    cause:
      'Its list or a jar in it is damaged, usually after a crash, a full disk or a copy that broke off. The plugins themselves are not in question: Paper makes that folder out of them.',
    fix: 'Stop the server, look at the free disk, and delete the folder .paper-remapped in plugins. Paper makes it again at the next start. If the error stays, give the folder plugins back to the user of the server.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-cycle',
    software: FAMILY,
    literals: ['Circular plugin loading detected', 'Circular load order'],
    patterns: [/Circular (?:plugin loading detected|load order)/],
    title: 'Plugins wait for each other in a circle and cannot be loaded in order.',
    cause: 'Each of them names another as needed before it; the lines below list the circle.',
    fix: 'Update the plugins in that list. Until one of them is mended, take one out.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-duplicate',
    effect: 'survived',
    software: FAMILY,
    literals: ['Ambiguous plugin name'],
    patterns: [/Ambiguous plugin name [`'](?<plugin>[^`'\n]{1,100})'/],
    title: 'The plugin {plugin} lies in the folder plugins twice.',
    cause: 'An update was added and the old jar left in place.',
    fix: 'Stop the server, remove the older jar, start again.',
    guide: { ...INSTALLING, row: 'trouble-ambiguous-plugin-name-essentials-for-files-and' },
  },
  {
    id: 'plugin-enable-failed',
    roles: ['loads-plugin'],
    leavesOpen: 'reason',
    explainedBy: { rules: ['database-redis', 'plugin-loaded-by-command'] },
    software: FAMILY,
    literals: ['Error occurred while enabling', ' initializing '],
    patterns: [
      / initializing (?<plugin>[^\n]{1,100}?) v\S[^\n]{0,80}? \(Is it up to date\?\)/,
      /Error occurred while enabling (?<plugin>[^\n]{1,100}?)(?: v\S[^\n]{0,80}?)? \(Is it up to date\?\)/,
    ],
    title: 'The plugin {plugin} failed while starting.',
    cause:
      'The error in the line below it says why (the last “Caused by:”, if there is one): a setting, a database, a missing plugin, the game version.',
    fix: 'Read that line; then correct the setting or take the build for your game version.',
    guide: { ...INSTALLING, row: 'trouble-error-occurred-while-enabling-is-it-up-to-date' },
  },
  {
    id: 'skript-addon-failed',
    software: ['bukkit', 'any'],
    literals: ["'s class "],
    patterns: [
      /(?:^|[\]\s])(?<plugin>[\w+-]{2,60})'s class [\w.$]{1,200} generated an exception while loading/,
    ],
    title: 'The Skript add-on {plugin} failed while loading.',
    cause: 'It is made for another version of Skript or of the game, or starts before Skript does.',
    fix: 'Update Skript and {plugin} together. If {plugin} has no build for your Skript, take it out.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'skript-severe',
    software: ['bukkit', 'any'],
    literals: ['that alter how Skript works'],
    patterns: [/plugin\(s\) that alter how Skript works/],
    title:
      'Skript failed, and add-ons of Skript are installed: one of them is the first to look at.',
    cause:
      'An add-on that was made for another version of Skript or of the game changes how scripts are read. The list stands in the lines below.',
    fix: 'Update Skript and all of its add-ons together. Take out those that have no build for your Skript, half of them at a time, and load the script again.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-disable-failed',
    effect: 'survived',
    software: FAMILY,
    scope: 'entry',
    covers: false,
    literals: ['Error occurred while disabling'],
    patterns: [
      /Error occurred while disabling (?<plugin>[^\n]{1,100}?)(?: v\S[^\n]{0,80}?)? \(Is it up to date\?\)/,
      /Error occurred while disabling (?<plugin>[^\n]{1,100}?)(?: v\S[^\n]{0,80}?)?\s*(?:$|\n(?![^\n]{0,200}(?:UnsupportedOperationException|zip file)))/,
    ],
    title: 'The plugin {plugin} failed while stopping.',
    cause:
      'Often a consequence: a plugin that failed to start, or switched itself off while it started, also fails to stop.',
    fix: 'Look for an earlier line of {plugin} that says why it did not start (often it does not know the game version); if there is none, update it.',
    guide: { ...INSTALLING, row: 'trouble-error-occurred-while-enabling-is-it-up-to-date' },
  },
  {
    id: 'plugin-runtime-error',
    roles: ['called-by-bukkit'],
    leavesOpen: 'reason',
    software: FAMILY,
    literals: ['Could not pass event', 'generated an exception'],
    patterns: [
      /Could not pass event (?<event>\w{1,80}) to (?<plugin>[^\n]{1,80}?)(?: v\S{1,60}(?: \([^\n)]{1,40}\))?)?\s*$/m,
      /Could not pass event '(?<event>[\w.]{1,120})' to '(?<plugin>[^'\n]{1,80}?)(?: v[\d.]{1,20})?'/,
      /Could not pass event (?<event>\w{1,80}) to (?<plugin>\S{1,80})/,
      /(?:Async|Global|Region|Entity) task for (?<plugin>[^\n]{1,80}?) v?\S{1,60} generated an exception/,
      /Task \S{1,40} for (?<plugin>[^\n]{1,80}?) v\d[^\n]{0,80}? generated an exception/,
      /Task \S{1,40} for (?<plugin>[^\n]{1,80}?) v?\S{1,60} generated an exception/,
      /Plugin (?<plugin>[^\n]{1,80}?) (?:v\d[^\n]{0,80}?|v?\S{1,60}) generated an exception while executing task/,
    ],
    title: 'The plugin {plugin} fails while the server runs.',
    cause: 'A fault of the plugin, or two plugins in conflict.',
    fix: 'Update {plugin}. If it goes on, take it out for a test and report the error to its author.',
    guide: { ...INSTALLING, row: 'trouble-could-not-pass-event-to-while-playing' },
  },
  {
    id: 'plugin-command-error',
    roles: ['called-by-bukkit'],
    leavesOpen: 'reason',
    software: FAMILY,
    literals: ['Cannot execute command', 'Unhandled exception executing command'],
    patterns: [
      /Cannot execute command '(?<command>[^'\n]{1,80})' in plugin (?<plugin>[^\n]{1,80}?)(?: v\S[^\n]{0,60}?)?(?: - (?!plugin is disabled)[^\n]{0,80})?\s*$/m,
      // Those that load other plugins have a rule of their own.
      joinInOrder(
        [
          /Unhandled exception executing command '(?<command>[^'\n]{1,200})' in plugin /,
          /(?!(?:PlugMan\w{0,10}|BileTools|ServerUtils|PluginManager)\b)/,
          /(?<plugin>[^\n]{1,80}?)(?: v\S[^\n]{0,60}?)?(?: - [^\n]{0,80})?\s*$/,
        ],
        'm',
      ),
      /Cannot execute command '(?<command>[^'\n]{1,80})' in plugin (?<plugin>\S{1,80})(?![^\n]{0,80} - plugin is disabled)/,
    ],
    title: 'The plugin {plugin} cannot run the command /{command}.',
    cause: 'A fault of the plugin, a broken setting, or a part of it that did not start.',
    fix: 'Look for an earlier error of {plugin}; then update it.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'chunk-load-failed',
    roles: ['tick'],
    leavesOpen: 'suspect',
    software: [...FAMILY, 'vanilla'],
    literals: [
      'Encountered an unexpected exception',
      "Couldn't load chunk",
      'Exception generating new chunk',
    ],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,200}Encountered an unexpected exception[^]{0,16384}?\bChunkRegionLoader\.(?:loadChunk|loadEntities)\b/,
      /^[^\n]{0,200}Encountered an unexpected exception[^]{0,16384}?Exception generating new chunk/,
      /Couldn't load chunk(?: [[(][^\])\n]{1,80}[\])])?\s*(?:\n|$)/,
    ],
    title: 'A part of the world (a chunk) cannot be loaded.',
    cause:
      'Its data are damaged, or were saved by a newer game version or with a plugin or mod that is gone.',
    fix: 'Restore a backup from before the damage. Without one, take the chunk out with MCA Selector, after a backup.',
    guide: { route: '/mcaselector' },
  },
  {
    id: 'world-duplicate',
    software: FAMILY,
    literals: ['is a duplicate of another world'],
    patterns: [
      /World (?<world>[^\n]{1,120}?) is a duplicate of another world and has been prevented from loading/,
    ],
    title: 'The world {world} is a copy of another loaded world and was not loaded.',
    cause: 'Both folders hold the same uid.dat.',
    fix: 'Stop the server and delete the file uid.dat in the copied world’s folder only.',
    guide: {
      route: '/worlds',
      row: 'trouble-world-is-a-duplicate-of-another-world-and-has-been-prevented',
    },
  },
  {
    id: 'authme-stops-server',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: FAMILY,
    literals: ['THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION'],
    patterns: [
      /\[AuthMe\][^\n]{0,40}THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION/,
    ],
    title: 'AuthMe failed to start and stops the server on purpose.',
    cause:
      'Without AuthMe everybody could join under any name; its setting stopServer guards against that.',
    fix: 'Read the error of AuthMe above that line and repair it. Do not switch stopServer off on an offline-mode server.',
    guide: { route: '/binarysearch' },
  },
];
