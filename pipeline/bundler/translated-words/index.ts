/**
 * Replaces the English words with another language's. All words of the shell and of the helpers are
 * in files named `words.ts`; a translation is a file with the same path and exports, so scripts
 * contain only one language.
 *
 * In:  `i18n/de/words/src/ui/words.ts`
 * Out: an alias of `src/ui/words.ts` to it, in the scripts of the browser and of the server
 *
 * A translation stops the build if it lacks a word, has one too many, or matches no English file.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../../lib/files';
import { nearest } from '../../../src/lib/edit-distance';

/** Folders that may contain files with words. */
const FOLDERS = ['src', 'products'];
const NAME = 'words.ts';

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differences in shape from the English words, such as `lacks VIEW.title`. */
export function differences(english: Words, translated: Words, inside = ''): string[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) => {
    const at = inside === '' ? name : `${inside}.${name}`;
    const [one, other] = [english[name], translated[name]];
    if (!(name in translated)) return [`lacks ${at}`];
    if (!(name in english)) return [`has ${at}, which the English file has not`];
    if (isGroup(one) && isGroup(other)) return differences(one, other, at);
    // An empty English text may have a translation.
    const isAnyType = one === undefined || other === undefined;
    return isAnyType || typeof one === typeof other
      ? []
      : [`${at} must be a ${typeof one}, as in English`];
  });
}

/** Files with words, relative to the project. */
export function wordFiles(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesBelow(path.join(siteDir, folder))
      .filter((name) => path.posix.basename(name) === NAME)
      .map((name) => `${folder}/${name}`),
  );
}

/** Errors in the words of a language, one line each. @param folder contains them */
export async function wordProblems(siteDir: string, folder: string): Promise<string[]> {
  const known = [...wordFiles(siteDir), 'pipeline/words.ts'];
  const problems = await Promise.all(
    filesBelow(folder).map(async (name) => {
      const file = path.join(folder, name);
      const place = `${path.relative(siteDir, file)}:1`;
      if (!known.includes(name)) {
        return [
          `${place} translates no file with words. Nearest: ${nearest(name, known).join(', ')}`,
        ];
      }
      const load = async (module: string) =>
        (await import(pathToFileURL(path.resolve(module)).href)) as Words;
      const [english, translated] = [await load(path.join(siteDir, name)), await load(file)];
      return differences(plainModule(english), plainModule(translated)).map(
        (problem) => `${place} ${problem}`,
      );
    }),
  );
  return problems.flat();
}

/** A module without the properties that some loaders add. */
function plainModule(module: Words): Words {
  const { default: _default, __esModule: _mark, 'module.exports': _all, ...names } = module;
  return names;
}

/**
 * The Docusaurus plugin.
 * @param folder a language's, such as `i18n/de`; undefined for English
 */
export function translatedWords(folder: string | undefined) {
  return ({ siteDir }: LoadContext): Plugin => {
    const words = path.resolve(siteDir, folder ?? '', 'words');
    const isNeeded = folder !== undefined && existsSync(words);
    return {
      name: 'translated-words',
      async loadContent() {
        const problems = isNeeded ? await wordProblems(siteDir, words) : [];
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
      configureWebpack: () =>
        isNeeded
          ? {
              resolve: {
                alias: Object.fromEntries(
                  filesBelow(words).map((name) => [
                    path.join(siteDir, name),
                    path.join(words, name),
                  ]),
                ),
              },
            }
          : {},
    };
  };
}
