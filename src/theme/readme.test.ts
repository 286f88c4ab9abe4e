import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Folders or files that override a component: those with a line that starts with "// Change:". */
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
    const file = /`([^`]+)`/.exec(guard)?.[1];
    if (file !== undefined) expect(existsSync(file), file).toBe(true);
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
