/**
 * Replaces the English words with those of another language. All words of the shell and of the
 * helpers are in files named `words.ts`; a translation is a file of the same path and the same
 * exports, so that no script carries the words of two languages.
 *
 * In:  `i18n/de/words/src/ui/words.ts`
 * Out: an alias of `src/ui/words.ts` to it, in the scripts of the browser and of the server
 *
 * A translation that lacks a word, has one too many, or belongs to no file stops the build.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../../lib/files';
import { nearest } from '../../../src/lib/edit-distance';

/** Where files with words may be. */
const FOLDERS = ['src', 'products'];
const NAME = 'words.ts';

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * How words differ from the English ones in form: `lacks VIEW.title`. Nothing where they do not.
 */
export function differences(english: Words, translated: Words, inside = ''): string[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) => {
    const at = inside === '' ? name : `${inside}.${name}`;
    const [one, other] = [english[name], translated[name]];
    if (!(name in translated)) return [`lacks ${at}`];
    if (!(name in english)) return [`has ${at}, which the English file has not`];
    if (isGroup(one) && isGroup(other)) return differences(one, other, at);
    // What has no text in English may get one.
    const isFree = one === undefined || other === undefined;
    return isFree || typeof one === typeof other
      ? []
      : [`${at} must be a ${typeof one}, as in English`];
  });
}

/** Files with words, from the root of the project. */
export function wordFiles(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesBelow(path.join(siteDir, folder))
      .filter((name) => path.posix.basename(name) === NAME)
      .map((name) => `${folder}/${name}`),
  );
}

/** What is wrong with the words of a language, one line each. @param folder holds them */
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

/** Without what some loaders add to a module. */
function plainModule(module: Words): Words {
  const { default: _default, __esModule: _mark, 'module.exports': _all, ...names } = module;
  return names;
}

/**
 * The Docusaurus plugin.
 * @param folder of a language, such as `i18n/de`; undefined for English
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
