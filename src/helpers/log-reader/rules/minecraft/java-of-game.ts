import { ON_JAVA, type Rule } from '../rule';

/** Versions of Java that the game, its server software or its loaders do not run on. */
export const javaOfGameRules: readonly Rule[] = [
  {
    id: 'java-too-old-for-mixin',
    software: ON_JAVA,
    literals: ['UnsupportedClassVersionError: net/minecraft/class_'],
    patterns: [
      /UnsupportedClassVersionError: net\/minecraft\/class_\d{1,6}[\w$]{0,40} [^\n]{0,200}\(class file version (?<classFile>\d{2})\.\d+\)/,
    ],
    title: 'A mod for Java {java} changes the game’s code, and the server runs on an older Java.',
    cause:
      'The class in the line is one of the game, which itself runs on this Java. A mod that is made for Java {java} was put into it (a mixin); the line does not name it.',
    fix: 'Switch the server to Java {java}, if your game version runs on it. Otherwise look at the mods that were updated last, and take the build before of the one whose page asks for Java {java}.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-too-new-for-loader',
    roles: ['java-too-new'],
    software: ON_JAVA,
    literals: ['Unsupported class file major version'],
    patterns: [
      /Error loading class: (?:net\/minecraft|java)\/[^\n]{1,200}Unsupported class file major version (?<classFile>\d{2})/,
    ],
    title: 'The server runs on Java {java}, which is newer than what its mod loader can read.',
    cause:
      '“Class file major version {classFile}” stands for Java {java}. The class in the line is the game’s own: it is the Java itself that is too new, not a mod.',
    fix: 'Choose the Java in the start settings that belongs to your game version; the guide lists it.',
    guide: { route: '/java-version' },
  },
  {
    id: 'mixin-java-level',
    roles: ['mixin'],
    software: ON_JAVA,
    literals: ['The requested compatibility level JAVA_'],
    patterns: [/The requested compatibility level JAVA_(?<needed>\d{1,2}) could not be set/],
    title: 'A mod needs Java {needed}, and the server runs on an older one.',
    cause: 'Its mixins ask for a Java level that this Java or this loader does not know.',
    fix: 'Switch the server to Java {needed} or newer, if your game version runs on it; otherwise take an older build of the mod that the lines name.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-below-game',
    effect: 'ends',
    software: ON_JAVA,
    literals: ['requires running the server with Java'],
    patterns: [
      /Minecraft (?<game>\S{1,40}) (?:and newer )?requires running the server with Java (?<needed>\d+)/,
    ],
    title: 'Minecraft {game} needs Java {needed} or newer, and the server runs on an older one.',
    cause: 'Each game version asks for a certain Java.',
    fix: 'Switch the server to Java {needed} and restart. If a plugin needs an older Java, update that plugin.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-above-server',
    effect: 'ends',
    software: ON_JAVA,
    literals: ['Unsupported Java detected'],
    patterns: [
      /Unsupported Java detected \((?<classFile>\d{1,3})(?:\.\d)?\)\. Only up to Java (?<newest>\d{1,2})/,
      /Unsupported Java detected \((?<classFile>\d{1,3})/,
    ],
    title: 'This server software does not run on Java {java} (newest that it takes: {newest}).',
    cause:
      'The software is older than this Java: each release knows the Java versions of its time.',
    fix: 'Switch the server to the Java of the table for your game version, or update the server software, and restart.',
    guide: { route: '/java-version' },
  },
  {
    id: 'java-too-new-for-forge',
    effect: 'ends',
    software: ON_JAVA,
    literals: [
      'cannot be cast to class java.net.URLClassLoader',
      'No class provided, and an appropriate one cannot be found',
    ],
    patterns: [
      /cannot be cast to class java\.net\.URLClassLoader/,
      /UnsupportedOperationException: No class provided, and an appropriate one cannot be found/,
    ],
    title: 'The server software is made for Java 8, and the server runs on a newer one.',
    cause:
      'Forge before 1.13, servers of the game up to 1.11 and other old software rely on a part of Java 8 that is gone.',
    fix: 'Switch the server to Java 8 and restart.',
    guide: {
      route: '/java-version',
      row: 'trouble-class-jdk-internal-loader-classloaders-appclassloader-cannot',
    },
  },
];
