import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from './build';

let folder: string;
const getPath = (name: string) => path.join(folder, name);
const make = (name: string) => {
  mkdirSync(getPath(name));
  writeFileSync(path.join(getPath(name), `of-${name}`), '');
};
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('replaceFolder', () => {
  it('moves the new folder into place, the first time too', () => {
    make('fresh');
    replaceFolder(getPath('fresh'), getPath('build'));
    expect(readdirSync(folder)).toEqual(['build']);
    make('fresh');
    writeFileSync(getPath('fresh/second'), '');
    replaceFolder(getPath('fresh'), getPath('build'));
    expect(readdirSync(folder)).toEqual(['build']);
    expect(readdirSync(getPath('build'))).toEqual(['of-fresh', 'second']);
  });

  it('keeps the previous folder if there is no new one', () => {
    make('build');
    expect(() => replaceFolder(getPath('fresh'), getPath('build'))).toThrow('ENOENT');
    expect(existsSync(getPath('build/of-build'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['build']);
  });
});
