import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';

/**
 * Runs a module of an installed package that normally needs the bundler because of JSX and import
 * aliases.
 * @param file below node_modules
 * @param modules modules for requests that Node cannot resolve
 * @returns its exports
 */
export function loadInstalled(file: string, modules: Readonly<Record<string, unknown>>): unknown {
  const from = path.resolve('node_modules', file);
  const { code } = transformSync(readFileSync(from, 'utf8'), {
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'ecmascript', jsx: true }, target: 'es2022' },
  });
  const node = createRequire(from);
  const module = { exports: {} };
  const find = (request: string): unknown => modules[request] ?? node(request);
  const run = compileFunction(code, ['module', 'exports', 'require']) as (
    ...args: unknown[]
  ) => void;
  run(module, module.exports, find);
  return module.exports;
}
