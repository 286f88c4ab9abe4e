import { describe, expect, it } from 'vitest';
import { BuiltPage } from '../../lib/built-page';
import { listScripts } from '.';

const SCRIPTS = { docs: ['/docs.js'], 'not-found': ['/nf.js'], 'search-page': ['/search.js'] };
const HTML = '<head><script data-app="/runtime.js /main.js">start()</script><body>text';

function nameScripts(file: string, html = HTML) {
  const page = new BuiltPage(file, html);
  const { scripts, attributesAt } = listScripts(page, SCRIPTS);
  page.edits.insert(attributesAt, ' data-guides=/x');
  return { scripts, html: page.edits.toString() };
}

describe('listScripts', () => {
  it.each([
    ['sftp/index.html', ['/docs.js']],
    ['index.html', ['/docs.js']],
    ['search/index.html', ['/search.js']],
    ['not-found/index.html', ['/nf.js']],
    ['404.html', []],
  ])('inserts the scripts of %s between runtime and application', (file, own) => {
    const { scripts, html } = nameScripts(file);
    expect(scripts).toEqual(['/runtime.js', ...own, '/main.js']);
    expect(html).toBe(
      `<head><script data-guides=/x data-app="${scripts.join(' ')}">start()</script><body>text`,
    );
  });

  it.each([
    ['found 0 of script[data-app], expected 1', '<body>'],
    ['found 2 of script[data-app], expected 1', HTML.replace('<body>', '<script data-app=a>')],
    ['expected two application scripts: /main.js', HTML.replace('/runtime.js ', '')],
    ['expected two application scripts', HTML.replace('/runtime.js', '/runtime.js /more.js')],
  ])('%s', (message, html) => {
    expect(() => nameScripts('a/index.html', html)).toThrow(`a/index.html: ${message}`);
  });
});
