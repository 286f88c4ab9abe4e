/**
 * Derives the accent colors of both themes from the provider's. Lightness changes until the
 * contrast reaches WCAG AA; hue and saturation stay. Formulas: https://www.w3.org/TR/WCAG22/
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Page backgrounds, and the surface of src/styles/tokens.css with the least contrast. */
export const SURFACES = {
  light: ['#fbfcfc', '#f2f5f6', '#ffffff'],
  dark: ['#0e1317', '#151b20', '#1b2329'],
} as const;

/** Contrast of WCAG AA with a margin, because colors are rounded to whole channels. */
const MIN_TEXT_CONTRAST = 4.6;
const MIN_FOCUS_CONTRAST = 3.1;
/** How much of the accent a wash contains. */
const WASH_SHARE = { light: 0.12, dark: 0.18 } as const;
/** Text on a filled button. */
const WHITE = '#ffffff';
const BLACK = '#0b1014';

export interface Accent {
  /** Text, links and borders: at least 4.5:1 on every surface. */
  readonly text: string;
  /** Background of a filled button. */
  readonly fill: string;
  /** Text on the filled button: at least 4.5:1. */
  readonly fillText: string;
  /** Focus ring: at least 3:1 on every surface. */
  readonly focus: string;
  /** A faint background on which normal text stays readable. */
  readonly wash: string;
}

type Rgb = readonly [number, number, number];

/** Parses `#rrggbb` into numbers from 0 to 255; throws on any other form. */
export function parseHexColor(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`site.accent "${hex}" is not a color of the form #rrggbb`);
  return [match[1], match[2], match[3]].map((part) =>
    parseInt(part as string, 16),
  ) as unknown as Rgb;
}

function computeLuminance(hex: string): number {
  const [r, g, b] = parseHexColor(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colors, 1 to 21. */
export function computeContrastRatio(a: string, b: string): number {
  const [light, dark] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Hue (0 to 360), saturation and lightness (0 to 1 each). */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** The hue as a sextant of the color wheel, 0 to 6. @param range largest minus smallest channel */
function getHueSextant([r, g, b]: Rgb, max: number, range: number): number {
  if (max === r) return ((g - b) / range + 6) % 6;
  return max === g ? (b - r) / range + 2 : (r - g) / range + 4;
}

function toHsl(hex: string): Hsl {
  const channels = parseHexColor(hex).map((value) => value / 255) as unknown as Rgb;
  const max = Math.max(...channels);
  const range = max - Math.min(...channels);
  const lightness = max - range / 2;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return [getHueSextant(channels, max, range) * 60, saturation, lightness];
}

/** The formula of CSS Color 4, section 7.1. @returns `#rrggbb` */
function convertHslToRgb([hue, saturation, lightness]: Hsl): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const computeChannel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${computeChannel(0)}${computeChannel(8)}${computeChannel(4)}`;
}

/** The nearest lightness, in either direction, that passes the test. */
function findNearestLightness(
  hex: string,
  isLighter: boolean,
  test: (candidate: string) => boolean,
): string {
  const [h, s, l] = toHsl(hex);
  for (let step = 0; step <= 100; step++) {
    const next = isLighter ? l + ((1 - l) * step) / 100 : l - (l * step) / 100;
    const candidate = convertHslToRgb([h, s, next]);
    if (test(candidate)) return candidate;
  }
  return isLighter ? '#ffffff' : '#000000';
}

function mix(hex: string, over: string, share: number): string {
  const [a, b] = [parseHexColor(hex), parseHexColor(over)];
  return `#${a
    .map((value, i) =>
      Math.round(value * share + (b[i] as number) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The accent colors of a theme. Throws if `accent` is not a color. */
export function createAccentColors(accent: string, theme: 'light' | 'dark'): Accent {
  const isLighter = theme === 'dark';
  const surfaces = SURFACES[theme];
  const wash = mix(accent, surfaces[0], WASH_SHARE[theme]);
  const isReadable = (candidate: string) =>
    [...surfaces, wash].every(
      (surface) => computeContrastRatio(candidate, surface) >= MIN_TEXT_CONTRAST,
    );
  const text = findNearestLightness(accent, isLighter, isReadable);
  const fillText =
    computeContrastRatio(accent, WHITE) >= computeContrastRatio(accent, BLACK) ? WHITE : BLACK;
  const fill = findNearestLightness(
    accent,
    fillText === BLACK,
    (candidate) => computeContrastRatio(candidate, fillText) >= MIN_TEXT_CONTRAST,
  );
  const focus = findNearestLightness(accent, isLighter, (candidate) =>
    surfaces.every((surface) => computeContrastRatio(candidate, surface) >= MIN_FOCUS_CONTRAST),
  );
  return { text, fill, fillText, focus, wash };
}

/** The stylesheet of both themes. */
export function renderAccentCss(accent: string): string {
  return (['light', 'dark'] as const)
    .map((theme) => {
      const { text, fill, fillText, focus, wash } = createAccentColors(accent, theme);
      const selector =
        theme === 'dark' ? ":root,\nhtml[data-theme='dark']" : "html[data-theme='light']";
      return `${selector} {\n  --accent-text: ${text};\n  --accent-fill: ${fill};\n  --accent-fill-text: ${fillText};\n  --accent-focus: ${focus};\n  --accent-wash: ${wash};\n}\n`;
    })
    .join('\n');
}

/**
 * Writes the stylesheet into the build's cache and returns its path. Each provider has its own
 * file, so two can build at once.
 */
export function writeAccentCss(
  accent: string,
  file = `.cache/accent-${accent.slice(1)}.css`,
): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, renderAccentCss(accent));
  return `./${file}`;
}
