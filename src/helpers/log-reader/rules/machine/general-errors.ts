import { joinInOrder, nameGroup, refuseNext } from '../../../../lib/join-patterns';
import {
  ARCHIVE_BROKEN,
  DISK_UNUSABLE,
  FILE_DENIED,
  FILE_NOT_CREATED,
  FILE_NOT_FOUND,
  FILE_NOT_OPENED,
} from '../phrases/files';
import { ANYWHERE, type Rule } from '../rule';

/**
 * What programs of any kind print when the system refuses them something. They come last: a rule
 * that knows the program says more.
 */

/**
 * What programs of any kind print when the system refuses them something. They come last: a rule
 * that knows the program says more.
 */
export const generalErrorRules: readonly Rule[] = [
  {
    id: 'start-script-interpreter',
    effect: 'ends',
    software: ANYWHERE,
    literals: [': no such file or directory', 'exec user process caused'],
    patterns: [
      /(?<!fork\/)\bexec (?<file>\/[\w./-]{1,160}): no such file or directory/,
      /exec user process caused(?: "|: )no such file or directory/,
      /exec: "(?<file>(?:\.?\/)[\w./-]{1,160}\.(?:sh|py|bash))": (?:stat [^\s:]{1,160}: )?no such file or directory/,
    ],
    title: 'The container cannot run its first program ({file}).',
    cause:
      'The file is not in the image or in the folder mounted over it. If it is there, its first line (#!…) names a shell that the image does not have, or the file has line ends of Windows, which the shell’s name then ends with.',
    fix: 'A script of your own: save it with line ends of Linux (LF) and let the first line be #!/bin/sh (or install bash in the image). If you mounted a folder over that of the program, mount it elsewhere. Else take the newest image, or the one before.',
  },
  {
    id: 'kernel-segfault',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: [': segfault at ', 'general protection fault'],
    patterns: [
      /(?<name>[\w.-]{1,40}) ?\[\d{1,8}\]: segfault at [\da-f]{1,16} ip [^\n]{0,80}?(?: in (?<library>[\w.+-]{1,80})\[|$)/,
      /traps: (?<name>[\w.-]{1,40}) ?\[\d{1,8}\] general protection fault/,
    ],
    title: 'The program {name} crashed in native code ({library}); the kernel only notes it.',
    cause:
      'A fault of the program, or of a mod or plugin in native code that does not fit its version. The library in the line is only where it came up. Such a line does not make a running server slow.',
    fix: 'Look into the log of the program at that time. Update it and let its files be checked (Steam: validate), then start without mods in native code. If it is another program each time, tell support: the memory of the machine may be faulty.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'archive-broken',
    software: ANYWHERE,
    literals: [
      'not in gzip format',
      'End-of-central-directory',
      'does not look like a tar archive',
      'File format not recognized',
      'Unexpected EOF in archive',
      'unexpected end of file',
      'not a zip file',
      'not a zipfile',
    ],
    patterns: [ARCHIVE_BROKEN],
    title: 'A downloaded archive cannot be unpacked: {what}',
    cause:
      'The download broke off, the disk is full, or a page with an error message came in place of the file: the link is out of date, or asks for a login.',
    fix: 'Look at the free disk and start the installation again. Open the link from the lines above in a browser: if it does not give the file, take a fixed version or the link of the newest one in the start settings, or upload the file yourself.',
  },
  {
    id: 'disk-unusable',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'Input/output error',
      'tructure needs cleaning',
      'Stale file handle',
      'ead-only file system',
      'EROFS: ',
      'EIO: ',
      'ransport endpoint is not connected',
    ],
    patterns: [DISK_UNUSABLE, /(?<what>EROFS|EIO): [^\n]{1,60}, \w{1,12} '(?<file>[^'\n]{1,200})'/],
    title: 'The disk or share cannot be used as it should: {what} ({file}).',
    cause:
      '“Read-only”: it was mounted that way, or Linux switched to it after errors of the disk. “Input/output error” and “needs cleaning”: the disk or its file system is damaged. “Stale file handle” and “not connected”: the connection to a share or cloud folder is lost.',
    fix: 'Copy what you still can, first. On a machine of your own read “dmesg | tail -50”; mount a share anew; let the file system be checked (fsck) while it is not mounted. In a container look whether the folder was mounted with “:ro”. On a hosted server tell support the line.',
  },
  {
    id: 'program-file-denied',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['ermission denied', 'errno=13', 'Access to the path'],
    patterns: [
      /EACCES: permission denied, \w{1,12} '(?<file>[^'\n]{1,200})'/,
      /\[Errno 13\] Permission denied: ['"](?<file>[^'"\n]{1,200})['"]/,
      /Access to the path ['"](?<file>[^'"\n]{1,200})['"] is denied/,
      FILE_DENIED,
    ],
    title: 'The system refuses the program a file or folder: {file} (Permission denied).',
    cause:
      'The file, or a folder on the way to it, belongs to another user or forbids it: it was made or copied by root, lies in a folder of the machine that the container was given, or is a key that only few may read.',
    fix: 'On a machine of your own give it, with the folder that it lies in, to the user that the program runs as (“chown -R USER FOLDER”). In a container that user has a number: the page of the image names it (often 1000; Factorio 845). A certificate or key: let the program’s group read it. On a hosted server upload the file anew, or tell support the line.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'folder-in-place-of-file',
    software: ANYWHERE,
    literals: ['s a directory', 'EISDIR', 'mount a directory onto a file'],
    patterns: [
      /IsADirectoryError: \[Errno 21\] Is a directory: '(?<file>[^'\n]{1,200})'/,
      /EISDIR: illegal operation on a directory, \w{1,12}(?: '(?<file>[^'\n]{1,200})')?/,
      /(?:read|open) (?<file>\/[^\s:]{1,200}): is a directory/,
      /(?<file>\/[^\s:(]{1,200}) \(Is a directory\)/,
      /(?:mount a directory onto a file|(?:[Ff]ailed|[Ee]rror|[Cc]annot)[^\n]{0,120}: Is a directory)/,
    ],
    title: 'A folder lies where the program expects a file ({file}).',
    cause:
      'Docker makes an empty folder when a file that is to be mounted does not exist on the machine (or its path is mistyped). More seldom somebody made a folder with that name.',
    fix: 'Stop the container. Delete that empty folder on the machine, put the file in its place, and compare its path in the compose file (or the settings). Then make the container anew (“docker compose up -d --force-recreate”).',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'path-not-created',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'ailed to create',
      'nable to create',
      'ould not create',
      'annot create',
      "n't create",
      'ailed to write',
      'nable to write',
      'ould not write',
      'annot write',
      'ailed to make',
    ],
    patterns: [FILE_NOT_CREATED],
    title: 'The program could not make or write {file}.',
    cause:
      'The line does not say why. Mostly the folder belongs to another user (in a container the mounted one was made by root), more seldom a folder on the way to it is missing or the disk is full.',
    fix: 'Look at the free disk. On a machine of your own make the folder and give it to the user that the program runs as (“chown -R USER FOLDER”; for a container the number of its user, which the page of the image names). On a hosted server tell support the line.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'program-file-missing',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'o such file or directory',
      'Could not find a part of the path',
      ' does not exist',
      'The system cannot find the',
      ' find ',
      ' locate ',
      'ot found',
      'issing ',
    ],
    patterns: [
      /ENOENT: no such file or directory, (?!scandir)\w{1,12} '(?<file>[^'\n]{1,200})'/,
      FILE_NOT_OPENED,
      /Could not find a part of the path ['"](?<file>[^'"\n]{1,200})['"]/,
      /(?:^|\s)(?<file>\.\/[\w./-]{1,120}) does not exist\s*$/,
      /FileNotFoundError: \[Errno 2\] No such file or directory: ['"](?<file>[^'"\n]{0,160}[./][^'"\n]{1,160})['"]/,
      ...FILE_NOT_FOUND,
    ],
    title: 'The program does not find a file or folder that it needs: {file}',
    cause:
      'It is not there, has another name (capitals count), or a folder on the way to it is missing: programs make files, but seldom folders. In a container only what was mounted is there.',
    fix: 'Compare the path with the files. If the program is to write there, make the folder (“mkdir -p FOLDER”) and give it to the program’s user. If it is to read there, upload the file or correct its path in the settings; what belongs to the program itself comes back with a new installation (after a backup).',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'value-of-wrong-kind',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'json: cannot unmarshal ',
      'JSON value could not be converted to ',
      'invalid type: ',
    ],
    patterns: [
      /json: cannot unmarshal (?<found>\w{1,12}) into Go (?:struct field (?<field>[\w.[\]-]{1,120}) of type|value of type) (?<kind>[^\s]{1,60})/,
      /The JSON value could not be converted to (?<kind>[\w.]{1,80}?)\.? Path: (?<field>[^\s|]{1,80})/,
      /\b(?<field>[\w.-]{1,60}): invalid type: (?<found>[^,\n]{1,80}), expected (?<kind>[^\n]{1,60}?)(?: (?:at|for)\b|\s*$)/,
    ],
    title: 'A setting holds the wrong kind of value ({field}) (found: {found}) (expected: {kind}).',
    cause:
      'Text stands where a number, a list or true/false belongs, or the other way round. Often the file is from another version of the program. In Wings the names beginning with .process_configuration belong to an egg of the panel.',
    fix: 'Correct that field: text stands in quotation marks, numbers and true/false without, lists in [ ]. Compare with the example that belongs to your version. For Wings correct the egg in the panel (Nests, the egg, Process Management: Start Configuration; “done” is text), then restart Wings.',
  },
  {
    id: 'json-broken',
    software: ANYWHERE,
    unlessExplained: true,
    above: true,
    literals: [
      'invalid character ',
      'JSONDecodeError: ',
      'json.exception.parse_error',
      'in JSON at position',
      'Unexpected end of JSON input',
      'unexpected end of JSON input',
      'is not valid JSON',
      'JsonReaderException: ',
      'LineNumber: ',
      'Failed to parse JSON',
      'JSON parse error: ',
    ],
    patterns: [
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,400}?)?(?<what>invalid character '(?!<)[^\n]{1,4}' (?:looking for|after|in)[^\n]{1,60}?)(?: server=[^\n]{0,60})?$/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,400}?)?JSONDecodeError: (?<what>[^\n]{1,120})$/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,400}?)?\[json\.exception\.parse_error\.\d{1,4}\] (?<what>[^\n]{1,160})$/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,200}?)?SyntaxError: (?<what>[^\n]{0,80}(?:in JSON at position|Unexpected end of JSON|is not valid JSON)[^\n]{0,60})$/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,400}?)?\b(?<what>unexpected end of JSON input)\b/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,400}?)?JsonReaderException: (?<what>[^\n]{1,160})$/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,400}?)?JsonException: (?<what>[^\n]{1,120}LineNumber: \d{1,6})[^\n]{0,60}$/,
      /(?:(?<file>[\w./\\-]{1,120}\.json)\b[^]{0,200}?)?(?:Failed to parse JSON|JSON parse error)[:\s]{1,3}(?<what>[^\n]{1,120})$/,
    ],
    title: 'A file of settings or data (JSON) cannot be read ({file}): {what}',
    cause:
      'JSON is strict: a comma is missing or one too many, a quotation mark or bracket is missing, or there is a comment (// or #), which it does not know. “end of input” or “char 0”: the file is empty or cut off. “ï” at the beginning: it was saved as “UTF-8 with BOM”, and must be plain UTF-8.',
    fix: 'Look at the place that the line names (counted from 1; the fault can be just above). Paste the file into a JSON checker without its passwords, or undo the last change. A file that the program makes itself: rename it, and it writes a new one.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'settings-syntax',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'syntax error',
      'yaml: ',
      'XmlException: ',
      'MissingSectionHeaderError',
      'toml: ',
      'TOML parse error',
    ],
    patterns: [
      /(?:PHP )?Parse error: {1,2}(?<what>syntax error[^\n]{1,160}?) in (?<file>[^\s]{1,160}) on line (?<at>\d{1,6})/,
      joinInOrder([
        /(?:(?<file>[\w./-]{1,120}\.ya?ml)[^\n]{0,80})?\byaml: (?:line (?<at>\d{1,6}): )?/,
        nameGroup('what', [
          [
            /mapping values|did not find|found (?:character|unknown|unexpected)|could not find/,
            /cannot unmarshal|unmarshal errors|block (?:sequence|mapping)|control characters/,
            /unknown anchor/,
          ],
          /[^\n]{0,120}/,
        ]),
      ]),
      /XmlException: (?<what>[^\n]{1,160}?)\.? Line (?<at>\d{1,6}), position \d{1,6}/,
      /(?<what>MissingSectionHeaderError: [^\n]{1,120})/,
      /(?<file>[\w./-]{1,120}\.toml):? (?<what>[^\n]{1,100}?) at line (?<at>\d{1,6})/,
      /(?:TOML parse error|toml: )[^\n]{0,40}?(?:at )?line (?<at>\d{1,6})(?<what>[^\n]{0,120})/,
    ],
    title: 'A file of settings or code cannot be read ({file}) (line {at}): {what}',
    cause:
      'A bracket, a quotation mark, a colon or the indentation is wrong there or just above; YAML takes only spaces for indentation, and XML wants & written as &amp;.',
    fix: 'Open the file at that line and correct it, or undo the last change. If nobody changed it, upload it anew or let the program write a new one (rename the old one first).',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'setting-refused',
    software: ANYWHERE,
    unlessExplained: true,
    above: true,
    literals: [
      ' does not match the required',
      ' is not allowed and must be',
      'has an incorrect type',
      'alidation error',
      '" is required',
      '" is not allowed',
      'nvalid value for ',
      'nvalid configuration',
      'nvalid setting',
      'roperties are not allowed',
      'should match pattern',
      'nrecognized key',
    ],
    patterns: [
      joinInOrder([
        /(?:Value of|Param|Property|Field|Key|Setting|Option) "(?<name>[^"\n]{1,120})" /,
        nameGroup('what', [
          [
            /does not match|is not allowed|has an incorrect type/,
            /is required|must be|is invalid|is missing/,
          ],
          /[^\n]{0,200}/,
        ]),
        /$/,
      ]),
      /"(?<name>[\w.[\]-]{1,80})" (?<what>is required|is not allowed|must be (?:a|an|one of|less|larger|greater)\b[^\n]{0,80})$/,
      /(?:[Ii]nvalid (?:value|setting|configuration)) (?:for|of|in) ['"`]?(?<name>[\w.[\]-]{1,80})['"`]?(?<what>(?![^\n]{0,160}(?:default|using|ignor))[^\n]{0,160})$/,
      /(?<what>[Uu]nrecognized key\(?s?\)?[^\n]{0,120})$/,
    ],
    title: 'A setting is not as the program wants it ({name}): {what}',
    cause:
      'The line says what it expects there. Mostly a value was mistyped or is of another kind (a number or true/false in quotation marks), or the entry has another name since an update.',
    fix: 'Look for that entry in the settings file (or the start settings, if the panel writes the file) and give it a value as the page of the program shows it. An entry that “is not allowed” goes out; one that “is required” has to be added. Then restart.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'settings-invalid-fields',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    unlessExplained: true,
    literals: [' validation error'],
    patterns: [
      /\d{1,3} validation errors? for (?<where>[\w.]{1,60})\s*\n\s{0,4}(?<name>[\w.>\- ]{1,80}?)\s*\n\s{1,8}(?<what>[^\n]{1,120})/,
    ],
    title: 'A setting is missing or wrong: {name} ({what})',
    cause: 'The program checks its settings at the start ({where}), and this one does not pass.',
    fix: 'Enter {name} as the page of the program says, in the file .env or the start settings (names there are mostly in capitals), and restart.',
  },
  {
    id: 'option-unknown',
    effect: 'ends',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'nrecognized ',
      'nknown option',
      'nknown flag',
      'nknown argument',
      'nvalid option',
      'but not defined: -',
      'unexpected argument',
    ],
    patterns: [
      /(?:[Uu]nrecognized|[Uu]nknown|[Ii]nvalid) (?:command[- ]line )?(?:option|flag|argument)s?:? (?:-- )?['"`‘]?(?<option>-{1,2}\w[\w-]{0,60})/,
      /invalid option -- ['"]?(?<option>\w)/,
      /flag provided but not defined: (?<option>-[\w-]{1,60})/,
      /unexpected argument '(?<option>[^'\n]{1,60})' found/,
    ],
    title: 'The start command has an option that the program does not know: {option}',
    cause:
      'It is mistyped, belongs to another version of the program, or a value before it lacks its quotation marks.',
    fix: 'Compare the start command with what the program lists behind “--help” or on its page, and take the option out. If it came with an update, the name may have changed.',
  },
  {
    id: 'variable-not-set',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'nvironment variable',
      ' not set',
      ' must be set',
      ' is required',
      'issing required',
      ' is not defined',
      'equired env',
    ],
    patterns: [
      joinInOrder([
        /[Ee]nvironment variable:? ['"`$]{0,2}(?<name>[A-Z][A-Z0-9_]{2,60})['"`]? /,
        /(?:(?:is|was) )?(?:not (?:set|defined|found|provided|specified)|required|missing|empty|must be)/,
      ]),
      /(?:[Mm]issing|[Rr]equired|[Uu]ndefined|[Uu]nset)[^\n]{0,40}(?:variables?|env(?:ironment)?):? [[('"`]{0,2}(?<name>[A-Z][A-Z0-9_]{2,60})/,
      joinInOrder([
        /(?:^|[\s"'`$([])/,
        /(?<name>(?!XDG_|LD_|SDL_|LC_)[A-Z][A-Z0-9]{1,20}(?:_[A-Z0-9]{1,20}){1,6})/,
        /['"`)\]]{0,2} (?:environment variable )?(?:(?:is|was) )?/,
        [
          /not (?:set|defined|provided|specified)|required\b/,
          /must (?:be|not be) (?:set|provided|specified|defined|empty)/,
        ],
        refuseNext([/[^\n]{0,60}/, [/[Dd]efault|blank string|using|ignor|skip/]]),
      ]),
      /(?:^|[\s$:])(?<name>HOME)['"`]? (?:is |environment variable )?not (?:set|defined)/,
    ],
    title: 'The program needs the setting {name}, which nobody has set.',
    cause:
      'It reads {name} from the environment variables of its start: from the start settings of the panel, the compose file or a file .env. Capitals count.',
    fix: 'Enter {name} there, as the page of the program says what belongs into it, and restart (in Docker make the container anew: “docker compose up -d”). HOME is the folder that the program may write its own files into, such as /home/container.',
  },
  {
    id: 'shell-command-missing',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      ': not found',
      'command not found',
      'env: ',
      'FileNotFoundError: ',
      ': executable file not found in ',
      ' is not recognized as ',
    ],
    patterns: [
      joinInOrder([
        /(?:^|[\s|/])-?(?:(?:ba|da|a|z)?sh|sudo): (?:(?:line )?\d{1,5}: )?/,
        // Games try such commands, and do without them.
        /(?!xdg-|zenity|lsb_release|locale|pactl|pulseaudio|glxinfo|xrandr|lspci|lscpu|ps:)/,
        /(?<command>[\w+-][\w.+-]{0,60}): (?:command )?not found/,
      ]),
      /FileNotFoundError: \[Errno 2\] No such file or directory: ['"](?<command>[\w+-]{1,60})['"]/,
      /\bzsh: command not found: (?<command>[\w.+-]{1,60})\s*$/,
      /\benv: ['‘"](?<command>[\w.+-]{1,60})['’"]: No such file or directory/,
      /exec: "(?<command>[\w.+-]{1,60})": executable file not found in [$%]P/,
      /['"](?<command>[\w.+-]{1,60})['"] is not recognized as (?:an internal or external command|(?:the |a )?name of)/,
    ],
    title: 'The command {command} is not installed here.',
    cause:
      'The image (container) or the machine does not have that program. From version 11 on MariaDB has “mariadb” and “mariadb-dump” in place of “mysql” and “mysqldump”.',
    fix: 'If it is a tool of a Node project (tsc, next, vite): run “npm install” there first. Else install it (Debian, Ubuntu: “apt install NAME”; Alpine: “apk add NAME”; on Windows open a new window afterwards), or take an image that has it. For mysql: install mariadb-client, and if only “mariadb” is there, run “ln -s /usr/bin/mariadb /usr/bin/mysql”.',
  },
];
