import { ANYWHERE, type Rule } from '../rule';

/** Messages about the scripts of modpacks, and the plugins of Sponge next to mods. */
export const modScriptRules: readonly Rule[] = [
  {
    id: 'kubejs-event-failed',
    software: ['fabric', 'forge', 'any'],
    unlessExplained: true,
    literals: ["while handling event '"],
    patterns: [
      /Error (?:occurred )?while handling event '(?<event>[\w.]{1,60})':? ?(?<what>[^\n]{4,160})?/,
    ],
    title: 'A script of KubeJS, or a mod that adds to it, fails at {event} ({what}).',
    cause:
      'A script of the pack asks for an item, a mod or a function that is not there in these versions. With recipes it can also be a mod that brings recipes in a form that KubeJS cannot read.',
    fix: 'Look into logs/kubejs/server.log (for others startup.log, client.log): that names the script and its line, or the recipe. Correct it, or install the pack again so that no scripts of its last version stay. If no script of the pack is named, update KubeJS and the mod of that recipe together.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'kubejs-script-old',
    software: ['fabric', 'forge', 'any'],
    literals: ["' is no longer supported! Read more on wiki"],
    patterns: [
      /(?:\b(?<file>\w{1,20}_scripts:[\w./-]{1,120})'?: )?Line (?<at>\d{1,6}): '(?<what>[^'\n]{1,60})' is no longer supported! Read more on wiki/,
    ],
    title: 'A script of KubeJS is written for an older KubeJS ({file}): {what} in line {at}.',
    cause:
      'KubeJS 6 (game version 1.19.2 on) took out commands of before. Such a script is left from an older version of the pack, or was copied from an older game version.',
    fix: 'Keep a copy of the folder kubejs, delete it and put in the one of this version of the pack (its server files). Scripts of your own have to be rewritten as the address in the line says.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'kubejs-script-failed',
    software: ['fabric', 'forge', 'any'],
    unlessExplained: true,
    literals: ['Error loading KubeJS script'],
    patterns: [
      /Error loading KubeJS script:? '?(?<file>\w{1,20}_scripts:[\w./-]{1,120})'?: (?!Line \d{1,6}: '[^'\n]{1,60}' is no)(?<what>[^\n]{4,160})/,
    ],
    title: 'The KubeJS script {file} does not load: {what}',
    cause:
      'It asks for an item, a mod or a command that is not there in these versions, or it has a typing error. Usually it is left from another version of the pack.',
    fix: 'Put in the folder kubejs of this version of the pack anew (keep a copy of the old one). A script of your own: correct the line that is named; logs/kubejs names each error.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'sponge-plugin-error',
    software: ANYWHERE,
    leavesOpen: 'reason',
    literals: ['owned by Plugin{id=', ' to Plugin{id=', ' to SpongePlugin:'],
    patterns: [
      /tried to run the task \S{1,120} owned by Plugin\{id=(?<plugin>[\w-]{1,60})/,
      /Could not pass \S{1,160} to (?:Plugin\{id=|SpongePlugin:)(?<plugin>[\w-]{1,60})/,
    ],
    title: 'The plugin {plugin} fails while the server runs.',
    cause:
      'A fault of the plugin, or it is built for another version of the API of Sponge: then a class or method is missing in the lines below.',
    fix: 'Install the build of {plugin} whose number of the API is that of your Sponge (its first number, e.g. 7 or 8). If it goes on, take it out for a test and report the error to its author.',
    guide: { route: '/installing-plugins' },
  },
];
