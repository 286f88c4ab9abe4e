import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parseGuidePage } from './guide-page';

const parsePage = (body: string) =>
  parseGuidePage(
    load(`<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a href="/"><svg></svg></a></li>
     <li class="breadcrumbs__item">Panel</li><li class="breadcrumbs__item">SFTP</li></ul></nav>
     <div class="theme-doc-markdown"><h1>T</h1>${body}</div>`),
  );

describe('parseGuidePage', () => {
  it('returns the sections above the page, without home and the page itself', () => {
    expect(parsePage('').trail).toEqual(['Panel']);
  });

  it('returns the steps below each heading, with commands and without their output', () => {
    const { sections } = parsePage(
      `<h2 id="do">Do it<a class="hash-link" href="#do">\u200b</a></h2>
       <ol><li><p>Type:</p><div class="code-place--input"><pre><code>list</code></pre></div>
       <div class="code-place--output">There are 0</div></li><li>Look.<ol><li>Inner</li></ol></li></ol>
       <ol><li>Third.</li></ol>`,
    );
    expect(sections).toEqual([
      { heading: 'Do it', anchor: 'do', steps: ['Type: list', 'Look. Inner', 'Third.'] },
    ]);
  });

  it('leaves out call-outs, closed tabs, and lists that are not steps towards the outcome', () => {
    const list = '<ol><li>Step</li></ol>';
    const { sections } = parsePage(
      `<div class="theme-admonition">${list}</div><div role="tabpanel" hidden>${list}</div>
       <h2 id="if">If something goes wrong</h2>${list}<h2 id="r">Related</h2>${list}`,
    );
    expect(sections).toEqual([]);
    expect(parsePage(`<div role="tabpanel">${list}</div>`).sections).toHaveLength(1);
  });
});
