/** Rules for containers: their folders, the programs in them, and how they start. */
import { ANYWHERE, type Rule } from '../rule';

/** The folder of the container belongs to somebody else. */
export const containerFolderRules: readonly Rule[] = [
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
    fix: 'On the machine give that folder with all in it to the user of the container: “chown -R 1000:1000 FOLDER”, with the numbers that the line or the page of the image names (for Wings the user and group in its configuration). On a hosted server send the line to support.',
  },
];

/** The container was told to stop, or its program or home folder is not there. */
export const containerProgramRules: readonly Rule[] = [
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
    title: 'The panel does not find the program that starts the server (usually Java).',
    cause:
      'It is not installed on the machine, not in the place that the panel looks in (PATH), or the start command names it wrongly.',
    fix: 'On a machine of your own install Java in the version for your server, and write its whole path into the start command (for example /usr/bin/java). On a hosted server choose the Java version in the start settings, or send the line to support.',
    guide: { route: '/java-version' },
  },
];

/** The container, or its start script, does not start the program. */
export const containerStartRules: readonly Rule[] = [
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
    fix: 'On a hosted server send the line to support. On a machine of your own look whether that folder is there and its disk is mounted; with Wings in a container give it /var/lib/pterodactyl (and the folder in the line) under the same path. Then start again.',
  },
  {
    id: 'container-refused',
    effect: 'ends',
    unlessExplained: true,
    software: ANYWHERE,
    literals: ['Error response from daemon: ', 'DockerResponseServerError { '],
    patterns: [
      /Error response from daemon: (?<what>[^\n]{1,160})/,
      /DockerResponseServerError \{ status_code: \d{3}, message: "(?<what>[^\n]{1,160}?)"? \}/,
    ],
    title: 'Docker did not start the container: “{what}”.',
    cause:
      'The server’s own program has not run yet: the line is about the machine, the image or the settings of the container.',
    fix: 'Start once more. If the same line comes back, it is for whoever runs the machine: tell support the whole line.',
  },
];
