import { describe, expect, it } from 'vitest';
import { blockingTime, kindOf, withoutScripts } from './pages';

describe('blockingTime', () => {
  it('adds up what tasks take beyond 50 ms', () => {
    expect(
      blockingTime(
        [
          [200, 80],
          [400, 50],
          [600, 150],
        ],
        100,
      ),
    ).toBe(130);
  });

  it('counts only what comes after the first paint', () => {
    expect(
      blockingTime(
        [
          [0, 90],
          [50, 170],
        ],
        100,
      ),
    ).toBe(70);
  });
});

it('withoutScripts leaves text and styles alone', () => {
  const html =
    '<link rel=stylesheet href=/a.css><link rel="preload" href="/a.js" as="script"><link rel=modulepreload href=/b.js>' +
    '<script data-app="/a.js">go()</script><p>text<script type=application/ld+json>{}</script>';
  expect(withoutScripts(html)).toBe('<link rel=stylesheet href=/a.css><p>text');
});

it('kindOf puts what the table has no column for under Other', () => {
  expect(['Script', 'Prefetch', 'Stylesheet'].map(kindOf)).toEqual([
    'Script',
    'Other',
    'Stylesheet',
  ]);
});
