/** Messages about what cannot be read: the world, data packs, scripts, settings, files. */
import { joinInOrder, joinPatterns } from '../../../../lib/join-patterns';
import type { KindPattern } from './kind-pattern';

export const DATA: readonly KindPattern[] = [
  [
    'recipe',
    joinPatterns(
      [
        // `Parsing error loading recipe lamps:glow`
        joinInOrder([
          /(?:Parsing error loading|Error (?:while )?(?:parsing|loading)|Failed to (?:parse|load)|Couldn.t (?:parse|load|read))/,
          / (?:the )?(?:element |data file |json )?['"]?(?:recipes?|data file|loot[ _]?tables?|advancements?|item modifiers?|predicates?)\b/,
        ]),
        /Couldn.t parse data file/,
        /(?:Invalid or unsupported|Unknown) recipe (?:type|serializer)/,
        /No key \w{1,40} in MapLike/,
      ],
      'i',
    ),
  ],
  ['names', /ResourceLocationException|InvalidIdentifierException|Non \[a-z0-9/],
  [
    'newer-data',
    joinPatterns(
      [
        /\b(?:saved|created|made|generated|written) (?:with|by|in|for) (?:an? )?(?:\w{1,20} ){0,4}(?:newer|later|higher) version/,
        /\bis (?:newer|higher) than (?:this|the|that of the) (?:current |running )?(?:server|game|program|version|software)/,
      ],
      'i',
    ),
  ],
  [
    'world-data',
    joinPatterns(
      [
        /\bLoading NBT data|\b(?:\w{0,20}Nbt\w{0,20}Exception|ChunkLoadException)\b/,
        /\bNBT (?:tag|data)|Not a \w{1,12} tag|Missing Palette|invalid NBT/,
        /(?<!\bsav(?:e|ing) )(?:playerdata|level\.dat)/,
      ],
      'i',
    ),
  ],
  [
    // Bukkit's message to code that passes it something this version does not accept.
    'api',
    joinPatterns([
      /\bdata \([^\n)]{1,120}\) should be class /,
      /missing required data class /,
      /\brequires data, null provided/,
      /\bdata section is missing/,
      /No enum constant org\.bukkit\./,
      /Cannot get ID of Modern Material/,
      /\bNo (?:sound|NMS particle)(?: found)?\b/,
    ]),
  ],
  ['late', /Registry (?:is )?already frozen|registry is frozen/i],
  [
    'registry',
    joinPatterns(
      [
        /Unbound values/,
        /\bTag \S{1,100} used before it was bound/,
        /Unknown registry (?:key|element)/,
        /Missing registry/,
        /\b(?:item|block|entity|biome|recipe|tag|element|key|sound|effect|attribute|type)\b[^\n]{0,60} not (?:yet )?registered/,
        /(?:Adding )?Duplicate (?:key|id|registration|value)/,
        /unbound (?:value|tag)/,
        /Registry Object not present/,
        /Missing (?:element|key)s? in registry/,
        /Unregistered/,
      ],
      'i',
    ),
  ],
  [
    'script',
    joinPatterns([
      /\b(?:EcmaError|EvaluatorException|ScriptException|PolyglotException|LuaError|TypeError|ReferenceError|(?<!jankson\.api\.)SyntaxError)\b/,
      /\bLua compiler error/,
      /unexpected symbol near/,
      /attempt(?:ed)? to (?:index|call|perform)/,
      /Object tried to call nil/,
      /attempted index/,
    ]),
  ],
  [
    'value',
    joinPatterns(
      [
        /\bNo enum constant\b/,
        /InvalidEnumArgument/,
        /\bUnknown (?:\w{1,20} )?(?:material|enchantment|item|entity type|sound|particle|value|option|type)\b/,
        /is not a valid \w{1,20}/,
        /invalid value/,
        /\bMaterial cannot be null/,
        /is an invalid type\b/,
        /Not a valid material/,
        /expects \w{1,40} but got/,
      ],
      'i',
    ),
  ],
  [
    'settings',
    joinPatterns(
      [
        joinInOrder([
          /\b/,
          [
            /Json\w{0,20}Exception|MalformedJsonException|JSONException|YAMLException/,
            /Yaml\w{0,20}Exception|(?:Parser|Scanner|Constructor|Composer)Exception/,
            /ParsingException|ConfigurateException|SerializationException/,
            /InvalidConfigurationException|Toml\w{0,12}Exception|XmlException/,
          ],
          /\b/,
        ]),
        /Expected BEGIN_(?:OBJECT|ARRAY)/,
        // A reader of JSON5 files inside mods.
        /jankson\.api\.SyntaxError/,
        /while (?:parsing|scanning) an? /,
        /mapping values are not allowed/,
        /Unexpected (?:token|character)/,
        // `Could not load plugins/Lamps/config.yml`
        joinInOrder([
          /(?:could not|failed to|error|cannot) (?:pars(?:e|ing)|(?:re|lo)ad(?:ing)?) (?:the )?\S{0,80}/,
          /(?:config|settings|\.ya?ml|\.json5?|\.toml|\.properties)/,
        ]),
      ],
      'i',
    ),
  ],
  [
    // Java's message for a missing entry in a plugin’s settings.
    'setting-missing',
    joinPatterns([
      /Cannot invoke "[^"\n]{0,200}\b\w{0,30}(?:Config(?:uration(?:Section)?)?|Settings)\w{0,20}\.\w{1,60}\([^"\n]{0,120}" because /,
      joinInOrder([
        /because the return value of "[^"\n]{0,200}/,
        [
          /getConfigurationSection|get\w{0,20}Config/,
          /\b\w{0,30}(?:Config(?:uration)?|Settings|Yaml)\w{0,20}\.get\w{0,40}/,
        ],
        /\(/,
      ]),
      // `Missing required key in config.yml: Lamps.watt`
      joinInOrder([
        /\b[Mm]issing (?:required )?(?:key|entry|option|section|setting)s? (?:in|from) /,
        /[\w./-]{1,80}\.(?:ya?ml|toml|json5?|properties|conf)\b/,
      ]),
    ]),
  ],
  [
    'cut-file',
    joinPatterns(
      [
        /hexadecimal value 0x00/,
        /cyclic redundancy check/,
        /\b(?:EOFException|ZipException|UTFDataFormatException|MalformedInputException|EndOfStreamException|InvalidDataException)\b/,
        /zip END header/,
        /unexpected end of (?:file|stream|input)/,
        /checksum mismatch/,
        /corrupt(?:ed)? (?:file|jar|zip)/,
      ],
      'i',
    ),
  ],
  ['file-in-the-way', /\bFileAlreadyExistsException\b/],
  [
    'no-file',
    joinPatterns(
      [
        /\b(?:FileNotFoundException|NoSuchFileException|DirectoryNotFoundException)\b/,
        /No such file or directory/,
        /cannot find the (?:file|path)/,
        /could not find (?:a part of the path|file)|\blibrary not found: /,
        /\bENOENT\b/,
        /(?:could )?not be found in files/,
        /executable file not found/,
        /: command not found/,
        /Unable to access jarfile/,
      ],
      'i',
    ),
  ],
];
