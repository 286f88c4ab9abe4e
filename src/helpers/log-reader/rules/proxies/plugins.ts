import { joinInOrder } from '../../../../lib/join-patterns';
import type { Rule } from '../rule';

const FAMILY = ['any'] as const;

/** Programs of their own that are often put into the folder of plugins, by the names of their jars. */
const OWN_PROGRAM = String.raw`(?:NanoLimbo|ViaProxy|Geyser-Standalone)(?=[-_.\d])[^/\\\n]{0,120}?\.jar\b`;
const NO_VELOCITY_PLUGIN = String.raw`[^\n]{0,40}\n[^\n]{0,120}Did not find a valid velocity-plugin\.json`;

/** A library in the jar of the proxy refuses what a plugin asks of it: `Wires does not support glow() yet`. */
const UNFINISHED_IN_PROXY = joinInOrder([
  /Couldn't pass \w{1,80} to (?<plugin>[\w.-]{1,80})[^\n]{0,80}\s*\n/,
  /[^\n]{0,40}UnsupportedOperationException: (?<what>\w{1,60} does not support [\w.]{1,60}(?:\(\))?)/,
  /[^\n]{0,40}\n\s*at com\.electronwill\.[^\n]{1,200}/,
]);

/** What a YAML reader says right below the line with the plugin, with or without its own name. */
const YAML_ERROR = String.raw`\s*\n[^\n]{0,120}(?:while (?:scanning|parsing) |mapping values are not allowed|found duplicate key)`;

/** Messages about individual proxy plugins. */
export const proxyPluginRules: readonly Rule[] = [
  {
    id: 'proxy-plugin-packet',
    software: FAMILY,
    literals: ['Error decoding class '],
    patterns: [
      joinInOrder([
        /Error decoding class (?!com\.velocitypowered|net\.md_5|io\.netty|net\.kyori)/,
        /(?<plugin>(?:[a-z]\w{0,40}\.){2}\w{1,40})[.\w]{0,200} Direction (?<direction>\w{1,20})/,
      ]),
    ],
    title: 'The proxy plugin {plugin} cannot read a packet.',
    cause:
      'It reads packets in place of the proxy, and was made for another version of the proxy or of the game. The server behind the proxy and the player’s game are not at fault.',
    fix: 'Install the build of {plugin} for your proxy and the newest game version, or take it out for one test.',
    guide: { route: '/velocity' },
  },
  {
    id: 'proxy-plugin-missing-dependency',
    software: ['proxy'],
    literals: ["Can't load plugin "],
    patterns: [
      /Can't load plugin (?<plugin>[\w.-]{1,100}) due to missing dependency (?<needed>[\w.-]{1,100})/,
    ],
    title: 'The proxy plugin {plugin} needs {needed}, which is not there.',
    cause: 'The plugin is built on another plugin.',
    fix: 'Install {needed} for Velocity on the proxy and restart it.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'proxy-plugin-create-failed',
    leavesOpen: 'reason',
    explainedBy: { rules: ['database-redis'] },
    software: ['proxy'],
    literals: ["Can't create plugin "],
    scope: 'entry',
    patterns: [
      /Can't create plugin (?<plugin>[\w.-]{1,100})(?:[^\n]{0,300}\n){1,6}?1\) \[Guice\/\w{1,60}\]:? (?<what>[^\n]{1,160}?)\.?\s*\n/,
      /Can't create plugin (?<plugin>[\w.-]{1,100})/,
    ],
    title: 'The proxy plugin {plugin} failed while starting.',
    cause:
      'It is built for another version of Velocity or a newer Java (then a class, constructor or method is missing), or another plugin that it asks for is missing or did not start (“No value present”). The lines below say: {what}.',
    fix: 'Update Velocity, its Java and the plugin together, and install what the page of {plugin} asks for.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'proxy-plugin-load-failed',
    software: ['proxy'],
    // The line below gives the reason, and has its own row.
    scope: 'entry',
    literals: ['Unable to load plugin plugins'],
    patterns: [
      new RegExp(
        String.raw`Unable to load plugin (?:[^\n]{0,200}[/\\])?(?!${OWN_PROGRAM}${NO_VELOCITY_PLUGIN})(?<plugin>[^/\\\n]{1,200}?\.jar)`,
      ),
    ],
    title: 'The proxy could not load {plugin}.',
    cause:
      'The file is a plugin for Paper or BungeeCord, no plugin at all (a program of its own, an agent for Java), or damaged.',
    fix: 'Download the build for Velocity. If it is that one, the build is faulty: take the version before, and report it on its issue tracker. If its page names none for Velocity, take the file out of plugins and start it as its page says.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'proxy-jar-is-own-program',
    software: ['proxy'],
    scope: 'entry',
    literals: ['Unable to load plugin plugins'],
    patterns: [
      new RegExp(
        String.raw`Unable to load plugin (?:[^\n]{0,200}[/\\])?(?<file>${OWN_PROGRAM})${NO_VELOCITY_PLUGIN}`,
      ),
    ],
    title: 'The file {file} is a program of its own, no plugin for the proxy.',
    cause:
      'NanoLimbo, ViaProxy and Geyser-Standalone are started by themselves, each as a server of its own. Velocity finds no description of a plugin in such a jar. The proxy itself is not at fault.',
    fix: 'Take {file} out of the folder plugins. Start it as its page says, usually with “java -jar” in a folder and with a port of its own, and enter its address in the settings of the proxy if players are to go there. For Geyser take the file for Velocity instead.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'proxy-plugin-main-missing',
    software: ['proxy', ...FAMILY],
    scope: 'entry',
    literals: ["Can't create module for plugin ", 'Error enabling plugin '],
    patterns: [
      joinInOrder([
        [
          /Can't create module for plugin (?<plugin>[\w.-]{1,100})/,
          // BungeeCord asks for this class itself.
          /Error enabling plugin (?<file>[\w.-]{1,80})(?=[^\n]{0,40}\n[^\n]{0,300}\n(?:[^\n]{0,300}Class[Ll]oader[^\n]{0,300}\n){1,6}[^\n]{0,80}\.PluginManager\.)/,
        ],
        /[^\n]{0,40}\n[^\n]{0,80}ClassNotFoundException: (?<class>[\w.$]{1,200})/,
      ]),
    ],
    title: 'The jar of the proxy plugin {plugin} lacks its own main class ({class}).',
    cause:
      'The plugin’s description names this class, and the jar does not hold it: the build is faulty, the download is damaged, or it is only a part of the plugin. Nothing else has to be installed for it.',
    fix: 'Download {plugin} again from its page, the file for your proxy, and compare the size. If the error stays, take another build of {plugin} and tell its author.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'bungee-jar-is-no-plugin',
    software: FAMILY,
    scope: 'entry',
    literals: ['Could not load plugin from file '],
    patterns: [
      /Could not load plugin from file (?:[^\n]{0,200}[/\\])?(?<file>[^/\\\n]{1,200}?\.jar)\s*\n[^\n]{0,200}Plugin must have a plugin\.yml or bungee\.yml/,
    ],
    title: 'The file {file} is no plugin for this proxy.',
    cause:
      'It has neither bungee.yml nor plugin.yml. It is a plugin for Velocity, a mod, a library, or a program of its own. The proxy itself is not at fault.',
    fix: 'Take {file} out of the folder plugins. If its page has a file for BungeeCord, download that one; a program of its own is started by itself, as its page says.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'proxy-library-unfinished',
    software: FAMILY,
    scope: 'entry',
    literals: ["Couldn't pass "],
    patterns: [UNFINISHED_IN_PROXY],
    title:
      'The plugin {plugin} asks this build of the proxy for something that it cannot do: {what}.',
    cause:
      'It is a library in the proxy’s own jar that says so (it stands first in the trace), not {plugin}. Builds of others (forks, such as Velocity-CTD) and test builds bring other versions of it than the Velocity for which plugins are made.',
    fix: 'Take the newest build of the proxy, or the one by Velocity’s own makers if yours is a fork. If the error stays, update {plugin}, and tell the makers of the proxy the line and its trace.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'velocity-plugin-event',
    leavesOpen: 'reason',
    explainedBy: { rules: ['database-unreachable', 'proxy-library-unfinished'] },
    software: FAMILY,
    literals: ["Couldn't pass "],
    patterns: [/Couldn't pass (?<event>\w{1,80}) to (?<plugin>[\w.-]{1,80})/],
    title: 'The proxy plugin {plugin} failed.',
    cause:
      'A fault of the plugin or a broken file of it. At ProxyInitializeEvent it fails at the start and does nothing afterwards.',
    fix: 'The trace below says what is missing. Update {plugin} and Velocity; if it goes on, take the plugin out for a test.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'bungee-server-undefined',
    effect: 'ends',
    software: FAMILY,
    literals: [') is not defined'],
    patterns: [/\bServer (?<server>\S{1,60}) \(priority \d{1,3}\) is not defined/],
    title:
      'BungeeCord does not start: it is to send players to {server}, a server that its settings lack.',
    cause:
      'In its config.yml the name stands under priorities (of a listener), and there is none of that name under servers.',
    fix: 'Open config.yml of the proxy and write the same name in both places, capital letters included; or take it out of priorities. Then start again.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'proxy-plugin-of-server',
    software: FAMILY,
    scope: 'entry',
    literals: ['Error enabling plugin ', 'Error loading plugin '],
    patterns: [
      /Error (?:enabling|loading) plugin (?<plugin>[\w.-]{1,80})\s*\n[^\n]{0,80}NoClassDefFoundError: org\/bukkit\//,
    ],
    title: 'The plugin {plugin} is made for game servers (Spigot, Paper), not for a proxy.',
    cause: 'It asks for a part of Bukkit, which a proxy does not have.',
    fix: 'Take it off the proxy and put it into the folder plugins of the servers behind it. If its page has a file for proxies, take that one for the proxy.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    // Snap runs plugins of BungeeCord on Velocity, but has only the API of BungeeCord.
    id: 'proxy-plugin-of-bungee',
    software: FAMILY,
    scope: 'entry',
    literals: ['Error enabling plugin ', 'Error loading plugin '],
    patterns: [
      /\[Snap\][^\n]{0,10} Error (?:enabling|loading) plugin (?<plugin>[\w.-]{1,80})\s*\n[^\n]{0,80}NoClassDefFoundError: net\/md_5\/bungee\/(?!api\/)/,
    ],
    title: 'The plugin {plugin} reaches into the inside of BungeeCord, and this proxy is Velocity.',
    cause:
      'Snap runs plugins on Velocity that use only the API of BungeeCord. The class that is missing lies outside of that API, and no version of Velocity has it.',
    fix: 'Look for a build of {plugin} for Velocity, or for another plugin that does the same there. Without one take {plugin} out; it runs only on BungeeCord or Waterfall.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'bungee-listener-failed',
    leavesOpen: 'reason',
    software: FAMILY,
    literals: ['Error dispatching event '],
    patterns: [
      /Error dispatching event (?<event>\w{1,60})\([^\n]{0,2000}\) to listener (?!net\.md_5)(?<plugin>(?:[\w$]{1,60}\.){1,2}[\w$]{1,60})/,
    ],
    title: 'The proxy plugin {plugin} fails at {event}.',
    cause:
      'A fault of the plugin, or it was made for another version of the proxy. What it does at that moment (a login, a change of server) does not happen.',
    fix: 'Update {plugin}. If it goes on, take it out for one test and send the lines to its author.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'config-yaml-of-proxy-plugin',
    roles: ['logger-is-suspect'],
    software: FAMILY,
    scope: 'entry',
    literals: ['Exception encountered when loading plugin: '],
    patterns: [
      joinInOrder([
        /Exception encountered when loading plugin: (?<plugin>[\w.-]{1,80})/,
        new RegExp(YAML_ERROR),
        /(?:[^\n]{0,300}\n){0,8}?[^\n]{0,80}\bin ["']<?[\w ]{1,20}>?["'], line (?<at>\d{1,6})/,
      ]),
    ],
    title:
      'The settings of the proxy plugin {plugin} cannot be read: the YAML is broken in line {at}.',
    cause:
      'A tab instead of spaces, wrong indentation, a missing quote or a colon without a space. The lines below show the place.',
    fix: 'Open the file of settings in the folder of {plugin} at line {at} (usually config.yml), compare it with the lines around and indent with spaces only. If you do not find it, rename it: the plugin writes a new one.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'bungee-plugin-java',
    software: FAMILY,
    scope: 'entry',
    literals: ['Error enabling plugin ', 'Error loading plugin '],
    patterns: [
      /Error (?:enabling|loading) plugin (?<plugin>[\w.-]{1,80})\s*\n[^\n]{0,80}UnsupportedClassVersionError[^\n]{0,300}\(class file version (?<classFile>\d{2})\./,
    ],
    title: 'The proxy plugin {plugin} needs Java {java}, and the proxy runs on an older one.',
    cause: '“Class file version {classFile}” stands for Java {java}.',
    fix: 'Switch the proxy to Java {java} or a newer one. If you cannot, take an older build of {plugin}.',
    guide: { route: '/java-version' },
  },
  {
    id: 'bungee-plugin-failed',
    leavesOpen: 'reason',
    software: FAMILY,
    scope: 'entry',
    literals: [
      'Exception encountered when loading plugin: ',
      'Error enabling plugin ',
      'Error loading plugin ',
      'Failed to enable ',
      ') is unavailable',
    ],
    patterns: [
      new RegExp(
        String.raw`Exception encountered when loading plugin: (?<plugin>[\w.-]{1,80})(?![\w.-])(?!${YAML_ERROR})`,
      ),
      joinInOrder([
        // Bridges such as Snap load plugins of BungeeCord on another proxy, and lack parts of it.
        /(?<!\[Snap\][^\n]{0,10} (?=[^\n]{1,120}\n[^\n]{0,80}NoClassDefFoundError: net\/md_5\/bungee\/(?!api\/)))/,
        /Error (?:enabling|loading) plugin (?<plugin>[\w.-]{1,80})/,
        // Not a plugin for Bukkit, nor for a newer Java.
        /\s*(?:$|\n(?![^\n]{0,80}(?:NoClassDefFoundError: org\/bukkit\/|UnsupportedClassVersionError)))/,
      ]),
      /WARN[^\n]{0,80}\]:? Failed to enable (?<plugin>[\w.-]{1,80})\s*(?:$|\n)/,
      /[\w.-]{1,80} \(required by (?<plugin>[\w.-]{1,80})\) is unavailable/,
    ],
    title: 'The proxy plugin {plugin} did not start.',
    cause:
      'A plugin it needs is missing or too old, or it was made for another proxy. The line above or below names what is missing; `net/md_5/bungee/…` means that it runs on BungeeCord only.',
    fix: 'Install what it needs, or install the build of {plugin} for your proxy.',
    guide: { route: '/installing-proxy-plugins' },
  },
];
