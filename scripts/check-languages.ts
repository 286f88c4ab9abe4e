/**
 * `npm run check:languages`: what is left to translate into each language of provider.config.ts,
 * and which guides have changed in English since they were translated. Exits with 1 on errors, but
 * not for missing translations.
 */
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { getDocsDir } from '../config/docs-dir';
import { ENGLISH, listLanguages, type Language } from '../config/languages';
import { loadProvider } from '../config/load-provider';
import { listTextFiles, checkTexts } from '../pipeline/bundler/translated-texts';
import { hashGuide } from '../pipeline/files/search-index/reader-questions';
import { listGuides, parseRawFrontMatter } from '../pipeline/guides';
import { checkTranslations } from '../pipeline/guides/translations';
import { loadTexts, TEXTS_FOLDER } from '../pipeline/lib/language-texts';
import { texts as english, type Texts } from '../pipeline/texts';
import { listFiles } from '../pipeline/lib/built-files';

/** Messages about a language, one line each. */
export interface LanguageReport {
  readonly wrong: readonly string[];
  /** Guides whose English text has changed since the version that the translation names. */
  readonly changed: readonly string[];
  readonly missingGuides: readonly string[];
  readonly missingTexts: readonly string[];
}

/** Headings that the build knows by their text, and that a translation lacks. */
function checkHeadings(
  file: string,
  source: string,
  { original, headings }: { readonly original: string; readonly headings: Texts['headings'] },
): string[] {
  const hasHeading = (text: string, heading: string) =>
    text.split('\n').some((line) => line.trim() === `## ${heading}`);
  return (Object.keys(headings) as (keyof Texts['headings'])[]).flatMap((name) =>
    hasHeading(original, english.headings[name]) && !hasHeading(source, headings[name])
      ? [
          `${file}:1 lacks "## ${headings[name]}", for "${english.headings[name]}" in English. These words are "headings.${name}" of ${TEXTS_FOLDER}/pipeline/texts.ts.`,
        ]
      : [],
  );
}

/**
 * Checks a language.
 * @param docsDir folder of the English guides
 * @param headings that the build knows in this language
 */
export async function reportLanguage(
  docsDir: string,
  { folder = '', guides = '' }: Pick<Language, 'folder' | 'guides'>,
  headings: Texts['headings'],
): Promise<LanguageReport> {
  const originals = new Map(listGuides(docsDir).map((guide) => [guide.id, guide]));
  const all = listGuides(docsDir, guides);
  const textsFolder = path.resolve(folder, TEXTS_FOLDER);
  const translated = new Set(listFiles(textsFolder));
  const changed = all.flatMap(({ id, file, source, isTranslated }) => {
    const original = originals.get(id);
    if (isTranslated !== true || original === undefined) return [];
    const now = hashGuide(original.source);
    const { translated_from: from } = parseRawFrontMatter(source);
    if (String(from) === now) return [];
    return from === undefined
      ? [`${file}:1 does not say what it translates: translated_from: '${now}'`]
      : [`${file}:1 ${original.file} has changed. Then write translated_from: '${now}'`];
  });
  return {
    wrong: [
      ...checkTranslations(docsDir, guides),
      ...(await checkTexts(process.cwd(), textsFolder)),
      ...all.flatMap(({ id, file, source, isTranslated }) =>
        isTranslated === true
          ? checkHeadings(file, source, { original: originals.get(id)?.source ?? '', headings })
          : [],
      ),
    ],
    changed,
    missingGuides: all.filter((guide) => guide.isTranslated !== true).map(({ file }) => file),
    missingTexts: ['pipeline/texts.ts', ...listTextFiles(process.cwd())].filter(
      (file) => !translated.has(file),
    ),
  };
}

async function main(): Promise<void> {
  const languages = listLanguages(await loadProvider(ENGLISH)).filter(({ folder }) => folder);
  if (languages.length === 0) console.log('provider.config.ts has no language besides English.');
  for (const language of languages) {
    const { headings } = await loadTexts(language);
    const report = await reportLanguage(getDocsDir(), language, headings);
    const list = (title: string, lines: readonly string[]) => {
      console.log(`\n${title}: ${lines.length}`);
      for (const line of lines) console.log(line);
    };
    console.log(`\n${language.label} (${language.folder ?? ''})`);
    list('Wrong', report.wrong);
    list('Changed in English since', report.changed);
    list('Guides without a translation', report.missingGuides);
    list('Files of texts without a translation', report.missingTexts);
    if (report.wrong.length > 0) process.exitCode = 1;
  }
}

runAsCommand('scripts/check-languages.ts', main);
