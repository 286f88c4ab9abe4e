/** Loads the build's own words in a language. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../config/languages';
import { words as english, type Words } from '../words';

/** Folder of a language's words, at the same paths as the English ones. */
export const WORDS_FOLDER = 'words';

/** Loads them; falls back to English. */
export async function loadWords({ folder }: Pick<Language, 'folder'>): Promise<Words> {
  if (folder === undefined) return english;
  const file = path.resolve(folder, WORDS_FOLDER, 'pipeline/words.ts');
  if (!existsSync(file)) return english;
  const loaded = (await import(pathToFileURL(file).href)) as { words?: Words };
  if (loaded.words !== undefined) return loaded.words;
  throw new Error(`${path.relative('.', file)}:1 must export "words", as pipeline/words.ts does.`);
}
