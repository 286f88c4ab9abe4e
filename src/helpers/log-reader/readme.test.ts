/** The README says which test to run after a change. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/helpers/log-reader';
const README = readFileSync(`${FOLDER}/README.md`, 'utf8');
const [, section = ''] = README.split('### Which test');
const named = [...section.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);

it('names only tests that exist', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(`${FOLDER}/${file}`))).toEqual([]);
});

it('names every test that has not the name of a module', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const withoutModule = files.filter((file) => {
    const base = /^(.+)\.test\.ts$/.exec(file)?.[1];
    return base !== undefined && !files.includes(`${base}.ts`) && !files.includes(`${base}.tsx`);
  });
  expect(withoutModule).toContain('findings/order/order-in-logs.test.ts');
  const own = ['findings/roles.test.ts', 'readme.test.ts'];
  expect(withoutModule.filter((file) => !named.includes(file) && !own.includes(file))).toEqual([]);
});
