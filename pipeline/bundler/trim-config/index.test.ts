import { expect, it } from 'vitest';
import { createBrowserConfig } from '.';

it('keeps what the browser reads, and drops what only the build does', () => {
  const readByBrowser = {
    title: 'Docs',
    tagline: 'All guides',
    themeConfig: { a: 1 },
    future: { experimental_router: 'browser' },
  };
  const config = {
    ...readByBrowser,
    themeConfig: { ...readByBrowser.themeConfig, prism: {}, blog: {} },
    future: { ...readByBrowser.future, experimental_faster: {} },
    presets: [],
    ssrTemplate: '<html>',
  };
  expect(createBrowserConfig(config as never)).toEqual(readByBrowser);
});
