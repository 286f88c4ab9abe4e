import type { Texts } from '../texts';

/** Chooses the texts that a transform writes into a guide; English ones by default. */
export interface TextsOptions {
  /** Texts for a guide by its file; an untranslated guide gets English ones. */
  readonly textsFor?: (file: string) => Texts;
}
