// cspell:ignore ddress ermission onnection logfile cachedir execvp hread eceived Inno ibdata dumpall mongod mysqld mysqldump mongodump MISCONF Errcode ectory libicu
import { ANYWHERE, DATABASE_ANSWERED, type Rule } from '../rule';

const DATABASES = { route: '/databases' };

/** Messages of database servers, and of what bots and websites run on. */
export const programRules: readonly Rule[] = [
  {
    id: 'folder-denied',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['cd: /', 'permissions to /'],
    patterns: [
      /line \d{1,5}: cd: (?<folder>\/[\w./-]{1,120}): Permission denied/,
      /do(?:es)? not have (?:read\/write|read|write) permissions to (?<folder>\/[\w./-]{0,119}\w)/,
    ],
    title: 'The server may not use its own folder {folder}.',
    cause:
      'The folder, or the folder of the machine that the container was given for it, belongs to another user. What else is denied below follows from that.',
    fix: 'On the machine give that folder with all in it to the user of the container: “chown -R 1000:1000 FOLDER”, with the numbers that the line or the page of the image names (for Wings the user and group in its configuration). On a hosted server tell support the line.',
  },
  {
    id: 'module-missing',
    software: ANYWHERE,
    literals: ['Cannot find module ', 'Cannot find package ', 'No module named '],
    patterns: [
      /Cannot find (?:module|package) '(?!node:)(?<needed>[@\w][^'\n]{0,120})'/,
      /No module named '?(?<needed>[\w.-]{1,80})/,
    ],
    title: 'The program asks for {needed}, which is not installed there.',
    cause:
      'A package that it builds on is missing: the installation did not run or failed, or it is not in the list of what the program needs.',
    fix: 'Run “npm install” in its folder (Node), or write it into requirements.txt and start again (Python: “pip install”), and read the lines of that installation. If it is a folder of the program itself (such as src or utils), upload it.',
  },
  {
    id: 'module-file-missing',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: ["Cannot find module '.", "Cannot find module '/", "Cannot find module '~"],
    patterns: [
      /Cannot find module '(?<file>[./~][^'\n]{1,200})'\s*\n[^\n]{0,60}Require stack:\s*\n[^\n]{0,200}?\bnode_modules\/(?<needed>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60})/,
      /Cannot find module '(?<file>[./~][^'\n]{1,200})'/,
    ],
    title: 'The program asks for the file {file}, which is not there (part of {needed}).',
    cause:
      'The package or program that it belongs to was not installed or uploaded whole, or the file lies elsewhere or has another name; capitals count.',
    fix: 'A file inside node_modules: delete that folder and run “npm install” anew. Another one: upload it, and compare the start file in the settings with its name.',
  },
  {
    id: 'node-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["'node:"],
    patterns: [
      /Cannot find (?:module|package) '(?<needed>node:[\w/]{1,60})'|No such built-in module: (?<name>node:\w{1,40})/,
    ],
    title: 'Node.js here is too old for this program.',
    cause:
      'The program asks for a part of Node.js itself by a name that only newer versions know ({needed}).',
    fix: 'Choose a newer Node.js in the start settings (the image; the page of the program says from which version on), and run the installation of the packages again.',
  },
  {
    id: 'older-than-asked-for',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['needs to be ', 'need to be ', ' or higher', ' or newer', ' or later'],
    patterns: [
      /(?<what>\b(?:[\w'’-]{1,40} ){1,4}needs? to be (?:at least )?(?:version )?v?\d[\w.-]{0,20} or (?:higher|newer|later))/,
      /(?<what>\b(?:[\w'’-]{1,40} )?(?:requires?|needs) (?:at least )?(?:[\w'’.-]{1,40} ){0,3}?(?:version |build )?v?\d[\w.-]{0,20} (?:or|and) (?:higher|newer|later)\b(?! of ))/,
    ],
    title: 'Something here is older than what is asked for: “{what}”.',
    cause:
      'The line says itself what it needs. The name before it, or the one in the line above, is who asks.',
    fix: 'Update what the line names (on FiveM, “server” is the version of FXServer, the artifact). If that is not possible, take an older build of the part that asks for it.',
  },
  {
    id: 'program-panicked',
    effect: 'ends',
    software: ANYWHERE,
    literals: [' panicked at '],
    patterns: [
      /^(?![^\n]{0,400}(?:AddrInUse|[Aa]ddress already in use|[Pp]ermission denied|[Nn]o space left|[Cc]onnection refused|[Nn]o such file))[^\n]{0,200}?\b[Tt]hread '[^'\n]{1,60}'[^\n]{0,40}? panicked at (?:'(?<what>[^'\n]{1,120})', )?(?<place>[\w.\\/-]{1,160}:\d{1,6}(?::\d{1,6})?)/,
    ],
    title: 'The program ended at a fault of its own (a “panic” at {place}).',
    cause:
      'It met something that its makers had not expected. The line below, or the one with the place, says what. Settings and data can be the reason, too.',
    fix: 'Update the program. If it is the newest, undo what was changed last (a setting, a plugin, a world), and send its makers the lines with the place.',
  },
  {
    id: 'told-to-stop',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: [' indicating exit request'],
    patterns: [/[Rr]eceived SIG(?:TERM|INT|QUIT) indicating exit request/],
    title: 'The container was told to stop; no program in it had failed before.',
    cause:
      'The signal came from outside: a stop or restart in the panel or with docker, a tool that updates images (Watchtower and the like), a restart of the machine; with Podman without root also the end of the login that started it.',
    fix: 'Look at what runs at that time of day: planned restarts, updates, backups. With Podman without root, let the services of the user go on after the login (“loginctl enable-linger”). If the end came while the game saved, give it more time to stop (stop-timeout).',
  },
  {
    id: 'no-home-folder',
    software: ANYWHERE,
    literals: ['/nonexistent/'],
    patterns: [/(?:^|[\s"'(:=])(?<file>\/nonexistent\/[\w./-]{1,120})/],
    title: 'The program wants to write into the home folder of its user, and that user has none.',
    cause:
      '“/nonexistent” stands for the missing home folder of users that are made for services. In a container the image runs as such a user, or HOME is not set.',
    fix: 'Set HOME to the folder of the server (in the start settings or the container’s), or name that folder to the program by an option of its own, such as -cachedir. Take the newest version of the image or egg first.',
  },
  {
    id: 'start-program-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['execvp(3) failed', 'Failed to start server: [Err'],
    patterns: [
      /execvp\(3\) failed\.?: No such file or directory/,
      /Failed to start server: \[Err(?:no|or) 2\]/,
    ],
    title: 'The panel does not find the program that starts the server (mostly Java).',
    cause:
      'It is not installed on the machine, not in the place that the panel looks in (PATH), or the start command names it wrongly.',
    fix: 'On a machine of your own install Java in the version for your server, and write its whole path into the start command (for example /usr/bin/java). On a hosted server choose the Java version in the start settings, or tell support the line.',
    guide: { route: '/java-version' },
  },
  {
    id: 'database-files-locked',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Unable to lock ./', 'another mysqld process', 'postmaster.pid', 'mongod.lock'],
    patterns: [
      /InnoDB: Unable to lock (?<file>\.\/[\w.]{1,60})/,
      /lock file "(?<file>postmaster\.pid)" already exists/,
      /Unable to (?:lock the lock file|create\/open the lock file(?=[^\n]{0,240}by another process)): (?<file>[^\s(]{0,200}mongod\.lock)/,
    ],
    title: 'The database does not start: another one holds its files ({file}).',
    cause: 'It runs already, or an earlier start of it has not ended yet.',
    fix: 'Stop it, press Kill if it does not end, and start it once. Two databases must not use one folder. Do not delete files of the database for this.',
    guide: DATABASES,
  },
  {
    id: 'database-files-newer',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'database files are incompatible with server',
      'initialized by PostgreSQL version',
      'Invalid MySQL server downgrade',
      'Invalid MySQL server upgrade',
      'Cannot downgrade from',
      'Wrong mongod version',
    ],
    patterns: [
      /initialized by PostgreSQL version (?<old>\d{1,3})[^\n]{0,60}version (?<new>[\d.]{1,10})/,
      /(?:Invalid MySQL server (?:down|up)grade|Cannot (?:down|up)grade)[^\n]{0,40}? from (?<old>[\w.-]{1,20}) to (?<new>[\w.-]{0,20}\w)/,
      /database files are incompatible with server|Wrong mongod version/,
    ],
    title: 'The files of the database are from another version of it.',
    cause:
      'The database was updated (or the newest image was taken), and this kind does not take over files across such a step: the files are of one version (here {old}), the program is another (here {new}).',
    fix: 'Go back to the version from before: choose it in the settings or as tag of the image. Then export everything (pg_dumpall, mysqldump, mongodump), start the new version with an empty folder, and import. Keep a copy of the folder.',
    guide: DATABASES,
  },
  {
    id: 'database-upgrade-after-crash',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Upgrade after a crash is not supported', 'Upgrade is not supported after a crash'],
    patterns: [
      /Upgrade is not supported after a crash[^\n]{0,80}\.(?: This redo log was created with (?<old>[\w .-]{1,30}\d))?/,
      /Upgrade after a crash is not supported\.(?: The redo log was created with (?<old>[\w .-]{1,30}\d))?/,
    ],
    title:
      'The database was not shut down cleanly before its update, so the new version does not take its files ({old}).',
    cause:
      'The version before was killed or crashed. What it had not yet written lies in a file (ib_logfile0) that only that version can read.',
    fix: 'Take a copy of the whole folder. Go back to the version before (its tag of the image), let it start once and stop it properly; then update again. Do not delete ib_logfile0: changes would be lost.',
    guide: DATABASES,
  },
  {
    id: 'database-table-crashed',
    roles: DATABASE_ANSWERED,
    software: ANYWHERE,
    literals: ['is marked as crashed'],
    patterns: [/Table '(?<table>[^'\n]{1,120})' is marked as crashed/],
    title: 'The table {table} of the database is damaged.',
    cause: 'The database was ended while it wrote, or the disk was full.',
    fix: 'Look at the free disk, make a copy of the database, then run REPAIR TABLE with that name in phpMyAdmin or the database’s console. If that fails, import the last backup.',
    guide: DATABASES,
  },
  {
    id: 'database-role-missing',
    roles: DATABASE_ANSWERED,
    software: ANYWHERE,
    literals: ['FATAL:  role "', 'FATAL: role "'],
    patterns: [/FATAL: {1,2}role "(?<role>[^"\n]{1,80})" does not exist/],
    title: 'The database has no user {role}.',
    cause:
      'The name in the settings of the program is another one. In a container, user and password from the settings are only used when the folder of the database is still empty.',
    fix: 'Compare the user name on both sides; create the user in the database if it is missing.',
    guide: DATABASES,
  },
  {
    id: 'database-folder-owner',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'has wrong ownership',
      'could not change permissions of directory',
      'could not access directory "',
      'must be writable',
      'have the access rights to',
      '(Errcode: 13',
      'OS errno 13 ',
      'create/open the lock file: ',
    ],
    patterns: [
      /data directory "(?<file>[^"\n]{1,200})" has wrong ownership/,
      /could not access directory "(?<file>[^"\n]{1,200})": Permission denied/,
      /could not change permissions of directory "(?<file>[^"\n]{1,200})": Operation not permitted/,
      /data file '(?<file>ibdata1)' must be writable/,
      /InnoDB\]?:? The error means \w{5,9} does not have the access rights to/,
      /(?:file|dir(?:ectory)?|read|open|create)[^\n']{0,20} '(?<file>[^'\n]{1,200})' \((?:Errcode: 13|OS errno 13)\b/,
      /create\/open the lock file: (?<file>[^\s(]{0,200}mongod\.lock) \(Permission denied/,
    ],
    title:
      'The folder of the database does not belong to the user that the database runs as ({file}).',
    cause:
      'It was made or copied by another user (mostly root), lies on a disk that keeps no owners (a share, a disk of Windows), or the image was updated and now runs as another user.',
    fix: 'On a machine of your own give the folder and all in it to that user (chown -R; PostgreSQL’s image has 999, other images name theirs), or let it lie in a volume of Docker. On a hosted server tell support the line.',
    guide: DATABASES,
  },
  {
    id: 'database-folder-rights',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: ['has group or world access', '" has invalid permissions'],
    patterns: [
      /data directory "(?<file>[^"\n]{1,200})" has (?:group or world access|invalid permissions)/,
    ],
    title: 'PostgreSQL does not start: others may read the folder of its data ({file}).',
    cause:
      'It insists that only its own user can (rights 0700, or 0750). A copy, an upload or a change of rights for a whole tree took that away.',
    fix: 'On a machine of your own: chmod 700 with that folder. On a hosted server tell support the line.',
    guide: DATABASES,
  },
  {
    id: 'redis-cannot-save',
    software: ANYWHERE,
    literals: ['MISCONF Redis is configured to save'],
    patterns: [/MISCONF Redis is configured to save/],
    title: 'Redis cannot save to the disk and therefore refuses changes.',
    cause:
      'The disk is full, its folder may not be written, or the machine gave it no memory for the copy that it makes while saving. Its own log says which.',
    fix: 'Look at the free disk and at the lines of Redis above. Give the folder to the user it runs as. If memory is the reason, set vm.overcommit_memory=1 on the machine.',
    guide: DATABASES,
  },
  {
    id: 'mongodb-needs-avx',
    software: ANYWHERE,
    literals: ['requires a CPU with AVX support'],
    patterns: [/MongoDB [\d.]{1,5}\+ requires a CPU with AVX support/],
    title: 'MongoDB from version 5.0 on does not run on this processor: it lacks AVX.',
    cause:
      'The processor is too old, or the virtual machine hides that part of it. It then ends at once with exit code 132 or “Illegal instruction”.',
    fix: 'Take MongoDB 4.4, or have the virtual machine given the processor type “host” (whoever runs it).',
    guide: DATABASES,
  },
  {
    id: 'start-file-crlf',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      '^M: bad interpreter',
      "$'\\r': command not found",
      '\\r: No such file',
      '\\r’: No such file',
      "\\r': No such file",
    ],
    patterns: [/\^M: bad interpreter|\$'\\r': command not found|\\r['’]?: No such file/],
    title: 'A start script has line ends of Windows, which Linux does not understand.',
    cause: 'It was written or saved on Windows.',
    fix: 'Save it with line ends of Linux (LF): in Notepad++ under Edit → EOL Conversion, or run “sed -i ’s/\\r$//’ FILE”.',
  },
  {
    id: 'dotnet-icu-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['find a valid ICU package', 'libicu'],
    patterns: [/Couldn't find a valid ICU package installed on the system/],
    title: 'The library ICU (libicu) is missing, without which programs in .NET do not start.',
    cause: 'The image (container) or the machine does not have it: .NET takes languages from it.',
    fix: 'Set the variable DOTNET_SYSTEM_GLOBALIZATION_INVARIANT to 1 for the server: it then does without. On a machine of your own install libicu (Debian, Ubuntu: “apt install libicu-dev”; Alpine: “apk add icu-libs”); in a container take the newest image.',
  },
  {
    id: 'container-mount-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['bind source path does not exist'],
    patterns: [/bind source path does not exist(?:: (?<file>[^\s"]{1,300}))?/],
    title: 'The container does not start: a folder that it needs is not on the machine ({file}).',
    cause:
      'The files of the server were moved or deleted, its disk is not mounted, or Wings itself runs in a container and its folder is not the same path inside and outside.',
    fix: 'On a hosted server tell support the line. On a machine of your own look whether that folder is there and its disk is mounted; with Wings in a container give it /var/lib/pterodactyl (and the folder in the line) under the same path. Then start again.',
  },
  {
    id: 'container-refused',
    effect: 'ends',
    unlessExplained: true,
    software: ANYWHERE,
    literals: ['Error response from daemon: '],
    patterns: [/Error response from daemon: (?<what>[^\n]{1,160})/],
    title: 'Docker did not start the container: “{what}”.',
    cause:
      'The server’s own program has not run yet: the line is about the machine, the image or the settings of the container.',
    fix: 'Start once more. If the same line comes back, it is for whoever runs the machine: tell support the whole line.',
  },
];
