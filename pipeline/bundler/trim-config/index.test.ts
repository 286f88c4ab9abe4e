import { expect, it } from 'vitest';
import { browserConfig } from '.';

it('keeps what the browser reads', () => {
  const config = {
    title: 'Docs',
    themeConfig: { a: 1, prism: {} },
    future: { experimental_router: 'browser', experimental_faster: {} },
    presets: [],
    ssrTemplate: '<html>',
  };
  expect(browserConfig(config as never)).toEqual({
    title: 'Docs',
    themeConfig: { a: 1 },
    future: { experimental_router: 'browser' },
  });
});
