/** Every folder of the pipeline is used: code that runs in a build imports it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReachable } from '../tests/lib/reachable-files';
import { ELEMENTS } from './contract/rules/elements';

/** The entry points of a build. */
const ROOTS = ['docusaurus.config.ts', 'scripts/build.ts'];

const reached = findReachable(ROOTS);

/** The modules of a folder, without tests. */
const listModules = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|spec|d))\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

describe.each(['remark', 'bundler', 'pages', 'files'])('pipeline/%s', (kind) => {
  const folders = readdirSync(`pipeline/${kind}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `pipeline/${kind}/${name}/index.ts`);
  it.each(folders)('%s runs in a build', (file) => {
    expect(
      reached.has(file),
      'put it into the index.ts of its parent folder, or into a step of the build',
    ).toBe(true);
  });
});

it('every module of src/client runs: it is a client module, or something imports it', () => {
  const registered = [...reached].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(?:\.\/)?(src\/client\/[\w-]+\.ts)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  const browser = findReachable([...registered, ...listModules('src/theme')]);
  expect(registered.length).toBeGreaterThan(5);
  expect(listModules('src/client').filter((file) => !browser.has(file))).toEqual([]);
});

it('every remark transform is in the list that Docusaurus runs', () => {
  const list = readFileSync('pipeline/remark/index.ts', 'utf8');
  const folders = readdirSync('pipeline/remark', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = [...list.matchAll(/\bname: '([\w-]+)'/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(folders.sort());
});

/** Elements that only transforms write into a guide. */
const WRITTEN_BY_TRANSFORMS = ['CodeBlock', 'Details', 'LinkGrid'];

it('check:guides knows the elements of the theme', () => {
  const theme = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const [, listed = ''] = /export default \{([\s\S]*)\};/.exec(theme) ?? [];
  const names = [...listed.matchAll(/^ {2}([A-Z]\w+)[:,]/gm)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['Helper', 'Tabs', 'TabItem']));
  expect([...ELEMENTS, ...WRITTEN_BY_TRANSFORMS]).toEqual(expect.arrayContaining(names));
});

it('every rule of the contract is in use', () => {
  const files = readdirSync('pipeline/contract', { recursive: true, encoding: 'utf8' });
  const declared = files
    .filter((name) => /^(?:rules\/)?[\w-]+\.ts$/.test(name))
    .flatMap((name) =>
      [
        ...readFileSync(`pipeline/contract/${name}`, 'utf8').matchAll(
          /export const (\w+): (?:readonly )?ContractRule\b/g,
        ),
      ].map(([, rules = '']) => rules),
    );
  const registeredRules = /RULES: readonly ContractRule\[\] = \[([^\]]*)\]/.exec(
    readFileSync('pipeline/contract/index.ts', 'utf8'),
  )?.[1];
  const names = declared.filter((name) => name !== 'RULES');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(registeredRules).toMatch(new RegExp(`\\b${name}\\b`));
});

it('reports a folder that nothing imports', () => {
  expect(findReachable(['config/pagination.ts']).has('pipeline/remark/fold/index.ts')).toBe(false);
});
