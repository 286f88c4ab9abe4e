import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parsePermissions, readPermissionTable } from './permissions';
import { resolveFact } from '../quotes/resolve';

const head =
  "plugin: X\nrelease: '1'\nrepo: a/b\ncommit: 0123abc\nread: 2026-11-22\nfile: plugin.yml\nnodes:\n";

function writeFolder(text: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'permissions-'));
  writeFileSync(path.join(dir, 'x.yml'), text);
  return dir;
}

it('a quote resolves to the node, and with "grants" to what it allows', () => {
  const node = readPermissionTable(
    writeFolder(`${head}  all: { node: "x.*", grants: everything }\n`),
  );
  expect(resolveFact('node.x.all', { node })).toMatchObject({ text: 'x.*' });
  expect(resolveFact('node.x.all.grants', { node })).toMatchObject({ text: 'everything' });
  expect(resolveFact('node.x.home', { node })).toMatchObject({ ok: false });
});

it.each([
  [`${head}  home: { node: home, grants: go home }\n`, 'x.yml:8 nodes.home.node: words with dots'],
  [`${head}  home: { node: x.home }\n`, 'x.yml:8 nodes.home.grants: '],
  ['plugin: [', 'x.yml:1 '],
])('a mistake is named with its line', (text, message) => {
  expect(() => readPermissionTable(writeFolder(text))).toThrow(message);
});

it('finds the line of a node', () => {
  const parsed = parsePermissions(`${head}  home:\n    node: x.home\n    grants: go home\n`);
  expect(parsed.ok && parsed.getLine('home')).toBe(9);
});
