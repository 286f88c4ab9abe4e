import { expect, it } from 'vitest';
import { parseRoutes, requiredRoutes, withoutAbsent } from '../lib/required-routes';

it('routes of a product count while the product is there', () => {
  const text = '# note\n/a\n\n[x]\n/x/1\n[y]\n/y/1\n';
  expect(parseRoutes(text, ['x'])).toEqual(['/a', '/x/1']);
  expect(parseRoutes(text, ['x', 'y'])).toEqual(['/a', '/x/1', '/y/1']);
});

it('routes of guides that the host lacks do not count', () => {
  expect(withoutAbsent(['/a', '/b'], new Set(['/b', '/c']))).toEqual(['/a']);
});

it('each stands there once', () => {
  expect(new Set(requiredRoutes).size).toBe(requiredRoutes.length);
  expect(requiredRoutes.length).toBeGreaterThan(90);
});
