// cspell:ignore appclassloader classloaders outofmemoryerror
import { ON_JAVA, type Rule } from '../rule';

/** Messages of Java: version, memory, command line. */
export const javaRules: readonly Rule[] = [
  {
    id: 'java-too-old',
    software: ON_JAVA,
    unlessExplained: true,
    literals: ['(class file version'],
    patterns: [
      /UnsupportedClassVersionError: (?<class>[^\s:]{1,300})[^\n]{0,200}\(class file version (?<classFile>\d{2})\.\d+\)/,
    ],
    title: 'Something here needs Java {java}, and the server runs on an older one.',
    cause: '“Class file version {classFile}” stands for Java {java}.',
    fix: 'Switch the server to Java {java}, if your game version runs on it; otherwise take an older build of the plugin or mod.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-below-game',
    software: ON_JAVA,
    literals: ['requires running the server with Java', 'Unsupported Java detected'],
    patterns: [
      /Minecraft (?<game>\S+) (?:and newer )?requires running the server with Java (?<needed>\d+)/,
      /Unsupported Java detected \((?<found>[\d.]+)\)/,
    ],
    title: 'The server software and the Java version do not fit.',
    cause: 'Each game version asks for a certain Java.',
    fix: 'Choose the Java of the table for your game version and restart.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-too-new-for-forge',
    software: ON_JAVA,
    literals: ['cannot be cast to class java.net.URLClassLoader'],
    patterns: [/cannot be cast to class java\.net\.URLClassLoader/],
    title: 'The server software is made for Java 8, and the server runs on a newer one.',
    cause: 'Forge before 1.13 and other old software rely on a part of Java 8 that is gone.',
    fix: 'Switch the server to Java 8 and restart.',
    guide: {
      route: '/java-version',
      row: 'trouble-class-jdk-internal-loader-classloaders-appclassloader-cannot',
    },
  },
  {
    id: 'out-of-memory',
    software: ON_JAVA,
    literals: ['java.lang.OutOfMemoryError'],
    patterns: [
      /java\.lang\.OutOfMemoryError: (?<kind>Java heap space|Metaspace|GC overhead limit exceeded|unable to create (?:new )?native thread|Direct buffer memory)/,
      /java\.lang\.OutOfMemoryError/,
    ],
    title: 'The server ran out of memory.',
    cause: 'Java asked for more than it was allowed to use.',
    fix: 'Lower the view distance, remove plugins or mods, or take a plan with more memory. Raising -Xmx up to the plan’s limit makes it worse.',
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
