import { expect, it } from 'vitest';
import waitUntilLive from './loader.mjs';

it('nothing is handed over before the page is live once', () => {
  const code = waitUntilLive(
    'return (function(o){var e;q.canUseDOM?(e=o,done.push(e.title)):server(o)});',
  );
  const done: string[] = [];
  // The loader's output is the code under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const change = new Function('q', 'done', code)({ canUseDOM: true }, done) as (
    state: object,
  ) => void;
  change({ title: 'part', htmlAttributes: {} });
  change({ title: 'all', htmlAttributes: { 'data-has-hydrated': false } });
  expect(done).toEqual([]);
  change({ title: 'live', htmlAttributes: { 'data-has-hydrated': true } });
  change({ title: 'crash', htmlAttributes: {} });
  expect(done).toEqual(['live', 'crash']);
});

it('stops the build where the library has another form', () => {
  expect(() => waitUntilLive('export default 1;')).toThrow('pipeline/bundler/defer-helmet');
});
