import { describe, expect, it } from 'vitest';
import { samplePages, sampleTexts } from '../../src/search/fixtures/sample-site';
import { createPageCopies } from './index-growth';

const pages = samplePages.map((page, index) => ({ page, passages: sampleTexts[index] ?? [] }));

describe('createPageCopies', () => {
  it('keeps the real pages and adds others, each with its own address', () => {
    const grown = createPageCopies(pages, 50);
    expect(grown.slice(0, pages.length)).toEqual(pages);
    expect(new Set(grown.map(({ page }) => page.url)).size).toBe(50);
  });

  it('replaces words but keeps their number', () => {
    const [original, copy] = [pages[0], createPageCopies(pages, 5)[4]];
    const count = (all: (typeof pages)[number] | undefined) =>
      all?.passages.map(({ text }) => text.split(' ').length);
    expect(count(copy)).toEqual(count(original));
    expect(copy?.passages).not.toEqual(original?.passages);
  });

  it('is deterministic', () => {
    expect(createPageCopies(pages, 20)).toEqual(createPageCopies(pages, 20));
  });
});
