/**
 * Replaces the English texts with another language's. All texts of the shell and of the helpers are
 * in files named `texts.ts`; a translation is a file with the same path and exports, so scripts
 * contain only one language.
 *
 * In:  `i18n/de/texts/src/ui/texts.ts`
 * Out: an alias of `src/ui/texts.ts` to it, in the scripts of the browser and of the server
 *
 * A translation stops the build if it lacks a text, has one too many, or matches no English file.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../../lib/built-files';
import { TEXTS_FOLDER } from '../../lib/language-texts';
import { findNearest } from '../../../src/lib/edit-distance';

/** Folders that may contain files with texts. */
const FOLDERS = ['src', 'products'];
const FILE_NAME = 'texts.ts';

type TextModule = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is TextModule =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Differences in shape from the English texts, such as `lacks VIEW.title`.
 * @param group name of the group that the texts are in, such as `VIEW`; empty for a whole file
 */
export function findDifferences(english: TextModule, translated: TextModule, group = ''): string[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) => {
    const fullName = group === '' ? name : `${group}.${name}`;
    if (!(name in translated)) return [`lacks ${fullName}`];
    if (!(name in english)) return [`has ${fullName}, which the English file has not`];
    const [original, translation] = [english[name], translated[name]];
    if (isGroup(original) && isGroup(translation))
      return findDifferences(original, translation, fullName);
    // An empty English text may have a translation, and the other way round.
    const isEmpty = original === undefined || translation === undefined;
    return isEmpty || typeof original === typeof translation
      ? []
      : [`${fullName} must be a ${typeof original}, as in English`];
  });
}

/** Files with texts, relative to the project. */
export function listTextFiles(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => path.posix.basename(name) === FILE_NAME)
      .map((name) => `${folder}/${name}`),
  );
}

/**
 * Errors in the texts of a language, one line each.
 * @param folder contains the language's files, at the same paths as the English ones in `siteDir`
 */
export async function checkTexts(siteDir: string, folder: string): Promise<string[]> {
  const englishFiles = [...listTextFiles(siteDir), 'pipeline/texts.ts'];
  const problems = await Promise.all(
    listFiles(folder).map(async (name) => {
      const file = path.join(folder, name);
      const place = `${path.relative(siteDir, file)}:1`;
      if (!englishFiles.includes(name)) {
        const nearest = findNearest(name, englishFiles).join(', ');
        return [`${place} translates no file with texts. Nearest: ${nearest}`];
      }
      const english = await loadTexts(path.join(siteDir, name));
      return findDifferences(english, await loadTexts(file)).map(
        (problem) => `${place} ${problem}`,
      );
    }),
  );
  return problems.flat();
}

/** The exports of a file with texts, without the properties that some loaders add. */
async function loadTexts(file: string): Promise<TextModule> {
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as TextModule;
  const { default: _default, __esModule: _mark, 'module.exports': _all, ...texts } = module;
  return texts;
}

/**
 * The Docusaurus plugin.
 * @param folder a language's, such as `i18n/de`; undefined for English
 */
export function translatedTexts(folder: string | undefined) {
  return ({ siteDir }: LoadContext): Plugin => {
    const textsFolder = path.resolve(siteDir, folder ?? '', TEXTS_FOLDER);
    if (folder === undefined || !existsSync(textsFolder)) return { name: 'translated-texts' };
    return {
      name: 'translated-texts',
      async loadContent() {
        const problems = await checkTexts(siteDir, textsFolder);
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
      configureWebpack() {
        const aliases = listFiles(textsFolder).map((name) => [
          path.join(siteDir, name),
          path.join(textsFolder, name),
        ]);
        return { resolve: { alias: Object.fromEntries(aliases) as Record<string, string> } };
      },
    };
  };
}
