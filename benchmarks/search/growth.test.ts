import { describe, expect, it } from 'vitest';
import { samplePages, sampleTexts } from '../../src/search/sample-site';
import { growPages } from './growth';

const pages = samplePages.map((page, index) => ({ page, passages: sampleTexts[index] ?? [] }));

describe('growPages', () => {
  it('keeps the real pages and adds others, each with its own address', () => {
    const grown = growPages(pages, 50);
    expect(grown.slice(0, pages.length)).toEqual(pages);
    expect(new Set(grown.map(({ page }) => page.url)).size).toBe(50);
  });

  it('replaces words but keeps their number', () => {
    const [original, copy] = [pages[0], growPages(pages, 5)[4]];
    const count = (all: (typeof pages)[number] | undefined) =>
      all?.passages.map(({ text }) => text.split(' ').length);
    expect(count(copy)).toEqual(count(original));
    expect(copy?.passages).not.toEqual(original?.passages);
  });

  it('is deterministic', () => {
    expect(growPages(pages, 20)).toEqual(growPages(pages, 20));
  });
});
