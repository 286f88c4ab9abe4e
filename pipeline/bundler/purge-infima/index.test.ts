import { parse } from 'postcss';
import { expect, it } from 'vitest';
import {
  removeFallbacks,
  removeKeyboardRule,
  removeOverridden,
  removeUnusedVariables,
} from './index';

it('removeUnusedVariables also removes variables that only removed ones read', () => {
  const root = parse(
    ':root { --a: 1; --b: var(--a); --c: var(--b); --d: 2; --e: 3 } p { margin: var(--d) }',
  );
  removeUnusedVariables(root, new Set(['--e']));
  expect(root.toString()).toBe(':root { --d: 2; --e: 3 } p { margin: var(--d) }');
});

it('removeOverridden removes what the site sets in every mode and on every screen', () => {
  const root = parse(
    `:root { --a: 1; --b: 1; --c: 1; --d: 1 }
html[data-theme='dark'] { --a: 2; --b: 2 }
.navbar { --b: 3 }`,
  );
  const siteStyles = parse(
    `:root { --a: 4 }
html[data-theme='light'], html[data-theme="dark"] { --b: 4 }
html[data-theme='dark'] { --c: 4 }
@media print { :root { --d: 4 } }`,
  );
  removeOverridden(root, siteStyles);
  expect(root.toString()).toBe(
    `:root { --c: 1; --d: 1 }
html[data-theme='dark'] { --a: 2}
.navbar { --b: 3 }`,
  );
});

it('removeFallbacks removes only fallbacks', () => {
  const root = parse('p { color: red; color: var(--a); margin: 1px; margin: 2px; top: var(--b) }');
  removeFallbacks(root);
  expect(root.toString()).toBe('p { color: var(--a); margin: 1px; margin: 2px; top: var(--b) }');
});

it('removeKeyboardRule removes only rules for users without a keyboard', () => {
  const root = parse(
    'body:not(.navigation-with-keyboard) *:not(input):focus { outline: none } a:focus { color: red }',
  );
  removeKeyboardRule(root);
  expect(root.toString().trim()).toBe('a:focus { color: red }');
});
