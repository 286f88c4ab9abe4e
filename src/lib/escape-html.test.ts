import { load } from 'cheerio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, escapeText } from './escape-html';

it('parses back to the same text, between tags and in attributes', () => {
  expect(escapeHtml(`<b class="x">Tom & Jo</b>`)).toBe(
    '&lt;b class=&quot;x&quot;&gt;Tom &amp; Jo&lt;/b&gt;',
  );
  // A parser drops or replaces control characters, however they are escaped.
  const printable = fc.string().map((text) => text.replace(/\p{Cc}/gu, ''));
  fc.assert(
    fc.property(printable, (text) => {
      const html = `<p title="${escapeHtml(text)}">${escapeHtml(text)}<b>${escapeText(text)}</b></p>`;
      const $ = load(html, null, false);
      expect([$('p').attr('title'), $('p').text(), $('b').text()]).toEqual([
        text,
        text + text,
        text,
      ]);
    }),
  );
});
