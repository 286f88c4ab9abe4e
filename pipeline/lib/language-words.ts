/** The words of the build in a language. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../config/languages';
import { words as english, type Words } from '../words';

/** Folder of a language's words: each file has the path of the English one. */
export const WORDS_FOLDER = 'words';

/** Loads them; English ones where the language has none. */
export async function loadWords({ folder }: Pick<Language, 'folder'>): Promise<Words> {
  if (folder === undefined) return english;
  const file = path.resolve(folder, WORDS_FOLDER, 'pipeline/words.ts');
  if (!existsSync(file)) return english;
  const loaded = (await import(pathToFileURL(file).href)) as { words?: Words };
  if (loaded.words !== undefined) return loaded.words;
  throw new Error(`${path.relative('.', file)}:1 must export "words", as pipeline/words.ts does.`);
}
