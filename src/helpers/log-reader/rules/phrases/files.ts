/** Patterns for `machine/general-errors.ts`: what programs of any kind say about files. */
import { joinInOrder, nameGroup, refuseNext, requireNext } from '../../../../lib/join-patterns';

/** From the root of Linux, from the current folder, or of Windows: `/lamp`, `./lamp`, `C:\lamp`. */
const PATH = /(?:\.{0,2}\/|[A-Za-z]:[\\/])[^\s:'",)]{1,200}/;
const FILE = nameGroup('file', [PATH]);
/** A file of settings, of code or of a key, with or without its folders: `lamps/config.yml`. */
const NAMED_FILE = joinInOrder([
  /(?:[A-Za-z]:)?[\w./\\@-]{0,160}\./,
  [
    /jar|exe|dll|json|toml|ya?ml|ini|cfg|conf|properties|txt/,
    /sh|db|dat|sqlite|pem|key|crt|lua|js|py/,
  ],
  /\b/,
]);
const OPTIONAL_QUOTE = /['"`]?/;
const QUOTED_FILE = joinInOrder([OPTIONAL_QUOTE, nameGroup('file', [NAMED_FILE]), OPTIONAL_QUOTE]);

/** What a program was about to do with a file: `open`, `reading`. */
const ACTION = joinInOrder([
  /\b/,
  [
    /open|opening|mkdir|creat(?:e|ing)|create dir|unlink|rename|stat|lstat/,
    /chdir|chmod|chown|fopen|remove|read|reading|write|writing/,
    /lock file|access|load(?:ing)?|file|directory|dir|folder|path/,
  ],
]);
/** `open /lamp: permission denied`. */
export const FILE_DENIED = joinInOrder([
  ACTION,
  /[^\n/\\]{0,24}?/,
  FILE,
  /['")\]]{0,3}[^\n/]{0,40}?(?:[Pp]ermission denied|errno=13)/,
]);

/** `Failed to create the folder /lamps`; not `Failed to create /lamps: No such file`. */
export const FILE_NOT_CREATED = joinInOrder([
  /(?:[Ff]ailed to|[Uu]nable to|[Cc]ould not|[Cc]annot|[Cc]an't|[Cc]ouldn't) /,
  /(?:create|make|write(?: to)?)(?: [\w-]{1,20}){0,3} ['"(]?/,
  FILE,
  /['")]?(?!\.{3})/,
  refuseNext([
    /[^\n]{0,120}/,
    [/exists|No space|quota|denied|errno|not permitted|no such|No such/],
  ]),
]);

const FAILED = [
  /[Pp]anic|PANIC|FATAL|[Ff]atal|[Ee]rror|ERROR/,
  /[Ff]ailed|[Uu]nable|[Cc]annot|[Cc]ould(?: not|n't)/,
];
/** `panic: open /lamp: no such file or directory`. */
export const FILE_NOT_OPENED = joinInOrder([
  FAILED,
  /[^\n]{0,300}?\b(?:open|stat|lstat|read|mkdir|chdir|readlink|CreateFile) /,
  FILE,
  /: (?:no such file or directory|The system cannot find the (?:file|path) specified)/,
]);

/** The program does not go on with a new file or with its own values: not `…, using defaults`. */
const NOT_MADE_ANEW = joinInOrder([
  /^/,
  refuseNext([
    /[^\n]{0,400}/,
    [
      /[Cc]reat|[Gg]enerat|[Dd]efault|[Uu]sing|[Ii]gnor|[Ss]kip/,
      /[Dd]ownloading|[Ww]riting|[Oo]ptional/,
    ],
  ]),
]);
/** The line tells of an error: `Exit: `. */
const SAYS_THAT_IT_FAILED = requireNext([
  /[^\n]{0,300}?/,
  [...FAILED, /[Ee]xit|[Aa]bort|SEVERE|CRIT/],
]);
/** `Could not find the lamp file `. */
const DOES_NOT_FIND = joinInOrder([
  NOT_MADE_ANEW,
  /[^\n]{0,200}?(?:[Cc]ould(?: not|n't)|[Cc]annot|[Cc]an't|[Uu]nable to|[Ff]ailed to) /,
  /(?:find|locate) (?:the )?(?:[a-z]{2,14} ){0,2}(?:file )?/,
  OPTIONAL_QUOTE,
]);
/** The file is missing: no system says so, but the program itself. */
export const FILE_NOT_FOUND = [
  // `Could not find lamp.yml at /lamps`.
  joinInOrder([DOES_NOT_FIND, NAMED_FILE, OPTIONAL_QUOTE, / (?:at|in):? /, OPTIONAL_QUOTE, FILE]),
  // `Could not find the file lamp.yml`.
  joinInOrder([DOES_NOT_FIND, nameGroup('file', [NAMED_FILE])]),
  // `Error: config lamp.yml does not exist`.
  joinInOrder([
    NOT_MADE_ANEW,
    SAYS_THAT_IT_FAILED,
    /[^\n]{0,200}?\b(?:[Ff]ile|[Cc]onfig(?:uration)?|[Ss]ettings):? /,
    QUOTED_FILE,
    / (?:was |is |could )?(?:not (?:be )?found|missing|does(?: not|n't) exist)/,
  ]),
  // `Error: missing config file lamp.yml`.
  joinInOrder([
    NOT_MADE_ANEW,
    SAYS_THAT_IT_FAILED,
    /[^\n]{0,200}?\b[Mm]issing (?:[a-z]{2,14} ){0,2}file:? /,
    OPTIONAL_QUOTE,
    nameGroup('file', [NAMED_FILE]),
  ]),
];

/** `tar: Unexpected EOF in archive`. */
export const ARCHIVE_BROKEN = nameGroup('what', [
  [
    /gzip: stdin: not in gzip format/,
    /End-of-central-directory signature not found/,
    /tar: This does not look like a tar archive/,
    /xz: [^\n]{0,60}File format not recognized/,
    /tar: Unexpected EOF in archive/,
    /gzip: stdin: unexpected end of file/,
    /BadZipFile: File is not a zip file/,
  ],
]);
/** `/lamps/a.dat: Input/output error`; not `sysctl: … Read-only file system`. */
export const DISK_UNUSABLE = joinInOrder([
  /^(?![^\n]{0,200}(?:sysctl|can not modify|resolv\.conf))[^\n]{0,300}?/,
  /(?:(?<file>\/[^\s:'"]{1,200})['"]?: )?/,
  nameGroup('what', [
    [
      /Input\/output error|[Ss]tructure needs cleaning|Stale (?:NFS )?file handle/,
      /[Rr]ead-only file system|[Tt]ransport endpoint is not connected/,
    ],
  ]),
]);
