/** Patterns for `games/steam-games.ts`: what the loaders of mods and plugins say. */
import { joinInOrder, matchAgain, refuseNext } from '../../../../lib/join-patterns';

/** `Error while compiling Lamps: … 'Wires' does not exist in the namespace 'Oxide.Ext'`. */
export const OXIDE_EXTENSION_MISSING = joinInOrder([
  /(?:Error while compiling:? |Failed compiling '(?:[^'\n]{0,200}[\\/])?)/,
  /(?<plugin>[^'\\/\n:]{1,80}?)(?:\.cs)?[':(]/,
  /[^]{0,600}?'(?<needed>\w{1,60})' does not exist in the namespace 'Oxide\.Ext'/,
]);
/** `Failed to call hook 'OnLamp' on plugin 'Lamps v1.2'`; not `… on plugin 'RustCore'`. */
export const HOOK_FAILED = joinInOrder([
  /Failed to call (?:internal )?hook '(?<hook>[^'\n]{1,80})' on plugin '/,
  /(?!(?:Rust|Unity|TheForest|SevenDays|Hurtworld|ReignOfKings)Core\b)/,
  /(?<plugin>[^'\n]{1,80}?)(?: v[\d.]{1,20})?'/,
]);
/** `TypeLoadException: Invalid type Lamp`, then `at Bulb.On (`; not in a trace with mods. */
export const TYPE_OF_GAME_MISSING = joinInOrder([
  /^(?![^]{0,3000}(?:DMD<|dynamic-method|BepInEx|Harmony|Oxide\.|Carbon\.))/,
  /[^\n]{0,160}TypeLoadException: /,
  /(?:Invalid type|Could not (?:load|resolve) type|Recursive type)[^\n]{1,400}\n/,
  /\s{0,6}at (?<class>[A-Z]\w{1,60})(?:\+[\w<>]{1,80})?\.\w{1,60} \(/,
]);

const NAMESPACES_OF_GAME = [
  /Terraria|System|Microsoft|ReLogic|Newtonsoft/,
  /MonoMod|Mono|Steamworks|log4net/,
];
/** `An error occurred while loading Lamps … Method not found: 'Void Wires.Wire.Cut`. */
export const MOD_ABOVE_OTHER_MOD = joinInOrder([
  /An error occurred while loading (?!the )(?<mod>[\w.'-]{1,60})[^\n]{0,30}\n[^]{0,1600}?/,
  /(?:Method|Field) not found: '(?:[^'\n (]{1,200} )?/,
  refuseNext([[joinInOrder([NAMESPACES_OF_GAME, /\b/]), matchAgain('mod')]]),
  /(?<needed>[A-Z]\w{1,60})\./,
]);
/** `Plugin "TShock" has thrown an exception during initialization: … ---> System.Lamp: no oil`. */
export const TSHOCK_FAILED = joinInOrder(
  [
    /Plugin "TShock" has thrown an exception during initialization/,
    /(?![^\n]{0,600}UnauthorizedAccess)[^\n]{0,400}?---> /,
    /(?<what>(?:System|Newtonsoft|MySql)[\w.]{1,80}: [^\n]{1,120}?)/,
    /(?: ---|\s*$)/,
  ],
  'm',
);

/** `Loading: …/mods/Lamps/media/lua/server/Lamp.lua`, and below it an error in that file. */
export const SCRIPT_OF_MOD_ABOVE = joinInOrder([
  /Loading: [^\n]{0,300}?\/mods\/(?<mod>[^\n/]{1,80})\/media\/lua\/[^\n]{0,200}?/,
  /(?<name>[\w .-]{1,80}?)\.lua\s*\n(?:[^\n]{0,400}\n){0,12}?[^\n]{0,200}?file: /,
  matchAgain('name'),
  /\.lua line # (?<place>\d{1,6})/,
]);
