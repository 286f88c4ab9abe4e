import { describe, expect, it, vi } from 'vitest';
import { askWhole, keepPasted, wholeQuery } from './pasted';

const LONG =
  'server logs me in with a new character and overwrites my save, it was a co-op world before, palworld';
const CUT = LONG.slice(0, 64);

/** A field with the caret at an offset. */
class Field {
  readonly selectionStart: number;
  readonly selectionEnd: number;
  constructor(
    readonly value: string,
    caret: number,
  ) {
    this.selectionStart = this.selectionEnd = caret;
  }
}
vi.stubGlobal('HTMLInputElement', Field);

/** Pastes like a browser: the listener runs first, then the field accepts what fits. */
function paste(text: string, before = '', caret = before.length): string {
  const event = { target: new Field(before, caret), clipboardData: { getData: () => text } };
  keepPasted(event as unknown as ClipboardEvent);
  return (before.slice(0, caret) + text + before.slice(caret)).slice(0, 64);
}

describe('wholeQuery', () => {
  it('is the pasted text of which the field holds the beginning', () => {
    expect(wholeQuery(paste(LONG))).toBe(LONG);
    expect(wholeQuery(paste(LONG, 'help: '))).toBe(`help: ${LONG}`);
  });

  it('accepts any conversion of line breaks', () => {
    paste(LONG.replaceAll(' a', '\na'));
    expect(wholeQuery(CUT)).toContain('palworld');
  });

  it.each([CUT.slice(0, 40), `${CUT.slice(0, 60)}xxxx`, '', 'backups'])(
    'leaves %s as it was typed',
    (typed) => {
      paste(LONG);
      expect(wholeQuery(typed)).toBe(typed);
    },
  );

  it('leaves a text that fits', () => {
    expect(wholeQuery(paste('backups'))).toBe('backups');
    expect(wholeQuery(paste(CUT))).toBe(CUT);
  });

  it('forgets what was pasted into the middle', () => {
    paste(LONG);
    paste('y', 'ab', 1);
    expect(wholeQuery(CUT)).toBe(CUT);
  });

  it('is no longer than the service accepts', () => {
    expect(wholeQuery(paste('word '.repeat(200)))).toHaveLength(512);
  });
});

it('passes the whole text to the client', async () => {
  const asked: unknown[] = [];
  const client = askWhole({ search: (call: unknown) => Promise.resolve(asked.push(call)) });
  await client.search({ requests: [{ query: paste(LONG), indexName: 'docs' }] });
  expect(asked).toEqual([{ requests: [{ query: LONG, indexName: 'docs' }] }]);
});
