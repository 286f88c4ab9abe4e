import { expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { remarkInternalLinks } from '.';

const transform = (source: string) =>
  processMdx(source, remarkInternalLinks as never, {
    options: { isRoute: (route: string) => ['/', '/sftp'].includes(route) },
  });

it('accepts known routes, fragments and other sites', async () => {
  const source =
    '[a](/) [b](/sftp) [c](/sftp/#x) [d](#here) [e](https://example.org) [f](mailto:a@example.org)';
  expect(await transform(source)).toContain('href="/sftp"');
});

it.each([
  ['x\n\n- [a](/sfpt)', 3, 'broken link: no page has the route "/sfpt"'],
  ['[a](../panel/sftp.mdx)', 1, 'write the route'],
  ['[a][b]\n\n[b]: /gone', 3, 'broken link'],
  ['x\n\n<a href="/gone">a</a>', 3, 'broken link'],
])('%s is rejected with its line', async (source, line, reason) => {
  await expect(transform(source)).rejects.toMatchObject({
    line,
    reason: expect.stringContaining(reason) as string,
  });
});
