/** The types and messages by which kinds of errors are recognized. */
// cspell:ignore SEGV ABRT egmentation dependenc resolv bdependenc bsav Initialisation ersion doesn catserver clinit javax unimi ECONNREFUSED ENOENT ENOSPC EACCES EPERM ENOTFOUND ETIMEDOUT TOML xception Hikari licen couldn Configurate jarfile hronously orldgen Registr Reloadable Handshak electronwill snakeyaml gson joptsimple objectweb uration bgaierror gaierror PKIX didn minecraftserver bnms
import { joinPatterns } from '../lines/join-patterns';
import type { FaultKind } from './causes';

/** Error types, and equivalent messages in any programming language; the first match wins. */
export const KIND_PATTERNS: readonly (readonly [kind: FaultKind, error: RegExp])[] = [
  ['hang', /^The main thread stood still here/],
  [
    'not-supported',
    joinPatterns(
      [
        /\b(?:version|release|build)\b[^\n]{0,60} (?:is not|isn.t|not) (?:yet )?(?:supported|compatible)/,
        /\b(?:un|not )supported (?:server |minecraft |mc |game |nms ){0,2}version\b/,
        /\b(?:does not|doesn.t|no longer) supports? (?:this|your) (?:server|version|minecraft|software)\b/,
        /\bIncompatible server (?:software|version)/,
        /\b(?:no|(?:could not|couldn.t|unable to|cannot|did not|didn.t) (?:find|detect) (?:an? |the |any )?)\b[^\n]{0,24}(?:nms|adapter|implementation|compat|handler|bridge)\w{0,20}\b[^\n]{0,30}\bversion\b/,
        /\b(?:could not|couldn.t|unable to|cannot|failed to) (?:find|locate|load|get) (?:the |any )?(?:nms|craft\w{2,20}|minecraftserver) class/,
        /\bnms\b[^\n]{0,24} (?:failed to load|could not be loaded|not (?:found|available))/,
        /\b(?:not|in)(?: be)? ?compatible with (?:the |this |your |current ){0,2}(?:server|minecraft|spigot|paper|bukkit)(?: server)? version\b/,
        /\bIndex 3 out of bounds for length 3\b/,
        /return value of "[^"\n]{0,200}[vV]ersion\w{0,20}\([^"\n]{0,80}\)" is null/,
        /\b(?:loading version handler|volatile code has been disabled)\b/,
        /\bUnable to find an? (?:field|method|constructor) that matches\b/,
        /\bneed to run at least \w{1,20} (?:version|build)\b/,
        /\b(?:built|made|compiled|designed|written) for (?:an? )?(?:different|other|older|newer|another)[^\n]{0,40}\bversion\b/,
        /^(?![^\n]{0,200}\b(?:client|player)\b)[^\n]{0,200}\b(?:version mismatch|mismatch(?:ed|ing)? versions?|incompatible (?:\w{1,20} ){0,2}versions?)\b/,
      ],
      'i',
    ),
  ],
  [
    // A list of the versions that the plugin itself knows.
    'not-supported',
    /No enum constant (?:[\w.$]{0,200}\.\w{0,30}Version\w{0,20}\.\S|\S{1,200}\.[vV]?_?\d{1,2}_\d{1,2}(?:_R\d)?(?!\S))/,
  ],
  [
    // The inside of the game has other parts, or in another order, than in the version it was made for.
    'inner-part',
    joinPatterns([
      /ClassCastException: (?:class )?(?:net\.minecraft|com\.mojang|org\.bukkit\.craftbukkit)\.\S{1,200} cannot be cast to (?:class )?(?:io\.netty|net\.minecraft|com\.mojang|java)\./,
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
      /\b(?:MixinApplyError|MixinInitialisationError|InvalidInjectionException|InvalidMixinException|MixinTransformerError|MixinPreProcessorException|InjectionError)\b/,
      /Mixin transformation of [^\n]{1,120} failed/,
      /Critical injection failure/,
    ]),
  ],
  ['two-copies', /\bLinkageError: loader constraint violation\b/],
  ['modules', /\bjava\.lang\.module\.\w{1,40}Exception|\bexports? package \S{1,120} to /],
  ['closed-java', /InaccessibleObjectException|does not "(?:opens|exports) /],
  [
    'native',
    /UnsatisfiedLinkError|DllNotFoundException|BadImageFormatException|cannot open shared object file|error while loading shared libraries|GLIBC\w{0,4}_[\d.]{1,8}. not found/,
  ],
  [
    'port-taken',
    /Address already in use|port is already (?:in use|allocated)|EADDRINUSE|Only one usage of each socket address|BindException: (?![^\n]*(?:assign|asignar|assegna|attribuer|zugewiesen|permission|unresolved|unreachable))\S/i,
  ],
  ['address', /cannot assign requested address|EADDRNOTAVAIL/i],
  [
    'listen',
    joinPatterns(
      [
        /\b(?:could ?n[o'’]t|cannot|unable to|failed to|fail(?:ed|ure)?)\b[^\n]{0,40}\b(?:bind(?:ing)?|listen(?:ing)?)\b[^\n]{0,60}(?:port|socket|address|:\d{2,5}\b)/,
        /\b(?:bind|binding|listen|listening)\b[^\n]{0,60}(?:port|socket|address|:\d{2,5}\b)[^\n]{0,40}\bfail/,
        /server (?:could|can)(?: ?n[o'’]t) (?:be )?start(?:ed)?\b[^\n]{0,80}\bports?\b[^\n]{0,60}\bin use\b/,
      ],
      'i',
    ),
  ],
  ['disk', /No space left on device|not enough (?:disk )?space|Disk quota exceeded|ENOSPC/i],
  ['not-permitted', /Operation not permitted|\bEPERM\b/i],
  [
    'permission',
    /\b(?:AccessDeniedException|UnauthorizedAccessException|EACCES)\b|permission denied|Access to the path [^\n]{1,200} is denied|\b(?:folder|file|director\w{1,3}|path|open|create|write|writing|save)\b[^\n]{0,120}\bAccess (?:is )?denied\b(?! for user)|Read-only file system/i,
  ],
  [
    'locked',
    /SQLITE_BUSY|database is locked|used by another process|OverlappingFileLockException|already locked|unable to (?:acquire|obtain)[^\n]{0,20} lock/i,
  ],
  [
    'database',
    /\b(?:\w{0,20}SQL\w{0,40}Exception|CommunicationsException|MongoTimeoutException|HikariPool\S{0,20})\b/,
  ],
  [
    'key',
    /\bjavax\.crypto\.\w{1,40}Exception\b|\bjava\.security\.(?:spec\.)?\w{0,30}Key\w{0,5}Exception\b|\b(?:InvalidKey|AEADBadTag|BadPadding)Exception\b/,
  ],
  [
    'refused',
    joinPatterns(
      [
        /(?:HTTP\D{0,24}|status(?: code)?:? ?|response(?: code)?:? ?|^|\s)\(?(?:401|403)\b(?= |:|\)|,|$)/,
        // A number at the end of a sentence may be any: it needs the word before it.
        /(?:HTTP\D{0,24}|(?:status|response|error)(?: code)?:? ?)\(?(?:401|403)\.(?=\s|$)/,
        /\b(?:Unauthorized|Forbidden|LoginException|InvalidTokenException)\b/,
        /\b(?:token|licen[cs]e|(?:api|access|secret)[ -]?key)\b[^\n]{0,30} (?:is|was) (?:invalid|incorrect|wrong|expired|not valid)/,
        /invalid (?:(?:\w{1,12} )?(?:token|licen[cs]e|credentials?)|(?:api|access|auth\w{0,12}|secret|server|login)[ -]?key)\b/,
        /authentication (?:failed|error)/,
        /licen[cs]e (?:is )?(?:invalid|expired|not (?:found|valid))/,
      ],
      'i',
    ),
  ],
  [
    'not-online',
    joinPatterns(
      [
        /(?:HTTP\D{0,24}|status(?: code)?:? ?|response(?: code)?:? ?)404\b/,
        /\b404\b[^\n]{0,4}(?: |:)not found/,
        /No (?:mods?|modpacks?|projects?|versions?) (?:were )?found/,
        /could not (?:find|resolve) (?:an? )?(?:release|version|project|artifact)/,
        /No such (?:image|project|version)/,
      ],
      'i',
    ),
  ],
  [
    'dns',
    joinPatterns(
      [
        /\bUnknownHostException\b/,
        /(?:could not|couldn.t|failed to|unable to|can.t|cannot) resolve (?:the )?(?:host|address|hostname|name|['"]?[\w-]{1,60}\.[\w.-]{1,60})/,
        /\bname resolution\b/,
        /\bNameResolutionError\b/,
        /\bgetaddrinfo\b/,
        /\bgaierror\b/,
        /\bENOTFOUND\b/,
        /\bEAI_(?:AGAIN|NONAME)\b/,
        /\bno such host\b/,
        /\bName or service not known\b/,
        /\bNo such host is known\b/,
        /\bUnresolvedAddressException\b/,
        /\bDNS (?:lookup|resolution) (?:failed|error)/,
      ],
      'i',
    ),
  ],
  [
    'certificate',
    joinPatterns(
      [
        /PKIX path (?:building|validation) failed/,
        /unable to find valid certification path/,
        /CERTIFICATE_VERIFY_FAILED/,
        /CertificateExpiredException/,
        /self.signed certificate/,
        /certificate (?:verify failed|has expired|is not (?:yet )?(?:valid|trusted))/,
        /UNABLE_TO_\w{1,30}_(?:CERT|SIGNATURE)/,
      ],
      'i',
    ),
  ],
  [
    'library',
    joinPatterns(
      [
        /\b(?:Dependency|Artifact)(?:Resolution|Collection|NotFound|Transfer)Exception\b|\bLibraryLoadingException\b/,
        /(?:failed to|unable to|could not|couldn.t|cannot|error) (?:download|fetch|resolv)\w*\b[^\n]{0,40}\b(?:library|libraries|dependenc)/,
      ],
      'i',
    ),
  ],
  [
    'network',
    joinPatterns(
      [
        /\b(?:Connect|SocketTimeout|NoRouteToHost|SSL\w{0,20}|HttpTimeout|ConnectTimeout|HttpRequest|Socket|WebSocket\w{0,20})Exception\b/,
        /Connection (?:refused|reset|timed out)/,
        /Network is unreachable/,
        /No route to host/,
        /ECONNREFUSED/,
        /ETIMEDOUT/,
        /\b50[0234]:? (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)/,
        /failed to (?:connect|fetch)\b/,
        /unable to connect(?! [^\n]{0,60}(?:player details|forwarding))/,
        /timeout while connecting/,
        /context deadline exceeded/,
        /\bdial tcp\b/,
        /i\/o timeout/,
        /\bdownload(?:ing|s)?(?: of [^\n]{1,40}?)? (?:seems to )?(?:has |have )?failed\b/,
      ],
      'i',
    ),
  ],
  ['unsent', /\bEncoderException\b|Failed to encode packet|packet did not encode/i],
  [
    'packet',
    joinPatterns(
      [
        /\b(?:CorruptedFrameException|DecoderException|Packet(?:Process)?Exception)\b/,
        /Failed to decode packet/,
        /packet did not decode/,
        /Bad packet/,
        /badly compressed/,
        /VarInt too big/,
        /was larger than (?:I )?expected/,
      ],
      'i',
    ),
  ],
  [
    'recipe',
    joinPatterns(
      [
        /(?:Parsing error loading|Error (?:while )?(?:parsing|loading)|Failed to (?:parse|load)|Couldn.t (?:parse|load|read)) (?:the )?(?:element |data file |json )?['"]?(?:recipes?|data file|loot[ _]?tables?|advancements?|item modifiers?|predicates?)\b/,
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
    /\bLoading NBT data|\b(?:\w{0,20}Nbt\w{0,20}Exception|ChunkLoadException)\b|\bNBT (?:tag|data)|Not a \w{1,12} tag|Missing Palette|invalid NBT|(?<!\bsav(?:e|ing) )(?:playerdata|level\.dat)/i,
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
      /\b(?:EcmaError|EvaluatorException|ScriptException|PolyglotException|LuaError|TypeError|ReferenceError|SyntaxError)\b/,
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
        /\b(?:Json\w{0,20}Exception|MalformedJsonException|JSONException|YAMLException|Yaml\w{0,20}Exception|(?:Parser|Scanner|Constructor|Composer)Exception|ParsingException|ConfigurateException|SerializationException|InvalidConfigurationException|Toml\w{0,12}Exception|XmlException)\b/,
        /Expected BEGIN_(?:OBJECT|ARRAY)/,
        /while (?:parsing|scanning) an? /,
        /mapping values are not allowed/,
        /Unexpected (?:token|character)/,
        /(?:could not|failed to|error|cannot) (?:pars(?:e|ing)|(?:re|lo)ad(?:ing)?) (?:the )?\S{0,80}(?:config|settings|\.ya?ml|\.json5?|\.toml|\.properties)/,
      ],
      'i',
    ),
  ],
  [
    // Java's message for a missing entry in a plugin’s settings.
    'setting-missing',
    joinPatterns([
      /Cannot invoke "[^"\n]{0,200}\b\w{0,30}(?:Config(?:uration(?:Section)?)?|Settings)\w{0,20}\.\w{1,60}\([^"\n]{0,120}" because /,
      /because the return value of "[^"\n]{0,200}(?:getConfigurationSection|get\w{0,20}Config|\b\w{0,30}(?:Config(?:uration)?|Settings|Yaml)\w{0,20}\.get\w{0,40})\(/,
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
        /could not find (?:a part of the path|file)/,
        /\bENOENT\b/,
        /(?:could )?not be found in files/,
        /executable file not found/,
        /: command not found/,
        /Unable to access jarfile/,
      ],
      'i',
    ),
  ],
  [
    'memory',
    /\b(?:OutOfMemoryError|StackOverflowError|OutOfMemoryException|StackOverflow)\b|\bCannot allocate memory\b|\bstd::bad_alloc\b|\bmemory allocation of \d+ bytes failed|\b[Oo]ut of memory\b(?!: ?(?:false|true))/,
  ],
  [
    'crashed',
    /\bSIG(?:SEGV|ABRT|ILL|BUS|FPE)\b|\b[Ss]egmentation fault\b|EXCEPTION_ACCESS_VIOLATION|\b0xc0000005\b|\bAccess violation\b|Unhandled page fault|stack smashing detected/,
  ],
  [
    'needs-other',
    joinPatterns(
      [
        /\b(?:missing|unmet|unresolved|unsatisfied) (?:required |hard )?dependenc/,
        /\bdependenc(?:y|ies)\b[^\n]{0,80}\b(?:not (?:found|installed|loaded|present|met|satisfied)|missing|could ?n[o'’]t be (?:found|loaded))/,
        /\b(?:requires?|needs?|depends on) (?:the )?(?:mod|plugin|addon|resource|library|package|extension) [^\n]{1,80}/,
      ],
      'i',
    ),
  ],
  [
    'changed-meanwhile',
    /\bConcurrentModificationException\b(?!: (?!null)\S)|Collection was modified/,
  ],
  [
    'threads',
    joinPatterns(
      [
        /\bAsynchronous \S/,
        /\bConcurrentModificationException: (?!null)\S/,
        /IllegalThreadStateException/,
        /(?:on|from|outside)(?: the| a)? wrong thread/,
        /off(?:-| the )main thread/,
        /thread failed main thread check/,
        /not (?:on|from) the (?:main|server) thread/,
        /called from async/,
        /\basync(?:hronously)?\b[^\n]{0,40}(?:not allowed|only)/,
        /cannot be triggered asynchronously/,
      ],
      'i',
    ),
  ],
  [
    'code',
    joinPatterns([
      /\b(?:IllegalPluginAccess|NullPointer|NullReference|InvalidOperation|KeyNotFound|ArgumentNull|Argument|ClassCast|IndexOutOfBounds|IndexOutOfRange|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IllegalState|IllegalArgument|UnsupportedOperation|NotImplemented|NoSuchElement|Arithmetic|DivideByZero|NegativeArraySize|InvocationTarget|Runtime|InvalidCast|NumberFormat)\w{0,10}Exception\b/,
      /\bExceptionInInitializerError(?:null)?\b/,
    ]),
  ],
];
