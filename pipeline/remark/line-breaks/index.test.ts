import { expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { remarkLineBreaks } from '.';

it('marks where long code may end a line', async () => {
  expect(await processMdx('Open `plugins/Vault/config.yml`.', remarkLineBreaks as never)).toBe(
    '<p>Open <code>plugins/<wbr>Vault/<wbr>config.<wbr>yml</code>.</p>',
  );
});

it('leaves short code and text alone', async () => {
  const source = 'Type `stop` in server/console/here.';
  expect(await processMdx(source, remarkLineBreaks as never)).toBe(
    '<p>Type <code>stop</code> in server/console/here.</p>',
  );
});
