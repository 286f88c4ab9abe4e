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
import { listFiles } from '../../lib/files';
import { TEXTS_FOLDER } from '../../lib/language-texts';
import { findNearest } from '../../../src/lib/edit-distance';

/** Folders that may contain files with texts. */
const FOLDERS = ['src', 'products'];
const NAME = 'texts.ts';

type TextModule = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is TextModule =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differences in shape from the English texts, such as `lacks VIEW.title`. */
export function findDifferences(
  english: TextModule,
  translated: TextModule,
  inside = '',
): string[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) => {
    const at = inside === '' ? name : `${inside}.${name}`;
    const [one, other] = [english[name], translated[name]];
    if (!(name in translated)) return [`lacks ${at}`];
    if (!(name in english)) return [`has ${at}, which the English file has not`];
    if (isGroup(one) && isGroup(other)) return findDifferences(one, other, at);
    // An empty English text may have a translation.
    const isAnyType = one === undefined || other === undefined;
    return isAnyType || typeof one === typeof other
      ? []
      : [`${at} must be a ${typeof one}, as in English`];
  });
}

/** Files with texts, relative to the project. */
export function listTextFiles(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => path.posix.basename(name) === NAME)
      .map((name) => `${folder}/${name}`),
  );
}

/** Errors in the texts of a language, one line each. @param folder contains them */
export async function checkTexts(siteDir: string, folder: string): Promise<string[]> {
  const known = [...listTextFiles(siteDir), 'pipeline/texts.ts'];
  const problems = await Promise.all(
    listFiles(folder).map(async (name) => {
      const file = path.join(folder, name);
      const place = `${path.relative(siteDir, file)}:1`;
      if (!known.includes(name)) {
        return [
          `${place} translates no file with texts. Nearest: ${findNearest(name, known).join(', ')}`,
        ];
      }
      const load = async (module: string) =>
        (await import(pathToFileURL(path.resolve(module)).href)) as TextModule;
      const [english, translated] = [await load(path.join(siteDir, name)), await load(file)];
      return findDifferences(removeModuleMarks(english), removeModuleMarks(translated)).map(
        (problem) => `${place} ${problem}`,
      );
    }),
  );
  return problems.flat();
}

/** A module without the properties that some loaders add. */
function removeModuleMarks(module: TextModule): TextModule {
  const { default: _default, __esModule: _mark, 'module.exports': _all, ...names } = module;
  return names;
}

/**
 * The Docusaurus plugin.
 * @param folder a language's, such as `i18n/de`; undefined for English
 */
export function translatedTexts(folder: string | undefined) {
  return ({ siteDir }: LoadContext): Plugin => {
    const textsFolder = path.resolve(siteDir, folder ?? '', TEXTS_FOLDER);
    const isNeeded = folder !== undefined && existsSync(textsFolder);
    return {
      name: 'translated-texts',
      async loadContent() {
        const problems = isNeeded ? await checkTexts(siteDir, textsFolder) : [];
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
      configureWebpack: () =>
        isNeeded
          ? {
              resolve: {
                alias: Object.fromEntries(
                  listFiles(textsFolder).map((name) => [
                    path.join(siteDir, name),
                    path.join(textsFolder, name),
                  ]),
                ),
              },
            }
          : {},
    };
  };
}
