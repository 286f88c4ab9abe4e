/** Tells which pictures of drawings are current. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIGURE_FOLDER, getFigurePath, THEMES } from '../pipeline/remark/figure';
import type { Provider } from '../src/provider/schema';
import {
  hashDrawing,
  hashShort,
  loadFigures,
  readFigureRecord,
  readFigureStyles,
  type Figure,
  type FigureRecord,
} from './load';

/** What to do with a figure's files. */
export type FigureState = 'make' | 'current' | 'replaced';

/**
 * @param drawing current hash of the drawing
 * @param files hash of each theme's file, undefined if it does not exist
 * @param recorded its entry in made.json
 */
export function getFigureState(
  drawing: string,
  files: { readonly light: string | undefined; readonly dark: string | undefined },
  recorded: FigureRecord[string] | undefined,
): FigureState {
  const isOwn = THEMES.some(
    (theme) => files[theme] !== undefined && files[theme] !== recorded?.[theme],
  );
  if (isOwn) return 'replaced';
  return recorded?.drawing === drawing && files.light !== undefined && files.dark !== undefined
    ? 'current'
    : 'make';
}

/** Hash of each theme's file of a figure, undefined if it does not exist. */
export function hashFigureFiles(name: string, folder = FIGURE_FOLDER) {
  const [light, dark] = THEMES.map((theme) => {
    const file = path.join(folder, getFigurePath(name, theme));
    return existsSync(file) ? hashShort(readFileSync(file)) : undefined;
  });
  return { light, dark };
}

/**
 * Names of the figures that show other labels, facts or colors than they would show if they were
 * made now. Those that the provider replaced are not among them.
 * @param record what made.json says
 */
export async function listStaleFigures(
  provider: Provider,
  record: FigureRecord = readFigureRecord(),
): Promise<string[]> {
  const styles = readFigureStyles(provider);
  const isStale = (figure: Figure) =>
    getFigureState(
      hashDrawing(figure, styles),
      hashFigureFiles(figure.name),
      record[figure.name],
    ) === 'make';
  return (await loadFigures(provider)).filter(isStale).map(({ name }) => name);
}
