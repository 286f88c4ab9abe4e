import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findOverruns } from '.';

it('names what is over budget and counts bytes as they travel', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  mkdirSync(path.join(dir, 'assets/js'), { recursive: true });
  mkdirSync(path.join(dir, 'search-index'));
  const write = (name: string, bytes: number) =>
    writeFileSync(path.join(dir, name), 'x'.repeat(bytes));
  writeFileSync(
    path.join(dir, 'index.html'),
    '<link rel=stylesheet href=/a.css><script src="/assets/js/main.1.js" defer></script>',
  );
  write('a.css', 300);
  write('assets/js/main.1.js', 900);
  write('assets/js/main.1.js.br', 200);
  write('assets/js/page.2.js', 50);
  write('assets/js/search.3.js', 40);
  write('search-index/index.json', 70);
  mkdirSync(path.join(dir, 'social-cards'));
  write('social-cards/sftp.png', 11);
  write('social-cards/users.png', 10);
  const budgets = {
    htmlPerPage: 1000,
    scriptsPerPage: 200,
    chunk: 45,
    stylesPerPage: 299,
    searchFirstResult: 109,
    socialCard: 10,
  };
  expect(findOverruns(dir, budgets as never)).toEqual([
    'index.html styles: 300 bytes, at most 299 (stylesPerPage)',
    'page.2.js: 50 bytes, at most 45 (chunk)',
    'social-cards/sftp.png: 11 bytes, at most 10 (socialCard)',
    'search worker and index: 110 bytes, at most 109 (searchFirstResult)',
  ]);
});
