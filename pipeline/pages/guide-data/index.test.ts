import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { splitGuide, writeGuideData } from './index';

const page = (text: string, title = 'A', start = '<script data-app="/main.js">start()</script>') =>
  `<!doctype html><html><body><div class="theme-doc-markdown markdown">${text}</div><script type=application/json id=guide-data>${JSON.stringify(
    {
      metadata: { title, permalink: '/a', frontMatter: {} },
      toc: [{ value: 'B', id: 'b', level: 2 }],
    },
  )}</script><footer></footer>${start}</body></html>`;

describe('splitGuide', () => {
  it('takes text and data out, and puts what the page does not say at its end', () => {
    const split = splitGuide(page('<div>text</div>'));
    expect(split?.guide).toEqual({
      html: '<div>text</div>',
      metadata: { title: 'A', permalink: '/a', frontMatter: {} },
      toc: [{ value: 'B', id: 'b', level: 2 }],
    });
    expect(split?.html).toContain(
      '<div class="theme-doc-markdown markdown"><div>text</div></div><footer>',
    );
    expect(split?.html).toMatch(
      /<script type=application\/json id=guide-data>\{"title":"A".*\}<\/script><\/body><\/html>$/,
    );
  });

  it('keeps a title that would end the script', () => {
    const split = splitGuide(page('x', '\u003c/script>'.replace('<', '\\u003c')));
    expect(split?.html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('leaves other pages alone', () => {
    expect(splitGuide('<html><body></body></html>')).toBeUndefined();
  });
});

describe('writeGuideData', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((name) => rmSync(name, { recursive: true })));

  function build(text: string): string {
    const outDir = mkdtempSync(path.join(os.tmpdir(), 'guide-data-'));
    folders.push(outDir);
    mkdirSync(path.join(outDir, 'a'));
    writeFileSync(path.join(outDir, 'a/index.html'), page(text));
    writeFileSync(path.join(outDir, '404.html'), '<body><script data-app="/main.js"></script>');
    expect(writeGuideData(outDir)).toBe(1);
    return outDir;
  }
  const folderOf = (outDir: string) => readdirSync(path.join(outDir, 'assets/guides'))[0] ?? '';

  it('writes one file for each guide and tells every page where they are', () => {
    const outDir = build('text');
    const folder = path.join('assets/guides', folderOf(outDir));
    expect(JSON.parse(readFileSync(path.join(outDir, folder, 'a.json'), 'utf8'))).toMatchObject({
      html: 'text',
    });
    for (const name of ['a/index.html', '404.html']) {
      expect(readFileSync(path.join(outDir, name), 'utf8')).toContain(
        `data-guides=/${folder} data-app`,
      );
    }
  });

  it('stops where a guide has no data behind its text', () => {
    const outDir = build('text');
    writeFileSync(
      path.join(outDir, 'a/index.html'),
      '<div class="theme-doc-markdown markdown"></div>',
    );
    expect(() => writeGuideData(outDir)).toThrow('a/index.html: the guide');
  });

  it('names the folder by what is in it', () => {
    expect(folderOf(build('text'))).toBe(folderOf(build('text')));
    expect(folderOf(build('text'))).not.toBe(folderOf(build('other')));
  });
});
