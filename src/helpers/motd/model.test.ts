import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parseProperties } from '../../lib/java-properties';
import { getAdvance, centerText, isCertain, splitLines, measureWidth, wrapLines } from './layout';
import {
  measureText,
  parsePasted,
  renderGradient,
  formatForTarget,
  type MotdTarget,
} from './model';
import { MAX_LENGTH, parseText, type Notation } from './parse-text';
import {
  COLORS,
  MARKS,
  parseColor,
  toLegacyColors,
  resolveStyles,
  findNearestColor,
  getUnformattedText,
  addMark,
  type Letter,
  type Letters,
} from './styled-text';
import { formatEditable } from './format-text';

const ROOM = 267;
const parseLetters = (text: string, notation: Notation = 'both'): Letters => {
  const result = parseText(text, notation);
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
const marks = fc.subarray(MARKS.map(([code]) => code)).map((codes) => codes.reduce(addMark, ''));
const createLetter = (colors: fc.Arbitrary<string>): fc.Arbitrary<Letter> =>
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
const plainLetters = fc.array(createLetter(color), { maxLength: 40 });
const legacyLetters = fc.array(createLetter(fc.constantFrom(...COLORS.map(([, name]) => name))), {
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
  .map((parts) => parseLetters(parts.join('').replaceAll('§', '')));

describe('written text reads back', () => {
  it.each<[MotdTarget]>([['server'], ['server-utf8']])('%s', (target) => {
    fc.assert(
      fc.property(legacyLetters, (text) => {
        const line = formatForTarget(target, text);
        const value = parseProperties(line).values.get('motd') ?? '';
        expect(resolveStyles(parseLetters(value, 'codes'))).toEqual(resolveStyles(text));
        const pasted = parsePasted(line);
        expect(pasted.ok && resolveStyles(pasted.letters)).toEqual(resolveStyles(text));
      }),
    );
  });

  it('velocity, by a TOML parser too', () => {
    fc.assert(
      fc.property(fc.oneof(plainLetters, edited), (text) => {
        const line = formatForTarget('velocity', text);
        const value = parseToml(line).motd as string;
        expect(resolveStyles(parseLetters(value, 'tags'))).toEqual(resolveStyles(text));
        const pasted = parsePasted(line);
        expect(pasted.ok && resolveStyles(pasted.letters)).toEqual(resolveStyles(text));
      }),
    );
  });

  it('the editor', () => {
    fc.assert(
      fc.property(fc.oneof(plainLetters, edited), (text) => {
        expect(resolveStyles(parseLetters(formatEditable(text)))).toEqual(resolveStyles(text));
      }),
    );
  });

  it('plain', () => expect(formatForTarget('plain', parseLetters('&6a<newline>b'))).toBe('a\nb'));
});

describe('parsePasted', () => {
  const guide =
    'motd=\\u00A76\\u00A7lMy Server \\u00A77- \\u00A7fSurvival\\n\\u00A7aNew season on Friday';

  it('a line of the MOTD that a backslash joins to the line before is no MOTD', () => {
    expect(parsePasted('a=1\\\nmotd=x')).toEqual({ ok: false, reason: 'no-motd' });
  });

  it('reads the line in the guide, alone and inside its file', () => {
    for (const text of [guide, `#Minecraft\nlevel-name=world\n${guide}\nonline-mode=true`]) {
      const pasted = parsePasted(text);
      expect(pasted).toMatchObject({ ok: true, from: 'server.properties', ampersands: false });
      expect(pasted.ok && formatForTarget('server', pasted.letters)).toBe(guide);
    }
    expect(parsePasted('§6Hi\nYou')).toMatchObject({ ok: true, from: 'text' });
    expect(parsePasted('motd="\\u00A76Hi"')).toMatchObject({ ok: true, from: 'server.properties' });
    expect(parsePasted('motd=&6Hi')).toMatchObject({ ok: true, ampersands: true });
    expect(parsePasted('{"text":"x"}')).toMatchObject({ ok: true, from: 'json' });
    expect(parsePasted("[a]\nmotd = '<red>x'\n")).toMatchObject({
      ok: true,
      from: 'velocity.toml',
    });
    expect(parsePasted('motd = "\\u0041\\U0001F600\\U00110000\\e"')).toMatchObject({ ok: true });
    expect(parsePasted('motd=')).toMatchObject({ ok: true, letters: [] });
  });

  it('reads what other programs store', () => {
    const said = (text: string) => {
      const pasted = parsePasted(text);
      return pasted.ok ? [pasted.from, getUnformattedText(pasted.letters)] : [pasted.reason];
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
    expect(parsePasted("motd: '&1A'")).toMatchObject({
      ampersands: false,
      letters: [{ color: 'dark_blue' }],
    });
    expect(parsePasted('motd=Â§6Hi')).toMatchObject({ ok: true, mojibake: true });
    expect(parsePasted('motd=\\u00a76Hi')).toMatchObject({ ok: true, mojibake: false });
  });

  it('says what is wrong', () => {
    expect(parsePasted('motd=x\nlevel-name=\\u00A\n')).toEqual({
      ok: false,
      reason: 'malformed',
      escapes: [{ line: 2, found: '\\u00A' }],
    });
    expect(parsePasted('\\u§6x')).toMatchObject({ reason: 'malformed' });
    expect(parsePasted('motd = "§6x"')).toMatchObject({ reason: 'section' });
    expect(parsePasted('motd = "x')).toMatchObject({ reason: 'toml' });
    expect(parsePasted('motd = "\\x"')).toMatchObject({ reason: 'toml' });
    expect(parsePasted('level-name=world')).toMatchObject({ reason: 'no-motd' });
    expect(parsePasted('{"text":')).toMatchObject({ reason: 'json' });
    expect(parsePasted('{"text":{}}')).toMatchObject({ reason: 'json' });
    expect(parsePasted(' ')).toMatchObject({ reason: 'empty' });
    expect(parsePasted('x'.repeat(100_001))).toMatchObject({ reason: 'too-long' });
    expect(parsePasted(`motd=${'x'.repeat(5000)}`)).toMatchObject({ reason: 'too-long' });
    expect(parsePasted(`motd = "${'x'.repeat(5000)}"`)).toMatchObject({ reason: 'too-long' });
    expect(parsePasted(`{"text":"${'x'.repeat(5000)}"}`)).toMatchObject({ reason: 'json' });
    expect(parsePasted(`${'['.repeat(70)}${']'.repeat(70)}`)).toMatchObject({ reason: 'json' });
    expect(parsePasted(`[${'"",'.repeat(2100)}""]`)).toMatchObject({ reason: 'json' });
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
        parsePasted(text);
        for (const notation of ['codes', 'tags', 'both'] as const) {
          const found = parseLetters(text, notation);
          measureText(found, ROOM, 2);
          for (const target of ['server', 'server-utf8', 'velocity', 'plain'] as const)
            formatForTarget(target, found);
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
  ])('%s', (text, pixels) => expect(measureWidth(parseLetters(text))).toBe(pixels));

  it('bold letters and spaces take a pixel more', () => {
    expect(measureWidth(parseLetters('&lab c'))).toBe(7 + 7 + 5 + 7);
    expect(getAdvance('\n')).toBe(0);
    expect(isCertain('\n')).toBe(true);
  });

  it('breaks where the game breaks', () => {
    const lines = (text: string) => wrapLines(parseLetters(text), 30).map(getUnformattedText);
    expect(lines('aaaa aaaa')).toEqual(['aaaa', 'aaaa']);
    expect(lines('aaaaaaaa')).toEqual(['aaaaa', 'aaa']);
    expect(lines('aaaaa aa\nb')).toEqual(['aaaaa', 'aa', 'b']);
    expect(lines('')).toEqual(['']);
    expect(wrapLines(parseLetters('ab'), 1).map(getUnformattedText)).toEqual(['a', 'b']);
  });

  it('no drawn line exceeds the width, and only spaces are lost', () => {
    fc.assert(
      fc.property(plainLetters, fc.integer({ min: 20, max: 100 }), (text, room) => {
        const lines = wrapLines(text, room);
        for (const line of lines) expect(measureWidth(line)).toBeLessThanOrEqual(room);
        const without = (all: Letters) => getUnformattedText(all).replace(/[ \n]/g, '');
        expect(without(lines.flat())).toBe(without(text));
      }),
    );
  });

  it('centers to the nearest space', () => {
    fc.assert(
      fc.property(plainLetters, (text) => {
        const centered = splitLines(centerText(text, ROOM));
        expect(centered).toHaveLength(splitLines(text).length);
        for (const line of centered) {
          const first = line.findIndex(({ char }) => char !== ' ');
          if (first < 0) continue;
          const left = measureWidth(line.slice(0, first));
          const right = ROOM - measureWidth(line);
          if (right >= 0) expect(right - left).toBeLessThan(8);
          expect(right - left).toBeGreaterThanOrEqual(right >= 0 ? 0 : -Infinity);
        }
      }),
    );
    expect(getUnformattedText(centerText(parseLetters('  ab  \n\n c'), 40))).toBe('   ab\n\n    c');
  });
});

it('paints a gradient over a line, whatever colors it had', () => {
  const line = renderGradient('&6A&lB <red>&c</red>\\&', '#000000', '#ffffff');
  expect(line).toBe('<gradient:#000000:#ffffff>A<bold>B \\&</bold></gradient>');
  expect(renderGradient('x'.repeat(MAX_LENGTH + 1), '#000000', '#ffffff')).toBeUndefined();
});

it('measure', () => {
  expect(measureText(parseLetters('&6Hi\n&7You'), ROOM, 2)).toMatchObject({
    widths: [8, 18],
    tooWide: [],
    uncertain: [],
    beyondLegacy: false,
  });
  expect(measureText(parseLetters(`${'a'.repeat(46)}\n&#010203路路`), ROOM, 2)).toMatchObject({
    tooWide: [1],
    uncertain: ['路'],
    beyondLegacy: true,
  });
});

it('colors', () => {
  expect(findNearestColor('#fe0000')).toBe('dark_red');
  expect(findNearestColor('#ffae10')).toBe('gold');
  for (const [, name, value] of COLORS) expect(findNearestColor(value)).toBe(name);
  expect(parseColor('#12345g')).toBeUndefined();
  expect(
    toLegacyColors(parseLetters('<gradient:gold:red>ab</gradient>')).map(({ color: name }) => name),
  ).toEqual(['gold', 'red']);
});
