import {
  ADDRESS_OF_OTHERS,
  IMAGE_HELPER_FAILED,
  NO_JAVA_FOR_MCSMANAGER,
  SCRIPT_FAULT,
  START_FILE_MISSING,
} from '../phrases/start';
import { ANYWHERE, type Rule } from '../rule';

const SWAP = { route: '/extras/swap' };
const REACHED = {
  ...SWAP,
  row: 'trouble-detected-server-process-in-a-crashed-state-exit-code-137-out',
};

/** Messages of the panel, the container and the shell in it. */
export const startRules: readonly Rule[] = [
  {
    id: 'panel-out-of-memory',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Out of memory: true', 'Out of Memory: true', 'OOMKilled":true', 'OOMKilled: true'],
    patterns: [/Out of [Mm]emory: true|OOMKilled"?: ?true/],
    title: 'The memory limit of the plan was reached, and the server was killed.',
    cause:
      'Heap, Java’s own needs and everything else together were more than the plan allows. A larger -Xmx makes that worse.',
    fix: 'Leave room between -Xmx and the plan’s memory (lower -Xmx by about 500 MB), remove plugins or mods, or take a larger plan.',
    guide: REACHED,
  },
  {
    id: 'panel-killed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Killed'],
    patterns: [
      /^(?:[\w.-]{1,60} +\| +)?Killed\s*$/,
      // A shell's messages about a program that it started.
      /^(?![^\n]{0,160}steamcmd\.sh: )[^\n]{0,160}: line \d{1,5}: {1,6}\d{1,8} Killed {2}/,
      /(?:^|[:\d] )(?<!steamcmd[^\n]{0,60})\s*Killed +(?:java|\.\/|"?\$|env |[\w./-]{1,80}(?:java|server|Server))/,
    ],
    title: 'The server was killed from outside, usually because the memory limit was reached.',
    cause: 'The system ends a program that wants more memory than the plan allows (exit code 137).',
    fix: 'Take a larger plan, or remove plugins and mods; with Java leave room between -Xmx and the plan’s memory. If somebody pressed Kill, nothing is wrong.',
    guide: REACHED,
  },
  {
    id: 'library-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["' not found (required by "],
    patterns: [/version [`'‘]GLIBC(?:XX)?_[\d.]{1,8}['’] not found/],
    title: 'The program is built for a newer system than the one in this image.',
    cause: 'It asks for a newer library of the system (GLIBC).',
    fix: 'Choose a newer image in the start settings, or update the image; else take an older build of the program, or tell support.',
  },
  {
    id: 'library-not-loaded',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['error while loading shared libraries: '],
    patterns: [
      /error while loading shared libraries: (?:\S{0,200}\/)?(?<file>[^\s:/]{1,80}): (?<what>[^\n:]{1,60})/,
    ],
    title: 'The program does not start: its library {file} is missing or does not fit ({what}).',
    cause:
      '“No such file” means that it is not there; “invalid ELF header” or “file too short” that it is damaged; “wrong ELF class” that it is made for another kind of program. Libraries with “steam” in the name belong to the game, most others to the system or the image.',
    fix: 'Have Steam check the game’s files, or reinstall the server after a backup. If the library is one of the system: choose another image in the start settings, or send the line to support; on your own machine, install the package that holds it.',
  },
  {
    id: 'panel-no-image',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'No such image: ',
      'manifest unknown',
      'pull access denied for',
      'failed to pull image',
    ],
    patterns: [
      /No such image: (?<image>[^\s"']{1,160})/,
      /pull access denied for (?<image>[^\s,"']{1,160})/,
      /(?<image>manifest unknown|failed to pull image)/,
    ],
    title: 'The container image that the server runs in could not be fetched ({image}).',
    cause:
      'The image was renamed or removed, its name is misspelled, it is a private one, or its registry did not answer. Your files have nothing to do with it.',
    fix: 'On a panel: choose another image in the start settings if it offers some; otherwise send this line to support. On a machine of your own: compare the name with the one in the instructions of the project, with its registry (such as “ghcr.io/”) and tag; for a private one log in first (“docker login”).',
  },
  {
    id: 'container-log-driver',
    effect: 'ends',
    software: ANYWHERE,
    covers: true,
    literals: ['log driver', 'logging driver'],
    patterns: [
      /failed to (?:create|start) container[^\n]{0,200}?(?<what>(?:invalid|unsupported|unknown) log driver|logger: no log driver named \S{1,40})/,
      /Error response from daemon: [^\n]{0,160}?(?<what>(?:invalid|unsupported|unknown) log driver|logger: no log driver named \S{1,40})/,
    ],
    title:
      'The container was not started: the way in which it is to keep its log is not known here ({what}).',
    cause:
      'Docker has log drivers that Podman and others do not have (such as “local”), and a plugin for one can be missing. Your files are not the cause.',
    fix: 'On your own machine: write a driver that this system has, usually “json-file”, where the container is set up; for Wings that is docker, log_config, type in its config.yml, then restart Wings. On a hosted server send the line to support.',
  },
  {
    id: 'panel-boot-failed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'failed to run pre-boot process',
      'something has gone horribly wrong while attempting to boot',
      'A fatal error was encountered',
      'No server egg configuration could be located',
      'failed to create container',
      'failed to start container',
      'failed to attach to container',
    ],
    patterns: [
      /failed to (?:run pre-boot process|(?:create|start|attach to) container): (?![^\n]{0,200}No such image)(?:Error response from daemon: )?(?<what>[^\n]{1,120})/,
      /something has gone horribly wrong while attempting to boot/,
      /A fatal error was encountered (?:while starting this server|booting this container)/,
      /No server egg configuration could be located/,
      /failed to (?:create|start|attach to) container(?!: )/,
    ],
    title: 'The panel itself could not start the server: its container was never started ({what}).',
    cause:
      'That happens before the game’s own program runs: a fault of the machine, of the panel’s settings, or a full disk. Your files are not the cause.',
    fix: 'Start once more after some minutes. If the error stays, send the lines to support. On your own machine: where the line says “apparmor”, install the package apparmor and restart Docker.',
  },
  {
    id: 'program-download-failed',
    software: ANYWHERE,
    literals: [
      'download URL',
      'error fetching manifest',
      'could not get signed URL',
      'Unable to find an element with attribute matcher',
      'curl: (',
      'wget: ',
      'failed to download',
      'Failed to download',
      'download page failed',
    ],
    patterns: [
      /Failed to (?:process|extract) download URL|could not get signed URL|error fetching manifest/,
      /Unable to find an element with attribute matcher|download page failed, so/,
      /curl: \((?!6\) getaddrinfo\(\) thread)\d{1,2}\)/,
      /wget: (?:server returned error|unable to resolve|bad address)/,
      /[Ff]ailed to download (?:mojang_[\w.]{1,20}|minecraft_server[\w.]{0,20}|(?:the )?server(?:\.jar| jar| files)?\b)/,
    ],
    title: 'The server’s program could not be downloaded at the start.',
    cause:
      'The maker’s page or file server did not answer, refused (403 needs a login or a newer start script), or its address changed.',
    fix: 'Start again after some minutes. In a container then pull a newer image: an old one asks in a way that pages no longer answer. If the error stays, choose a fixed version in the start settings, or upload the program yourself; tell support if every version fails.',
    guide: { route: '/jars' },
  },
  {
    id: 'image-slug-unknown',
    effect: 'ends',
    software: ANYWHERE,
    literals: [' found with slug='],
    patterns: [/No (?:mod)?(?:pack)?s? found with slug=(?<slug>[^\n]{1,120}?)\s*$/],
    title: 'CurseForge has nothing with the short name (slug) “{slug}” that the settings name.',
    cause:
      'The slug is the last part of the address of a page at CurseForge, such as “all-the-mods-10”. A file name, a title or a whole address in its place is not found.',
    fix: 'Correct it in the settings of the container (CF_SLUG or CF_PAGE_URL for a modpack, CURSEFORGE_FILES for mods): copy it from the address of the page. A zip file of your own goes into CF_MODPACK_ZIP.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'image-helper-failed',
    effect: 'ends',
    explainedBy: { rules: ['image-slug-unknown'] },
    software: ANYWHERE,
    literals: ["' command failed"],
    scope: 'entry',
    covers: false,
    patterns: [IMAGE_HELPER_FAILED],
    title:
      'The container could not prepare the server: its step “{command}” failed ({what}) ({words}).',
    cause:
      'Before the start it downloads the server, the loader or the mods, and one of these did not work. A name that is not resolved, a time-out or a refused connection mean that the container does not reach the network; 401, 403 and 404 mean that what the settings name is not there or not allowed. Without a manifest.json a file of CurseForge is a server pack, not the modpack itself.',
    fix: 'If manifest.json is missing, choose the main file of the modpack, not its server pack (CF_FILE_ID). Otherwise compare the version and the names in the settings of the container, and pull a newer image: an old one does not understand (“parse”) what download pages answer today. If it is about the network: try again later, then look at DNS, firewall and proxy of the machine.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'modpack-without-start',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Modpack missing start script'],
    patterns: [/Modpack missing start script/],
    title: 'The archive of the modpack holds nothing that starts a server.',
    cause:
      'It is the pack for players (client), or one without a server part: neither a start script nor a jar of Forge is in it.',
    fix: 'Take the server pack from the page of the modpack (“Server Pack”, “Server Files”). If there is none, install the loader and the mods for servers yourself.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'profiler-crash',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['A fatal error has been detected by the Java Runtime Environment', 'JVMDUMP'],
    scope: 'entry',
    above: true,
    patterns: [
      /Starting (?:a new|background) profiler[^]{0,800}?A fatal error has been detected by the Java Runtime/,
      /A fatal error has been detected by the Java Runtime Environment[^]{0,2000}?Problematic frame:\s*\n#? {0,3}\w {1,3}\[[^+\]\n]{0,100}(?:async-?profiler|spark)/i,
      /JVMDUMP\d{3}\w [^\n]{1,60} in 'Async-profiler/,
    ],
    title: 'Java itself crashed, most likely because of the profiler (of spark).',
    cause:
      'It runs there, or was started right before. It reads the insides of Java with native code, which does not get on with every Java and system (OpenJ9, Alpine Linux).',
    fix: 'Update spark. If the error stays, let it use its Java engine: add --force-java-sampler to /spark profiler start, and write "backgroundProfilerEngine": "java" into its config.json (or "backgroundProfiler": false). Another Java may help, too.',
    guide: { route: '/spark' },
  },
  {
    id: 'script-line-ends',
    software: ANYWHERE,
    literals: ["$'\\r'", '^M: bad interpreter', '\\r: not found', '\\r: command not found'],
    patterns: [
      /(?:^|[\s|])(?<file>[\w./-]{1,120}): line \d{1,5}: \$'[^'\n]{0,80}\\r'/,
      /\$'[^'\n]{0,80}\\r'|\^M: bad interpreter|\\r: (?:command )?not found/,
    ],
    title: 'A start script was saved with line ends of Windows, which Linux cannot run.',
    cause:
      'Editors on Windows end lines with two characters; the first (\\r) then belongs to each command.',
    fix: 'Open the script in the file manager of the panel or in an editor that saves with “LF” (Unix) line ends, save it so and start again; or upload the original again.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'script-needs-bash',
    software: ANYWHERE,
    literals: [
      'Syntax error: "(" unexpected',
      'Bad substitution',
      '[[: not found',
      'source: not found',
      'Illegal option -o pipefail',
      'use sh to run this script',
    ],
    patterns: [
      /(?:^|[\s|/])(?<file>[\w.-]{1,80}): (?:line )?\d{1,5}: (?:Syntax error: "\(" unexpected|Bad substitution|\[\[: not found|source: not found)/,
      /Syntax error: "\(" unexpected|Illegal option -o pipefail|Please do not use sh to run this script/,
    ],
    title: 'The start script {file} is written for bash and was started with sh.',
    cause: 'sh is a smaller shell on Debian and Ubuntu; it does not understand what bash does.',
    fix: 'Start the script with “bash NAME” or “./NAME” instead of “sh NAME” in the start command.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'script-broken',
    software: ANYWHERE,
    literals: [
      'syntax error near unexpected token',
      'unexpected EOF while looking for matching',
      'syntax error: unexpected end of file',
      'syntax error: operand expected',
      'Syntax error: Unterminated quoted string',
      'Syntax error: end of file unexpected',
      'conditional binary operator expected',
      ': unbound variable',
    ],
    patterns: [
      SCRIPT_FAULT,
      /(?:^|[\s|/])(?<file>[\w.-]{1,80}): (?<at>\d{1,5}): (?<what>Syntax error: [^\n]{1,80})/,
    ],
    title: 'The start script {file} has a fault in line {at}: {what}.',
    cause:
      'A character is missing or too many there: a quotation mark or bracket, in the script itself or in a setting that is put into it. Often an update of the script or image brought the fault.',
    fix: 'Undo the last change to the script and to the start settings (quotation marks, brackets and & in names and passwords count, too). If you changed nothing, take a newer version of the script or image, or the one before.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'container-address',
    software: ANYWHERE,
    literals: ['bind host port for', 'userland proxy: listen'],
    patterns: [ADDRESS_OF_OTHERS],
    title:
      'The container cannot open port {port} at {address}: that address is not one of this machine.',
    cause:
      'The allocation in the panel (or the port setting of the container) names an address that the machine does not have itself: a mistyped one, an old one after a move, or the public address of a machine that stands behind a router or in a cloud.',
    fix: 'Whoever runs the machine: take the address that “ip addr” shows there (in a cloud usually the private one), or 0.0.0.0, and give the server that allocation. On a hosted server send the line to support.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'command-missing',
    software: ANYWHERE,
    literals: [': command not found'],
    patterns: [
      /(?:^|[\s|/])(?<script>[\w.-]{1,80}): line \d{1,5}: (?<command>[\w./+-]{1,80}): command not found/,
    ],
    title: 'The start script {script} calls {command}, which is not there.',
    cause:
      'The image (container) or the machine does not have that program, or an earlier step that should have downloaded it failed: the lines before then tell of it.',
    fix: 'Look at the lines before for a download that failed, and start again once it works. Else take another image or version of it, or the one before the last update; on your own machine, install the program.',
  },
  {
    id: 'wrong-processor',
    software: ANYWHERE,
    literals: ['Exec format error', 'exec format error', 'Illegal instruction'],
    patterns: [
      /(?<!\(Reason: )(?<what>[Ee]xec format error)/,
      /(?<what>Illegal instruction(?: \(core dumped\))?)\s*(?:$|\(| +[\w./"$-])/,
    ],
    title: 'The program is made for another processor than this machine has ({what}).',
    cause:
      'A program for x86-64 on an ARM machine (or the other way round), a file that is no program, or a processor without commands that the game needs (AVX).',
    fix: 'Take the build for this processor. If you did not change the program, send the line to support: another machine may be needed.',
  },
  {
    id: 'file-missing',
    explainedBy: { rules: ['wrong-processor'] },
    software: ANYWHERE,
    literals: [
      'No such file or directory',
      'not found',
      'could not be found in files',
      'ould not find ',
      "couldn't execute ",
      'fork/exec ',
    ],
    patterns: [
      START_FILE_MISSING,
      /^(?:[^\n]{0,40}[\s|])?(?:\/bin\/)?(?:ba|da)?sh: \d{1,5}: (?<file>java|mono|dotnet|node|php|python3?|\.?\/[\w./-]{1,160}): not found/,
      /couldn't execute "(?<file>[^"\n]{1,160})": no such file or directory/,
      /\bexec: "(?<file>java|mono|dotnet|node|php|python3?|\.?\/[\w./-]{1,160})": executable file not found in \$PATH/,
      /\bfork\/exec (?<file>\/[^\s"]{1,160}): no such file or directory/,
      /[Cc]ould not find (?<file>[\w.-]{1,80}\.(?:jar|exe)) (?:at|in): /,
      /Specified (?<file>server binary|[\w.-]{1,80}) could not be found in files/,
    ],
    title: 'The start file {file} is not there.',
    cause:
      'The installation broke off (often a full disk or a failed download), or the start command names another file.',
    fix: 'Look at the lines above, and into the log of the installation, for what failed first: a download, a full disk, or a sign-in (some games want a Steam account in the start settings). Reinstall the server after a backup, and compare the start command with the files.',
    guide: { route: '/jars' },
  },
  {
    id: 'jar-not-accessible',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Error: Unable to access jarfile'],
    patterns: [/Error: Unable to access jarfile (?!\{\{|\$\{)(?<file>[^\n]{1,160}?)\s*(?:$|\n)/],
    title: 'Java does not find the file {file} that the start command names.',
    cause: 'The jar has another name or is not there, or an option in front of it is misspelt.',
    fix: 'Compare the name in the start settings with the files, capital letters included.',
    guide: { route: '/jars', row: 'trouble-error-unable-to-access-jarfile-server-jar' },
  },
  {
    id: 'mcsmanager-java-missing',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    above: true,
    literals: ['process startup failed. The possible reasons are'],
    patterns: [
      /> (?:java|javaw)(?:\.exe)? [^\n]{0,400}\n[^\n]{0,60}process startup failed\. The possible reasons are/,
      NO_JAVA_FOR_MCSMANAGER,
    ],
    title: 'The panel (MCSManager) could not start “java”: usually it does not find Java.',
    cause:
      'The start command begins with “java” alone. The service of the panel that starts servers (its daemon) looks for it in its own PATH, which can be another one than yours, and only knows a Java that was there when it started.',
    fix: 'Install the Java for your game version and restart the daemon. If the error stays, write the whole path to java in the start command (on Linux “command -v java” prints it, on Windows “where java”). Then compare the name of the jar with the file.',
    guide: { route: '/java-version' },
  },
  {
    id: 'jar-not-named',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Error: Unable to access jarfile', '-jar requires jar file specification'],
    patterns: [/Error: Unable to access jarfile\s*$|-jar requires jar file specification/],
    title: 'The start command names no jar: the server itself is not installed.',
    cause:
      'The name is empty, usually because the installation (of a modpack or a loader) stopped before it wrote it.',
    fix: 'Read the log of the installation, then reinstall the server in the panel after a backup. Or write the name of the jar into the start settings.',
    guide: { route: '/jars' },
  },
  {
    id: 'argument-file-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Error: could not open', 'Could not find or load main class @', '_args.txt'],
    patterns: [
      /Error: could not open [`'"](?<file>[^`'"\n]{1,160})['"`]/,
      /Could not find or load main class @(?<file>\S{1,160})/,
      // Java's launcher prints messages in the system's language.
      /^(?:\[[^\]\n]{1,40}\]:? )?(?:Error|Erreur|Errore|Erro|Fehler|エラー|错误|錯誤|오류)\s?[:：][^@\n]{1,120}@(?<file>\S{1,160}_args\.txt)/,
    ],
    title:
      'The start command names {file}, which this server does not have or this Java does not read.',
    cause:
      'Forge and NeoForge since 1.17 start with argument files (@…). They are missing when the installation broke off, and Java 8 does not know them.',
    fix: 'Reinstall the loader after a backup, and choose the Java of the table for your game version.',
    guide: { route: '/java-version' },
  },
];
