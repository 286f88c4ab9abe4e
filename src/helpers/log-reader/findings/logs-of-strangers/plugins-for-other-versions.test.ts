/**
 * Logs of plugin servers in public issue threads that were read only partly at first: whom the
 * finding names, and the way out. Names are invented, lines are shortened.
 */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { ENABLING, findFirst, PAPER_FRAME } from '../../fixtures/plugin-server';

describe('a plugin made for another version', () => {
  it.each([
    [
      'AutoViaUpdater, on Spigot: what only Paper brings',
      writeLog`
        ${ENABLING}java.lang.NoClassDefFoundError: net/kyori/adventure/text/format/TextColor
        \tat spigot.Lamps.onEnable(Lamps.java:34) ~[?:?]
      `,
      'Lamps failed while starting',
      /Spigot does not have that part/,
    ],
    [
      'nightcore: made for a newer server',
      writeLog`
        ${ENABLING}java.lang.NoClassDefFoundError: net/kyori/adventure/dialog/LampLike
        \tat lamps.jar/de.lampkit.lamps.Lamps.init(Lamps.java:69) ~[lamps.jar:?]
      `,
      'Lamps failed while starting',
      /often an older one/,
    ],
    [
      'Movecraft: a plugin with a part for each version',
      writeLog`
        [12:00:00] [Server thread/INFO]: [Lamps] Enabling Lamps v8
        [12:00:00] [Server thread/WARN]: java.lang.ClassNotFoundException: net.lampkit.lamps.compat.v1_19_R3.LampHandler
        [12:00:00] [Server thread/WARN]: \tat org.bukkit.plugin.java.PluginClassLoader.loadClass0(PluginClassLoader.java:185)
      `,
      'has no part for the version of the game that runs here',
      /that names your game version/,
    ],
    [
      'Movecraft, with the code that asks',
      writeLog`
        ${ENABLING}java.lang.NoClassDefFoundError: net/lampkit/lamps/compat/v1_19_R3/LampHandler
        \tat net.lampkit.lamps.Lamps.onEnable(Lamps.java:1) ~[?:?]
      `,
      'Lamps failed while starting',
      /that names your game version/,
    ],
    [
      'the same without a line about the plugin',
      writeLog`
        [12:00:00] [Server thread/ERROR]: dark
        java.lang.NoClassDefFoundError: net/lampkit/lamps/compat/v1_19_R3/LampHandler
        \tat net.lampkit.lamps.Lamps.on(Lamps.java:1) ~[?:?]
      `,
      'has no part for the version',
      /that names your game version/,
    ],
    [
      'QuickShopSearch: it looks for a class of the server by name',
      writeLog`
        [12:00:00] [Server thread/ERROR]: [Lamps] Could not initialize plugin
        java.lang.IllegalStateException: Could not locate the CraftServer class
        \tat de.lampkit.lamps.LampUpdater.locate(LampUpdater.java:126) ~[Lamps-0.1.jar:?]
        ${PAPER_FRAME}`,
      'does not support this version',
      /Install the build of Lamps/,
    ],
    [
      'viewportl: a fallback is a warning',
      '[12:00:01 WARN]: [Lamps] Did not detect NMS implementation for server version (v1_16_R3)! Using Fallback!\n',
      'does not support this version',
      /Install the build of Lamps/,
    ],
    [
      'UltimateAdvancementAPI: what it looked up is null',
      writeLog`
        [12:00:00 INFO]: [Lamps] An exception occurred while loading commands
        [12:00:00 WARN]: java.lang.NullPointerException: Cannot invoke "java.lang.reflect.Constructor.newInstance(Object[])" because "de.lampkit.lamps.Node.lampConstructor" is null
        [12:00:00 WARN]:        at Lamps-2.5.0.jar//de.lampkit.lamps.Node.glow(Node.java:168)
      `,
      'is made for another version',
      /names exactly your server’s version/,
    ],
    [
      'BlockProt: an old library looks for fields through Paper',
      writeLog`
        ${ENABLING}java.lang.NoClassDefFoundError: Could not initialize class de.lampkit.lamps.shaded.nbtapi.NBTReflectionUtil
        \tat lamps.jar/de.lampkit.lamps.Lamps.on(Lamps.java:1) ~[lamps.jar:?]
        Caused by: java.lang.ExceptionInInitializerError: Exception java.lang.NullPointerException [in thread "Server thread"]
        \tat java.base/java.util.ImmutableCollections$MapN.probe(ImmutableCollections.java:1328) ~[?:?]
        \tat io.papermc.paper.pluginremap.reflect.PaperReflection.mapDeclaredFieldName(PaperReflection.java:79) ~[purpur-1.21.1.jar:?]
        \tat lamps.jar/de.lampkit.lamps.shaded.nbtapi.NBTReflectionUtil.<clinit>(NBTReflectionUtil.java:59) ~[lamps.jar:?]
      `,
      'Lamps failed while starting',
      /names exactly your server’s version/,
    ],
    [
      'SuperiorSkyblock2: a headline, then the reason',
      writeLog`
        [12:00:00] [Server thread/ERROR]: [Lamps] ####################
        [12:00:00] [Server thread/ERROR]: [Lamps] ## An error occured while loading the plugin! ##
        [12:00:00] [Server thread/ERROR]: [Lamps] ####################
        [12:00:00] [Server thread/ERROR]: [Lamps] The plugin doesn't support your minecraft version.
      `,
      'Lamps does not support this version',
      /Install the build of Lamps/,
    ],
    [
      'TotemGuard: a library for commands that it carries',
      writeLog`
        ${ENABLING}java.lang.ExceptionInInitializerError
        \tat org.incendo.cloud.bukkit.parser.ItemStackParser.<init>(ItemStackParser.java:121) ~[?:?]
        \tat Lamps-2.1.2.jar//de.lampkit.lamps.Lamps.onEnable(Lamps.java:89) ~[?:?]
      `,
      'Lamps failed while starting',
      /names exactly your server’s version/,
    ],
    [
      'CommandAPI: its hook failed',
      writeLog`
        [15:49:27 ERROR]: [Lamps] Error initializing plugin 'Lamps-10.jar' in folder 'plugins' (Is it up to date?)
        java.lang.IllegalStateException: The NMS hook of Lamps, its NMS hook failed to load!
        \tat Lamps-10.jar/de.lampkit.lamps.LampVersions.get(LampVersions.java:100) ~[Lamps-10.jar:?]
      `,
      'Lamps-10.jar could not be loaded',
      /names your version/,
    ],
    [
      'ParticleNativeAPI: what it says some lines above its error',
      writeLog`
        [02:31:54] [Server thread/ERROR]: [Lamps] Failed to create lamps.
        [02:31:54] [Server thread/ERROR]: [Lamps] This API might not be compatible with current server version.
        [02:31:54] [Server thread/ERROR]: [Lamps] If you suspect a bug, report it with the trace:
        [02:31:54] [Server thread/WARN]: de.lampkit.lamps.LampException: Failed to load lamps.
        [02:31:54] [Server thread/WARN]: \tat Lamps.jar//de.lampkit.lamps.Core.setup(Core.java:97)
      `,
      'Lamps does not support this version',
      /Install the build of Lamps/,
    ],
    [
      'FancyHolograms, copied from a page that numbers lines and rules off the first',
      writeLog`
        [00:01:53] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Lamps-2.1.0.jar' in folder 'plugins'
        --
        71 | org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: de/lampkit/lamps/Lamps has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0
        72 | at io.papermc.paper.plugin.provider.type.spigot.SpigotPluginProvider.createInstance(SpigotPluginProvider.java:127) ~[paper-1.20.4.jar:git-Paper-409]
        73 | at io.papermc.paper.plugin.storage.SimpleProviderStorage.enter(SimpleProviderStorage.java:38) ~[paper-1.20.4.jar:git-Paper-409]
      `,
      'needs Java 21',
      /Java 21/,
    ],
  ])('%s', (_, log, title, fix) => {
    const finding = findFirst(log);
    expect(finding?.title).toContain(title);
    expect(finding?.fix).toMatch(fix);
  });
});
