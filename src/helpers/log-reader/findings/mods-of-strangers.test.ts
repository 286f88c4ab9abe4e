/** Logs of mods and of other games that were read wrongly; the lines are written anew. */
// cspell:disable
import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const getFirst = (text: string) => read(text).problems[0];

describe('what is missing or closed', () => {
  it.each([
    'void de.lampkit.lamps.OptionsScreen.method_25420(net.minecraft.class_332)',
    'void de.lampkit.lamps.OptionsScreen.m_280273_(int)',
  ])('a member that a class of the mod has from the game: %s', (member) => {
    const problem = getFirst(
      `java.lang.NoSuchMethodError: '${member}'\n\tat de.lampkit.lamps.OptionsScreen.on(OptionsScreen.java:1) ~[lamps-1.20.1-1.8.0.jar:?]\n`,
    );
    expect(problem?.title).toMatch(
      /^lamps-1\.20\.1-1\.8\.0 is made for another version of the game/,
    );
  });

  it('a part that is there, but may not be used', () => {
    const problem = getFirst(
      'Description: Rendering overlay\n\njava.lang.IllegalAccessError: failed to access class com.mojang.blaze3d.platform.Lamp$Wire from class de.lampkit.gl.Bulb (com.mojang.blaze3d.platform.Lamp$Wire is in module minecraft@1.18.2 of loader; de.lampkit.gl.Bulb is in module lamps@1.6.4 of loader)\n\tat de.lampkit.gl.Bulb.on(Bulb.java:1) ~[lamps-1.6.4.jar%23197!/:?]\n',
    );
    expect(problem?.title).toMatch(/^lamps-1\.6\.4 may not use a part/);
    expect(`${problem?.title}${problem?.cause}`).not.toMatch(/not there/);
  });
});

describe('code of .NET', () => {
  it('acts for the mod that called it', () => {
    const problem = getFirst(
      "System.Collections.Generic.KeyNotFoundException: The given key 'Bulb' was not present in the dictionary.\n   at System.Collections.Generic.Dictionary`2.get_Item(TKey key)\n   at LampMod.LampMod.PostSetupContent() in LampMod.cs:line 976\n   at Terraria.ModLoader.ModLoader.Load(CancellationToken token)\n",
    );
    expect(problem?.title).toMatch(/^LampMod failed\./);
  });

  it('of CounterStrikeSharp is not that of the plugin that it runs', () => {
    const problem = getFirst(
      '12:00:00 [EROR] (cssharp:Core) Error invoking callback\nSystem.ArgumentException: dark\n   at CounterStrikeSharp.API.Core.Lamps.Get(String key) in /home/lamp/Lamps.cs:line 94\n   at LampPlugin.LampPlugin.On() in R:\\lamps\\LampPlugin.cs:line 137\n',
    );
    expect(problem?.title).toContain('LampPlugin');
    expect(problem?.title).not.toContain('CounterStrikeSharp failed');
  });
});
