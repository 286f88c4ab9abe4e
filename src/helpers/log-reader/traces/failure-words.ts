/** Defines the words on a line that suggest a failure, an end, or neither. */
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';

/** Words that suggest a failure, in the languages of loaders and programs. */
export const FAILURE = joinPatterns(
  [
    joinInOrder([
      /\b/,
      [
        /fail(?:ed|ure|s)?|\w*errors?|\w*exception|cannot|can.t|could(?: not|n.t)|unable to|refused/,
        /denied|fatal|panic(?:ked)?|abort(?:ed|ing)?|crash(?:ed|ing)?|(?<!been )killed/,
        /segmentation fault|not found|no such file|not exist|invalid|missing|corrupt(?:ed)?|timed out/,
        /unsupported|incompatible|illegal|EAI_AGAIN|too low|out of memory|core dumped/,
        // German, French, Spanish
        /Fehler|fehlgeschlagen|erreur|échec|fallo/,
      ],
      /\b/,
    ]),
    // Chinese, Japanese, Korean, Russian
    /错误|失败|异常|崩溃|錯誤|失敗|エラー|오류|실패|ошибка|не удалось/,
  ],
  'iu',
);
/** Phrases with such words that mean nothing. */
export const NEGATED_FAILURE = joinPatterns(
  [
    /\b(?:no|0|without(?: any)?) (?:errors?|failures?|exceptions?)\b/,
    /\b(?:errors?|failures?|failed): ?0\b/,
    /\b(?:crash|error)[ -]?(?:report|handl|log)(?:ing|er|s)?\b/,
  ],
  'i',
);
/**
 * Phrases with such words that healthy servers print: lists of mods, settings, a late tick, a
 * player who lost connection.
 */
export const HARMLESS = joinPatterns(
  [
    /^\s*[-|\\] {0,4}[a-z][\w-]{1,60} v?\d/,
    /: (?:true|false)\s*$/,
    /is missing mods\.toml file/,
    /Loader's extended semantic version/,
    /Detected server process in a crashed state/,
    /last crash occurred/,
    /Can't keep up!/,
    /get SOMAXCONN/,
    /^Error loading class: \S{1,200} \(java\.lang\.ClassNotFoundException\b/,
    /^Ambiguity between arguments/,
    /^Unknown or incomplete command/,
    /\blost connection\b/,
    /\b(?:read )?timed out\s*$/,
    /\bmoved (?:too quickly|wrongly)/,
    /^(?:server\.properties|config\.yml) does not exist/,
  ],
  'i',
);
/**
 * Messages that Steam, Wine, Unity, shells and some games print at every start without
 * consequences: a first attempt that a second one replaces, a component that servers do not need, a
 * file that does not exist yet.
 */
export const STARTUP_NOISE = joinPatterns(
  [
    /dlmopen \S{1,80} failed/,
    /dlopen failed trying to load/,
    /^with error:/,
    /^(?:\S{1,120}\/)?(?:steamclient|steamservice|libSDL\w{0,10})\.so[\d.]{0,8}: cannot open shared object/,
    /\[S_API FAIL\] Tried to access/,
    /setlocale\('/,
    /ILocalize::AddFile/,
    /ProtonFixes\[/,
    /\b[\da-f]{3,4}:(?:fixme:|err:(?!module|seh|virtual|environ|sync|process|heap)\w{2,20}:)/,
    /wine: RLIMIT_NICE|wine32 is missing|wine: Read access denied/,
    /^(?:libEGL|MESA|Xlib)\b|XDG_RUNTIME_DIR not|xdg-user-dir/,
    /SteamAPI_IsSteamRunning\(\) failed/,
    /Wine Gecko/,
    /from LD_PRELOAD cannot be preloaded/,
    /\/etc\/machine-id, error/,
    /preloader: Warning: /,
    /Fallback handler could not load/,
    /Unable to preload the following/,
    /Shader \S{1,80} (?:shader )?is not supported/,
    /Shader Unsupported: /,
    /\bcould not load (?:morgue|player_history|server_preferences)\b/,
    /\busermod: /,
    // Mixin says so of many mods that run well.
    /does not specify "minVersion" property/,
    /\bALSA lib \w/,
    /^SLF4J: /,
    /Failed to load CDN config/,
    /Error opening allow ?list file/,
    /\b(?:cp|rm|cat|mkdir|ln|mv|sed|tail|jq): [^\n]{0,200}(?:No such file or directory|File exists)\s*$/,
    /: unexpected operator\s*$/,
  ],
  'i',
);

/** An error during shutdown is not its cause. */
export const DURING_SHUTDOWN = /\b(?:while|during) (?:shutting down|shutdown|stopping)\b/i;

/** What a program, or the shell around it, says directly after the error that it ends with. */
export const GIVES_UP = joinPatterns(
  [
    joinInOrder([
      /\b/,
      [
        /exit status [1-9]|exited with (?:code |status )?[1-9]|startup (?:has )?failed/,
        /(?:server|program|application)[^\n]{0,20} (?:is )?(?:exiting|aborting)/,
        /cannot continue|refusing to (?:start|load|run|continue)/,
      ],
      /\b/,
    ]),
    /^(?:Exiting|Aborting)\b[^\n]{0,40}$/,
    /^Node\.js v\d/,
  ],
  'im',
);

/** What a program or its shell prints when it ends. */
export const PROGRAM_END = joinPatterns([
  /error while loading shared libraries: /,
  /\bterminat(?:e called (?:after|without)|ing (?:due to|with) uncaught)/,
  /: Assertion [`'][^\n]{1,300}' failed/,
  /\bwine: Unhandled exception/,
  /\(core dumped\)/,
  /^\S{0,40} ?(?:PHP )?Fatal error: /,
  /^panic: /,
  /MultiplayerManager failed: /,
  /FATAL UNHANDLED EXCEPTION/,
  /^Caught fatal signal/,
  /^Unhandled exception\. /,
  /^FATAL ERROR: \S/,
]);

/** Code that rejects the wrong thread only detects the mistake. Its caller made it. */
export const WRONG_THREAD_MESSAGE =
  /(?:wrong|from a different) thread|: (?:Async \w+ing |Attempted to [^\n]{1,80} asynchronously\b)/;
