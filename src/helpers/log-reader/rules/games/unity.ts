import { joinInOrder, joinPatterns } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/*
 * A mod that was built for another version of the game asks for a member that is not there:
 *
 *     MissingMethodException: Method not found: 'Void Lamp.Bulb.On()'.
 *       at Torch.VRageGame.Create() in C:\build\VRageGame.cs:line 12
 *
 * The first line says what is missing, `Lamp.Bulb.On`. The frame below it says which class asked,
 * `Torch.VRageGame`. The patterns below are parts of one for both.
 */

/** The start of the first line: `MissingMethodException: `. */
const ERROR_NAME = String.raw`\b(?:Missing(?:Method|Field)|MethodAccess|(?:Reflection)?TypeLoad)Exception: `;

/**
 * The first line, from its beginning on. It is no such line if the program says of which plugin it
 * is, as in `Plugin "lamp" … MissingMethodException: …`, because another rule names that plugin, nor if the next line says that a whole file is missing.
 */
const ERROR_LINE = String.raw`^(?![^\n]{0,300}(?:Plugin|assembly) ")(?![^\n]{0,300}\n[^\n]{0,40}Could not load file or )[^\n]{0,160}${ERROR_NAME}`;

/** Excludes classes of .NET, of the engine and of what loads mods: `System.String`. */
const NOT_OF_PLATFORM = String.raw`(?!(?:System|Mono|MonoMod|UnityEngine|BepInEx|HarmonyLib|Oxide\.Core|Microsoft|TMPro|Terraria|TerrariaApi|TShockAPI|OTAPI|CounterStrikeSharp)\b)`;

/** Excludes classes of games: a mod that asks for them was made for another version of the game. */
const NOT_OF_GAME = String.raw`(?!(?:Sandbox|SpaceEngineers|VRage\w{0,30}|Rust|Facepunch|Network|Steamworks|Mirror|ProtoBuf|Newtonsoft)\b)`;

/**
 * The class that asked, up to the name of its method: `Torch.VRageGame`, of the mod `Torch`.
 * A class in a class without a namespace (`Chore+Context`) is usually the game's own.
 */
const CLASS_OF_MOD = String.raw`${NOT_OF_PLATFORM}(?<mod>[A-Z]\w{1,60})(?!\+)(?:[.+]\w{1,60}){1,6}`;

/** A frame as Unity writes it: `Lamp.Bulb.On () (at <0a1b…`, `at Lamp.Bulb.On () [0x0000]`. */
const UNITY_FRAME = String.raw`(?:\s{0,6}at )?${CLASS_OF_MOD}(?:[.:]{1,3}\.?\w{1,60}) ?\([^\n]{0,200}\) (?:\(at <|\[0x)`;

/** A frame as .NET writes it: `at Torch.VRageGame.Create()`, with or without ` in C:\…`. */
const DOTNET_FRAME = String.raw`\s{0,60}at ${CLASS_OF_MOD}\([^()\n]{0,200}\)(?: in [A-Z]:[^\n]{1,200})?\s*(?:\n|$)`;

/** The same frame, wherever it was built: `at Torch.VRageGame.Create(`. */
const PLUGIN_FRAME = String.raw`\s{0,60}at (?!InvokeStub_)${CLASS_OF_MOD}\(`;

/** The rest of a line, and up to four lines before the frame of the mod. */
const TO_FRAME = String.raw`[^\n]{0,600}\n(?:[^\n]{0,400}\n){0,4}?`;

/** What stands before the name of what is missing: `Method not found: 'Void `. */
const NOT_FOUND = joinPatterns([
  /Method not found: '[^'(\n]{1,300} /,
  /Field not found: '(?:[^'\s]{1,300} )?/,
  /Could not load type '/,
]).source;

/** A name after its namespace, with its end: `Bulb.On(`, `Bulb,`. */
const REST_OF_NAME = /(?:[\w`]{1,80}[.+]){0,8}[\w`.]{1,80}[(',]/.source;

/**
 * The first line if something of a namespace is missing, up to the end of its name:
 * `Method not found: 'Void Lamp.Bulb.On(`, `Field not found: 'Lamp.Bulb.On'`,
 * `Could not load type 'Lamp.Bulb,`.
 */
const createErrorLineOf = (namespace: string): string =>
  String.raw`${ERROR_LINE}(?:${NOT_FOUND})${namespace}\.${REST_OF_NAME}`;

/** The namespace of another mod, from which something is missing: `Lamp`. */
const OTHER_MOD = String.raw`${NOT_OF_PLATFORM}${NOT_OF_GAME}(?<needed>[A-Z]\w{2,60})`;

/** BepInEx loads one mod after another: `Loading [Lamps 1.2.0]`, with the error on the next line. */
const LOADING_MOD = String.raw`Loading \[(?<mod>[^\]\n]{1,80}?) v?\d[\w.]{0,20}\]\s*\n[^\n]{0,60}`;

/** Such an error, up to the name of what is missing. */
const MEMBER_NOT_FOUND = String.raw`Missing(?:Method|Field)Exception: (?:Method|Field) not found: '?[\w.<>\[\]]{1,120} `;

/** tModLoader checks each method of a mod before it starts it: `In Lamps.Bulb.On, Method not found: `. */
const CHECKED_METHOD = String.raw`\bIn ${CLASS_OF_MOD}, (?:Method|Field) not found: `;

/** The line above an error, with the file of the plugin: `…/plugins/Lamps/Lamps.dll`. */
const CSSHARP_PLUGIN = String.raw`counterstrikesharp[\\/]plugins[\\/](?<mod>[^\\/\n]{1,80})[\\/][^\n]{1,120}\.dll\s*\n`;

/** A place in the game that CounterStrikeSharp does not find. */
const NOT_IN_GAMEDATA = String.raw`(?:NativeException: Invalid function pointer|(?:Method |CSSharp: Failed to find signature for ')(?<what>\w{1,80})(?: not found in gamedata\.json|'))`;

/** Messages of games on Unity, and of what loads mods into them and into other .NET programs. */
export const unityRules: readonly Rule[] = [
  {
    id: 'unity-log-file',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Unable to open log file, exiting'],
    patterns: [/Unable to open log file, exiting/],
    title: 'The game cannot open the log file that its start command names, and stops.',
    cause:
      'Games on Unity (Rust and others) write to the file behind -logfile. It lies in a folder that is not there or may not be written, or it is /dev/stdout, which newer versions of Unity do not take.',
    fix: 'Take “-logfile …” out of the start settings, or name a file in a folder of the server that exists. With an image for containers: update it, and look whether its own settings bring that option.',
  },
  {
    id: 'unity-crashed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['= OUTPUTTING STACK TRACE', 'Caught fatal signal - signo'],
    patterns: [/={5,20} OUTPUTTING STACK TRACE/, /Caught fatal signal - signo:(?<signal>\d{1,2})/],
    title: 'The game itself crashed in native code (a game on Unity).',
    cause:
      'A fault of the game, a mod or loader of mods that was made for another version of it, or damaged save data; under Wine or on an emulated processor also theirs. The lines below rarely say more to anybody but its makers.',
    fix: 'Let Steam check the game’s files and start without mods. If it then runs, update the loader and the mods. If not, try a copy of the server with a new world; if that runs, restore the last good save. With an image for containers take its newest version.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'bepinex-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Failed to generate Il2Cpp interop assemblies', "file or assembly 'UnityEngine."],
    patterns: [
      /Failed to generate Il2Cpp interop assemblies/,
      /Could not load file or assembly 'UnityEngine\.\w{1,40}, Version=0\.0\.0\.0/,
    ],
    title: 'BepInEx could not read this version of the game.',
    cause:
      'The game was updated to another Unity, and this build of BepInEx is older than that; or the files that it made of the game are of the version before.',
    fix: 'Take the newest pack of BepInEx that names your game (its page at Thunderstore), and delete the folders BepInEx/interop, BepInEx/unity-libs and BepInEx/cache: they are made again. Until there is one, start without BepInEx.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'unity-missing-file',
    software: ANYWHERE,
    scope: 'entry',
    literals: ["Could not load file or assembly '"],
    patterns: [
      /Could not load file or assembly '(?!UnityEngine\.)(?<needed>[\w.+-]{1,80}), Version=(?=[^]{0,3000}?\b(?:UnityEngine|BepInEx)\b)/,
    ],
    title: 'A mod asks for the file {needed}.dll, which is not there.',
    cause:
      'It belongs to another mod or tool, which is missing or too old. Files named MMHOOK_… are written at the start by HookGenPatcher. The trace below names the mod that asks.',
    fix: 'Look up on the page of that mod what it builds on, and install it, for MMHOOK_… HookGenPatcher. Then update both.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'cssharp-shared-missing',
    software: ANYWHERE,
    scope: 'entry',
    above: true,
    literals: ['ReflectionTypeLoadException: ', "Could not load file or assembly '"],
    patterns: [
      new RegExp(
        String.raw`${CSSHARP_PLUGIN}(?:[^\n]{0,400}\n){0,3}?[^\n]{0,200}Could not load file or assembly '(?<needed>[\w.+-]{1,80}), Version=`,
      ),
    ],
    title: 'The plugin {mod} for CounterStrikeSharp needs {needed}, which is not there.',
    cause:
      'Plugins share parts with each other in the folder addons/counterstrikesharp/shared. {needed} is not in it: only a part of the download was copied, or it belongs to another plugin.',
    fix: 'Take the archive of {mod} again and copy all of it, the folder shared included, over the one on the server. If {needed} is not in it, install what the page of {mod} lists as required. Then restart.',
  },
  {
    id: 'cssharp-no-plugin',
    software: ANYWHERE,
    above: true,
    literals: ['Unable to find plugin in assembly'],
    patterns: [
      new RegExp(String.raw`${CSSHARP_PLUGIN}[^\n]{0,200}Unable to find plugin in assembly`),
      /Exception: Unable to find plugin in assembly/,
    ],
    title: 'CounterStrikeSharp finds no plugin in the file of {mod}.',
    cause:
      'It is a library that other plugins use, or a plugin that was built for another version of CounterStrikeSharp.',
    fix: 'If its page calls it a library, move its folder from plugins to shared (both in addons/counterstrikesharp), or take it out if no plugin needs it. If it is a plugin, update it and CounterStrikeSharp together.',
  },
  {
    id: 'assembly-missing',
    software: ANYWHERE,
    unlessExplained: true,
    scope: 'entry',
    covers: false,
    literals: ["Could not load file or assembly '", 'Could not resolve type with token'],
    patterns: [
      /^[^\n]{0,200}Could not load file or assembly '(?<needed>[\w.+-]{1,80}), Version=(?<version>[\d.]{1,20})/,
      joinInOrder([
        /^[^\n]{0,300}Could not resolve type with token \w{1,10} /,
        /\(from typeref, class\/assembly [\w.+`]{1,160}, /,
        /(?<needed>[\w.+-]{1,80}), Version=(?<version>[\d.]{1,20})/,
      ]),
    ],
    title:
      'Something here asks for the library {needed} {version}, which is not there in that form.',
    cause:
      'Libraries named System.… or Microsoft.… come with the game, .NET or the loader of mods: then a mod was made for another version of those. Others belong to a mod or tool that is missing.',
    fix: 'Update the mod that was being loaded (the lines around name it) together with the loader of mods and the game. If it began with an update of the loader, go back to the one before until the mod has a newer build.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'mod-attribute-missing',
    software: ANYWHERE,
    literals: ["Can't find custom attr constructor image: "],
    patterns: [
      /Can't find custom attr constructor image: (?:[^\n]{0,200}[\\/])?(?<mod>[\w .+-]{1,80}?)\.dll/,
    ],
    title: 'The mod {mod} asks for a part of another mod or library that is not there.',
    cause:
      'Mono prints so while it loads {mod}: what the mod is built on (in Valheim usually Jotunn) is not installed, has another version, or lies where it is not found. The server often ends right after it.',
    fix: 'Look up on the page of {mod} what it needs, and install that in the newest version, then update {mod}. Until then take {mod} out.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'counterstrikesharp-too-old',
    software: ANYWHERE,
    scope: 'entry',
    literals: ["not found: '", "Could not load type '"],
    patterns: [
      new RegExp(`${createErrorLineOf('CounterStrikeSharp')}${TO_FRAME}${DOTNET_FRAME}`),
      new RegExp(createErrorLineOf('CounterStrikeSharp')),
    ],
    title:
      'The plugin {mod} is made for another version of CounterStrikeSharp: something it uses there is not there.',
    cause:
      'CounterStrikeSharp loads the plugins of a CS2 server. What is missing belongs to it, usually because it is older than the plugin; rarely the plugin is the older one.',
    fix: 'Stop the server and update CounterStrikeSharp to its newest build (with Metamod and the game). If the line stays, update {mod}; if that has no newer build, take it out.',
  },
  {
    id: 'counterstrikesharp-gamedata',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: [
      'NativeException: Invalid function pointer',
      ' not found in gamedata.json',
      'CSSharp: Failed to find signature for ',
    ],
    patterns: [
      new RegExp(
        String.raw`${NOT_IN_GAMEDATA}[^\n]{0,80}\n(?:[^\n]{0,500}\n){0,12}?${PLUGIN_FRAME}`,
      ),
      new RegExp(NOT_IN_GAMEDATA),
    ],
    title:
      'The plugin {mod} or CounterStrikeSharp does not fit this version of Counter-Strike: a place in the game is not found ({what}).',
    cause:
      'They find functions of the game by patterns in files named gamedata. An update of the game changes these, and an update of CounterStrikeSharp can drop entries that older plugins ask for.',
    fix: 'Update CounterStrikeSharp with its folder gamedata (and Metamod) first, then {mod} with all its files, its own gamedata included. Until there is a build for this version of the game, take {mod} out.',
  },
  {
    id: 'mod-for-other-mod-version',
    software: ANYWHERE,
    scope: 'entry',
    above: true,
    literals: ["not found: '", "Could not load type '", 'Method not found: ', 'Field not found: '],
    patterns: [
      new RegExp(String.raw`${LOADING_MOD}${MEMBER_NOT_FOUND}${OTHER_MOD}\.`),
      new RegExp(String.raw`${CHECKED_METHOD}'[^'(\n]{1,300} (?!\k<mod>\b)${OTHER_MOD}\.`),
      new RegExp(
        String.raw`${createErrorLineOf(OTHER_MOD)}${TO_FRAME}\s{0,60}at (?!\k<needed>\b)${CLASS_OF_MOD}\(`,
      ),
    ],
    title:
      'The mod or plugin {mod} is made for another version of {needed}: something it uses there is not there.',
    cause:
      'By its name, what is missing belongs to {needed} (another mod or plugin, or what loads them). One of the two was updated without the other.',
    fix: 'Bring {mod} and {needed} to versions that fit together: usually the newest of both, else those that the page of {mod} names. If there are none, take {mod} out.',
  },
  {
    id: 'unity-mod-version',
    software: ANYWHERE,
    scope: 'entry',
    unlessExplained: true,
    literals: [
      'MissingMethodException: ',
      'MissingFieldException: ',
      'TypeLoadException: ',
      'MethodAccessException: ',
      'ReflectionTypeLoadException: ',
      '" caused an exception when handling ',
      "' occurred while invoking '",
      ", Method not found: '",
      ", Field not found: '",
    ],
    patterns: [
      // EXILED and LabAPI name the plugin, whose own code does not stand in the trace.
      new RegExp(
        String.raw`of the class "(?<mod>\w{1,60})\.[^\n]{1,400}\n[^\n]{0,100}${ERROR_NAME}`,
      ),
      new RegExp(CHECKED_METHOD),
      /'Missing(?:Method|Field)Exception' occurred while invoking '\w{1,80}' on '(?<mod>\w{1,60})\./,
      new RegExp(
        String.raw`${ERROR_LINE}[^\n]{1,400}\n(?:Stack trace:\s*\n)?(?:[^\n]{0,400}\n){0,12}?${UNITY_FRAME}`,
      ),
      new RegExp(String.raw`${ERROR_LINE}[^\n]{1,400}\n(?:[^\n]{0,400}\n){0,4}?${DOTNET_FRAME}`),
      new RegExp(String.raw`${ERROR_LINE}(?<what>[^\n]{1,120})`),
    ],
    title:
      'The mod or loader {mod} does not fit this version of the game: something it uses is not there.',
    cause:
      'The game, or another mod that it uses, was updated, and the mod was built for the version before (or the other way round). The lines below name the mod where they do not begin with the game’s own classes.',
    fix: 'Update {mod} together with what loads mods (BepInEx, Torch, EXILED and the like). If there is no newer build, take the mods out that were not updated since the game was, half of them at a time.',
    guide: { route: '/binarysearch' },
  },
];
