import type { Rule } from '../rule';

/** Messages about mods that a player's game and the server do not share. */
export const modNetworkRules: readonly Rule[] = [
  {
    id: 'forge-channels-rejected',
    effect: 'survived',
    software: ['forge', 'any'],
    literals: [' rejected vanilla connections', ' rejected their '],
    patterns: [
      /Channels \[(?<what>[^\]\n]{1,120})[^\]\n]{0,2000}\] rejected (?:vanilla connections|their (?:client|server) side version number)/,
    ],
    title: 'A player’s game and the server do not have the same mods: {what}.',
    cause:
      'One side lacks these mods or has them in another version; “vanilla” means that it has none at all. The names stand before the colons.',
    fix: 'Install the same mods in the same versions on both sides (best the same modpack). Pings by server lists and monitors cause such lines, too: those are harmless.',
    guide: { route: '/mods-install' },
  },
];
