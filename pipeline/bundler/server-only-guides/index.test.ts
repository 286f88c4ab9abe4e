import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findReachable } from '../../../tests/reachable-files';
import { COMPILE_INPUTS, hashProject } from '../../lib/build-cache';
import { createGuideCache } from '.';

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
  const guide = (slug: string, text: string) => `---\nslug: ${slug}\ntitle: A\n---\n${text}\n`;
  const file = () => path.join(root, 'docs/a.mdx');
  // A unique text, so that no earlier run has cached it.
  const text = `once ${Math.random()}`;

  /** Compiles a guide as a new build does; returns whether the cache missed. */
  async function compiles(
    guideFile = file(),
    source = guide('/a', text),
    generated = '.docusaurus',
  ): Promise<boolean> {
    const make = vi.fn(() => Promise.resolve('compiled'));
    const keep = createGuideCache(path.join(root, 'docs'), generated, path.join(root, 'made'));
    expect(await keep(guideFile, source, make)).toBe('compiled');
    return make.mock.calls.length > 0;
  }

  it('compiles a guide once, and again after a change of its inputs', async () => {
    write('docs/a.mdx', guide('/a', text));
    write('docs/b.mdx', guide('/b', 'x'));
    expect(await compiles()).toBe(true);
    expect(await compiles()).toBe(false);
    write('docs/b.mdx', guide('/b', 'another text'));
    expect(await compiles(), 'the text of another guide').toBe(false);
    write('docs/b.mdx', guide('/c', 'another text'));
    expect(await compiles(), 'the route of another guide').toBe(true);
    write('docs/a.evidence.yml', 'sources: {}');
    expect(await compiles(), 'its evidence').toBe(true);
    write('docs/_part.mdx', 'part');
    expect(await compiles(), 'a part').toBe(true);
    expect(await compiles(file(), guide('/a', text), '.cache/other'), 'working files').toBe(true);
    expect(await compiles(file(), guide('/a', 'other')), 'its text').toBe(true);
    expect(await compiles()).toBe(false);
  });

  it('caches nothing from outside the docs folder', async () => {
    write('docs/a.mdx', guide('/a', text));
    const elsewhere = path.join(root, 'i18n/de/docs/a.mdx');
    expect(await compiles(elsewhere)).toBe(true);
    expect(await compiles(elsewhere)).toBe(true);
  });
});

describe('hashProject', () => {
  it.each([
    'src/components/guide/texts.ts',
    'facts/glossary.yml',
    'provider.config.ts',
    'static/img/figures/a.light.webp',
  ])('changes with %s', (name) => {
    write(name, '1');
    const before = hashProject(root);
    const copy = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
    rmSync(copy, { recursive: true });
    expect(hashProject(root)).toBe(before);
    const first = root;
    root = copy;
    write(name, '2');
    expect(hashProject(root)).not.toBe(before);
    rmSync(first, { recursive: true });
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
