import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeHostFiles } from '../pipeline/files/host-files';
import { fillTemplate, renderHostingFilesOfBuild } from './sync-hosting';

describe('fillTemplate', () => {
  it('writes texts inline, and lists on their own lines', () => {
    const template = 'server {\n    name {{host}};\n    {{rules}}\n}\n';
    expect(fillTemplate(template, { host: 'example.org', rules: ['a;', 'b;'] })).toBe(
      'server {\n    name example.org;\n    a;\n    b;\n}\n',
    );
    expect(fillTemplate(template, { host: 'example.org', rules: [] })).toBe(
      'server {\n    name example.org;\n}\n',
    );
  });

  it('fails if a template and its values have different names', () => {
    expect(() => fillTemplate('{{host}}', {})).toThrow('nothing is given for {{host}}');
    expect(() => fillTemplate('server', { host: 'a', port: '1' })).toThrow(
      'no {{host}}, {{port}} in the template',
    );
  });
});

it('moved addresses of a build reach nginx and Caddy', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeFileSync(path.join(dir, 'index.html'), '');
  writeHostFiles(dir, {}, { moved: [{ from: '/old', to: '/new/place' }], languages: [] });
  const files = await renderHostingFilesOfBuild(dir);
  expect(files['nginx-rules.conf']).toMatch(
    /^location = \/old \{\n\s+return 301 \/new\/place;\n\}$/m,
  );
  expect(files['Caddyfile']).toMatch(/^\s+redir \/old \/new\/place permanent$/m);
  rmSync(dir, { recursive: true });
});
