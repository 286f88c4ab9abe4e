import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { removeFallbacks, removeUnusedVariables } from './index';

it('removeUnusedVariables follows variables that only variables read', () => {
  const root = parse(
    ':root { --a: 1; --b: var(--a); --c: var(--b); --d: 2; --e: 3 } p { margin: var(--d) }',
  );
  removeUnusedVariables(root, new Set(['--e']));
  expect(root.toString()).toBe(':root { --d: 2; --e: 3 } p { margin: var(--d) }');
});

it('removeFallbacks keeps what is no fallback', () => {
  const root = parse('p { color: red; color: var(--a); margin: 1px; margin: 2px; top: var(--b) }');
  removeFallbacks(root);
  expect(root.toString()).toBe('p { color: var(--a); margin: 1px; margin: 2px; top: var(--b) }');
});
