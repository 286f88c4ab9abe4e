import { allowNext, joinInOrder } from '../../../../lib/join-patterns';
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
  {
    id: 'neoforge-channel-version',
    effect: 'survived',
    software: ['forge', 'vanilla', 'any'],
    literals: ['wants the payload to be version'],
    patterns: [
      joinInOrder([
        /mod "(?<mod>[^"\n]{1,80})" failed to connect: /,
        /The client wants the payload to be version: (?<client>[^,\n]{1,60}), /,
        /but the server wants it to be version: (?<server>[^!\n]{1,60})/,
      ]),
    ],
    title: 'The mod {mod} has another version on the server than in the player’s game.',
    cause:
      'The player has {client}, the server has {server} (a version of its data, usually that of the mod): NeoForge lets nobody join then.',
    fix: 'Bring both to the same build of the modpack, or of {mod}, and start both again. After an update of a pack look in the folder mods of the server for the old file: an update by hand leaves it there.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'neoforge-channel-missing',
    effect: 'survived',
    software: ['forge', 'vanilla', 'any'],
    literals: ['This channel is missing on the '],
    patterns: [
      /mod "(?<mod>[^"\n]{1,80})" failed to connect: This channel is missing on the (?<side>client|server) side/,
    ],
    title: 'The mod {mod} is missing on one side: the {side} does not have it.',
    cause:
      'The mod is needed both on the server and in the game of each player (the client), in the same version.',
    fix: 'Install {mod} on the {side}, too, best by the same build of the modpack on both sides, or take it out on the other side.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mod-payload-failed',
    effect: 'survived',
    software: ['fabric', 'forge', 'vanilla', 'any'],
    literals: ['coding custom payload '],
    patterns: [
      joinInOrder([
        /Failed (?:en|de)coding custom payload (?!minecraft:)(?<mod>[a-z][\w.-]{0,60}):/,
        /(?<what>[\w./-]{1,80})/,
        // What it concerns belongs to another mod.
        allowNext([
          /[^\n]{0,400}?Can't find id for [^\n]{0,80}?ResourceKey\[/,
          /(?!minecraft:)[\w.-]{1,60}:[\w./-]{1,80} \/ (?<needed>(?!minecraft:)[\w.-]{1,60}):/,
        ]),
      ]),
    ],
    title: 'Server and player could not exchange data of the mod {mod}: {what} (with {needed}).',
    cause:
      'The two have {mod}, or a mod whose things are in these data, in versions that do not fit each other; or {mod} does not get along with such a thing. The player is thrown out at it.',
    fix: 'Bring the server and all players to the same build of the modpack, or of {mod} and the mods in these lines ({needed}), best the newest. If both sides are alike, do without what brings it up (a menu, an item) until {mod} has a newer build.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'registry-ids-differ',
    effect: 'survived',
    software: ['fabric', 'forge', 'vanilla', 'any'],
    scope: 'entry',
    literals: [
      'contains IDs unknown to the receiver',
      'registry entries that are unknown to this client',
      'Fatally missing registry entries',
      'Unidentified mapping from registry ',
    ],
    patterns: [
      /Received ID map for [^\n]{1,120} contains IDs unknown to the receiver!?(?:\s*\n?\s*- (?<mod>[a-z][\w.-]{0,60}):)?/,
      /Received \d{1,7} registry entries that are unknown to this client(?:[^]{0,300}?may be related:\s{1,8}(?<mod>[a-z][\w.-]{0,60}))?/,
      /Fatally missing registry entries|Unidentified mapping from registry /,
    ],
    title:
      'A player’s game lacks entries (blocks, items and the like) that the server has ({mod}).',
    cause:
      'Mods that bring entries must be there on both sides in the same version; settings that switch entries on or off (and scripts of KubeJS or CraftTweaker) must be the same, too. The lines name the entries: what stands before the colon is the mod.',
    fix: 'Give the player the mods and the folder config of the server, best the same build of the modpack. If the server was updated, update it as the page of the pack says (old files out, new ones in), not by copying over it. A mod only for servers that adds entries needs one that hides them from players (Polymer, for example).',
    guide: { route: '/mods-install' },
  },
];
