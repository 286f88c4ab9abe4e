import { joinInOrder, nameGroup, refuseNext } from '../../../../lib/join-patterns';
import type { Rule } from '../rule';

/** `(EXCEPTION) in "/srv/plugins/`, up to the name of the plugin. */
const THROWN_IN_PLUGIN = /\(EXCEPTION\) in "(?:[^"\n]{0,200}\/)?(?:plugins|virions)\//;
/** `must be of the type string`. */
const WRONG_TYPE = /must be (?:compatible with|of (?:the )?type|an instance of)/;

/** Messages of the official Bedrock server and of PocketMine-MP. */
export const bedrockRules: readonly Rule[] = [
  {
    id: 'bedrock-allowlist-offline',
    effect: 'ends',
    software: ['bedrock'],
    literals: ['without online authentication can be dangerous'],
    patterns: [
      /Using an? (?<list>allowlist|whitelist) but without online authentication can be dangerous/,
    ],
    title: 'The {list} is on while logins are not checked, so the server does not start.',
    cause: 'Without online-mode anybody could use an allowed name.',
    fix: 'Set online-mode=true in server.properties. Only if you do not need the {list}, switch it off instead.',
    guide: { route: '/whitelist' },
  },
  {
    id: 'bedrock-services',
    software: ['bedrock', 'any'],
    literals: ['Could not connect to Minecraft services'],
    patterns: [/Could not connect to Minecraft services/],
    title: 'The Bedrock server does not reach Minecraft’s services, so nobody can join.',
    cause:
      'With online-mode=true it checks each login there. The services did not answer, the machine or container has no way to the internet (a firewall, no name server), or its clock is wrong.',
    fix: 'Wait some minutes and restart. If the error stays, try names and pages of the internet from inside the container, set the clock, and update the server. Without the check (online-mode=false) anybody can join under any name: only for a closed network.',
    guide: { route: '/bedrock-server' },
  },
  {
    id: 'bedrock-packs-missing',
    software: ['bedrock', 'any'],
    literals: [
      'No biome matching identifier found: minecraft:',
      "No definition found for feature 'minecraft:",
    ],
    patterns: [
      /No biome matching identifier found: minecraft:|No definition found for feature 'minecraft:/,
    ],
    title: 'Packs that belong to the Bedrock server itself are missing.',
    cause:
      'Biomes and features of the game lie in the folder behavior_packs of the server. It was emptied, replaced by your own packs, or covered by a folder of the host.',
    fix: 'Put the folders of the server’s own release back into behavior_packs (and resource_packs), and your packs beside them. In a container, mount single packs, not the whole folder.',
    guide: { route: '/bedrock-server' },
  },
  {
    id: 'bedrock-world-damaged',
    software: ['bedrock', 'any'],
    literals: ['Level corruption detected', 'status NOT OK(Corruption'],
    patterns: [/Level corruption detected|status NOT OK\(Corruption/],
    title: 'The Bedrock world is damaged: files of its folder db are missing or cut off.',
    cause: 'Usually the disk was full, or the server was killed while it saved.',
    fix: 'Stop the server and keep a copy of the world. Restore its whole folder from the last backup; files of db from two backups do not fit together.',
    guide: { route: '/worlds' },
  },
  {
    id: 'levilamina-library-missing',
    software: ['bedrock', 'any'],
    above: true,
    literals: ['|- '],
    patterns: [
      /(?:\bmodule: |模块： ?)(?<mod>[\w.-]{1,60})\.dll\s*\n[^\n]{0,80}\bmissing module:\s*\n(?:[^\n]{0,160}\n){0,4}?[^\n]{0,80}\|- (?<needed>[\w.-]{1,60})\.dll/,
    ],
    title: 'The mod {mod} did not load because this is missing: {needed}.',
    cause: 'It is built on {needed}: another mod, or a library of Windows.',
    fix: 'Install {needed} in the version for your LeviLamina (“lip install” with its address, from the page of {mod}), and restart. VCRUNTIME140 and MSVCP140 belong to Microsoft’s Visual C++ 2015–2022 (vc_redist.x64.exe), python39 to Python 3.9 and so on.',
  },
  {
    id: 'levilamina-other-version',
    software: ['bedrock', 'any'],
    above: true,
    literals: ['|- ', 'In module: '],
    patterns: [
      /\[(?<needed>LeviLamina)\] Couldn't find: [^\n]{1,600}\n[^\n]{0,80}\bIn module: (?<mod>[\w.-]{0,59}\w)/,
      joinInOrder([
        /(?:\bmodule: |模块： ?)(?<mod>[\w.-]{1,60})\.dll\s*\n[^\n]{0,80}\bmissing content:\s*\n/,
        /(?:[^\n]{0,160}\n){0,4}?[^\n]{0,80}\|- (?<needed>[\w.-]{1,60})\.(?:dll|exe)/,
      ]),
    ],
    title: 'The mod {mod} does not fit {needed}: it asks for something that is not in it.',
    cause: '{mod} was built for another version of {needed}.',
    fix: 'Take {mod} and {needed} in builds that name the same version of LeviLamina and of the server, with what else the page of {mod} lists.',
  },
  {
    id: 'levilamina-not-loaded',
    software: ['bedrock', 'any'],
    literals: ["Can't load LeviLamina.dll"],
    patterns: [/Can't load LeviLamina\.dll/],
    title: 'LeviLamina itself could not be loaded.',
    cause:
      'The lines below give the reason as a number: 127 means that LeviLamina and the server are not made for each other; 126 and 1114 that Microsoft’s Visual C++, or another library it builds on, is missing or old.',
    fix: 'Install LeviLamina again (“lip install” with its address) in the version for exactly your version of the server. At 126 and 1114 install Microsoft’s Visual C++ 2015–2022 (vc_redist.x64.exe) first.',
  },
  {
    id: 'bedrock-crash',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ['bedrock', 'any'],
    literals: [
      'Package: com.mojang.minecraft.dedicatedserver',
      'CrashReporter Key: ',
      '-- Unhandled Exception in -> ',
      'ENDSTONE CRASHED!',
    ],
    patterns: [
      /^[^\n]{0,60}Package: com\.mojang\.minecraft\.dedicatedserver/,
      /^CrashReporter Key: /,
      /^\s*(?:-- Unhandled Exception in -> |=== ENDSTONE CRASHED!)/,
    ],
    title: 'The Bedrock server itself crashed, and the log does not say why.',
    cause:
      'A fault of this version of the server or of what loads mods into it (LeviLamina, Endstone), an add-on, a damaged world, or a processor that is emulated (an ARM machine with Box64). The report below helps only its makers.',
    fix: 'Update the server. Take add-ons out for one test, then start once with a new world: if that runs, restore the old one from a backup. If it crashes all the same, report it at bugs.mojang.com.',
    guide: { route: '/bedrock-server' },
  },
  {
    id: 'bedrock-encrypted-world',
    effect: 'ends',
    software: ['bedrock'],
    literals: ['DBStorage chain is invalid'],
    patterns: [/DBStorage chain is invalid/],
    title: 'The world is encrypted and cannot run on a server.',
    cause: 'Worlds from the Marketplace are bound to the game; servers cannot open them.',
    fix: 'Use another world.',
    guide: { route: '/worlds' },
  },
  {
    id: 'bedrock-script-version',
    software: ['bedrock', 'any'],
    literals: ['requesting invalid module version', 'version conflict for [@minecraft'],
    patterns: [
      /Plugin \[(?<plugin>[^\]\n]{1,100})\][^\n]{0,160}requesting invalid module version \[(?<needed>[^\]\n]{1,80})\]/,
      /Plugin \[(?<plugin>[^\]\n]{1,100})\][^\n]{0,40}version conflict for \[(?<needed>@minecraft[^\]\n]{1,60})\]/,
    ],
    title:
      'The scripts of the add-on {plugin} do not run: they ask for {needed}, which this server does not have.',
    cause:
      'The add-on is made for another version of the game, or it needs the switch for beta APIs in the world.',
    fix: 'Update {plugin} or the server so that both are of one version. If the version ends in “-beta”, switch on “Beta APIs” in the settings of the world before you upload it.',
    guide: { route: '/bedrock-server' },
  },
  {
    id: 'bedrock-script-error',
    software: ['bedrock', 'any'],
    unlessExplained: true,
    literals: ['[Scripting'],
    patterns: [
      /\[Scripting\](?:\[error\]-?)? ?(?<what>\w{0,20}(?:Error|Exception): [^\n]{3,160}?)(?: +at [\w.<>$ ]{1,60})? ?\((?<file>[\w./-]{1,100}\.js)(?::\d{1,7})?\)/,
    ],
    title: 'A script of an add-on stopped: {what} ({file}).',
    cause:
      'The line does not name the add-on. “Interrupted” means that the script took so long that the server stopped it; “does not have required privileges” or “is not a function”: it was made for another version of the script API.',
    fix: 'Look which pack has that file in its folder scripts, and take its build for your version of Bedrock. Until there is one, take the pack out of the world’s packs.',
    guide: { route: '/bedrock-server' },
  },
  {
    id: 'pocketmine-crash',
    software: ['pocketmine', 'any'],
    literals: [
      'BAD PLUGIN: ',
      'BAD PLUGIN : ',
      'An unrecoverable error has occurred and the server has crashed',
      '(EXCEPTION) in "src/pocketmine',
      '(EXCEPTION) in "/src/pocketmine',
    ],
    patterns: [
      /BAD PLUGIN ?: (?<plugin>[^\n]{1,80}?)\s*$/m,
      /An unrecoverable error has occurred and the server has crashed/,
      /^(?![^\n]{0,160}yaml_parse\(\))[^\n]{0,400}\(EXCEPTION\) in "\/?src\/pocketmine/,
    ],
    title: 'PocketMine stopped at an error. The plugin {plugin} is the first to look at.',
    cause:
      'Its own code was given something that it cannot use; that comes from a plugin, from damaged data of a world or player, or from a plugin made for another version.',
    fix: 'Open the newest file in the folder crashdumps: the line “BAD PLUGIN” names the plugin, the code below names the place. Update that plugin or take it out; without such a line update PocketMine.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'pocketmine-yaml',
    software: ['pocketmine', 'any'],
    literals: ['yaml_parse(): '],
    patterns: [
      /yaml_parse\(\): [^\n]{0,160}?\(line (?<at>\d{1,6}), column \d{1,6}\)[^\n]{0,300}?(?<where>PluginDescription)/,
      /yaml_parse\(\): [^\n]{0,160}?\(line (?<at>\d{1,6}), column \d{1,6}\)/,
    ],
    title: 'A settings file (YAML) cannot be read: it is broken in line {at}.',
    cause:
      'A character or an indentation is wrong there. If the line says “PluginDescription”, it is the plugin.yml inside of a plugin: that jar or phar is damaged or badly made. Otherwise it is a file of plugin_data or of the server.',
    fix: 'Find the file: the plugin that starts right before or after this line. Repair the line, rename the file so that a new one is written, or download the plugin again.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'pocketmine-missing-dependency',
    software: ['pocketmine'],
    literals: ['Unknown dependency: ', 'Unknown dependency plugin', 'Unknown dependencies'],
    patterns: [
      /Could not load plugin '(?<plugin>[^'\n]{1,100})': Unknown dependenc(?:y|ies)(?: plugins?)?: ?(?<needed>[^\n]{1,200}?)\s*$/m,
    ],
    title: 'The plugin {plugin} needs {needed}, which is not there.',
    cause: 'The plugin is built on another plugin.',
    fix: 'Install {needed} for your PocketMine version and restart.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'pocketmine-incompatible-plugin',
    software: ['pocketmine'],
    literals: ["': Incompatible "],
    patterns: [
      /Could not load plugin '(?<plugin>[^'\n]{1,100})': Incompatible (?:API|network protocol|OS|PHP)/,
    ],
    title: 'The plugin {plugin} is not made for this version of PocketMine.',
    cause:
      'It names the versions of the API that it runs with, and yours is not among them. The line usually lists them; PocketMine says its own while it starts.',
    fix: 'If the plugin asks for a newer API than yours, update PocketMine; if for an older one, take a newer build of {plugin}. Without such a build remove it.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'pocketmine-plugin-api',
    software: ['pocketmine', 'any'],
    literals: ['(EXCEPTION) in "', 'Fatal error: C', 'Fatal error: Interface '],
    patterns: [
      joinInOrder([
        /"(?<what>(?:Call to undefined|Class |Undefined constant|Interface )[^\n]{1,160}?)"? /,
        THROWN_IN_PLUGIN,
        /(?<plugin>[^"/\n]{1,100}?)/,
        /(?:[-_]v?\d[^"/\n]{0,40}|-master|\.phar|_dev[^"/\n]{0,20}){0,4}[/"]/,
      ]),
      joinInOrder([
        /"/,
        nameGroup('what', [/[^\n]{1,120}/, WRONG_TYPE, /[^\n]{1,120}?/]),
        /"? /,
        THROWN_IN_PLUGIN,
        /(?<plugin>[^"/\n]{1,100}?)(?:[-_]v?\d[^"/\n]{0,40}|-master|\.phar){0,4}[/"]/,
      ]),
      // A plugin as a folder, which DevTools loads: `Lamps-master/src/anna/lamps/Main`.
      /"(?<what>(?:Call to undefined|Class |Interface )[^\n]{1,160}?)"? \(EXCEPTION\) in "\/?(?<plugin>[A-Za-z]\w{1,60})(?:[-_][^"/\n]{1,40})?\/src\//,
      /Fatal error: (?<what>(?:Call to undefined|Class |Interface )[^\n]{1,160}?) in [^\n]{0,200}\/plugins\/(?<plugin>[A-Za-z]\w{1,60}?)(?:[-_.][^/\n]{1,40})?\//,
    ],
    title: 'The plugin {plugin} is made for another version of PocketMine, or for other software.',
    cause: 'It asks for something that is not there (or looks different) in yours: {what}.',
    fix: 'Install the build of {plugin} that names your PocketMine version (its API), or remove it. Forks of PocketMine lack parts that plugins for the original use.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'pocketmine-plugin-error',
    software: ['pocketmine', 'any'],
    literals: ['(EXCEPTION) in "'],
    patterns: [
      joinInOrder([
        /^/,
        refuseNext([
          /[^\n]{0,400}/,
          [/Call to undefined/, WRONG_TYPE, /"(?:Class|Interface|Undefined constant) /],
        ]),
        /[^\n]{0,600}/,
        THROWN_IN_PLUGIN,
        /(?<plugin>[^."/\n]{1,100})/,
      ]),
    ],
    title: 'The plugin {plugin} fails while the server runs.',
    cause: 'A fault of the plugin, or a plugin made for another PocketMine version.',
    fix: 'Update {plugin}; if it goes on, remove it and report the error to its author.',
    guide: { route: '/binarysearch' },
  },
];
