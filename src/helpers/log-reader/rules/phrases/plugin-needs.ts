/** Patterns for `minecraft/plugin-needs.ts`: what plugins for Bukkit say that they lack. */
import { joinInOrder, matchAgain, nameGroup } from '../../../../lib/join-patterns';

/** `[Lamps] Config Error for BLOCK 'LAMP' in 'config.yml': no such block`. */
export const ENTRY_WRONG = joinInOrder([
  /\[(?<plugin>[A-Z][\w-]{1,40})\] [^\n\w]{0,6}(?:Config|Configuration) Error for /,
  /(?<what>\w{2,30} '[^'\n]{1,80}') in '(?<entryFile>[^'\n]{1,120}\.ya?ml)': /,
  /(?<why>[^\n]{1,160}?)\.?\s*$/,
]);
/** `NoClassDefFoundError: io/papermc/paper/Lamp`; not `NoClassDefFoundError: com/example/Lamp`. */
export const CLASS_OF_PAPER_MISSING = joinInOrder([
  /(?:NoClassDefFoundError|ClassNotFoundException): /,
  nameGroup('class', [
    [
      /(?:com[/.]destroystokyo[/.]paper|io[/.]papermc)[/.][\w/.$]{1,200}/,
      /net\/kyori\/adventure\/text\/Component\b/,
    ],
  ]),
]);

/** `No economy provider found`. */
const NO_PROVIDER = joinInOrder([
  /\b[Nn]o (?:\w{1,12} )?economy (?:provider|plugin)/,
  /(?: (?:was|is|has been))?(?: (?:found|detected|installed|available|registered))?/,
]);
/** `No plugin supporting Vault's Economy API was found`. */
const NO_SUPPORTER =
  /\b[Nn]o plugins? (?:that )?support(?:s|ing)? (?:the )?Vault(?:'s)? [Ee]conomy\b/;
/** `Economy provider was not found`. */
const PROVIDER_MISSING = joinInOrder([
  /\b[Ee]conomy (?:provider|plugin) (?:was |is )?/,
  /(?:not (?:been )?(?:found|installed|detected|available)|missing)/,
]);
/** `ERROR]: [Lamps] No economy provider found`; a warning counts if the plugin switches itself off. */
export const NO_ECONOMY = joinInOrder([
  /(?:(?:ERROR|SEVERE)\b|WARN(?=[^\n]{0,250}\b[Dd]isabl))/,
  /[^\n]{0,12}\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?!\[)[^\n]{0,80}?/,
  [NO_PROVIDER, NO_SUPPORTER, PROVIDER_MISSING],
  /\b/,
]);
/** `[Lamps] Wires was not found, but is required. Disabling the plugin`. */
export const STOPS_WITHOUT_PLUGIN = joinInOrder([
  /\[(?<plugin>[A-Za-z][\w-]{1,40})\] /,
  /(?!(?:Config|File|Dependency|Data|Economy|License|World|Java|Plugin))/,
  /(?<needed>[A-Z][\w-]{2,40}) (?:plugin )?(?:was |is |has )?not (?:been )?found\b/,
  /(?=[^\n]{0,120}\brequire[sd]\b)[^\n]{0,160}?\b(?:Disabling|disabling) (?:the |this )?/,
  [/plugin/, matchAgain('plugin')],
  /\b/,
]);
/** `WARN]: [Lamps] World 'lamps' is not loaded`. */
export const WORLD_MISSING = joinInOrder([
  /(?:WARN|ERROR|SEVERE)[^\n]{0,12}: \[(?<plugin>[A-Za-z][\w+-]{1,40})\] /,
  /[^\n]{0,80}?\b(?:World|world):? ['"`]?(?<world>[\w.-]{1,60})['"`]? /,
  /(?:is|was|could|does|do|did|has)? ?(?:not|n.t) (?:been |be )?(?:loaded|exist|found)/,
]);
/** `[Lamps] Failed to parse the server version: '1.21-lamp'`. */
export const VERSION_NOT_READ = joinInOrder(
  [
    /\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?:Failed to|Unable to|Could not|Cannot) parse /,
    /(?:the )?(?:target |current )?(?:Bukkit|Minecraft|server|game)(?: server)? version/,
    /:? ['"]?(?<version>\d[\w.+-]{1,80})/,
  ],
  'i',
);
