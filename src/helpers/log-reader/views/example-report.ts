/**
 * Holds the report shown before anything has been read; a test compares it with the example log.
 */
import type { LogReport } from '../model';
import { createCounts } from '../redaction/redact-kinds';

export const exampleLog = `[12:00:00 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.4+7) on Linux
[12:00:00 INFO]: [bootstrap] Loading Paper 1.21.4-232-main@12d8fe0 (2025-06-09T10:15:42Z) for Minecraft 1.21.4
[12:00:02 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'ExampleShop-2.1.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'ExampleShop'.
[12:00:19 INFO]: Alex[/203.0.113.7:51012] logged in with entity id 17 at ([world]10.5, 64.0, -20.5)
`;

export const exampleRedacted = exampleLog.replace('203.0.113.7', '[IPv4 1]');

export const exampleReport: LogReport = {
  recognized: {
    java: '21',
    software: 'Paper',
    softwareVersion: '1.21.4-232-main@12d8fe0',
    game: '1.21.4',
    families: ['bukkit', 'vanilla'],
    client: false,
  },
  problems: [
    {
      source: 'rule',
      id: 'plugin-missing-dependency',
      title: 'The plugin ExampleShop-2.1 did not load because this is missing: Vault.',
      cause:
        "The plugin is built on another plugin. The error below says: “Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'ExampleShop'.”",
      fix: 'Install Vault for your game version and restart. If it is installed, look further up for the reason why it did not start.',
      guides: [
        {
          route: '/installing-plugins',
          row: 'trouble-unknowndependencyexception-unknown-missing-dependency-plugin',
          title: 'Install plugins on a Paper server',
        },
      ],
      line: 3,
      text: "[12:00:02 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'ExampleShop-2.1.jar' in folder 'plugins'",
      count: 1,
      outcome: 'open',
    },
  ],
  hints: [],
  more: false,
  firstError: {
    line: 4,
    fatal: false,
    mark: 'error',
    owner: 'ExampleShop-2.1',
    isInThirdPartyCode: false,
    isDirect: false,
    isOwn: false,
    isThrown: true,
    fault: { kind: 'needs-other' },
    furtherOwners: [],
    header:
      "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'ExampleShop'.",
    logMessage: "Could not load plugin 'ExampleShop-2.1.jar' in folder 'plugins'",
    excerpt:
      "Could not load plugin 'ExampleShop-2.1.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'ExampleShop'.",
  },
  lines: 5,
  redactions: { ...createCounts(), IPv4: 1 },
  replaced: [{ kind: 'IPv4', original: '203.0.113.7', label: '[IPv4 1]', line: 5, count: 1 }],
  replacedMore: 0,
};
