import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The names of the overrides: each component is a folder with an index.tsx, or a file. */
function listOverrides(): string[] {
  return readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.replaceAll('\\', '/').replace(/(\/index)?\.tsx$/, ''))
    .sort();
}

it('every override has a row in the README, and every row an override and a guard', () => {
  const rows = [
    ...readFileSync('src/theme/README.md', 'utf8').matchAll(
      /^\| `([^`]+)`\s*\|.*\|\s*([^|]+?)\s*\|$/gm,
    ),
  ];
  expect(rows.map(([, name]) => name).sort()).toEqual(listOverrides());
  for (const [, , guard = ''] of rows) {
    const files = [...guard.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files, guard).not.toEqual([]);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  }
});

it('every override says what it changes', () => {
  for (const name of listOverrides()) {
    const file = [`${name}.tsx`, `${name}/index.tsx`]
      .map((end) => path.join('src/theme', end))
      .find((candidate) => existsSync(candidate));
    expect(readFileSync(file ?? '', 'utf8'), name).toMatch(/^\/\/ Change: /);
  }
});
