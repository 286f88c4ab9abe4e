import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BuiltPage } from '../../lib/built-page';
import { replaceInlineStyles } from '../csp-pages';
import { splitGuide, writeGuideData } from './index';

const renderHtml = (text: string, title = 'A', between = '') => {
  const data = {
    metadata: { title, permalink: '/a', frontMatter: {} },
    toc: [{ value: 'B', id: 'b', level: 2 }],
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html><body><div class="theme-doc-markdown markdown">${text}</div>${between}<script type=application/json id=guide-data>${json}</script><footer></footer></body></html>`;
};
const createPage = (...parts: Parameters<typeof renderHtml>) =>
  new BuiltPage('a/index.html', renderHtml(...parts));

describe('splitGuide', () => {
  it('moves text and data out, and puts the rest of the data at the end of the page', () => {
    const built = createPage('<div>text</div>');
    const guide = splitGuide(built);
    expect(guide?.route).toBe('/a');
    expect(JSON.parse(guide?.json ?? '')).toEqual({
      html: '<div>text</div>',
      metadata: { title: 'A', permalink: '/a', frontMatter: {} },
      toc: [{ value: 'B', id: 'b', level: 2 }],
    });
    expect(built.edits.toString()).toBe(
      '<!doctype html><html><body><div class="theme-doc-markdown markdown"><div>text</div></div><footer></footer><script type=application/json id=guide-data>{"title":"A","permalink":"/a","frontMatter":{}}</script></body></html>',
    );
  });

  it('includes the changes of earlier steps in the text', () => {
    const built = createPage('<svg style=display:none></svg>');
    replaceInlineStyles(built);
    expect(JSON.parse(splitGuide(built)?.json ?? '')).toMatchObject({ html: '<svg hidden></svg>' });
  });

  it('escapes a title that would end the script', () => {
    const built = createPage('x', '</script>');
    splitGuide(built);
    expect(built.edits.toString().match(/<\/script>/g)).toHaveLength(1);
  });

  it('leaves other pages alone', () => {
    expect(splitGuide(new BuiltPage('404.html', '<html><body></body></html>'))).toBeUndefined();
  });

  it.each([
    ['found 0 of script#guide-data', '<div class="theme-doc-markdown"></div>'],
    ['found 2 of .theme-doc-markdown', renderHtml('<i class=theme-doc-markdown></i>')],
    ['the data must stand right behind the text', renderHtml('x', 'A', '<hr>')],
  ])('fails if %s', (problem, source) => {
    expect(() => splitGuide(new BuiltPage('a/index.html', source))).toThrow(
      `a/index.html: ${problem}`,
    );
  });
});

describe('writeGuideData', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((name) => rmSync(name, { recursive: true })));

  function write(json: string): { outDir: string; address: string } {
    const outDir = mkdtempSync(path.join(os.tmpdir(), 'guide-data-'));
    folders.push(outDir);
    const guides = [
      { route: '/', json: '{}' },
      { route: '/games/a', json },
    ];
    return { outDir, address: writeGuideData(outDir, guides) };
  }

  it('writes one file for each guide below the folder that it returns', () => {
    const { outDir, address } = write('{"html":"x"}');
    expect(address).toMatch(/^\/assets\/guides\/[\da-f]{8}$/);
    expect(readdirSync(path.join(outDir, 'assets/guides'))).toHaveLength(1);
    expect(readFileSync(path.join(outDir, address, 'index.json'), 'utf8')).toBe('{}');
    expect(readFileSync(path.join(outDir, address, 'games/a.json'), 'utf8')).toBe('{"html":"x"}');
  });

  it('names the folder by its content', () => {
    expect(write('1').address).toBe(write('1').address);
    expect(write('1').address).not.toBe(write('2').address);
  });
});
