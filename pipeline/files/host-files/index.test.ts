import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderHeadersFile, renderRedirectsFile, writeHostFiles } from '.';
import { parseHeaders, parseRedirects } from '../../../scripts/serve.mjs';

describe('renderHeadersFile', () => {
  it('is parsed by the server, and caches hashed files forever', () => {
    const text = renderHeadersFile({ 'X-Frame-Options': 'DENY' });
    expect(parseHeaders(text)).toEqual({
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': 'max-age=31536000',
    });
    expect(text).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });
});

describe('renderRedirectsFile', () => {
  it('has both forms of every page except the home page and the not-found page', () => {
    expect(
      renderRedirectsFile(['index.html', '404.html', 'billing/refunds/index.html', 'a.css']),
    ).toBe('/billing/refunds /billing/refunds/ 200\n/billing/refunds.html /billing/refunds/ 200\n');
  });

  it('starts with redirects of moved pages, which the server can parse', () => {
    const text = renderRedirectsFile(['a/index.html'], [{ from: '/modpacks', to: '/a' }]);
    expect(text).toMatch(/^\/modpacks \/a 301\n\/a \/a\/ 200\n/);
    expect([...parseRedirects(text)]).toEqual([['/modpacks', '/a']]);
  });

  it("stops at Cloudflare's limit, plain addresses first", () => {
    const pages = Array.from({ length: 1500 }, (_, index) => `p${index}/index.html`);
    const lines = renderRedirectsFile(pages).trim().split('\n');
    expect(lines).toHaveLength(2000);
    expect(lines.filter((line) => !line.includes('.html'))).toHaveLength(1500);
  });
});

describe('writeHostFiles', () => {
  const folder = (file: string) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'host-files-'));
    writeFileSync(path.join(dir, file), '');
    return dir;
  };

  it('writes both files', () => {
    const dir = folder('index.html');
    writeHostFiles(dir, {});
    expect(readFileSync(path.join(dir, '_headers'), 'utf8')).toContain('/assets/*\n');
    expect(readFileSync(path.join(dir, '_redirects'), 'utf8')).toBe('');
  });

  it('reports files without a content type', () => {
    expect(() => writeHostFiles(folder('movie.ogv'), {})).toThrow(/serving\.mjs.*\nmovie\.ogv/);
  });
});
