import { ANYWHERE, ON_JAVA, type Rule } from '../rule';

/** A size that Java refuses only if it is a 32-bit one: a few GB, written as they should be. */
const TOO_MUCH_FOR_32_BIT = String.raw`-Xm[xs](?:(?:[2-9]|\d{2,3})[gG]|\d{4,6}[mM])(?=\s*\n[^\n]{0,40}exceeds the maximum representable size)`;

/** Messages of Java: version, memory, command line. */
export const javaRules: readonly Rule[] = [
  {
    id: 'memory-maps',
    software: ['any'],
    literals: ['max_map_count'],
    // Java lists the setting in each report of a crash.
    patterns: [/\bmax_map_count\b(?! \(maximum number|\.conf\b| = \d{1,9}\s*$)/],
    title: 'The machine allows a program too few separate areas of memory (vm.max_map_count).',
    cause:
      'That is a setting of the machine’s kernel, neither a file of the server nor its memory. Java with ZGC, databases and some games need more than the usual 65530.',
    fix: 'On a machine of your own run “sysctl -w vm.max_map_count=262144” (or the number in the line) as root, on the machine itself and not in a container, and write vm.max_map_count=262144 into a file in /etc/sysctl.d to keep it. On a hosted server send the line to support; until then choose G1 instead of ZGC.',
    guide: { route: '/optimization' },
  },
  {
    id: 'java-too-old',
    software: ON_JAVA,
    unlessExplained: true,
    literals: [
      '(class file version',
      'Unsupported major.minor version',
      '(unrecognized class file version',
    ],
    patterns: [
      /UnsupportedClassVersionError: (?<class>[^\s:]{1,300})[^\n]{0,200}\(class file version (?<classFile>\d{2})\.\d+\)/,
      /UnsupportedClassVersionError: (?<class>[^\s:]{1,300})[^\n]{0,40}Unsupported major\.minor version (?<classFile>\d{2})\.\d+/,
      /(?:^|[\s"'])(?<class>[\w./$-]{3,300}) has been compiled by a more recent version of the Java Runtime \(class file version (?<classFile>\d{2})\.\d+\)/,
    ],
    title: 'Something here needs Java {java}, and the server runs on an older one.',
    cause: '“Class file version {classFile}” stands for Java {java}.',
    fix: 'Switch the server to Java {java}, if your game version runs on it; otherwise take an older build of the plugin or mod.',
    guide: { route: '/java-version' },
  },
  {
    // The line breaks off before the version.
    id: 'java-too-old-cut',
    software: [...ON_JAVA, 'any'],
    unlessExplained: true,
    literals: ['UnsupportedClassVersionError'],
    patterns: [
      /\bUnsupportedClassVersionError:? (?<class>[\w$]{1,40}[/.][\w./$]{1,200})(?: has been compiled by [^(\n]{0,80}(?:\([a-z ]{0,30})?)?\s*$/,
      /\bUnsupportedClassVersionError:?\s*$/,
    ],
    title: 'The Java of the server is too old for what it loads ({class}).',
    cause:
      'The line breaks off before the version, but this error has no other reason. Names such as org/bukkit and net/minecraft belong to the server itself; others to a mod, plugin or library.',
    fix: 'Switch the server to the Java that its game version needs (the guide has a table; in a container the tag of the image chooses it). If it is a mod or plugin that asks for more, take an older build of it.',
    guide: { route: '/java-version' },
  },
  {
    id: 'class-file-unreadable',
    software: ON_JAVA,
    unlessExplained: true,
    literals: ['Unsupported class file major version'],
    patterns: [
      /^(?![^\n]{0,300}Error loading class: (?:net\/minecraft|java)\/)[^\n]{0,600}Unsupported class file major version (?<classFile>\d{2})/,
    ],
    title:
      'Something here is built for Java {java}, and a tool of the server cannot read that yet.',
    cause:
      '“Class file major version {classFile}” stands for Java {java}. The server software reads plugins and mods with a library of its own, which knows Java only up to its own time.',
    fix: 'Update the server software, or install the build of the plugin or mod that was made for your game version. Another Java alone does not help.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-modules-closed',
    software: ON_JAVA,
    literals: [
      'InaccessibleObjectException',
      'NoSuchFieldException: ucp',
      'NoSuchFieldException: modifiers',
      'sun.misc.Unsafe.',
      'because module java.base does not ',
    ],
    patterns: [
      /InaccessibleObjectException: Unable to make [^\n]{0,300}does not "(?:opens|exports) (?<package>[\w.]{1,80})/,
      /IllegalAccessError: [^\n]{1,300} because module java\.base does not (?:export|open) (?<package>[\w.]{1,80})/,
      /NoSuchFieldException: (?<package>ucp|modifiers)\b/,
      /NoSuchMethodError: [^\n]{0,80}(?<package>sun\.misc\.Unsafe\.\w{1,40})/,
    ],
    title:
      'A plugin, mod or the server is made for an older Java: this one refuses it a look inside ({package}).',
    cause: 'Since Java 16 programs may no longer reach into Java’s own parts.',
    fix: 'Choose the Java of the table for your game version; update what the trace names. On 1.16.5 and older that is Java 8, 11 or 16.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-not-found',
    effect: 'ends',
    software: [...ON_JAVA, 'any'],
    literals: ['Could not find or load main class', 'no main manifest attribute'],
    patterns: [
      /Could not find or load main class (?!@)(?<class>[\w.$-]{1,160})/,
      /no main manifest attribute, in (?<class>[^\n]{1,160}?)\s*(?:$|\n)/,
    ],
    title: 'Java finds no program to start ({class}).',
    cause:
      'The jar is a plugin, mod, installer or library and no server, is damaged, or the start command has a stray word.',
    fix: 'Put the server jar there that your software offers, and compare the start command.',
    guide: { route: '/jars' },
  },
  {
    id: 'java-32-bit-heap',
    effect: 'ends',
    software: [...ON_JAVA, 'any'],
    scope: 'entry',
    covers: false,
    literals: ['Invalid initial heap size', 'Invalid maximum heap size'],
    patterns: [
      new RegExp(
        String.raw`Invalid (?:initial|maximum) heap size: (?<option>${TOO_MUCH_FOR_32_BIT})`,
      ),
    ],
    title: 'This Java is a 32-bit one, which cannot give {option}.',
    cause: 'A 32-bit Java has room for about 1.5 GB.',
    fix: 'Install the 64-bit Java (x64) in the version that the server needs, and take the 32-bit one (x86) away. Until then stay below 1500M.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-heap-option',
    effect: 'ends',
    software: [...ON_JAVA, 'any'],
    scope: 'entry',
    covers: false,
    literals: [
      'Invalid initial heap size',
      'Invalid maximum heap size',
      'Could not reserve enough space',
      'Initial heap size set to a larger value',
      'Too small maximum heap',
      'Too small initial heap',
    ],
    patterns: [
      new RegExp(
        String.raw`(?<option>Invalid (?:initial|maximum) heap size: (?!-Xm[sx](?:\{\{|\$\{|%))(?!${TOO_MUCH_FOR_32_BIT})\S{1,40})`,
      ),
      /(?<option>Could not reserve enough space for \S{1,30})/,
      /(?<option>Initial heap size set to a larger value than the maximum heap size)/,
      /(?<option>Too small (?:initial|maximum) heap)/,
    ],
    title: 'The memory in the start command does not work: {option}.',
    cause:
      'A unit or a space was typed wrong, -Xms is larger than -Xmx, it is more memory than there is, or this Java is a 32-bit one, which cannot have more than about 1.5 GB.',
    fix: 'Enter a number in MB that is below the plan’s memory, with -Xms not above -Xmx. If a few GB are refused, choose a 64-bit Java.',
    guide: { route: '/extras/swap', row: 'trouble-invalid-maximum-heap-size-xmx' },
  },
  {
    id: 'java-option',
    effect: 'ends',
    software: [...ON_JAVA, 'any'],
    literals: [
      'Unrecognized VM option',
      'Unrecognized option: ',
      'is not a recognized option',
      'can not be combined with',
      'Conflicting collector combinations',
      'Unexpected +/- setting in VM option',
      'Improperly specified VM option',
      'Multiple garbage collectors selected',
      'Option -XX:',
      'must be enabled via -XX:',
      'Error opening zip file or JAR manifest missing',
    ],
    patterns: [
      /Unrecognized VM option '(?<option>[^'\n]{1,120})'/,
      /Unrecognized option: (?<option>[^\n]{1,120}?)\s*(?:$|\n)/,
      /UnrecognizedOptionException: (?<option>[^\n]{1,80}?) is not a recognized option/,
      /The flag (?<option>\S{1,80}) can not be combined with/,
      /(?<option>Conflicting collector combinations in option list|Multiple garbage collectors selected)/,
      /Option (?<option>-XX:\S{1,80}) not supported/,
      /VM option '(?<option>[^'\n]{1,120})' is (?:experimental|diagnostic) and must be enabled via/,
      /Error opening zip file or JAR manifest missing ?: ?(?<option>[^\n]{1,120}?)\s*(?:$|\n)/,
      /(?:Unexpected \+\/- setting in|Improperly specified) VM option '(?<option>[^'\n]{1,120})'/,
    ],
    title: 'An option in the start command is not accepted: {option}.',
    cause:
      'This Java does not know it (any more), it is misspelt, it does not go together with another one, it needs more processors than the plan gives, or the file that it names is not there.',
    fix: 'Take {option} out of the start command, or write the command again with the generator in the guide.',
    guide: {
      route: '/java-version',
      row: 'trouble-unrecognized-vm-option-useconcmarksweepgc-and-error-could-no',
    },
  },
  {
    id: 'container-refuses-thread',
    software: ANYWHERE,
    literals: ['getaddrinfo() thread failed'],
    patterns: [/getaddrinfo\(\) thread failed to start/],
    title: 'A program may not start a thread, so it cannot even look up an address.',
    cause:
      'Usually Docker (with its libseccomp), or the system of the machine, is too old for the image: it forbids the call by which newer programs start threads. Rarely the number of threads is used up.',
    fix: 'Update Docker and libseccomp2 on the machine, or the machine’s system if it gets no updates any more; until then take an older tag of the image. If both are new, raise the limit (--pids-limit of Docker, TasksMax of systemd, ulimit -u). On a hosted server send the line to support.',
  },
  {
    id: 'thread-limit',
    software: [...ON_JAVA, 'any'],
    literals: [
      'unable to create native thread',
      'unable to create new native thread',
      'pthread_create failed (EAGAIN)',
      'Cannot fork',
      'Resource temporarily unavailable',
    ],
    patterns: [
      /unable to create (?:new )?native thread/,
      /pthread_create failed \(EAGAIN\)/,
      /: (?:Cannot fork|fork: (?:retry: )?Resource temporarily unavailable)/,
    ],
    title: 'The machine refuses the program more threads, or memory for them.',
    cause:
      'Their number is limited (by the plan, the container or the user), or memory outside the heap is used up. A plugin or mod that starts threads without end reaches any limit; so do many servers of one user. The heap is not what is full.',
    fix: 'Restart. If it comes back, take out the plugin or mod that was added last or that the trace names, and lower -Xmx where the heap takes nearly all memory. On your own machine, raise the limit (TasksMax of systemd, --pids-limit of Docker, ulimit -u); otherwise send support the line.',
    guide: { route: '/extras/swap' },
  },
  {
    id: 'native-memory',
    software: [...ON_JAVA, 'any'],
    literals: [
      'There is insufficient memory for the Java Runtime Environment',
      'Cannot allocate memory',
      'os::commit_memory(',
      'Failed to commit memory',
    ],
    patterns: [
      /(?:^OpenJDK[^\n]{0,60}INFO: )?os::commit_memory\([^)\n]{0,80}\) failed|Failed to commit memory/,
      /There is insufficient memory for the Java Runtime Environment to continue/,
      /Cannot allocate memory/,
    ],
    title: 'The machine gave a program no more memory (if it is Java: outside the heap).',
    cause:
      'Java’s heap takes nearly all of the plan’s memory, or the program wants more than the machine has free. If much is free, it may have too many separate areas (vm.max_map_count).',
    fix: 'With Java lower -Xmx (and -Xms) so that about a fifth of the plan’s memory stays free. Otherwise take a larger plan, or fewer mods.',
    guide: {
      route: '/extras/swap',
      row: 'trouble-there-is-insufficient-memory-for-the-java-runtime-environmen',
    },
  },
  {
    id: 'out-of-memory',
    software: ON_JAVA,
    literals: ['java.lang.OutOfMemoryError'],
    patterns: [/java\.lang\.OutOfMemoryError(?!: unable to create)/],
    title: 'The server ran out of memory.',
    cause: 'Java asked for more than it was allowed to use.',
    fix: 'Compare -Xmx in the start command with the memory of the plan. If it is far below, raise it, and leave about a fifth of the plan free. Else lower the view distance, remove plugins or mods, or take a plan with more memory.',
    guide: {
      route: '/extras/swap',
      row: 'trouble-java-lang-outofmemoryerror-java-heap-space',
    },
  },
  {
    id: 'disk-full',
    software: ON_JAVA,
    literals: ['No space left on device', 'Disk quota exceeded'],
    patterns: [/No space left on device|Disk quota exceeded/],
    title: 'The disk of the server is full.',
    cause:
      'Worlds, backups, logs or map renders have used up the plan’s space. What is saved now can be damaged.',
    fix: 'Stop the server, delete old logs, map renders or backups you no longer need, and start again.',
    guide: { route: '/file-manager-controls' },
  },
];
