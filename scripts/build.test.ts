import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from './build';

let folder: string;
const at = (name: string) => path.join(folder, name);
const make = (name: string) => {
  mkdirSync(at(name));
  writeFileSync(path.join(at(name), `of-${name}`), '');
};
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('replaceFolder', () => {
  it('moves the new folder into place, the first time too', () => {
    make('fresh');
    replaceFolder(at('fresh'), at('build'));
    expect(readdirSync(folder)).toEqual(['build']);
    make('fresh');
    writeFileSync(at('fresh/second'), '');
    replaceFolder(at('fresh'), at('build'));
    expect(readdirSync(folder)).toEqual(['build']);
    expect(readdirSync(at('build'))).toEqual(['of-fresh', 'second']);
  });

  it('keeps the previous folder if there is no new one', () => {
    make('build');
    expect(() => replaceFolder(at('fresh'), at('build'))).toThrow('ENOENT');
    expect(existsSync(at('build/of-build'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['build']);
  });
});
