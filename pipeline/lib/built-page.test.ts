import { describe, expect, it } from 'vitest';
import { BuiltPage, getRoute } from './built-page';

const createPage = (html: string) => new BuiltPage('a/index.html', html);

it.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['games/rust/wipes/index.html', '/games/rust/wipes'],
  ['a.html', '/a'],
])('getRoute(%s) is %s', (name, route) => {
  expect(getRoute(name)).toBe(route);
});

describe('BuiltPage', () => {
  it('keeps an unchanged page byte for byte', () => {
    const html = '<!doctype html><html lang=en><META a=b><p>x<li>&amp;<br/></html>\n';
    expect(createPage(html).edits.toString()).toBe(html);
  });

  it('requires exactly one element, and reports how many there are', () => {
    const html = '<p id=a><p><i>';
    expect(createPage(html).one('i').name).toBe('i');
    expect(() => createPage(html).one('p')).toThrow('a/index.html: found 2 of p, expected 1');
    expect(() => createPage(html).one('b')).toThrow('a/index.html: found 0 of b, expected 1');
  });

  it('sets, adds and removes attributes, whatever their quotes', () => {
    const built = createPage('<a href=/x title="y" hidden>z</a>');
    const link = built.one('a');
    built.setAttribute(link, 'href', '/1 "2"');
    built.setAttribute(link, 'id', 'i');
    built.removeAttribute(link, 'title');
    built.removeAttribute(link, 'hidden', 'inert');
    expect(built.edits.toString()).toBe('<a id="i" href="/1 &quot;2&quot;" inert>z</a>');
    expect(() => built.removeAttribute(link, 'class')).toThrow('<a> has no attribute class');
  });

  it('returns the inner HTML of an element, even without an end tag', () => {
    expect(createPage('<ul><li>one<li><b>two</b></ul>').all('li').length).toBe(2);
    const built = createPage('<ul><li><b>two</b></ul>');
    expect(built.inner(built.one('li'))).toBe('<b>two</b>');
    built.remove(built.one('b'));
    expect(built.inner(built.one('ul'))).toBe('<li>');
  });

  it.each([
    ['<meta a><body class=x>text', '<meta a><i><body class=x>text<b>'],
    [
      '<head><meta a></head> <body>text</body></html>',
      '<head><meta a><i></head> <body>text<b></body></html>',
    ],
    ['<html><body>text</html>\n', '<html><i><body>text<b></html>\n'],
  ])('inserts HTML at the ends of head and body of %s', (html, expected) => {
    const built = createPage(html);
    built.appendToHead('<i>');
    built.appendToBody('<b>');
    expect(built.edits.toString()).toBe(expected);
  });

  it('rejects a page without a body', () => {
    expect(() => createPage('<p>x').appendToHead('')).toThrow(
      '<body> does not stand in the source',
    );
  });

  it('parses the content of `<noscript>`', () => {
    expect(createPage('<noscript><p>x</p></noscript>').all('p')).toHaveLength(1);
  });
});
