import { expect, it } from 'vitest';
import { createBrowserConfig } from '.';

it('keeps what the browser reads', () => {
  const config = {
    title: 'Docs',
    themeConfig: { a: 1, prism: {} },
    future: { experimental_router: 'browser', experimental_faster: {} },
    presets: [],
    ssrTemplate: '<html>',
  };
  expect(createBrowserConfig(config as never)).toEqual({
    title: 'Docs',
    themeConfig: { a: 1 },
    future: { experimental_router: 'browser' },
  });
});
