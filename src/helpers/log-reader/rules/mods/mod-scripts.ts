// cspell:ignore kubejs
import type { Rule } from '../rule';

/** Messages about the scripts of modpacks. */
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
    fix: 'Look into logs/kubejs/server.log (for others startup.log, client.log): that names the script and its line, or the recipe. Correct it, or install the pack anew so that no scripts of its last version stay. If no script of the pack is named, update KubeJS and the mod of that recipe together.',
    guide: { route: '/modpacks' },
  },
];
