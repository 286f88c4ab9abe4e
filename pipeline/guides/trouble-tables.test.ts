import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMdx } from './mdx';
import { createRowId, listTroubleRows } from './trouble-tables';

describe('listTroubleRows', () => {
  it('reads the tables up to the next section, also in subsections and folds', () => {
    const renderTable = (message: string) => `| See | Why |\n| --- | --- |\n| ${message} | a |`;
    const source = [
      renderTable('before'),
      '## If something goes wrong',
      renderTable('`No route`'),
      '### On Linux',
      renderTable('`No route`'),
      `<Fold title="More">\n\n${renderTable('rare')}\n\n</Fold>`,
      '## Related',
      renderTable('after'),
    ].join('\n\n');
    expect(listTroubleRows(parseMdx(source)).map(({ id }) => id)).toEqual([
      'trouble-no-route',
      'trouble-no-route-2',
      'trouble-rare',
    ]);
  });
});

describe('createRowId', () => {
  it('is a valid fragment and unique', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (messages) => {
        const taken = new Set<string>();
        const ids = messages.map((message) => createRowId(message, taken));
        expect(new Set(ids).size).toBe(messages.length);
        for (const id of ids) expect(id).toMatch(/^trouble-[a-z0-9-]+$/);
      }),
    );
  });
});
