// cspell:disable
import { expect, it } from 'vitest';
import { readLog } from './read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

it('a plugin that fails with a particle gets the way out for its version and its settings', () => {
  const [problem] = read(
    `[12:00:00 WARN]: [Lamps] Task #4 for Lamps v1.2 generated an exception\njava.lang.IllegalArgumentException: missing required data class org.bukkit.Particle$Spell\n\tat lamps-1.2.jar//de.lampkit.lamps.Glow.run(Glow.java:1)\n`,
  ).problems;
  expect(problem?.id).toBe('plugin-runtime-error');
  expect(problem?.cause).toContain('another version of the server’s API');
  expect(problem?.fix).toMatch(/^Take the build of Lamps for your server’s version\./);
  expect(problem?.fix).toContain('particle, sound or material');
});

it('a jar that Paper cannot read is to be downloaded again, whatever its settings say', () => {
  const jar = "plugins\\Lamps-1.2.jar' failed to load!";
  const [problem] = read(
    `${ERROR}[DirectoryProviderSource] Error loading plugin: Directory '${jar}\njava.lang.RuntimeException: Directory '${jar}\n\tat io.papermc.paper.plugin.provider.source.FileProviderSource.registerProviders(FileProviderSource.java:60) ~[paper-1.20.1.jar:git-Paper-196]\n`,
  ).problems;
  expect(problem).toMatchObject({ id: 'plugin-load-failed' });
  expect(problem?.title).toContain('Lamps-1.2.jar');
  expect(problem?.fix).toMatch(/^Download it again/);
  expect(problem?.fix).not.toContain('settings');
});

it('a jar is the plugin that it holds, however its name goes on', () => {
  const { problems } = read(
    `${ERROR}Could not pass event LampEvent to Lamp v1.2\njava.lang.NullPointerException: dark\n\tat de.sample.glow.Glow.run(Glow.java:1) ~[LampReborn-1.2.jar:?]\n`,
  );
  expect(problems[0]?.fix).not.toContain('First update');
});
