import { describe, expect, it } from 'vitest';
import { texts } from '../../texts';
import { processMdx } from '../test-process';
import { remarkTroubleTable } from '.';

const table =
  '| What you see | Why | What to do |\n| --- | --- | --- |\n| `Connection refused` | a | b |\n| `Connection refused` | a | b |';
const transform = (source: string) => processMdx(source, remarkTroubleTable as never);

describe('remarkTroubleTable', () => {
  it('gives each row an id and a link to itself', async () => {
    const html = await transform(`## If something goes wrong\n\n${table}`);
    expect(html).toContain('<div class="trouble"><table role="table">');
    expect(html).toContain('<tr id="trouble-connection-refused" role="row">');
    expect(html).toContain('href="#trouble-connection-refused-2"');
    expect(html).toContain('aria-label="Link to: Connection refused"');
  });

  it('gives cells roles, because CSS draws them as boxes', async () => {
    const html = await transform(`## If something goes wrong\n\n${table}`);
    expect(html).toContain('<th role="columnheader">Why</th>');
    expect(html).toContain('<td role="rowheader"><code>Connection refused</code>');
    expect(html).toContain('<td role="cell">b</td>');
  });

  it('gives cells their labels in other languages; the styles have the English ones', async () => {
    const german = { ...texts, headings: { ...texts.headings, trouble: 'Wenn etwas nicht geht' } };
    const source = table.replace('Why', 'Grund');
    const options = { textsFor: () => german };
    const html = await processMdx(
      `## Wenn etwas nicht geht\n\n${source}`,
      remarkTroubleTable as never,
      { options },
    );
    expect(html).toContain('<td role="cell" data-label="Grund">a</td>');
    expect(await transform(`## If something goes wrong\n\n${table}`)).not.toContain('data-label');
  });

  it('works in a subsection and leaves other tables alone', async () => {
    expect(await transform(`## If something goes wrong\n\n### On Linux\n\n${table}`)).toContain(
      'trouble-connection',
    );
    expect(await transform(`## If something goes wrong\n\n## Related\n\n${table}`)).not.toContain(
      'id=',
    );
  });
});
