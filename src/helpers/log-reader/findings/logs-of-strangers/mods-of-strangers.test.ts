/** Logs of mods and of other games that were read wrongly; the lines are rewritten. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const getFirst = (text: string) => read(text).problems[0];

describe('what is missing or closed', () => {
  it.each([
    'void de.lampkit.lamps.OptionsScreen.method_25420(net.minecraft.class_332)',
    'void de.lampkit.lamps.OptionsScreen.m_280273_(int)',
  ])('a member that a class of the mod has from the game: %s', (member) => {
    const problem = getFirst(
      writeLog`
        java.lang.NoSuchMethodError: '${member}'
        \tat de.lampkit.lamps.OptionsScreen.on(OptionsScreen.java:1) ~[lamps-1.20.1-1.8.0.jar:?]
      `,
    );
    expect(problem?.title).toMatch(
      /^lamps-1\.20\.1-1\.8\.0 is made for another version of the game/,
    );
  });

  const lacking = (frames: string) =>
    getFirst(
      writeLog`
        java.lang.AbstractMethodError: Receiver class de.bulbkit.Dimmer$$Lambda/0x0001 does not define or inherit an implementation of the resolved method 'abstract void on()' of interface com.lumenlib.api.Lamp.
        ${frames}
      `,
    );
  const LIBRARY = '\tat com.lumenlib.Lamps.on(Lamps.java:7) ~[lumenlib-2.0.jar:?]';

  it('a method that a class lacks: its own maker, not the one who calls it', () => {
    const problem = lacking(LIBRARY);
    expect(problem?.title).toMatch(/^de\.bulbkit needs another version of what com\.lumenlib\.api/);
  });

  it('a method that a class lacks: with the jar, if its code stands further out', () => {
    const own = '\tat de.bulbkit.Room.enter(Room.java:7) ~[bulbkit-1.jar:?]';
    expect(lacking(`${LIBRARY}\n${own}`)?.title).toMatch(/^bulbkit-1 needs another version/);
  });

  it('a method that a class of the game lacks: who calls it', () => {
    const problem = getFirst(
      writeLog`
        java.lang.AbstractMethodError: Receiver class net.minecraft.Lamp does not define or inherit an implementation of the resolved method 'void on()' of interface com.lumenlib.api.Lamp.
        ${LIBRARY}
      `,
    );
    expect(problem?.title).toContain('lumenlib-2.0');
  });

  it('a part that is there, but may not be used', () => {
    const problem = getFirst(
      writeLog`
        Description: Rendering overlay

        java.lang.IllegalAccessError: failed to access class com.mojang.blaze3d.platform.Lamp$Wire from class de.lampkit.gl.Bulb (com.mojang.blaze3d.platform.Lamp$Wire is in module minecraft@1.18.2 of loader; de.lampkit.gl.Bulb is in module lamps@1.6.4 of loader)
        \tat de.lampkit.gl.Bulb.on(Bulb.java:1) ~[lamps-1.6.4.jar%23197!/:?]
      `,
    );
    expect(problem?.title).toMatch(/^lamps-1\.6\.4 may not use a part/);
    expect(`${problem?.title}${problem?.cause}`).not.toMatch(/not there/);
  });
});

it('names no mod by a class of the game whose package reads like a folder', () => {
  const { problems } = read(
    'java.lang.RuntimeException: Attempted to load class net/minecraft/client/resources/model/Lamp for invalid dist DEDICATED_SERVER\n',
  );
  expect(problems.map(({ id }) => id)).toEqual(['client-mod-on-server']);
});

describe('code of .NET', () => {
  it('acts for the mod that called it', () => {
    const problem = getFirst(
      writeLog`
        System.Collections.Generic.KeyNotFoundException: The given key 'Bulb' was not present in the dictionary.
           at System.Collections.Generic.Dictionary\`2.get_Item(TKey key)
           at LampMod.LampMod.PostSetupContent() in LampMod.cs:line 976
           at Terraria.ModLoader.ModLoader.Load(CancellationToken token)
      `,
    );
    expect(problem?.title).toMatch(/^LampMod failed\./);
  });

  it.each([
    'System.Exception: The bulb is dark',
    'Error while glowing: System.Exception: The bulb is dark',
  ])('throws exceptions without a name of their own, too: %s', (line) => {
    const problem = getFirst(
      writeLog`
        ${line}
           at LampMod.Bulb.Glow() in Bulb.cs:line 7
           at Terraria.ModLoader.ModLoader.Load(CancellationToken token)
      `,
    );
    expect(problem?.title).toMatch(/^LampMod failed\./);
  });

  it('of CounterStrikeSharp is not that of the plugin that it runs', () => {
    const problem = getFirst(
      writeLog`
        12:00:00 [EROR] (cssharp:Core) Error invoking callback
        System.ArgumentException: dark
           at CounterStrikeSharp.API.Core.Lamps.Get(String key) in /home/lamp/Lamps.cs:line 94
           at LampPlugin.LampPlugin.On() in R:\\lamps\\LampPlugin.cs:line 137
      `,
    );
    expect(problem?.title).toContain('LampPlugin');
    expect(problem?.title).not.toContain('CounterStrikeSharp failed');
  });
});

describe('a guard against the wrong thread', () => {
  const AT_GAME = '\tat knot//net.minecraft.server.Lamps.';
  it('of one mod shows who worked there', () => {
    const problem = getFirst(
      writeLog`
        Description: Exception ticking world

        java.util.ConcurrentModificationException: Async ticking lamp manager
        ${AT_GAME}handler$zzk000$lampguard$onTick(Lamps.java:1)
        ${AT_GAME}tick(Lamps.java:1)
        \tat knot//de.bulbkit.threads.Ticking.tick(Ticking.java:1)
      `,
    );
    expect(problem?.title).toBe('Suspected: de.bulbkit.threads. It ran code on the wrong thread.');
  });

  it.each(['Attempted to tick lamps asynchronously', 'Async ticking server lamp manager'])(
    'of several mods that wrap the call shows who is no wrapper: %s',
    (words) => {
      const problem = getFirst(
        writeLog`
          Description: Exception in server tick loop

          java.util.ConcurrentModificationException: ${words}
          ${AT_GAME}redirect$jno000$lampguard$tickLamps(Lamps.java:1)
          ${AT_GAME}tick(Lamps.java:1)
          ${AT_GAME}wrapOperation$zie000$wires-base$tickAll(Lamps.java:1)
          ${AT_GAME}wrapOperation$zng000$wires-more$tickAll(Lamps.java:1)
          \tat knot//de.bulbkit.threads.Ticking.tick(Ticking.java:1)
        `,
      );
      expect(problem?.title).toBe(
        'Suspected: de.bulbkit.threads. It ran code on the wrong thread.',
      );
      expect(problem?.cause).toContain('lampguard noticed that');
    },
  );

  it('is no list that was changed meanwhile', () => {
    const problem = getFirst(
      writeLog`
        java.util.ConcurrentModificationException: LampRandom accessed from a different thread (owner: Server thread)
        \tat de.lampkit.guard.Lamps.check(Lamps.java:1) ~[lamps-1.0$guard-1.0.jar%231415!/:?]
      `,
    );
    expect(problem?.title).toMatch(
      /^Suspected: lamps-1\.0\. lamps-1\.0 ran code on the wrong thread/,
    );
  });
});

describe('an error of which only the game’s code is in the trace', () => {
  const explain = (text: string) => {
    const { problems, possibleCause } = read(text);
    return problems[0] ?? possibleCause;
  };

  it('is quoted by what it wraps, and names the settings', () => {
    const problem = explain(
      writeLog`
        System.Reflection.TargetInvocationException: Exception has been thrown by the target of an invocation.
        ---> System.Collections.Generic.KeyNotFoundException: The given key 'lampmod' was not present in the dictionary.
           at System.Collections.Generic.Dictionary\`2.get_Item(TKey key)
           at Vintagestory.Server.ServerConfig.OnDeserializedMethod(StreamingContext context) in Lamps.cs:line 483
      `,
    );
    expect(problem?.title).toMatch(/'lampmod'.* while it read its settings/);
    expect(problem?.fix).toContain('settings file');
  });

  it('is quoted itself if what it wraps is not in the log', () => {
    const problem = explain(
      writeLog`
        System.Reflection.TargetInvocationException: Exception has been thrown by the target of an invocation.
           at System.RuntimeMethodHandle.InvokeMethod(Object target)
           at Vintagestory.Server.Lamps.On() in Lamps.cs:line 483
      `,
    );
    expect(problem?.title).toContain('TargetInvocationException');
  });

  it('says that it came up while the picture was drawn', () => {
    const problem = explain(
      writeLog`
        Description: Unexpected error

        java.util.NoSuchElementException
        \tat java.base/java.util.ArrayDeque.getLast(ArrayDeque.java:413)
        \tat net.minecraft.class_4587.method_22903(class_4587.java:56)
        \tat net.minecraft.class_757.method_3192(class_757.java:864)
      `,
    );
    expect(problem?.title).toContain('drew the picture');
  });

  it('says that it came up while a player joined', () => {
    const problem = explain(
      writeLog`
        Couldn't place player in world
        java.lang.NullPointerException: dark
        \tat net.minecraft.network.protocol.game.ClientboundLampPacket.<init>(ClientboundLampPacket.java:30) ~[server-1.20.1.jar:?]
        \tat net.minecraft.server.players.PlayerList.m_11261_(PlayerList.java:307) ~[server-1.20.1.jar:?]
      `,
    );
    expect(problem?.title).toContain('while it worked on a player');
  });

  it('names the mod whose entry came too late', () => {
    const problem = explain(
      'java.lang.IllegalStateException: Registry is already frozen (trying to add key ResourceKey[minecraft:item / lampcells:bulb])\n',
    );
    expect(problem?.title).toMatch(/^lampcells adds something to the game too late/);
  });
});

describe('a text that cannot be sent', () => {
  const explain = (key: string) => {
    const { problems, possibleCause } = read(
      writeLog`
        [12:00:00] [Netty Server IO #6/ERROR] [net.minecraft.network.Connection/]: Exception caught in connection
        io.netty.handler.codec.EncoderException: Failed to encode packet 'clientbound/minecraft:system_chat'
        \tat net.minecraft.network.codec.IdDispatchCodec.encode(IdDispatchCodec.java:5)
        Caused by: io.netty.handler.codec.EncoderException: Failed to encode: This value needs to be parsed as component translation{key='${key}', args=[de.wirekit.scripts.WireException: dark]}
        \tat net.minecraft.network.codec.Lamps.encode(Lamps.java:5)
      `,
    );
    const found = problems[0] ?? possibleCause;
    return `${found?.title} ${found?.cause}`.replace(/“[^”]*”/g, '');
  };

  it.each(['lampmod.bulb.dark', 'block.lampmod.bulb'])(
    'is of the mod that its key names, not of the code that it quotes: %s',
    (key) => {
      expect(explain(key)).toMatch(/^Suspected: lampmod\..* The message names a part of lampmod;/);
      expect(explain(key)).not.toContain('wirekit');
    },
  );

  it.each(['multiplayer.player.joined', 'Dark'])('of the game names nobody: %s', (key) => {
    expect(explain(key)).not.toMatch(/wirekit|multiplayer (?:could|failed)|Suspected/);
  });
});

describe('data that ends the start', () => {
  const readElement = (pack: string) =>
    read(
      writeLog`
        [12:00:20] [main/ERROR]: Registry loading errors:
        > Errors in registry minecraft:worldgen/world_preset:
        >> Errors in element minecraft:glow:
        java.lang.IllegalStateException: Failed to parse minecraft:worldgen/world_preset/glow.json from pack ${pack}
        \tat net.minecraft.resources.Lamps.load(Lamps.java:1)
      `,
    ).problems;

  it.each(['lampmod:resources/lamps', 'mod/lampmod'])(
    'names the mod that brings it: %s',
    (pack) => {
      const [problem] = readElement(pack);
      expect(problem?.title).toBe('World data of lampmod do not fit together.');
      expect(problem?.outcome).toBe('ended');
    },
  );

  it('names nobody if all mods share a pack', () => {
    expect(readElement('fabric').map(({ id, outcome }) => `${outcome} ${id}`)).toEqual([
      'ended registries-failed',
    ]);
  });
});

it('a mixin belongs to the mod that its line names, not to the name of its file', () => {
  const problem = getFirst(
    '[12:00:00] [main/ERROR]: Mixin apply for mod lampmod failed lamp_forge_injects.mixins.json:Bulb from mod lampmod -> net.minecraft.class_1: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException @At("INVOKE") on net/minecraft/class_1::glow with priority 999 cannot inject into net/minecraft/class_1::shine()V merged by org.wirekit.mixin.WireMixin with priority 1000\n',
  );
  expect(problem?.title).toBe(
    'The mods lampmod and wirekit change the same code of the game and do not run together.',
  );
});
