/** What errors of some kinds mean, whoever’s they are, and which finding about them comes first. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const find = (text: string) => readLog(text, { coordinates: false }).report.problems;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

describe('what a guide says in general', () => {
  const HEAD = writeLog`
      [11:57:19] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
      java.util.concurrent.ExecutionException: java.lang.IllegalStateException: the lamps are not empty
      \tat net.minecraft.server.Main.main(Main.java:209) ~[server-intermediary.jar:?]
    `;

  it('comes after the code in which the error came up', () => {
    const [first] = find(
      writeLog`
        ${HEAD}Caused by: java.lang.IllegalStateException: the lamps are not empty
        \tat de.lampkit.lamps.Tags.copy(Tags.java:79) ~[lamps.jar:?]
      `,
    );
    expect(first?.title).toMatch(/^lamps failed in Tags\.copy/);
  });

  it('comes first if the error says no more', () => {
    expect(find(HEAD)[0]?.id).toMatch(/^\/datapacks/);
  });
});

it('code that takes a part of the game for another is of another version', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Could not pass event PlayerJoinEvent to Lamps v2.0
      java.lang.ClassCastException: class net.minecraft.network.Lamp cannot be cast to class io.netty.channel.Channel
      \tat de.lampkit.lamps.PacketReader.inject(PacketReader.java:71) ~[Lamps_v2.0.jar:?]
    `,
  );
  expect(problem?.fix).toMatch(
    /^Install the build of Lamps that names exactly your server’s version/,
  );
});

it('a plugin that finds no code for this version says that it does not support it', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Error occurred while enabling Lamps v1.0 (Is it up to date?)
      java.lang.IllegalStateException: No NMSReplacer found for version '1.21.1', this is a bug!
      \tat lamps.jar/de.lampkit.lamps.Lamps.onEnable(Lamps.java:1) ~[lamps.jar:?]
    `,
  );
  expect(problem?.cause).toContain('does not support this version');
});

it('a part that was asked for before it had started is looked at first', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Error occurred while enabling Lamps v2.2.2 (Is it up to date?)
      java.lang.NullPointerException: null
      \tat com.google.common.base.Preconditions.checkNotNull(Preconditions.java:770) ~[guava.jar:?]
      \tat de.bulbshop.bulbs.Bulbs.getPlatform(Bulbs.java:100) ~[?:?]
      \tat de.lampkit.lamps.Lamps.onEnable(Lamps.java:63) ~[?:?]
    `,
  );
  expect(problem?.fix).toMatch(/^Look further up for an error of de\.bulbshop\.bulbs/);
});

it('names whose code a frozen server was in', () => {
  const WATCHDOG = '[01:59:17] [Paper Watchdog Thread/ERROR]: ';
  const [problem] = find(
    writeLog`
      ${WATCHDOG}The server has not responded for 10 seconds! Creating thread dump
      ${WATCHDOG}------------------------------
      ${WATCHDOG}Server thread dump (Look for plugins here before reporting to Paper!):
      ${WATCHDOG}------------------------------
      ${WATCHDOG}Current Thread: Server thread
      ${WATCHDOG}\tPID: 26 | Suspended: false | Native: false | State: RUNNABLE
      ${WATCHDOG}\tStack:
      ${WATCHDOG}\t\tjava.lang.StringBuilder.toString(StringBuilder.java:407)
      ${WATCHDOG}\t\tde.lampkit.lamps.Storage.clean(Storage.java:286)
    `,
  );
  expect(problem?.id).toBe('server-frozen');
  expect(problem?.title).toBe(
    'The server stood still for 10 seconds. Suspected: de.lampkit.lamps.',
  );
});

it('names the mod that keeps a chunk from being saved, and no disk', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Failed to save chunk -44,-227
      java.lang.NullPointerException: Cannot invoke "Lamp.on()" because "this.lamp" is null
      \tat knot/de.lampkit.lamps.LampEntity.createTag(LampEntity.java:177) ~[lamps-3.3.4.jar:?]
    `,
  );
  expect(problem?.title).toContain('the error came up in code of lamps-3.3.4');
  expect(problem?.fix).not.toContain('disk');
});

it('a tag that is not there yet belongs to the mod in its name', () => {
  const [problem] = find(
    writeLog`
      [22:36:00] [main/WARN]: Failed to load datapacks, can't proceed with server load
      java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Tag lampdrills:batteries used before it was bound
    `,
  );
  expect(problem?.title).toContain('Entries of lampdrills do not match the rest');
});

it('reads what Guice lists below its error', () => {
  const [problem] = find(
    writeLog`
      [23:14:55 ERROR]: [lamps] Error initializing plugin 'lamps-spigot.jar' in folder 'plugins' (Is it up to date?)
      de.lampkit.shadow.com.google.inject.CreationException: Unable to create injector, see the following errors:

      1) [Guice/ErrorInCustomProvider]: RuntimeException: Failed to load the config!
        at CommonModule.lampConfig(CommonModule.java:123)

      Caused by: RuntimeException: Failed to load the config!
              at lamps-spigot.jar//config.ConfigLoader.load(ConfigLoader.java:83)
    `,
  );
  expect(problem?.id).toBe('plugin-load-failed');
  expect(problem?.fix).toMatch(/^Repair the file/);
});

it('knows a port that is taken in the words of any language', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Shutdown due to fatal error
      java.net.BindException: La dirección ya está en uso
      \tat sun.nio.ch.Net.bind0(Native Method) ~[?:?]
    `,
  );
  expect(problem?.title).toMatch(/could not open its port: something else uses it/);
});

it('does not blame whoever was being loaded for a change of the game by an unnamed mod', () => {
  const MIXIN =
    'org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered\n';
  const HEAD =
    '[12:00:00] [modloading-worker-0/ERROR] [net.neoforged.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: lamps, class de.lampkit.lamps.Lamps\n';
  expect(find(`${HEAD}${MIXIN}`)[0]?.fix).toMatch(/^Look for “from mod NAME”/);
  const own = writeLog`
    ${HEAD}${MIXIN}\tat de.lampkit.lamps.Lamps.on(Lamps.java:1) ~[lamps.jar:?]
    Caused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [lamps.mixins.json:LampMixin from mod lamps] FAILED during APPLY
  `;
  expect(
    find(own).some(({ fix }) => fix.includes('update lamps') || fix.includes('Update lamps')),
  ).toBe(true);
});

it('a plugin whose jar is gone is no fault of the server’s program', () => {
  const [problem] = find(
    writeLog`
      [05:05:06 ERROR]: Error occurred (in the plugin loader) while disabling Lamps v5.4 (Is it up to date?)
      java.lang.IllegalStateException: zip file closed
      \tat java.util.zip.ZipFile.ensureOpen(ZipFile.java:831) ~[?:?]
      \tat org.bukkit.plugin.java.PluginClassLoader.findClass(PluginClassLoader.java:195) ~[paper-api.jar:?]
    `,
  );
  expect(problem?.id).toBe('plugin-jar-closed');
});

it('a token that a service refuses is no hint but a problem', () => {
  expect(find('[12:00:00 ERROR]: [Lamps] The provided token is invalid!\n')[0]?.title).toMatch(
    /^A service refuses Lamps/,
  );
});

it('a web server that cannot start because of its ports says so', () => {
  expect(
    find(
      `[04:34:29] [Server thread/ERROR] [lampweb]: The webserver could not start, probably because one of the ports needed for HTTP are in use or not accessible\n`,
    )[0]?.title,
  ).toMatch(/could not open its port/);
});

it('looks behind the parts that mods are built on', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Couldn't place player in world
      java.lang.NullPointerException: Cannot invoke "encode(Object)" because "codec" is null
      \tat dev.architectury.networking.NetworkManager.sendToPlayer(NetworkManager.java:157) ~[architectury-13.0.6.jar:?]
      \tat de.lampkit.lamps.Network.send(Network.java:23) ~[lamps-2.3.3.jar:?]
    `,
  );
  expect(problem?.title).toMatch(/^Suspected: lamps-2\.3\.3/);
});

it('a class that became an abstract one or an interface is that of another version', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Could not pass event LampEvent to Lamps v4.0.3
      java.lang.InstantiationError: de.bulbshop.bulbs.BulbItem
      \tat Lamps_4.0.3.jar//de.lampkit.lamps.Drop.get(SourceFile:28)
    `,
  );
  expect(problem?.fix).toMatch(/^Look up what Lamps needs/);
});

it.each(['de.lampkit.utils.ServerVersion.org.bukkit.craftbukkit', 'de.lampkit.Release.v1_21_R4'])(
  'a version that is not in the list of the plugin (%s) is no value of its settings',
  (constant) => {
    const [problem] = find(
      writeLog`
        ${ERROR}Error occurred while enabling Lamps v5.6 (Is it up to date?)
        java.lang.IllegalArgumentException: No enum constant ${constant}
        \tat java.base/java.lang.Enum.valueOf(Enum.java:293) ~[?:?]
        \tat lamps.jar/de.lampkit.lamps.Lamps.onEnable(Lamps.java:47) ~[lamps.jar:?]
      `,
    );
    expect(problem?.fix).not.toMatch(/settings/);
    expect(problem?.cause).toMatch(/version/);
  },
);

it('does not take a package named “library” for a part that somebody carries', () => {
  expect(
    find(
      writeLog`
        ${ERROR}Error in the lamps
        io.papermc.paper.plugin.loader.library.LibraryLoadingException: Error resolving libraries
        \tat io.papermc.paper.plugin.loader.PaperClasspathBuilder.buildLibraryPaths(PaperClasspathBuilder.java:68) ~[paper-1.21.8.jar:?]
      `,
    ).filter(({ title }) => title.includes('papermc')),
  ).toEqual([]);
});

it('an event outside of its thread is a matter of threads', () => {
  expect(
    find(
      writeLog`
        [09:12:33 WARN]: java.lang.IllegalStateException: LampEvent cannot be triggered asynchronously from another thread.
        [09:12:33 WARN]:        at TRANSFORMER/lamps@1.3/de.lampkit.lamps.Sync.join(Sync.java:107)
      `,
    )[0]?.title,
  ).toMatch(/ran code on the wrong thread/);
});

it('parts of Paper that came from elsewhere are parts of the server software', () => {
  expect(
    find(
      writeLog`
        [16:57:53 WARN]: [lampmap] Exception mapping chunk
        java.lang.NoSuchMethodError: 'void ca.spottedleaf.moonrise.common.PlatformHooks.load(int)'
        \tat lampmap.jar/de.lampkit.map.Render.run(Render.java:12) ~[?:?]
      `,
    )[0]?.cause,
  ).toMatch(/part of the game or of the server software/);
});
