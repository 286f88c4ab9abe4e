import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { readProperties } from '../../lib/java-properties';
import { advanceOf, center, isCertain, splitLines, width, wrapLines } from './layout';
import { measure, readPasted, withGradient, writeFor, type Target } from './model';
import { MAX_LENGTH, readText, type Notation } from './read';
import {
  COLORS,
  MARKS,
  colorValue,
  legacyOnly,
  resolveStyles,
  nearestName,
  plainText,
  withMark,
  type Letter,
  type Letters,
} from './text';
import { writeEditable } from './write';

const ROOM = 267;
const letters = (text: string, notation: Notation = 'both'): Letters => {
  const result = readText(text, notation);
  if (result === undefined) throw new Error('too long');
  return result.letters;
};

const anyChar = fc.oneof(
  fc.constantFrom(...Array.from(' \n<>&\\lr6#:/"\'é路')),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .map((text) => Array.from(text)[0] ?? 'x'),
);
const color = fc.oneof(
  fc.constantFrom(...COLORS.map(([, name]) => name)),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
);
const marks = fc.subarray(MARKS.map(([code]) => code)).map((codes) => codes.reduce(withMark, ''));
const letter = (colors: fc.Arbitrary<string>): fc.Arbitrary<Letter> =>
  fc
    .record({
      char: anyChar.filter((char) => char !== '§'),
      color: fc.option(colors, { nil: undefined }),
      marks,
    })
    .map(({ char, color: value, marks: codes }) =>
      char === '\n'
        ? { char, marks: '' }
        : { char, marks: codes, ...(value !== undefined && { color: value }) },
    );
const plainLetters = fc.array(letter(color), { maxLength: 40 });
const legacyLetters = fc.array(letter(fc.constantFrom(...COLORS.map(([, name]) => name))), {
  maxLength: 40,
});
/** Anything that the editor can hold, including gradients. */
const edited = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<rainbow>',
        '</rainbow>',
        '<gradient:red:#00ff00>',
        '</gradient>',
        '<b>',
        '</b>',
        '<red>',
        '</red>',
        '<br>',
        '&6',
        '&l',
        '&r',
        '<reset>',
        '\\&',
        '\\<',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => letters(parts.join('').replaceAll('§', '')));

describe('written text reads back', () => {
  it.each<[Target]>([['server'], ['server-utf8']])('%s', (target) => {
    fc.assert(
      fc.property(legacyLetters, (text) => {
        const line = writeFor(target, text);
        const value = readProperties(line).values.get('motd') ?? '';
        expect(resolveStyles(letters(value, 'codes'))).toEqual(resolveStyles(text));
        const pasted = readPasted(line);
        expect(pasted.ok && resolveStyles(pasted.letters)).toEqual(resolveStyles(text));
      }),
    );
  });

  it('velocity, by a TOML parser too', () => {
    fc.assert(
      fc.property(fc.oneof(plainLetters, edited), (text) => {
        const line = writeFor('velocity', text);
        const value = parseToml(line).motd as string;
        expect(resolveStyles(letters(value, 'tags'))).toEqual(resolveStyles(text));
        const pasted = readPasted(line);
        expect(pasted.ok && resolveStyles(pasted.letters)).toEqual(resolveStyles(text));
      }),
    );
  });

  it('the editor', () => {
    fc.assert(
      fc.property(fc.oneof(plainLetters, edited), (text) => {
        expect(resolveStyles(letters(writeEditable(text)))).toEqual(resolveStyles(text));
      }),
    );
  });

  it('plain', () => expect(writeFor('plain', letters('&6a<newline>b'))).toBe('a\nb'));
});

describe('readPasted', () => {
  const guide =
    'motd=\\u00A76\\u00A7lMy Server \\u00A77- \\u00A7fSurvival\\n\\u00A7aNew season on Friday';

  it('a line of the MOTD that a backslash joins to the line before is no MOTD', () => {
    expect(readPasted('a=1\\\nmotd=x')).toEqual({ ok: false, reason: 'no-motd' });
  });

  it('reads the line in the guide, alone and inside its file', () => {
    for (const text of [guide, `#Minecraft\nlevel-name=world\n${guide}\nonline-mode=true`]) {
      const pasted = readPasted(text);
      expect(pasted).toMatchObject({ ok: true, from: 'server.properties', ampersands: false });
      expect(pasted.ok && writeFor('server', pasted.letters)).toBe(guide);
    }
    expect(readPasted('§6Hi\nYou')).toMatchObject({ ok: true, from: 'text' });
    expect(readPasted('motd="\\u00A76Hi"')).toMatchObject({ ok: true, from: 'server.properties' });
    expect(readPasted('motd=&6Hi')).toMatchObject({ ok: true, ampersands: true });
    expect(readPasted('{"text":"x"}')).toMatchObject({ ok: true, from: 'json' });
    expect(readPasted("[a]\nmotd = '<red>x'\n")).toMatchObject({ ok: true, from: 'velocity.toml' });
    expect(readPasted('motd = "\\u0041\\U0001F600\\U00110000\\e"')).toMatchObject({ ok: true });
    expect(readPasted('motd=')).toMatchObject({ ok: true, letters: [] });
  });

  it('reads what other programs store', () => {
    const said = (text: string) => {
      const pasted = readPasted(text);
      return pasted.ok ? [pasted.from, plainText(pasted.letters)] : [pasted.reason];
    };
    expect(
      said(
        '{"version":{"name":"26.2","protocol":1},"players":{"max":20},"description":{"text":"Hi"}}',
      ),
    ).toEqual(['status', 'Hi']);
    expect(said('{"description":"§6Hi"}')).toEqual(['status', 'Hi']);
    expect(said('{"text":1,"extra":[{"text":true}]}')).toEqual(['json', '1true']);
    expect(said('motd = """\n<gold>A</gold>\nB \\\n   "C" \\u0041"""\nport = 1')).toEqual([
      'velocity.toml',
      'A\nB "C" A',
    ]);
    expect(said("motd = '''\na\\n<b>b'''")).toEqual(['velocity.toml', 'a\\nb']);
    expect(said('motd = """open')).toEqual(['toml']);
    expect(said("listeners:\n- query_port: 1\n  motd: '&1It''s &lhere'\n")).toEqual([
      'bungeecord',
      "It's here",
    ]);
    expect(said('listeners:\n- motd: "&1Two \\"quotes\\""\n')).toEqual([
      'bungeecord',
      'Two "quotes"',
    ]);
    expect(said("- motd: 'open")).toEqual(['toml']);
    expect(said(`- motd: '${'a'.repeat(5000)}'`)).toEqual(['too-long']);
    expect(readPasted("motd: '&1A'")).toMatchObject({
      ampersands: false,
      letters: [{ color: 'dark_blue' }],
    });
    expect(readPasted('motd=Â§6Hi')).toMatchObject({ ok: true, mojibake: true });
    expect(readPasted('motd=\\u00a76Hi')).toMatchObject({ ok: true, mojibake: false });
  });

  it('says what is wrong', () => {
    expect(readPasted('motd=x\nlevel-name=\\u00A\n')).toEqual({
      ok: false,
      reason: 'malformed',
      escapes: [{ line: 2, found: '\\u00A' }],
    });
    expect(readPasted('\\u§6x')).toMatchObject({ reason: 'malformed' });
    expect(readPasted('motd = "§6x"')).toMatchObject({ reason: 'section' });
    expect(readPasted('motd = "x')).toMatchObject({ reason: 'toml' });
    expect(readPasted('motd = "\\x"')).toMatchObject({ reason: 'toml' });
    expect(readPasted('level-name=world')).toMatchObject({ reason: 'no-motd' });
    expect(readPasted('{"text":')).toMatchObject({ reason: 'json' });
    expect(readPasted('{"text":{}}')).toMatchObject({ reason: 'json' });
    expect(readPasted(' ')).toMatchObject({ reason: 'empty' });
    expect(readPasted('x'.repeat(100_001))).toMatchObject({ reason: 'too-long' });
    expect(readPasted(`motd=${'x'.repeat(5000)}`)).toMatchObject({ reason: 'too-long' });
    expect(readPasted(`motd = "${'x'.repeat(5000)}"`)).toMatchObject({ reason: 'too-long' });
    expect(readPasted(`{"text":"${'x'.repeat(5000)}"}`)).toMatchObject({ reason: 'json' });
    expect(readPasted(`${'['.repeat(70)}${']'.repeat(70)}`)).toMatchObject({ reason: 'json' });
    expect(readPasted(`[${'"",'.repeat(2100)}""]`)).toMatchObject({ reason: 'json' });
  });

  it('never throws', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            'motd=',
            '"',
            '\\',
            'u00A7',
            '§',
            '<',
            '>',
            '{',
            '[',
            '\n',
            '<gradient:',
            'motd = "',
          ),
          fc.string(),
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, (text) => {
        readPasted(text);
        for (const notation of ['codes', 'tags', 'both'] as const) {
          const found = letters(text, notation);
          measure(found, ROOM, 2);
          for (const target of ['server', 'server-utf8', 'velocity', 'plain'] as const)
            writeFor(target, found);
        }
      }),
    );
  });
});

describe('width', () => {
  // Sums measured on the game's font files by another project (server_waypoint, ChatFontTest).
  it.each([
    ['Sort Default · Name · Distance · Color', 185],
    ['Server Waypoint   Open GUI · Help · Reload', 212],
    ['Añadido', 38],
    ['רשימה', 26],
    ['✔✘●↑↓‹›«»…·■█✎×−+°', 7 + 7 + 5 + 6 + 6 + 4 + 4 + 7 + 7 + 8 + 2 + 6 + 9 + 8 + 6 + 6 + 6 + 5],
    ['íÍ¿¡λяאגנוית▼', 3 + 4 + 6 + 2 + 6 + 6 + 6 + 5 + 4 + 2 + 2 + 6 + 6],
    ['⋯▸▾✓✗路', 6 * 9],
  ])('%s', (text, pixels) => expect(width(letters(text))).toBe(pixels));

  it('bold letters and spaces take a pixel more', () => {
    expect(width(letters('&lab c'))).toBe(7 + 7 + 5 + 7);
    expect(advanceOf('\n')).toBe(0);
    expect(isCertain('\n')).toBe(true);
  });

  it('breaks where the game breaks', () => {
    const lines = (text: string) => wrapLines(letters(text), 30).map(plainText);
    expect(lines('aaaa aaaa')).toEqual(['aaaa', 'aaaa']);
    expect(lines('aaaaaaaa')).toEqual(['aaaaa', 'aaa']);
    expect(lines('aaaaa aa\nb')).toEqual(['aaaaa', 'aa', 'b']);
    expect(lines('')).toEqual(['']);
    expect(wrapLines(letters('ab'), 1).map(plainText)).toEqual(['a', 'b']);
  });

  it('no drawn line exceeds the width, and only spaces are lost', () => {
    fc.assert(
      fc.property(plainLetters, fc.integer({ min: 20, max: 100 }), (text, room) => {
        const lines = wrapLines(text, room);
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(room);
        const without = (all: Letters) => plainText(all).replace(/[ \n]/g, '');
        expect(without(lines.flat())).toBe(without(text));
      }),
    );
  });

  it('centers to the nearest space', () => {
    fc.assert(
      fc.property(plainLetters, (text) => {
        const centered = splitLines(center(text, ROOM));
        expect(centered).toHaveLength(splitLines(text).length);
        for (const line of centered) {
          const first = line.findIndex(({ char }) => char !== ' ');
          if (first < 0) continue;
          const left = width(line.slice(0, first));
          const right = ROOM - width(line);
          if (right >= 0) expect(right - left).toBeLessThan(8);
          expect(right - left).toBeGreaterThanOrEqual(right >= 0 ? 0 : -Infinity);
        }
      }),
    );
    expect(plainText(center(letters('  ab  \n\n c'), 40))).toBe('   ab\n\n    c');
  });
});

it('paints a gradient over a line, whatever colors it had', () => {
  const line = withGradient('&6A&lB <red>&c</red>\\&', '#000000', '#ffffff');
  expect(line).toBe('<gradient:#000000:#ffffff>A<bold>B \\&</bold></gradient>');
  expect(withGradient('x'.repeat(MAX_LENGTH + 1), '#000000', '#ffffff')).toBeUndefined();
});

it('measure', () => {
  expect(measure(letters('&6Hi\n&7You'), ROOM, 2)).toMatchObject({
    widths: [8, 18],
    tooWide: [],
    uncertain: [],
    beyondLegacy: false,
  });
  expect(measure(letters(`${'a'.repeat(46)}\n&#010203路路`), ROOM, 2)).toMatchObject({
    tooWide: [1],
    uncertain: ['路'],
    beyondLegacy: true,
  });
});

it('colors', () => {
  expect(nearestName('#fe0000')).toBe('dark_red');
  expect(nearestName('#ffae10')).toBe('gold');
  for (const [, name, value] of COLORS) expect(nearestName(value)).toBe(name);
  expect(colorValue('#12345g')).toBeUndefined();
  expect(
    legacyOnly(letters('<gradient:gold:red>ab</gradient>')).map(({ color: name }) => name),
  ).toEqual(['gold', 'red']);
});
