import { expect, it } from 'vitest';
import { BuiltPage } from '../../lib/built-page';
import { ENGLISH_ONLY, markTranslations, type PagesOfLanguage } from '.';

const HEAD = `<link rel=canonical href=https://docs.example.com/de/sftp><meta property=og:url content=https://docs.example.com/de/sftp>
<link rel=alternate hreflang=en href=https://docs.example.com/sftp><link rel=alternate hreflang=de href=https://docs.example.com/de/sftp><link rel=alternate hreflang=x-default href=https://docs.example.com/sftp>`;
const TEXT =
  '<div class=theme-doc-markdown><header><h1>SFTP</h1></header><p class=guide-untranslated lang=de>Noch nicht auf Deutsch.</p><p>Text</p></div>';

/** The page after this step. */
function markPage(site: Partial<PagesOfLanguage>, text = TEXT): string {
  const page = new BuiltPage(
    'sftp/index.html',
    `<html><head>${HEAD}</head><body>${text}</body></html>`,
  );
  markTranslations(page, { ...ENGLISH_ONLY, englishUrl: 'https://docs.example.com', ...site });
  return page.edits.toString();
}

const german = { code: 'de', base: '/de/' };
const untranslated = { de: new Set(['/sftp']) };

it('does not change a page whose guide is in all languages', () => {
  const others = { de: new Set(['/backups']) };
  expect(markPage({ untranslated: others })).toContain('hreflang=de');
  expect(markPage({ language: german, untranslated: others })).not.toContain('lang="en"');
});

it('removes untranslated languages from the English page', () => {
  const html = markPage({ untranslated });
  expect(html).not.toContain('hreflang=de');
  expect(html).toContain('hreflang=en');
  expect(html).toContain('rel=canonical href=https://docs.example.com/de/sftp');
  expect(html).not.toContain('lang="en"');
});

it('marks the text as English on the page in the other language, and links the original', () => {
  const html = markPage({ language: german, untranslated });
  expect(html).toContain('rel=canonical href="https://docs.example.com/sftp"');
  expect(html).toContain('content="https://docs.example.com/sftp"');
  expect(html).toContain('<header lang="en">');
  expect(html).toContain('<p lang="en">Text');
  expect(html).toContain('<p class=guide-untranslated lang=de>Noch');
  expect(html).not.toContain('hreflang=de');
});

it('fails if the note about the missing translation is missing', () => {
  const text = '<div class=theme-doc-markdown><p>Text</p></div>';
  expect(() => markPage({ language: german, untranslated }, text)).toThrow(
    'found 0 of .guide-untranslated',
  );
});
