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
