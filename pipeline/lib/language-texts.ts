/** Loads the build's own texts in a language. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../config/languages';
import { texts as english, type Texts } from '../texts';

/** Folder of a language's texts, at the same paths as the English ones. */
export const TEXTS_FOLDER = 'texts';

/** Loads them; falls back to English. */
export async function loadTexts({ folder }: Pick<Language, 'folder'>): Promise<Texts> {
  if (folder === undefined) return english;
  const file = path.resolve(folder, TEXTS_FOLDER, 'pipeline/texts.ts');
  if (!existsSync(file)) return english;
  const loaded = (await import(pathToFileURL(file).href)) as { texts?: Texts };
  if (loaded.texts !== undefined) return loaded.texts;
  throw new Error(`${path.relative('.', file)}:1 must export "texts", as pipeline/texts.ts does.`);
}
