/** Reads the drawings below figures/ for the script that photographs them and for the tests. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderAccentCss } from '../config/accent';
import { createFactTables } from '../src/quotes/tables';
import { isOffered, listQuotedFeatures } from '../src/provider/features';
import type { Provider } from '../src/provider/schema';
import {
  FACT_PATTERN,
  isAbsentValue,
  OFFERED,
  resolveFact,
  formatResolvedFact,
  type FactTables,
} from '../src/quotes/resolve';
import { escapeHtml } from '../src/lib/escape-html';
import { fillTabs } from './panel';

/** HTML with quotes, or what makes it where the order or the number of parts follows the terms. */
export type Drawing = string | ((provider: Provider) => string);

export interface Figure {
  /** Name of the file, which guides write as `figure:<name>`. */
  readonly name: string;
  readonly kind: 'screens' | 'diagrams';
  /** HTML with its quotes still in it. */
  readonly quoted: string;
  /** HTML as it is photographed. */
  readonly html: string;
}

const FOLDER = 'figures';
const STYLES = ['src/styles/tokens.css', 'figures/figures.css'];

/**
 * All drawings by name, without those of values that the provider file lacks because their feature is
 * off. Throws where a quote is unknown.
 */
export async function loadFigures(provider: Provider): Promise<Figure[]> {
  // Drawings of guides that this provider leaves out are made, too: without OFFERED, no quote in them
  // is rejected.
  const { [OFFERED]: _offered, ...tables } = createFactTables(provider);
  const isThere = (quote: string) =>
    listQuotedFeatures(quote).every((feature) => isOffered(provider.features, feature));
  const figures: Figure[] = [];
  for (const kind of ['screens', 'diagrams'] as const) {
    for (const file of readdirSync(path.join(FOLDER, kind)).sort()) {
      const name = file.replace(/\.ts$/, '');
      const loaded = (await import(pathToFileURL(path.resolve(FOLDER, kind, file)).href)) as {
        drawing?: Drawing;
      };
      if (loaded.drawing === undefined) {
        throw new Error(`${FOLDER}/${kind}/${file} must export a constant named "drawing"`);
      }
      const drawn = typeof loaded.drawing === 'string' ? loaded.drawing : loaded.drawing(provider);
      const quoted = fillTabs(drawn, isThere);
      if (listQuotes(quoted).some((quote) => isAbsentValue(quote, tables))) continue;
      figures.push({ name, kind, quoted, html: resolveQuotes(quoted, tables, name) });
    }
  }
  return figures;
}

const listQuotes = (quoted: string): string[] =>
  [...quoted.matchAll(FACT_PATTERN)].map(([, quote = '']) => quote);

/** Writes the facts into a drawing, escaped. Throws where one is unknown. */
export function resolveQuotes(quoted: string, tables: FactTables, name: string): string {
  return quoted.replace(FACT_PATTERN, (_, path: string) => {
    const fact = resolveFact(path, tables);
    if (!fact.ok) throw new Error(`figures/${name}: ${fact.reason}`);
    return escapeHtml(formatResolvedFact(fact));
  });
}

/** The stylesheet of all figures: the site's tokens, the provider's accent, the parts. */
export function readFigureStyles(provider: Provider): string {
  const [tokens, parts] = STYLES.map((file) => readFileSync(file, 'utf8'));
  return [tokens, renderAccentCss(provider.site.accent), parts].join('\n');
}

/** Changes when the drawing or its style does; kept in figures/made.json beside the pictures. */
export function hashDrawing({ html }: Pick<Figure, 'html'>, styles: string): string {
  return hashShort(styles + html);
}

/** The first 16 hexadecimal digits of SHA-256. */
export function hashShort(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** What made.json says of a picture: the drawing it was made from, and each file's own hash. */
export type FigureRecord = Readonly<
  Record<string, { readonly drawing: string; readonly light: string; readonly dark: string }>
>;

export const MADE_FILE = path.join(FOLDER, 'made.json');

/** Reads made.json. */
export function readFigureRecord(): FigureRecord {
  return JSON.parse(readFileSync(MADE_FILE, 'utf8')) as FigureRecord;
}
