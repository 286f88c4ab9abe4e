import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createRouteCheck } from './route-check';

it('knows the guides of a folder, including those written later', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'guides-'));
  const write = (name: string) =>
    writeFileSync(path.join(dir, `${name}.mdx`), `---\nslug: /${name}\n---\n`);
  write('sftp');
  const isRoute = createRouteCheck({ docsDir: dir, others: ['/search'] });
  expect(['/sftp', '/search', '/users'].map(isRoute)).toEqual([true, true, false]);
  write('users');
  expect(isRoute('/users')).toBe(true);
  const absentRoutes = new Set(['/users']);
  expect(createRouteCheck({ docsDir: dir, others: [], absentRoutes })('/users')).toBe(false);
});
