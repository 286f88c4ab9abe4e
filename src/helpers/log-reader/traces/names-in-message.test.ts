import { describe, expect, it } from 'vitest';
import { findNamesInMessage } from './names-in-message';

describe('names in error messages', () => {
  it.each([
    ["Directory 'plugins\\lampguard-1.8.jar' failed to load!", 'lampguard-1.8'],
    ['Error reading plugins/Lamps/markers.yml', 'Lamps'],
    ['Failed loading config/lumen-server.toml', 'lumen'],
    ['lumen.mixins.json:LampMixin is broken', 'lumen'],
    ['mixins.lumen.json:LampMixin is broken', 'lumen'],
  ])('%s', (words, name) => {
    expect(findNamesInMessage(words, undefined)[0]).toBe(name);
  });

  it('does not take the jars of a start command', () => {
    const words = 'Starting process: java -Xms128M -jar Lumen.jar failed';
    expect(findNamesInMessage(words, undefined)).toEqual([]);
  });

  it('uses a namespace only if the error is about a game object', () => {
    const words =
      'ResourceLocationException: Non [a-z0-9/._-] character in path of location: lumen:Lamp_Blue.png';
    expect(findNamesInMessage(words, { kind: 'names' })).toEqual(['lumen']);
    expect(findNamesInMessage(words, { kind: 'code' })).toEqual([]);
    expect(
      findNamesInMessage('see https://lamp.example, minecraft:stone', { kind: 'names' }),
    ).toEqual([]);
  });

  it('are never the platform’s', () => {
    for (const words of ['paper-1.21.jar', 'plugins/update/x', 'config/fml.toml', 'server.jar']) {
      expect(findNamesInMessage(`Cannot read ${words}`, undefined)).toEqual([]);
    }
  });
});
