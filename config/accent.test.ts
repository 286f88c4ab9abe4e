import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContrastRatio, createAccentColors, parseHexColor, SURFACES } from './accent';

/** Twenty accents, some of them extreme. */
const ACCENTS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#2fb57c',
  '#f97316',
  '#7c3aed',
  '#0ea5e9',
  '#e11d48',
  '#facc15',
  '#14532d',
  '#fef3c7',
  '#1e1b4b',
  '#fda4af',
  '#0b1014',
];

function expectReadable(accent: string): void {
  for (const theme of ['light', 'dark'] as const) {
    const { text, fill, fillText, focus, wash } = createAccentColors(accent, theme);
    for (const surface of [...SURFACES[theme], wash]) {
      expect(
        computeContrastRatio(text, surface),
        `${accent} ${theme} text on ${surface}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
    for (const surface of SURFACES[theme])
      expect(computeContrastRatio(focus, surface)).toBeGreaterThanOrEqual(3);
    expect(computeContrastRatio(fill, fillText), `${accent} ${theme} fill`).toBeGreaterThanOrEqual(
      4.5,
    );
    const bodyText = theme === 'light' ? '#19222a' : '#e4eaed';
    expect(computeContrastRatio(wash, bodyText), `${accent} ${theme} wash`).toBeGreaterThanOrEqual(
      4.5,
    );
  }
}

describe('createAccentColors', () => {
  it.each(ACCENTS)('%s is readable in both themes', expectReadable);

  it('every color is', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(fc.property(color, expectReadable));
  });
});

it('contrast agrees with the published extremes', () => {
  expect(computeContrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

it('parseHexColor rejects other forms', () => {
  expect(() => parseHexColor('red')).toThrow(/site\.accent "red"/);
});
