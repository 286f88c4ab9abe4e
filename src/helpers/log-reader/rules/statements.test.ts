import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';

const list = (text: string): readonly string[] =>
  readLog(text, { coordinates: false }).report.problems.map(({ id }) => id);

describe('a plugin that works all the same', () => {
  it.each([
    'WARN]: [Lamps] Wires not found, placeholders will not work.',
    'WARN]: [Lamps] Could not find Wires, region support disabled.',
    'INFO]: [Lamps] Wires not found, economy features are disabled',
    'WARN]: [Lamps] Wires is not installed. Tab list disabled.',
    'WARN]: [Lamps] Wires not detected! Some features require it.',
    'WARN]: [Lamps] Wires not found, using its own economy instead',
    'INFO]: [Vault] No economy plugin found',
    'WARN]: [Lamps] Paper is recommended for best performance',
    'WARN]: [Lamps] Your config.yml is outdated, updating it now',
    "WARN]: [Lamps] Set 'debug' to false in config.yml to hide this message",
    'WARN]: [Lamps] This plugin requires Java 21 in future versions',
    'INFO]: [Lamps] Requires Java 17: OK',
    'INFO]: [Lamps] Minecraft 1.8.8 is not supported by the old module',
  ])('is not said to lack anything: %s', (line) => {
    expect(list(`[12:00:00 ${line}\n`)).toEqual([]);
  });
});

describe('a statement that is no cause', () => {
  it.each([
    "ERROR: ld.so: object 'libjsig.so' from LD_PRELOAD cannot be preloaded (cannot open shared object file): ignored.\n",
    '[12:00:00 WARN]: [MavenLibraryResolver] Use of Maven Central as a CDN is against the Maven Central Terms of Service. Use MavenLibraryResolver.MAVEN_CENTRAL_DEFAULT_MIRROR instead.\njava.lang.RuntimeException: Plugin used Maven Central for library resolution\n\tat io.papermc.paper.plugin.loader.library.impl.MavenLibraryResolver.addRepository(MavenLibraryResolver.java:124) ~[paper-api-1.21.7-R0.1-SNAPSHOT.jar:?]\n',
    'Config file lamps.json not found, creating the default one. No error.\n',
  ])('names nobody: %s', (log) => {
    expect(list(log)).toEqual([]);
  });

  it('about memory is not about the disk', () => {
    expect(list('[0.1s][error][gc] Failed to map memory (Not enough space)\n')).not.toContain(
      'reports-error',
    );
    expect(list('[12:00:00] [main/ERROR]: Cannot save lamps: not enough space\n').join()).toMatch(
      /error|disk/,
    );
  });

  it('about a token of JSON is not about one of an account', () => {
    const log = `[12:00:00] [main/ERROR]: Unexpected token '}', "{ "a": 1, }" is not valid JSON\n`;
    const { problems, possibleCause } = readLog(log, { coordinates: false }).report;
    expect([...problems, possibleCause].map((found) => found?.title).join()).not.toContain(
      'refuses',
    );
  });
});
