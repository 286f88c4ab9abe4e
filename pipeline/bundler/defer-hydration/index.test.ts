import { describe, expect, it } from 'vitest';
import { startAfterText } from '.';

const TAGS =
  '<script src=/assets/js/runtime~main.1f.js defer></script><script src=/assets/js/main.2e.js defer></script>';

describe('startAfterText', () => {
  it('puts one inline script in place of the two tags', () => {
    const html = startAfterText(`<head><title>a</title>${TAGS}</head><body>text</body>`, [
      '/assets/js/page.3c.js',
    ]);
    expect(html).not.toMatch(/<script src/);
    expect(html).toMatch(
      /^<head><title>a<\/title><script data-app="\/assets\/js\/runtime~main\.1f\.js \/assets\/js\/page\.3c\.js \/assets\/js\/main\.2e\.js">\(\(\)=>.*<\/script><\/head><body>text<\/body>$/,
    );
  });

  it('is the same script in every page, so that one hash allows it', () => {
    const script = (html: string) =>
      /<script[^>]*>(.*?)<\/script>/.exec(startAfterText(html, []))?.[1];
    expect(script(TAGS)).toBe(script(TAGS.replace('main.2e', 'main.3c')));
  });

  it('refuses a page with other scripts', () => {
    expect(() => startAfterText('<script src=/assets/js/main.2e.js defer></script>', [])).toThrow(
      'expected two application scripts, found: /assets/js/main.2e.js',
    );
  });
});
