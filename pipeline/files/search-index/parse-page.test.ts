import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page';

const renderPage = (
  body: string,
  head = '',
  crumbs = '<li class="breadcrumbs__item">Panel<li class="breadcrumbs__item">Backups',
) =>
  `<!doctype html><html><head><meta name=description content="How to &amp; why"><meta name=keywords content="one, two ,,three">${head}</head>
<body><nav class=theme-doc-breadcrumbs><ul>${crumbs}</ul></nav><div class="theme-doc-markdown markdown"><header><h1>Backups</h1></header>${body}</div></body></html>`;

const read = (body: string) => {
  const result = parsePage(load(renderPage(body)), '/backups');
  if (result === undefined) throw new Error('not read');
  return result;
};
const readTexts = (body: string) => read(body).passages.map(({ text }) => text);

describe('parsePage', () => {
  it('reads title, category, description and keywords', () => {
    expect(read('').page).toEqual({
      url: '/backups',
      lvl0: 'Panel',
      title: 'Backups',
      description: 'How to & why',
      keywords: ['one', 'two', 'three'],
      sections: [{ level: 1, heading: 'Backups', anchor: '' }],
    });
  });

  it('reports a page without a category', () => {
    const $ = load(renderPage('', '', '<li class="breadcrumbs__item">Backups'));
    expect(parsePage($, '/')?.page.lvl0).toBe('Documentation');
  });

  it.each([
    ['no guide', '<html><body><h1>Home</h1></body></html>'],
    ['a guide without title', '<div class="theme-doc-markdown"><p>x</p></div>'],
    [
      'a page that asks not to be indexed',
      renderPage('<p>x</p>', '<meta name=robots content="noindex, follow">'),
    ],
    ['an empty file', ''],
  ])('returns undefined for %s', (_, html) => {
    expect(parsePage(load(html), '/x')).toBeUndefined();
  });

  it('cuts the page at its headings and puts each passage below its own', () => {
    const { page: found, passages } = read(
      '<p>Intro</p><h2 id=make>Make one<a class=hash-link href=#make>\u200b</a></h2><p>First</p><h3 id=auto>By itself</h3><p>Second</p><h2 id=restore>Restore</h2><p>Third</p>',
    );
    expect(found.sections.slice(1)).toEqual([
      { level: 2, heading: 'Make one', anchor: 'make' },
      { level: 3, heading: 'By itself', anchor: 'auto' },
      { level: 2, heading: 'Restore', anchor: 'restore' },
    ]);
    expect(passages).toEqual([
      { section: 0, anchor: '', text: 'Intro' },
      { section: 1, anchor: '', text: 'First' },
      { section: 2, anchor: '', text: 'Second' },
      { section: 3, anchor: '', text: 'Third' },
    ]);
  });

  it('turns each row of a trouble table into a passage with its anchor', () => {
    const { passages } = read(
      '<h2 id=wrong>If something goes wrong</h2><div class=trouble><table><thead><tr><th>See<th>Why<tbody>' +
        '<tr id=trouble-refused><td><code>Connection refused</code><a href=#trouble-refused class=hash-link></a><td>Wrong port.' +
        '<tr id=trouble-denied><td>Denied<td>Wrong name.</table></div>',
    );
    expect(passages).toEqual([
      { section: 1, anchor: '', text: 'See Why' },
      { section: 1, anchor: 'trouble-refused', text: 'Connection refused Wrong port.' },
      { section: 1, anchor: 'trouble-denied', text: 'Denied Wrong name.' },
    ]);
  });

  it('reads the messages of a trouble table, up to 64 letters of each', () => {
    const long = 'x'.repeat(80);
    const { page: found } = read(
      '<h2 id=a>A</h2><h2 id=wrong>Wrong</h2><p>See:</p><div class=trouble><table><tbody>' +
        `<tr id=trouble-refused><td><code>Connection  refused</code><td>Wrong port.<tr id=trouble-x><td>${long}<td>Y` +
        '<tr><td>no anchor<td>Z</table></div>',
    );
    expect(found.messages).toEqual([
      [2, 'trouble-refused', 'Connection refused'],
      [2, 'trouble-x', 'x'.repeat(64)],
    ]);
    expect(read('<p>x</p>').page).not.toHaveProperty('messages');
  });

  it('separates list items, including nested lists and blocks', () => {
    expect(readTexts('<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p><pre>four\nfive</pre></li></ul>')).toEqual([
      'One', 'Two', 'Three', 'four five',
    ]); // prettier-ignore
  });

  it('skips what is not text of the guide', () => {
    expect(
      readTexts(
        '<dl class=guide-facts><div><dt>Takes<dd>10 minutes</div></dl><p>Kept<script>no</script><style>no</style><button>Copy</button></p><nav><p>no</p></nav><p class=search-skip>no</p><p></p><p> \n </p>',
      ),
    ).toEqual(['Kept']);
  });

  it('keeps the file name above a code block and the heading of a note', () => {
    expect(
      readTexts(
        '<div class=box><div class=title>paper-global.yml</div><div><pre>a: 1</pre></div></div>' +
          '<div class=note><div class=heading><span><svg></svg></span>Stop first</div><div><p>Then copy.</p></div></div>' +
          '<div class=note><div class=heading><span><svg></svg></span>tip</div><div><p>Short.</p></div></div>',
      ),
    ).toEqual(['paper-global.yml', 'a: 1', 'Stop first', 'Then copy.', 'Short.']);
  });

  it('keeps small headings, terms of lists and captions', () => {
    expect(
      readTexts(
        '<h4>Small</h4><dl><dt>Term<dd>Meaning</dl><table><caption>Ports</caption><tr><td>1</table>',
      ),
    ).toEqual(['Small', 'Term', 'Meaning', 'Ports', '1']);
  });

  it('cuts a long text between words, without losing any', () => {
    const cut = readTexts(`<p>${'word '.repeat(300)}</p>`);
    expect(cut).toHaveLength(3);
    expect(cut.every((text) => text.length <= 600 && /^word.*word$/.test(text))).toBe(true);
    expect(cut.join(' ').split(' ')).toHaveLength(300);
  });

  it('cuts a long text without spaces at the maximum length', () => {
    expect(readTexts(`<p>${'x'.repeat(900)}</p>`).map(({ length }) => length)).toEqual([600, 300]);
  });
});
