import { describe, expect, it, vi } from 'vitest';
import { sendWholeQuery, keepPastedQuery, getWholeQuery } from './pasted-query';

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
  keepPastedQuery(event as unknown as ClipboardEvent);
  return (before.slice(0, caret) + text + before.slice(caret)).slice(0, 64);
}

describe('getWholeQuery', () => {
  it('is the pasted text of which the field holds the beginning', () => {
    expect(getWholeQuery(paste(LONG))).toBe(LONG);
    expect(getWholeQuery(paste(LONG, 'help: '))).toBe(`help: ${LONG}`);
  });

  it('accepts any conversion of line breaks', () => {
    paste(LONG.replaceAll(' a', '\na'));
    expect(getWholeQuery(CUT)).toContain('palworld');
  });

  it.each([CUT.slice(0, 40), `${CUT.slice(0, 60)}xxxx`, '', 'backups'])(
    'leaves %s as it was typed',
    (typed) => {
      paste(LONG);
      expect(getWholeQuery(typed)).toBe(typed);
    },
  );

  it('leaves a text that fits', () => {
    expect(getWholeQuery(paste('backups'))).toBe('backups');
    expect(getWholeQuery(paste(CUT))).toBe(CUT);
  });

  it('forgets what was pasted into the middle', () => {
    paste(LONG);
    paste('y', 'ab', 1);
    expect(getWholeQuery(CUT)).toBe(CUT);
  });

  it('is no longer than the service accepts', () => {
    expect(getWholeQuery(paste('word '.repeat(200)))).toHaveLength(512);
  });
});

it('passes the whole text to the client', async () => {
  const asked: unknown[] = [];
  const client = sendWholeQuery({ search: (call: unknown) => Promise.resolve(asked.push(call)) });
  await client.search({ requests: [{ query: paste(LONG), indexName: 'docs' }] });
  expect(asked).toEqual([{ requests: [{ query: LONG, indexName: 'docs' }] }]);
});
