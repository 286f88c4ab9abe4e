import { joinInOrder, nameGroup, refuseNext } from '../../../../lib/join-patterns';
import { ANYWHERE, ON_JAVA, type Rule } from '../rule';

/** What a command prints before the file that it fails at: `cp: cannot create regular file `. */
const FAILED_COMMAND = joinInOrder([
  /(?:^|[\s|])/,
  [/sed|cp|mv|rm|ls|cat|tar|touch/, /mkdir|chmod|chown|ln|find|tee|unzip|install|rsync/],
  /(?:\[\d{1,8}\])?: /,
  /(?:can(?:not|'t) |couldn't |changing )?[\w ]{0,30}?/,
]);
/** What a start script runs, judging by its name: `./start.sh`, `bin/LampServer`; not `config.yml`. */
const PROGRAM = joinInOrder([
  /[\w./$@{}[\]-]{0,160}\/[\w.-]{1,80}?/,
  [/\.sh|\.x86(?:_64)?/, /[Ss]erver|steamcmd|proton|java/],
]);
/** Up to a message that is not about making a folder: that fails for the folder above it. */
const NO_NEW_FOLDER = /^(?![^\n]{0,300}create directory)[^\n]{0,300}?/;
/** `: Permission denied`. */
const DENIED = /: (?:Permission denied|Operation not permitted)/;

const JVM_CRASH = 'A fatal error has been detected by the Java Runtime Environment';
/** The start of Java's report, and the rest up to the line that counts. */
const REPORT = joinInOrder([new RegExp(JVM_CRASH), /[^]{0,2000}?/]);
/** The line above the frame, and the mark of its own line: `# Problematic frame:`, `# `. */
const FRAME = /Problematic frame:\s*\n#? {0,3}/;
/** `C  [liblamp.so+0x12]`: in a library of any kind. */
const FRAME_IN_LIBRARY = joinInOrder([FRAME, /\w {1,3}\[(?<library>[^+\]\n]{1,160})/]);
/** `V  [...]`, `J 12 com.example.Lamp.light(I)V`: in Java itself, or in the code that it ran. */
const FRAME_IN_JAVA = joinInOrder([
  FRAME,
  nameGroup('library', [[/V [^\n]{1,160}?/, /[Jj] [\w $]{0,20} [\w.$/]{1,100}/]]),
  /(?=[\s(]|$)/,
]);

/** `nvoglv64.dll`: drivers of graphics chips, and what programs open windows through. */
const GRAPHICS_DRIVER = joinInOrder([
  [
    // NVIDIA, AMD, Intel.
    /nvoglv\d\d|nvwgf2\w{1,8}/,
    /ati(?:o|g)\w{3,8}|amd(?:vlk|xc|xx)\w{0,8}/,
    /ig\w{1,14}icd\d\d|igc\d\d|igd\w{4,12}/,
    // On Linux.
    /libnvidia-[\w-]{1,40}|libGLX?(?:_\w{1,20})?/,
    /libgallium[\w-]{0,30}|[\w-]{2,20}_dri/,
    /opengl32|(?:lib)?glfw/,
  ],
  /(?:[.-][\w.-]{0,20})?(?:\.dll|\.so|\.dylib)/,
]);
/** `libjvm.so`, `ntdll.dll`: libraries of Java, and of the system below it. */
const LIBRARY_OF_JAVA = joinInOrder([
  [/lib(?:jvm|c|pthread|m|java|zip|net|nio|verify)/, /ld-linux[\w-]{0,10}/, /jvm|ntdll/],
  /[.\d-]/,
]);
/** `C  [nvoglv64.dll+0x12]`. */
const FRAME_IN_DRIVER = joinInOrder([FRAME, /C {1,3}\[/, nameGroup('library', [GRAPHICS_DRIVER])]);
/** `C  [liblamp.so+0x12]`: in a library that a plugin or mod brought. */
const FRAME_IN_OTHER_LIBRARY = joinInOrder([
  FRAME,
  /C {1,3}\[/,
  refuseNext([[GRAPHICS_DRIVER, LIBRARY_OF_JAVA]]),
  /(?<library>[^+\]\n]{1,160})/,
]);

/** Ends of programs in native code, and files that a program may not use. */
export const crashRules: readonly Rule[] = [
  {
    id: 'segmentation-fault',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ['any'],
    unlessExplained: true,
    literals: ['Segmentation fault'],
    patterns: [/(?<!steamcmd\.sh[^\n]{0,40})Segmentation fault/],
    title: 'The program ended with a segmentation fault: it touched memory that is not its own.',
    cause:
      'A fault in native code: the game itself, a native library or mod, an emulated processor, damaged files, rarely the machine’s memory.',
    fix: 'Update the game server and have Steam check its files (or reinstall after a backup), and take mods out for a test. If it comes at another place each time, tell support.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'native-abort',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ['any'],
    literals: ['terminate called', 'terminating due to', 'terminating with', ': Assertion '],
    patterns: [
      /(?<what>\bterminat(?:e called (?:after|without)|ing (?:due to|with) uncaught)(?![^\n]{0,60}bad_alloc)[^\n]{0,160})/,
      /^(?![^\n]{0,80}wineserver)(?:[^\n]{0,120}?: )?(?<what>Assertion [`'][^\n]{1,120}' failed)/,
    ],
    title: 'The program stopped itself: an error in its own native code ({what}).',
    cause:
      'Its makers wrote such a stop for what should never happen: a fault of this version of the program, damaged files, a processor that is only emulated, or a library of the system that does not fit. Words such as “not permitted” in it are no question of file rights.',
    fix: 'Update the program, or go back one version if it began with an update. If the error stays, restore the last backup of its world for a test, and tell its makers the line.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'program-not-executable',
    effect: 'ends',
    software: ['any'],
    literals: [': Permission denied', ': permission denied'],
    patterns: [
      /\bexec: "(?<file>\/[^"\n]{1,160})": permission denied/,
      /\bfork\/exec (?<file>[\w./-][^\s"]{0,160}): permission denied/,
      joinInOrder([
        /failed to run command ['‘"]/,
        nameGroup('file', [PROGRAM]),
        /['’"]: Permission denied/,
      ]),
      joinInOrder([
        /(?:^|[\s/])(?:ba|da|a|k|z)?sh: (?:\d{1,5}: )?["'“]?/,
        nameGroup('file', [PROGRAM]),
        /["'”]?: Permission denied/,
      ]),
      joinInOrder([
        /(?:^|[\s/])(?:[\w.-]{1,80}: (?:line )?\d{1,5}: (?:exec: )?|exec: )["'“]?/,
        nameGroup('file', [PROGRAM]),
        /["'”]?: Permission denied/,
      ]),
    ],
    title: 'The program {file} must not be run: it lacks the right to be executed.',
    cause:
      'It was uploaded or moved without that right (the “x” of its rights), belongs to another user, or lies on a disk that allows no programs.',
    fix: 'Reinstall the server after a backup, which sets the right; or give it yourself: chmod +x FILE on your own machine. In a container, its folder must belong to the user that the container runs as; if the file is part of the image, take a newer image. If it has the right, its disk is mounted with “noexec”: mount that with “exec”, or use a folder on another disk. If you cannot, send the line to support.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'folder-not-creatable',
    software: [...ON_JAVA, 'any'],
    literals: ['create directory', 'ermission denied, cannot create '],
    patterns: [
      /create directory:? ['‘"“]?(?<file>[^\n'’"”:]{1,200})['’"”]?: (?:Permission denied|Operation not permitted)/,
      /[Pp]ermission denied(?:,|:) cannot create (?:directory )?['‘"“]?(?<file>[^\n'’"”]{1,200}?)['’"”]?\s*$/m,
    ],
    title: 'The program may not make the folder {file}.',
    cause:
      'The folder that it is to lie in belongs to another user, or that place may not be written at all. No file is at fault.',
    fix: 'Give the folder above it (and all in it) to the user that the program runs as; in a container that is the folder of the machine that it was given. On a hosted server reinstall after a backup, or send the line to support.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'folder-not-writable',
    software: [...ON_JAVA, 'any'],
    literals: [' is not writable'],
    patterns: [/(?:^|[\s|])(?<file>\/[\w./-]{1,160}) is not writable\b/],
    title: 'The program may not write into the folder {file}.',
    cause:
      'The folder belongs to another user, or the container was given no folder of the machine for it.',
    fix: 'On a machine of your own look whether a folder is mounted there, and give that folder with all in it to the user that the container runs as (usually PUID and PGID say which). On a hosted server send the line to support.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'file-permission',
    software: [...ON_JAVA, 'any'],
    literals: [
      'AccessDeniedException: ',
      '(Permission denied)',
      ': Permission denied',
      'Operation not permitted',
      'read/write permissions to ',
    ],
    patterns: [
      /do not have read\/write permissions to (?<file>[^\s!,]{1,160})/,
      /AccessDeniedException: (?<file>[^\n]{1,200}?)\s*(?:$|\n)/,
      /FileNotFoundException: (?<file>[^\n]{1,200}?) \(Permission denied\)/,
      joinInOrder([
        /(?:line \d{1,5}: |exec: |bash: )/,
        refuseNext([PROGRAM, /["'”]?: /]),
        /(?<file>[^\s:]{1,160}): Permission denied/,
      ]),
      joinInOrder([NO_NEW_FOLDER, FAILED_COMMAND, /['‘"](?<file>[^\n'’"]{1,160})['’"]/, DENIED]),
      joinInOrder([NO_NEW_FOLDER, FAILED_COMMAND, /(?<file>[~./][^\n:'’"]{0,160}?)/, DENIED]),
      /filesystem error: [^\n]{0,60}?["'[](?<file>[^"'\]\n]{1,160})["'\]][^\n]{0,40}Permission denied/,
      /filesystem error: [^\n]{0,40}Permission denied \[(?<file>[^\]\n]{1,160})\]/,
    ],
    title: 'The server may not read or write {file}.',
    cause:
      'The file belongs to another user, or a folder has its name; this happens after moving files from elsewhere. If it comes only while a backup is made, the backup plugin keeps the folder closed: a setting of it ends that.',
    fix: 'On a hosted server: copy the file, delete the original and give the copy its name; or reinstall the server after a backup. If the error stays, tell support. On a machine or in a container of your own: stop the server and give its whole folder to the user that it runs as (“chown -R UID:GID FOLDER” on the machine, with the UID and GID that the settings of the container name).',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'too-many-files',
    software: [...ON_JAVA, 'any'],
    literals: ['Too many open files'],
    patterns: [/Too many open files/],
    title: 'The server has more files open than it may.',
    cause: 'Usually a plugin or mod that does not close its files; rarely a limit that is too low.',
    fix: 'Restart. If it comes back, look in the trace for the plugin that opens files and update it.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'graphics-driver-crash',
    effect: 'ends',
    software: ANYWHERE,
    literals: [JVM_CRASH, 'Problematic frame:'],
    scope: 'entry',
    patterns: [joinInOrder([REPORT, FRAME_IN_DRIVER]), joinInOrder([/^(?:# )?/, FRAME_IN_DRIVER])],
    title: 'The game of a player crashed in the driver of its graphics chip: {library}.',
    cause:
      'It draws the picture, so this is no log of a server. The driver is too old or faulty, a program that draws over games (an overlay, a recorder) reaches into it, or a mod for graphics (shaders, loading screens) asks too much of it.',
    fix: 'Install the newest driver from the page of the chip’s maker (AMD, NVIDIA, Intel) and restart the machine; with the newest one take the one before. Switch overlays off, and take shaders and mods for graphics out for one test. With Forge or NeoForge set earlyWindowControl = false in config/fml.toml. On a machine with two chips choose the faster one for Java.',
  },
  {
    id: 'native-crash-on-alpine',
    effect: 'ends',
    software: ANYWHERE,
    literals: [JVM_CRASH, '# Problematic frame:'],
    scope: 'entry',
    patterns: [
      joinInOrder([REPORT, /-alpine-r\d[^]{0,1000}?/, FRAME_IN_OTHER_LIBRARY]),
      joinInOrder([REPORT, FRAME, /C {1,3}\[(?<library>ld-musl-[\w.-]{1,40})/]),
    ],
    title: 'Java crashed in code that is not made for this system (Alpine Linux): {library}.',
    cause:
      'Alpine has another C library (musl) than most systems (glibc). Native code that plugins, mods and the server bring is usually made for glibc, and crashes here or at once.',
    fix: 'Choose an image, or a Java, without “alpine” in its name: one that is built on Debian or Ubuntu. Worlds and settings stay as they are.',
    guide: { route: '/java-version' },
  },
  {
    id: 'native-library-crash',
    effect: 'ends',
    unlessExplained: true,
    software: ANYWHERE,
    literals: [JVM_CRASH, '# Problematic frame:'],
    scope: 'entry',
    patterns: [
      joinInOrder([REPORT, FRAME_IN_OTHER_LIBRARY]),
      joinInOrder([/^# /, FRAME_IN_OTHER_LIBRARY]),
    ],
    title: 'Java crashed in a library that is not its own: {library}.',
    cause:
      'A plugin or mod brings such libraries (native code: profilers, voice chat, compression, databases), or they belong to the system.',
    fix: 'Update the plugin or mod that brings {library}, or take it out for one test; the file hs_err_pid….log names its folder. On Alpine Linux choose an image without “alpine” in its name first. If the library changes from crash to crash, tell support: the machine’s memory may be faulty.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'native-crash',
    effect: 'ends',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [JVM_CRASH, '# Problematic frame:'],
    scope: 'entry',
    patterns: [
      joinInOrder([REPORT, FRAME_IN_LIBRARY]),
      joinInOrder([REPORT, FRAME_IN_JAVA]),
      joinInOrder([/^# /, FRAME_IN_LIBRARY]),
      /^# Problematic frame:\s*\n#? {0,3}(?<library>\w [^\n]{1,80})/,
    ],
    title: 'Java itself crashed, in native code ({library}).',
    cause:
      'The line under “Problematic frame” says where: libjvm is Java itself, “J” or “j” code that it was running. It is a fault of this Java, or of the machine’s memory.',
    fix: 'Update or change the Java version. If the frame changes from crash to crash, tell support: the machine’s memory may be faulty.',
    guide: { route: '/java-version' },
  },
  {
    id: 'native-crash-unplaced',
    effect: 'ends',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [JVM_CRASH],
    scope: 'entry',
    patterns: [new RegExp(JVM_CRASH)],
    title: 'Java crashed in native code, and these lines do not say where.',
    cause:
      'It is a fault of this Java, of a library that a plugin, a mod or the system brings, of a driver (in a player’s game), or of the machine’s memory.',
    fix: 'Open the file hs_err_pid….log of that time here: it lies in the folder of the server, or of the game, and names the place under “Problematic frame”.',
    guide: { route: '/java-version' },
  },
];
