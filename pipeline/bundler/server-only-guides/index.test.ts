import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findReachable } from '../../../tests/lib/reachable-files';
import { COMPILE_INPUTS, hashProject } from '../../lib/build-cache';
import { createGuideCache } from '.';

/** A project of its own for each test. */
let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the cache of compiled guides', () => {
  const renderGuide = (slug: string, body: string) =>
    `---\nslug: ${slug}\ntitle: A\n---\n${body}\n`;
  // A unique text, so that no earlier run has cached it.
  const body = `once ${Math.random()}`;

  /** Compiles the guide `a` as a new build does. Returns false if the cache had the result. */
  async function isCompiledAnew({
    file = path.join(root, 'docs/a.mdx'),
    source = renderGuide('/a', body),
    generated = '.docusaurus',
  } = {}): Promise<boolean> {
    const compile = vi.fn(() => Promise.resolve('compiled'));
    const readOrCompile = createGuideCache(
      path.join(root, 'docs'),
      generated,
      path.join(root, 'made'),
    );
    expect(await readOrCompile(file, source, compile)).toBe('compiled');
    return compile.mock.calls.length > 0;
  }

  it('compiles a guide once, and again after a change of its inputs', async () => {
    write('docs/a.mdx', renderGuide('/a', body));
    write('docs/b.mdx', renderGuide('/b', 'x'));
    expect(await isCompiledAnew()).toBe(true);
    expect(await isCompiledAnew()).toBe(false);
    write('docs/b.mdx', renderGuide('/b', 'another text'));
    expect(await isCompiledAnew(), 'the text of another guide').toBe(false);
    write('docs/b.mdx', renderGuide('/c', 'another text'));
    expect(await isCompiledAnew(), 'the route of another guide').toBe(true);
    write('docs/a.evidence.yml', 'sources: {}');
    expect(await isCompiledAnew(), 'its evidence').toBe(true);
    write('docs/_part.mdx', 'part');
    expect(await isCompiledAnew(), 'a partial').toBe(true);
    expect(await isCompiledAnew({ generated: '.cache/other' }), 'generated files').toBe(true);
    expect(await isCompiledAnew({ source: renderGuide('/a', 'other') }), 'its text').toBe(true);
    expect(await isCompiledAnew()).toBe(false);
  });

  it('caches nothing from outside the docs folder', async () => {
    write('docs/a.mdx', renderGuide('/a', body));
    const file = path.join(root, 'i18n/de/docs/a.mdx');
    expect(await isCompiledAnew({ file })).toBe(true);
    expect(await isCompiledAnew({ file })).toBe(true);
  });
});

describe('hashProject', () => {
  it.each([
    'src/components/guide/texts.ts',
    'facts/glossary.yml',
    'provider.config.ts',
    'static/img/figures/a.light.webp',
  ])('changes with %s', (name) => {
    // A project for each hash, because hashProject reads a project only once in a build.
    const hashWith = (folder: string, text: string) => {
      write(`${folder}/${name}`, text);
      return hashProject(path.join(root, folder));
    };
    const before = hashWith('before', '1');
    expect(hashWith('same', '1')).toBe(before);
    expect(hashWith('changed', '2')).not.toBe(before);
  });

  it('covers every file that the configuration imports', () => {
    const isCovered = (file: string) =>
      COMPILE_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
    const reached = [...findReachable(['docusaurus.config.ts'])];
    expect(reached.length).toBeGreaterThan(100);
    expect(
      reached.filter((file) => !isCovered(file)),
      'add the folder to COMPILE_INPUTS of pipeline/lib/build-cache.ts',
    ).toEqual([]);
  });

  it('is the same before Docusaurus names English and after it', () => {
    write('provider.config.ts', '1');
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', undefined);
    const before = hashProject(root);
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
    expect(hashProject(root)).toBe(before);
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    expect(hashProject(root)).not.toBe(before);
    vi.unstubAllEnvs();
  });

  it('changes with the provider file', () => {
    write('provider.config.ts', '1');
    const before = hashProject(root);
    vi.stubEnv('PROVIDER_CONFIG', 'other.config.ts');
    expect(hashProject(root)).not.toBe(before);
    vi.unstubAllEnvs();
  });
});
