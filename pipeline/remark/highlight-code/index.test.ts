import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { highlight, parseMarkedLines, remarkHighlightCode } from '.';

const transform = (source: string) => processMdx(source, remarkHighlightCode as never);

/** The text that a reader sees and copies. */
const getText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('colors keys, values and comments', () => {
    expect(highlight('a: 1 # x', 'yaml')).toBe(
      '<span class="code-key">a</span>: <span class="code-number">1</span> <span class="code-comment"># x</span>',
    );
  });

  it('escapes plain text without coloring it', () => {
    expect(highlight('<b> & "c"', 'text')).toBe('&lt;b> &amp; "c"');
  });

  it('marks lines, and closes colors at line ends', () => {
    expect(highlight('a: |\n  b\n  c', 'yaml', [2])).toMatch(
      /\n<mark class="code-line">.*<\/mark>\n/,
    );
  });

  it('keeps every character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replaceAll('\r', '\n')),
        fc.constantFrom('text', 'yaml', 'bash', 'powershell', 'json', 'toml', 'properties', 'ini'),
        (code, language) => getText(highlight(code, language, [1])) === code,
      ),
    );
  });
});

it('reads marked lines', () => {
  expect(parseMarkedLines('title="{9}.yml" {2,4-5}')).toEqual([2, 4, 5]);
  expect(parseMarkedLines('output')).toEqual([]);
  expect(parseMarkedLines(null)).toEqual([]);
});

describe('remarkHighlightCode', () => {
  it('replaces a fence, in a list too', async () => {
    const compiled = await transform('1. Set:\n\n   ```yaml title="a.yml"\n   a: 1\n   ```');
    expect(compiled).not.toContain('<pre>');
  });

  it('rejects an unknown language with the line', async () => {
    await expect(transform('a\n\n```yml\na: 1\n```')).rejects.toMatchObject({
      line: 3,
      message: expect.stringContaining('unknown language "yml"') as string,
    });
  });

  it('rejects a marked line that does not exist', async () => {
    await expect(transform('```yaml {2}\na: 1\n```')).rejects.toMatchObject({ line: 1 });
  });
});
