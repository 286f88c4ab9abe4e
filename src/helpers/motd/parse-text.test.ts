import { describe, expect, it } from 'vitest';
import { parseComponent } from './parse-component';
import { MAX_LENGTH, parseText, type Notation } from './parse-text';
import {
  COLORS,
  MARKS,
  findDrawnColor,
  toHexColor,
  resolveStyles,
  parsePaint,
  getUnformattedText,
  type Letter,
  type Letters,
} from './styled-text';
import { formatTomlString, formatCodes, formatEditable, formatMiniMessage } from './format-text';

const read = (text: string, notation: Notation = 'both') => {
  const result = parseText(text, notation);
  if (result === undefined) throw new Error('too long');
  return result;
};
const parseLetters = (text: string, notation?: Notation) => read(text, notation).letters;
/** `color.marks:text` of each run, to keep expectations short. */
const formatRuns = (text: Letters) => {
  const runs: [string, string][] = [];
  for (const { char, color, marks } of resolveStyles(text)) {
    const style = `${color ?? ''}${marks === '' ? '' : `.${marks}`}`;
    const last = runs.at(-1);
    if (last?.[0] === style) last[1] += char;
    else runs.push([style, char]);
  }
  return runs;
};
const formatPart = (value: unknown) => {
  const found = parseComponent(value);
  return found === undefined ? undefined : formatRuns(found);
};

describe('cases from py-mine/mcstatus (tests/motd)', () => {
  it('reads every color and mark of a text component, top level and extra', () => {
    const names = [
      'dark_red',
      'dark_purple',
      'gold',
      'gray',
      'dark_gray',
      'blue',
      'green',
      'aqua',
      'red',
    ];
    const source = {
      text: 'top',
      extra: [
        { text: '1' },
        { color: '#b3eeff', text: '2' },
        { obfuscated: true, color: 'black', text: '3' },
        { bold: true, strikethrough: true, color: 'dark_blue', text: '4' },
        { italic: true, color: 'dark_green', text: '5' },
        { underlined: true, color: 'dark_aqua', text: '6' },
        ...names.map((color) => ({ color, text: color })),
        { color: 'reset', text: '20' },
        { translate: 'some.random.string' },
      ],
    };
    expect(formatPart(source)).toEqual([
      ['', 'top1'],
      ['#b3eeff', '2'],
      ['#000000.k', '3'],
      ['#0000aa.lm', '4'],
      ['#00aa00.o', '5'],
      ['#00aaaa.n', '6'],
      ['#aa0000', 'dark_red'],
      ['#aa00aa', 'dark_purple'],
      ['#ffaa00', 'gold'],
      ['#aaaaaa', 'gray'],
      ['#555555', 'dark_gray'],
      ['#5555ff', 'blue'],
      ['#55ff55', 'green'],
      ['#55ffff', 'aqua'],
      ['#ff5555', 'red'],
      ['', '20'],
    ]);
  });

  it.each([
    [
      '{ top level marks reach extra }',
      { text: 'top', bold: true, extra: [{ color: 'red', text: 'x' }] },
      [
        ['.l', 'top'],
        ['#ff5555.l', 'x'],
      ],
    ],
    [
      'false overrides them',
      { text: 'a', bold: true, extra: [{ color: 'red', bold: false, text: 'b' }] },
      [
        ['.l', 'a'],
        ['#ff5555', 'b'],
      ],
    ],
    ['a string in extra', { text: 'top', bold: true, extra: ['x'] }, [['.l', 'topx']]],
    ['false without true before', { color: 'red', bold: false, text: 'x' }, [['#ff5555', 'x']]],
    ['a translation shows nothing', { translate: 'the key' }, []],
    ['codes inside of text', { text: '§aHello!' }, [['#55ff55', 'Hello!']]],
    ['an empty list', [], []],
    ['an empty component', { extra: [], text: '' }, []],
    [
      'nested extras',
      {
        extra: [{ extra: [{ extra: [{ text: '1' }] }, { extra: [{ text: '2' }] }] }, { text: '3' }],
      },
      [['', '123']],
    ],
    ['a list', [{ text: '1' }, { text: '2' }], [['', '12']]],
    ['three digits', { color: '#a1b', text: 'x' }, [['#aa11bb', 'x']]],
  ])('component: %s', (_, value, expected) => expect(formatPart(value)).toEqual(expected));

  it.each([
    [{ color: 'a', text: 'x' }],
    [{ color: 5 }],
    [7],
    [null],
    [{ extra: 'x' }],
    [{ extra: [7] }],
  ])('no component: %j', (value) => expect(formatPart(value)).toBeUndefined());

  it.each([
    ['plain', 'plain'],
    ['&1&ltext', 'text'],
    ['&0Hello &oWorld', 'Hello World'],
    ['&a1&a2&a3', '123'],
    ['a', 'a'],
    ['', ''],
    ['§l§o', ''],
  ])('plain text of %j', (text, plain) =>
    expect(getUnformattedText(parseLetters(text))).toBe(plain),
  );

  it('reads all codes in either case, and drops those unknown to Java Edition', () => {
    expect(formatRuns(parseLetters('&Ax'))).toEqual([['#55ff55', 'x']]);
    for (const [code, , value] of COLORS)
      expect(formatRuns(parseLetters(`§${code}x`, 'codes'))).toEqual([[value, 'x']]);
    for (const [code] of MARKS)
      expect(formatRuns(parseLetters(`§${code}x`, 'codes'))).toEqual([[`.${code}`, 'x']]);
    for (const code of ['g', 'h', 'i', 'j', 'p', 'z']) {
      expect(read(`§${code}x`, 'codes')).toMatchObject({
        letters: [{ char: 'x' }],
        unknown: [`§${code}`],
      });
    }
    // mcstatus drops &z as well; plugins and this editor keep an & that does not start a code.
    expect(getUnformattedText(parseLetters('Rock & Roll &z'))).toBe('Rock & Roll &z');
  });

  it('writes no duplicate codes, no formatting before a color, and nothing at the end', () => {
    expect(formatCodes(parseLetters('&1&2&3x&l'))).toBe('§3x');
    expect(formatCodes(parseLetters('&l&cx&c&cy'))).toBe('§cxy');
    expect(formatCodes(parseLetters('&l x&ry'))).toBe('§l x§ry');
    expect(formatCodes(parseLetters('&cfoo&r&cbar'))).toBe('§cfoobar');
    expect(formatCodes(parseLetters('&l&o'))).toBe('');
    expect(formatCodes(parseLetters('&r'))).toBe('');
    // Spaces may be delimiters; before a value they would be trimmed.
    expect(formatCodes(parseLetters('    '))).toBe('§r    ');
  });

  it.each<[string, string | undefined]>([
    ['#bfff00', '#bfff00'],
    ['00ff80', '#00ff80'],
    ['4000FF', '#4000ff'],
    ['a1b', '#aa11bb'],
    ['#!!!!!!', undefined],
    ...[0, 1, 2, 4, 5, 7, 8, 9, 10].map(
      (length) => ['a'.repeat(length), undefined] as [string, undefined],
    ),
  ])('hex color %j', (text, color) => expect(toHexColor(text)).toBe(color));
});

describe('cases from KyoriPowered/adventure (GradientTagTest, RainbowTagTest)', () => {
  const bars = (tag: string, count: number) =>
    parseLetters(`<yellow>Woo: <${tag}>${'|'.repeat(count)}</${tag.split(':')[0] ?? ''}>!`, 'tags')
      .slice(5, -1)
      .map((letter) => findDrawnColor(letter)?.slice(1));

  it.each([
    [
      'gradient',
      'ffffff f4f4f4 e9e9e9 dedede d3d3d3 c8c8c8 bcbcbc b1b1b1 a6a6a6 9b9b9b 909090 858585 7a7a7a 6f6f6f 646464 595959 4e4e4e 434343 373737 2c2c2c 212121 161616 0b0b0b 000000',
    ],
    [
      'gradient:#5e4fa2:#f79459',
      '5e4fa2 65529f 6b559c 725898 795b95 7f5e92 86618f 8d648c 936789 9a6a85 a16d82 a7707f ae737c b47679 bb7976 c27c72 c87f6f cf826c d68569 dc8866 e38b63 ea8e5f f0915c f79459',
    ],
    [
      'gradient:green:blue',
      '55ff55 55f85c 55f064 55e96b 55e173 55da7a 55d381 55cb89 55c490 55bc98 55b59f 55aea6 55a6ae 559fb5 5598bc 5590c4 5589cb 5581d3 557ada 5573e1 556be9 5564f0 555cf8 5555ff',
    ],
    [
      'gradient:red:blue:green:yellow:red',
      'ff5555 f25562 e5556f d9557b cc5588 bf5595 b255a2 a555af 9855bc 8c55c8 7f55d5 7255e2 6555ef 5855fc 555ff5 556be9 5578dc 5585cf 5592c2 559fb5 55aca8 55b89c 55c58f 55d282 55df75 55ec68 55f95b 5bff55 68ff55 75ff55 82ff55 8fff55 9cff55 a8ff55 b5ff55 c2ff55 cfff55 dcff55 e9ff55 f5ff55 fffc55 ffef55 ffe255 ffd555 ffc855 ffbc55 ffaf55 ffa255 ff9555 ff8855 ff7b55 ff6f55 ff6255 ff5555',
    ],
    [
      'rainbow',
      'ff0000 ff3f00 ff7f00 ffbf00 ffff00 bfff00 7fff00 3fff00 00ff00 00ff3f 00ff7f 00ffbf 00ffff 00bfff 007fff 003fff 0000ff 3f00ff 7f00ff bf00ff ff00ff ff00bf ff007f ff003f',
    ],
  ])('%s', (tag, colors) => {
    const expected = colors.split(' ');
    expect(bars(tag, expected.length)).toEqual(expected);
  });

  it('a reversed rainbow, phases, and invalid gradients', () => {
    expect(bars('rainbow:!', 24)).toEqual([...bars('rainbow', 24)].reverse());
    expect(bars('rainbow:5', 2)).toEqual(['00ffff', 'ff0000']);
    expect(bars('rainbow:-5', 2)).toEqual(['00ffff', 'ff0000']);
    expect(bars('gradient:black:white:-0.5', 2)).toEqual(['808080', '808080']);
    expect(bars('gradient:black:white', 1)).toEqual(['000000']);
    for (const tag of [
      'gradient:red',
      'gradient:red:nope',
      'gradient:red:blue:2',
      'rainbow:x',
      'bold',
    ]) {
      expect(parsePaint(tag)).toBeUndefined();
    }
  });
});

describe('MiniMessage', () => {
  it.each([
    [
      '<gold><bold>A</bold> B',
      [
        ['#ffaa00.l', 'A'],
        ['#ffaa00', ' B'],
      ],
    ],
    [
      '<RED>A</RED>b',
      [
        ['#ff5555', 'A'],
        ['', 'b'],
      ],
    ],
    [
      '<grey>a<dark_grey>b<color:red>c<c:#010203>d<colour:aqua>e',
      [
        ['#aaaaaa', 'a'],
        ['#555555', 'b'],
        ['#ff5555', 'c'],
        ['#010203', 'd'],
        ['#55ffff', 'e'],
      ],
    ],
    ['<b><i><em><u><st><obf>x', [['.lonmk', 'x']]],
    [
      '<b>x<!b>y<bold:false>z',
      [
        ['.l', 'x'],
        ['', 'yz'],
      ],
    ],
    [
      '<red><b>x</red>y',
      [
        ['#ff5555.l', 'x'],
        ['', 'y'],
      ],
    ],
    [
      '<red>x<reset>y',
      [
        ['#ff5555', 'x'],
        ['', 'y'],
      ],
    ],
    ['a<newline>b<br>c', [['', 'a\nb\nc']]],
    ['\\<red>\\\\ \\x', [['', '<red>\\ \\x']]],
    ['</red><hover:x>a < b', [['', '</red><hover:x>a < b']]],
    ['&cx', [['', '&cx']]],
    [
      '<gradient:black:white>a<red>b</red>c</gradient>',
      [
        ['#000000', 'a'],
        ['#ff5555', 'b'],
        ['#ffffff', 'c'],
      ],
    ],
  ])('%s', (text, expected) => expect(formatRuns(parseLetters(text, 'tags'))).toEqual(expected));

  it.each([
    ['a<newline/>b<br/>c', [['', 'a\nb\nc']], []],
    ["<click:open_url:'https://a.example/x'>a</click>b", [['', 'ab']], ['<click>']],
    ['<click:open_url:https://a.example/x>a</click>b', [['', 'ab']], ['<click>']],
    [
      "<hover:show_text:'<red>no: \\'x\\''><gold>a</gold></hover>b",
      [
        ['#ffaa00', 'a'],
        ['', 'b'],
      ],
      ['<hover>'],
    ],
    ['<transition:#ffffff:#000000:0.5>ab</transition>', [['#808080', 'ab']], []],
    ['<transition:red:blue:0>a', [['#ff5555', 'a']], []],
    ['<transition:red:blue:-1>a', [['#5555ff', 'a']], []],
    ['<transition:red:blue:1>a', [['#5555ff', 'a']], []],
    [
      '<pride:bi>abc</pride>',
      [
        ['#d60270', 'a'],
        ['#9b4f96', 'b'],
        ['#0038a8', 'c'],
      ],
      [],
    ],
    ['<shadow:red:0.5>a</shadow><!shadow>b', [['', 'ab']], ['<shadow>', '<!shadow>']],
    ['a<lang:block.minecraft.stone>b<key:key.jump>', [['', 'ab']], ['<lang>', '<key>']],
    ['<sprite:blocks:block/stone>x<head:Steve>', [['', 'x']], ['<sprite>', '<head>']],
    [
      '<lang_or:a.b:c>x<sel:@p><score:a:b><nbt:entity:a:b>',
      [['', 'x']],
      ['<lang_or>', '<sel>', '<score>', '<nbt>'],
    ],
    ['<font:uniform>a</font><insert:x>b', [['', 'ab']], ['<font>', '<insert>']],
    ['<red/>a', [['', 'a']], []],
  ])('standard tags: %s', (text, expected, unseen) => {
    const found = read(text, 'tags');
    expect(formatRuns(found.letters)).toEqual(expected);
    expect(found.unseen).toEqual(unseen);
    expect(found.unknown).toEqual([]);
  });

  it('tags without required arguments are text', () => {
    for (const text of ['<click>', '<click:open_url>', '<pride:nobody>', '<transition:red>']) {
      expect(read(text, 'tags').unknown, text).toEqual([text]);
    }
    expect(read('<pride:0.5>ab</pride>', 'tags').unknown).toEqual([]);
    expect(read('<pride>ab</pride>', 'tags').unknown).toEqual([]);
  });

  it('names unknown tags and refuses the section sign', () => {
    expect(read('<hover:x>', 'tags').unknown).toEqual(['<hover:x>']);
    expect(read('§ax', 'tags').section).toBe(true);
    expect(read(`${'<b>'.repeat(100)}x`, 'tags').unknown).toHaveLength(36);
    expect(parseText('x'.repeat(MAX_LENGTH + 1), 'tags')).toBeUndefined();
  });

  it('writes what the guide shows', () => {
    const text =
      '<gradient:#f5af19:#f12711><bold>My Server</bold></gradient><newline><gray>Survival</gray>';
    expect(formatMiniMessage(parseLetters(text, 'tags'))).toBe(text);
    expect(formatMiniMessage(parseLetters('a<b>\\<x', 'tags'))).toBe('a<bold>\\<x</bold>');
    expect(formatTomlString('"\\\x7f')).toBe('"\\"\\\\\\u007F"');
  });

  it('keeps a gradient only if it is complete', () => {
    const whole = '<gradient:black:white>a<red>b</red><newline>c</gradient>';
    expect(formatMiniMessage(parseLetters(whole, 'tags'))).toBe(whole);
    expect(formatMiniMessage(parseLetters(whole, 'tags').slice(0, 2))).toBe(
      '<black>a</black><red>b</red>',
    );
    expect(
      formatMiniMessage(
        parseLetters('<gradient:black:white>a<rainbow>b</rainbow></gradient>', 'tags'),
      ),
    ).toBe('<black>a</black><rainbow>b</rainbow>');
    expect(
      formatMiniMessage(parseLetters('<gradient:black:white><red>a</red>b</gradient>', 'tags')),
    ).toBe('<red>a</red><white>b</white>');
    expect(
      formatMiniMessage(
        parseLetters('<gradient:black:white>a<red>b<newline>c</red></gradient>', 'tags'),
      ),
    ).toContain('<gradient');
    const [first, second] = parseLetters('<gradient:black:white>ab</gradient>', 'tags') as [
      Letter,
      Letter,
    ];
    expect(formatMiniMessage([first, first])).not.toContain('gradient');
    expect(
      formatMiniMessage([
        first,
        { ...second, sweep: { of: { tag: 'rainbow', length: 2 }, index: 1 } },
      ]),
    ).not.toContain('gradient');
    expect(formatMiniMessage([first, { char: 'x', marks: '' }])).not.toContain('gradient');
  });
});

describe('the editor’s notation', () => {
  it('mixes codes and tags', () => {
    expect(formatRuns(parseLetters('&6&lMy&r &#a1b2c3x§x§0§1§0§2§0§3y'))).toEqual([
      ['#ffaa00.l', 'My'],
      ['', ' '],
      ['#a1b2c3', 'x'],
      ['#010203', 'y'],
    ]);
    expect(getUnformattedText(parseLetters('\\&6 \\<red> \\§ \\\\ \\'))).toBe('&6 <red> § \\ \\');
    expect(read('x§', 'both').unknown).toEqual(['§']);
    expect(formatEditable(parseLetters('&lA<rainbow>b&</rainbow>'))).toBe(
      '&lA&r<rainbow><bold>b\\&</bold></rainbow>',
    );
  });
});

it('a color tag without a color is text', () => {
  expect(
    parseText('<color>a', 'tags')
      ?.letters.map(({ char }) => char)
      .join(''),
  ).toBe('<color>a');
});
