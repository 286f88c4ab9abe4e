/** Messages about software that does not fit: the game, its loaders, Java, the system. */
import { joinInOrder, joinPatterns } from '../../../../lib/join-patterns';
import type { KindPattern } from './kind-pattern';

export const VERSIONS: readonly KindPattern[] = [
  ['hang', /^The main thread stood still here/],
  [
    'not-supported',
    joinPatterns(
      [
        /\b(?:version|release|build)\b[^\n]{0,60} (?:is not|isn.t|not) (?:yet )?(?:supported|compatible)/,
        /\b(?:un|not )supported (?:server |minecraft |mc |game |nms ){0,2}version\b/,
        /\b(?:does not|doesn.t|no longer) supports? (?:this|your) (?:server|version|minecraft|software)\b/,
        /\bIncompatible server (?:software|version)/,
        // `Could not find an NMS adapter for this version`
        joinInOrder([
          /\b(?:no|(?:could not|couldn.t|unable to|cannot|did not|didn.t) (?:find|detect) (?:an? |the |any )?)\b[^\n]{0,24}/,
          /(?:nms|adapter|implementation|compat|handler|bridge)\w{0,20}\b[^\n]{0,30}\bversion\b/,
        ]),
        // `Failed to load NMS class`, `NMS for this version not found`
        /\b(?:could not|couldn.t|unable to|cannot|failed to) (?:find|locate|load|get) (?:the |any )?(?:nms|craft\w{2,20}|minecraftserver) class/,
        /\bnms\b[^\n]{0,24} (?:failed to load|could not be loaded|not (?:found|available))/,
        // `not be compatible with your server version`
        joinInOrder([
          /\b(?:not|in)(?: be)? ?compatible with (?:the |this |your |current ){0,2}/,
          /(?:server|minecraft|spigot|paper|bukkit)(?: server)? version\b/,
        ]),
        /\bArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3\b/,
        /return value of "[^"\n]{0,200}[vV]ersion\w{0,20}\([^"\n]{0,80}\)" is null/,
        // `because "com.example.Lamps.versionUtils" is null`
        /because "[^"\n]{0,200}\.version(?:utils?|handler|adapter|wrapper|support)" is null/,
        /\b(?:loading version handler|volatile code has been disabled)\b/,
        /\bUnable to find an? (?:field|method|constructor) that matches\b/,
        /\bneed to run at least \w{1,20} (?:version|build)\b/,
        /\b(?:built|made|compiled|designed|written) for (?:an? )?(?:different|other|older|newer|another)[^\n]{0,40}\bversion\b/,
        // `Version mismatch`, but not that of a player who wants to join
        joinInOrder([
          /^(?![^\n]{0,200}\b(?:client|player)\b)[^\n]{0,200}/,
          /\b(?:version mismatch|mismatch(?:ed|ing)? versions?|incompatible (?:\w{1,20} ){0,2}versions?)\b/,
        ]),
      ],
      'i',
    ),
  ],
  [
    // A list of the versions that the plugin itself knows.
    'not-supported',
    joinInOrder([
      /No enum constant /,
      [
        // `com.example.lamps.ServerVersion.NEWEST`
        /[\w.$]{0,200}\.\w{0,30}Version\w{0,20}\.\S/,
        // `com.example.lamps.Server.v1_20_R3`
        /\S{1,200}\.[vV]?_?\d{1,2}_\d{1,2}(?:_R\d)?(?!\S)/,
      ],
    ]),
  ],
  [
    // The inside of the game has other parts, or in another order, than in the version it was made for.
    'inner-part',
    joinPatterns([
      joinInOrder([
        /ClassCastException: (?:class )?/,
        // A world or player of the client taken for one of the server is a fault, in any version.
        /(?!net\.minecraft\.(?:client\.|class_(?:638|742|745|746)\b))/,
        /(?:net\.minecraft|com\.mojang|org\.bukkit\.craftbukkit)\.\S{1,200}/,
        / cannot be cast to (?:class )?(?:io\.netty|net\.minecraft|com\.mojang|java(?!\.lang\.(?:Long|Integer|Boolean|String)\b))\./,
      ]),
      // A part of the game was looked up by its name, and nothing was found.
      /Cannot invoke "java\.lang\.(?:reflect\.(?:Constructor|Method|Field)|invoke\.MethodHandle)\.\w{1,40}\(/,
      /\bFieldAccessException: Field index \d{1,3} is out of bounds\b/,
      // What is called by its name takes other things than it did.
      /\bIllegalArgumentException: (?:argument type mismatch|object is not an instance of declaring class|wrong number of arguments)\b/,
      /\bRuntimeException: (?:Failed|Unable) to (?:create|construct) (?:a )?packet\b/,
    ]),
  ],
  [
    // Harmony: what a mod wants to change in the game (or in another mod) is not there.
    'other-build',
    /Undefined target method for patch method |\bAccessTools\.\w{1,40}: Could not find method for type /,
  ],
  [
    'mixin',
    joinPatterns([
      joinInOrder([
        /\b/,
        [
          /MixinApplyError|MixinInitialisationError|InvalidInjectionException|InvalidMixinException/,
          /MixinTransformerError|MixinPreProcessorException|InjectionError/,
        ],
        /\b/,
      ]),
      /Mixin transformation of [^\n]{1,120} failed/,
      /Critical injection failure/,
    ]),
  ],
  ['two-copies', /\bLinkageError: loader constraint violation\b/],
  ['modules', /\bjava\.lang\.module\.\w{1,40}Exception|\bexports? package \S{1,120} to /],
  [
    'closed-java',
    // The last: a library of the game’s that was built with an older Java.
    /InaccessibleObjectException|does not "(?:opens|exports) |SUNWprivate_1\.1. not found/,
  ],
  [
    'graphics',
    /\bGLFW error\b|Failed to create (?:Display )?window|No GLCapabilities instance|Pixel format not accelerated/i,
  ],
  [
    'native',
    joinPatterns([
      /UnsatisfiedLinkError|DllNotFoundException|BadImageFormatException/,
      /cannot open shared object file|error while loading shared libraries/,
      /GLIBC\w{0,4}_[\d.]{1,8}. not found/,
    ]),
  ],
];
