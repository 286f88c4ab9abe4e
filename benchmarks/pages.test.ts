import { describe, expect, it } from 'vitest';
import { getBlockingTime, getKind } from './lib/open-page';
import { removeScripts } from './pages';

describe('getBlockingTime', () => {
  it('sums the time of tasks beyond 50 ms', () => {
    expect(
      getBlockingTime(
        [
          [200, 80],
          [400, 50],
          [600, 150],
        ],
        100,
      ),
    ).toBe(130);
  });

  it('counts only tasks after the first paint', () => {
    expect(
      getBlockingTime(
        [
          [0, 90],
          [50, 170],
        ],
        100,
      ),
    ).toBe(70);
  });
});

it('removeScripts keeps text and styles', () => {
  const html =
    '<link rel=stylesheet href=/a.css><link rel="preload" href="/a.js" as="script"><link rel=modulepreload href=/b.js>' +
    '<script data-app="/a.js">go()</script><p>text<script type=application/ld+json>{}</script>';
  expect(removeScripts(html)).toBe('<link rel=stylesheet href=/a.css><p>text');
});

it('getKind falls back to Other', () => {
  expect(['Script', 'Prefetch', 'Stylesheet'].map(getKind)).toEqual([
    'Script',
    'Other',
    'Stylesheet',
  ]);
});
