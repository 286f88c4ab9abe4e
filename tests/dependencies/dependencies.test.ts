import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findInexactVersions,
  checkLock,
  getPackageName,
  checkReadme,
  findUnusedExceptions,
  type Lock,
  type LockedPackage,
  type Manifest,
} from './rules';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = readJson('package-lock.json') as Lock;
const manifest = readJson('package.json') as Manifest;

describe('this project', () => {
  it('installs only packages with known licenses, hashes and no unexplained scripts', () => {
    expect(checkLock(lock)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  });

  it('has no exception that nothing needs', () => {
    expect(findUnusedExceptions(lock)).toEqual([]);
  });

  it('installs what the lock file says, licenses included', () => {
    const different = Object.entries(lock.packages).flatMap(([folder, locked]) => {
      const file = path.join(folder, 'package.json');
      if (folder === '' || !existsSync(file)) return [];
      const { version, license } = readJson(file) as LockedPackage;
      // Some packages still have the old forms `{ type }` and `licenses`.
      const differs = typeof license === 'string' && license !== locked.license;
      return version !== locked.version || differs ? [`${folder} ${version} ${license}`] : [];
    });
    expect(different).toEqual([]);
  });

  it('names exact versions, and runs no install script', () => {
    expect(findInexactVersions(manifest)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('says in the README why each dependency is there', () => {
    expect(checkReadme(readFileSync('README.md', 'utf8'), manifest, lock)).toEqual([]);
  });
});

describe('the rules', () => {
  const good: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
  const listProblems = (entry: LockedPackage, name = 'a') =>
    checkLock({ lockfileVersion: 3, packages: { '': {}, [`node_modules/${name}`]: entry } });

  it('let a good package through', () => {
    expect(listProblems(good)).toEqual([]);
    expect(getPackageName('node_modules/a/node_modules/@b/c')).toBe('@b/c');
  });

  it.each([
    ['an unknown license', { ...good, license: 'GPL-3.0' }, /license GPL-3\.0/],
    ['no license', { ...good, license: undefined }, /license missing/],
    ['no hash', { ...good, integrity: undefined }, /sha512/],
    ['a weak hash', { ...good, integrity: 'sha1-x' }, /sha512/],
    ['an address', { ...good, resolved: 'http://packages.internal/a.tgz' }, /packages\.internal/],
    ['a link', { ...good, link: true }, /a link/],
    ['an install script', { ...good, hasInstallScript: true }, /install script/],
  ])('refuse %s', (_what, entry, message) => {
    expect(listProblems(entry)).toEqual([expect.stringMatching(message)]);
  });

  it('allow an exception to one package, with its own license only', () => {
    expect(listProblems({ ...good, license: 'CC-BY-4.0' }, 'caniuse-lite')).toEqual([]);
    expect(listProblems({ ...good, license: 'GPL-3.0' }, 'caniuse-lite')).toHaveLength(1);
    expect(listProblems({ ...good, license: 'CC-BY-4.0' }, 'other')).toHaveLength(1);
  });

  it('find exceptions that nothing needs', () => {
    expect(findUnusedExceptions({ lockfileVersion: 3, packages: {} })).toContain('esbuild');
  });

  it('find ranges', () => {
    expect(
      findInexactVersions({
        dependencies: { a: '^1.0.0', b: '1.0.0' },
        devDependencies: { c: '*' },
      }),
    ).toEqual(['a: ^1.0.0', 'c: *']);
  });

  it('compare the README with the packages', () => {
    const readme = '# x\n\n## Dependencies\n\n| `a`, `gone` | why | permissive |\n\n## y\n';
    const packages = { 'node_modules/a': { license: 'MPL-2.0' }, 'node_modules/b': good };
    expect(
      checkReadme(
        readme,
        { dependencies: { a: '1.0.0', b: '1.0.0' } },
        { lockfileVersion: 3, packages },
      ),
    ).toEqual([
      'a: permissive in the README, weak copyleft in the lock file',
      'b: not in the README',
      'gone: in the README, but no dependency',
    ]);
  });
});
