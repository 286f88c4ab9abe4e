import { joinInOrder } from '../../../../lib/join-patterns';
import type { Rule } from '../rule';

/** `Attempted to load class a/Lamp for invalid dist DEDICATED_SERVER`; not a class that looks for games. */
const LOADS_CLASS_OF_CLIENT = joinInOrder([
  /Attempted to load class (?!net\/minecraft\/client\/server\/LanServerPinger )/,
  /(?<class>[\w/$.]{1,300}) for invalid dist DEDICATED_SERVER/,
]);

/** Parts of the player’s game (client) that a mod asks for on a server, whichever loader refuses them. */
export const clientClassRules: readonly Rule[] = [
  {
    id: 'client-mod-on-server',
    roles: ['client-mod'],
    leavesOpen: 'suspect',
    software: ['fabric', 'forge', 'vanilla'],
    literals: ['for invalid dist DEDICATED_SERVER', 'in environment type SERVER'],
    patterns: [
      // Mixin prints the same words in brackets, as a warning, on healthy servers.
      joinInOrder([
        /^\s*(?:[^\w\s]{1,4}7|(?:[A-Z][\w ]{1,30}: ?){1,3})?(?:java\.lang\.\w{1,40}: ){1,2}/,
        LOADS_CLASS_OF_CLIENT,
      ]),
      joinInOrder([/^/, LOADS_CLASS_OF_CLIENT]),
      /^\s*(?:Caused by: |Exception message: )?(?:java\.lang\.\w{1,40}: ){1,2}Cannot load class (?<class>[\w/$.]{1,300}) in environment type SERVER/,
    ],
    title:
      'A mod asks for a part of the player’s game (client) that a server does not have: {class}.',
    cause: 'It is a mod for the client only, or this build of it has a fault on servers.',
    fix: 'The lines around usually name the mod. If its page says “client”, take it off the server (players keep it); otherwise take another build of it.',
    guide: {
      route: '/mods-install',
      row: 'trouble-cannot-load-class-in-environment-type-server-or-attempted-to',
    },
  },
  {
    id: 'client-class-while-running',
    roles: ['client-mod'],
    leavesOpen: 'suspect',
    effect: 'ends',
    software: ['forge', 'vanilla', 'any'],
    above: true,
    // Alone, the line above is one that healthy servers print.
    literals: ['Encountered an unexpected exception', 'Description: Ticking '],
    patterns: [
      joinInOrder([
        /DISTXFORM\]: Attempted to load class (?<class>[\w/$.]{1,300}) for invalid dist DEDICATED_SERVER/,
        /\s{0,4}\n[^\n]{0,200}(?:Encountered an unexpected exception|Description: Ticking )[^\n]{0,200}$/,
      ]),
    ],
    title:
      'A mod asked for a part of the player’s game (client) while the server ran, and that ended it: {class}.',
    cause:
      'The loader refused that class in the line right before the crash. A block, creature or item of a mod asks for it as soon as it is worked on: a fault of that build on servers.',
    fix: 'The trace below, or “Block location” and “Entity Type” in the crash report, name the mod: update it, or go back to the build before. Until then take it out, after a backup.',
    guide: { route: '/mods-install' },
  },
];
