import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, removeStyles } from '.';

describe('removeStyles', () => {
  it('replaces the known ones, minified or not', () => {
    expect(
      removeStyles('<html lang=en><svg style="display: none;"><svg style=display:none>').html,
    ).toBe('<html data-theme="dark" data-theme-choice="dark" lang=en><svg hidden><svg hidden>');
    expect(removeStyles('<span class=a style=display:inline-block></span>')).toEqual({
      html: '<span class=a></span>',
      left: [],
    });
  });

  it('reports style attributes and event handlers, but not text in scripts', () => {
    expect(removeStyles('<p style="color:red">').left).toEqual(['<p style="color:red">']);
    expect(removeStyles('<button type=button onclick=go()>').left).toHaveLength(1);
    expect(removeStyles('<script>var a = "<p style=x>"</script>').left).toEqual([]);
  });
});

describe('inlineScriptHashes', () => {
  it('hashes what runs, not files and data', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(
      inlineScriptHashes(
        '<script>alert(1)</script><script src=a.js></script><script type="application/ld+json">{}</script>',
      ),
    ).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
  });
});
