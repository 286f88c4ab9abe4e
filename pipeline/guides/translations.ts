/** Compares translated guides with the English ones: what is wrong, and what is missing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findKeyLine, getRoutes, listGuides, parseSlug } from '.';

/**
 * Errors in translations, one line each: an unknown path, another route than the English guide's, and
 * words that `write-translations` copies from the provider file and that would hide its own.
 */
export function checkTranslations(docsDir: string, translations: string): string[] {
  const folder = path.dirname(path.dirname(translations));
  const copied = path.join(folder, 'docusaurus-theme-classic');
  const code = path.basename(folder);
  const wrong = existsSync(copied)
    ? [
        `${copied}: delete this folder. These words are in provider.config.ts, under languages.${code}.instead.`,
      ]
    : [];
  return [...wrong, ...checkTranslatedGuides(docsDir, translations)];
}

function checkTranslatedGuides(docsDir: string, translations: string): string[] {
  if (!existsSync(translations)) return [];
  const originals = new Map(listGuides(docsDir).map((guide) => [guide.id, guide]));
  return listGuides(translations).flatMap(({ id, file, source }) => {
    const original = originals.get(id);
    if (original === undefined) {
      return [`${file}:1 translates no guide: there is no ${docsDir}/${id}.mdx.`];
    }
    const route = parseSlug(original.source) ?? '';
    if (path.extname(file) !== path.extname(original.file)) {
      return [`${file}:1 must have the ending of ${original.file}.`];
    }
    return parseSlug(source) === route
      ? []
      : [
          `${file}:${findKeyLine(source, 'slug')} slug must be "${route}", as in ${original.file}: a page has one route in all languages.`,
        ];
  });
}

/** Routes of untranslated guides, by language code. */
export function listUntranslatedRoutes(
  docsDir: string,
  languages: readonly { readonly code: string; readonly guides?: string }[],
): Record<string, string[]> {
  return Object.fromEntries(
    languages
      .filter(({ guides }) => guides !== undefined)
      .map(({ code, guides }) => [
        code,
        [
          ...getRoutes(
            listGuides(docsDir, guides).filter(({ isTranslated }) => isTranslated !== true),
          ),
        ],
      ]),
  );
}
