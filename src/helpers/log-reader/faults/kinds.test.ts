import { expect, it } from 'vitest';
import { classifyError } from './kinds';

it.each([
  [
    'java.lang.RuntimeException: Attempted to load class net/minecraft/client/Lamp for invalid dist DEDICATED_SERVER',
    'client-code',
  ],
  ['com.mysql.jdbc.exceptions.jdbc4.MySQLSyntaxErrorException: UPDATE command denied', 'database'],
  ['[WARN] Error parsing recipe lampmod:jam: Missing item', 'recipe'],
] as const)('%s is of the kind %s', (error, kind) => {
  expect(classifyError(error)?.kind).toBe(kind);
});

it.each([
  [
    'java.lang.RuntimeException: Missing required key in config.yml: Lamps-To-Hide.glowing',
    'setting-missing',
  ],
  ['org.sqlite.SQLiteException: [SQLITE_BUSY] The database file is locked', 'locked'],
  ['System.UnauthorizedAccessException: Access to the path "/a" is denied', 'permission'],
  ['java.io.IOException: No space left on device', 'disk'],
  ['java.io.IOException: Server returned HTTP response code: 403 for URL', 'refused'],
  ['GenericException: No mods found with slug=lamp', 'not-online'],
  ['io.netty.handler.codec.DecoderException: Failed to decode packet', 'packet'],
  ['java.lang.IllegalStateException: Unbound values in registry X', 'registry'],
  ['java.lang.UnsatisfiedLinkError: no lamp in java.library.path', 'native'],
  [
    "java.lang.UnsatisfiedLinkError: liblamp64.so: /usr/lib/jvm/lamp-17/lib/libjawt.so: version `SUNWprivate_1.1' not found",
    'closed-java',
  ],
  ['java.lang.IllegalStateException: GLFW error before init: [0x1000C]Wayland: dark', 'graphics'],
  ['java.lang.IllegalStateException: Failed to create Display window', 'graphics'],
  ['java.lang.IllegalStateException: No GLCapabilities instance set for the thread', 'graphics'],
  ['System.Exception: Referenced library not found: Mods\\Lamps.dll', 'no-file'],
  ['java.lang.IllegalArgumentException: No enum constant org.bukkit.Material.LAMPP', 'api'],
  ['java.lang.IllegalArgumentException: No enum constant de.lampkit.Color.RUD', 'value'],
  [
    'IllegalArgumentException: data (class org.bukkit.Lamp$Glow) should be class java.lang.Void',
    'api',
  ],
  ['IllegalArgumentException: missing required data class org.bukkit.Lamp$Glow', 'api'],
  ['java.lang.IllegalArgumentException: Particle REDSTONE requires data, null provided', 'api'],
  ['java.lang.IllegalArgumentException: The data section is missing!', 'api'],
  ['java.lang.IllegalArgumentException: No sound found with the name LAMP_ON', 'api'],
  ['dev.latvian.mods.rhino.EcmaError: TypeError: Cannot read', 'script'],
  ['java.lang.IllegalStateException: Asynchronous entity add!', 'threads'],
  ['MixinTransformerError: An unexpected critical error was encountered', 'mixin'],
] as const)('%s is of the kind %s', (error, kind) => {
  expect(classifyError(error)?.kind).toBe(kind);
});

it.each([
  'java.lang.IllegalArgumentException: Unable to find a method that matches {lamp}',
  'java.lang.RuntimeException: Problem loading version handler of the lamps',
])('reflection that finds nothing was made for another version: %s', (line) => {
  expect(classifyError(line)?.kind).toBe('not-supported');
});
