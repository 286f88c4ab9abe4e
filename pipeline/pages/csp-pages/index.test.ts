import { describe, expect, it } from 'vitest';
import { BuiltPage } from '../../lib/built-page';
import { hashInlineScripts, replaceInlineStyles } from '.';

const createPage = (html: string) => new BuiltPage('a/index.html', html);

function clean(html: string): string {
  const built = createPage(html);
  replaceInlineStyles(built);
  return built.edits.toString();
}

describe('replaceInlineStyles', () => {
  it.each([
    ['<svg style="display: none;"></svg>', '<svg hidden></svg>'],
    ['<svg style=display:none></svg>', '<svg hidden></svg>'],
    ['<span class=a style=display:inline-block></span>', '<span class=a></span>'],
    ['<p>style="color:red"</p>', '<p>style="color:red"</p>'],
    [
      '<script>var a = "<p style=x onclick=y>"</script>',
      '<script>var a = "<p style=x onclick=y>"</script>',
    ],
  ])('%s becomes %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['<p style="color:red">', '<p style="color:red">'],
    ['<button type=button onclick=go()>', '<button onclick="go()">'],
    ['<noscript><p style=color:red></noscript>', '<p style="color:red">'],
    ['<style>p{}</style>', '<style>'],
    ['<template id="B:0"></template>', '<template id=B:0>'],
  ])('rejects %s', (html, named) => {
    expect(() => clean(html)).toThrow('a/index.html: the Content-Security-Policy forbids');
    expect(() => clean(html)).toThrow(named);
  });
});

it('hashInlineScripts hashes code, not files or data', () => {
  const html =
    '<script>alert(1)</script><script src=a.js></script><script type="application/ld+json">{}</script>';
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashInlineScripts(createPage(html))).toEqual([
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  ]);
});
