/** Which files and folders of a world move by hand, and what of it has no place afterwards. Pure. */
import { minecraft } from '../../fact-tables/minecraft.data';
import {
  returnFiles,
  worldThings,
  type WorldLayout,
  type WorldThing,
} from '../../fact-tables/world-layouts.data';
import {
  findLayout,
  LAST_WITH_OLD_FOLDERS,
  THINGS,
  type ServerSetup,
  type WorldSoftware,
} from './layout';
import { PROSE } from './texts';

export interface FolderMove {
  readonly from: string;
  readonly to: string;
}

/** `a/b/region` → `a/b`: the parent folder. */
const getParentFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Folders of a dimension in the layout before 26.1: `world_nether/DIM-1` to `world/DIM-1`. */
export function listOldDimensionMoves(): readonly FolderMove[] {
  const getFolder = (software: WorldSoftware, thing: WorldThing) =>
    getParentFolder(
      (findLayout(software, LAST_WITH_OLD_FOLDERS) as WorldLayout).paths[thing] as string,
    );
  return (['netherChunks', 'endChunks'] as const).map((thing) => ({
    from: getFolder('paper', thing),
    to: getFolder('vanilla', thing),
  }));
}

/**
 * Files that Paper keeps per dimension and Vanilla only once, and the one that the manual omits.
 */
export function listNewFileMoves(): readonly FolderMove[] {
  return [...returnFiles.map(({ file }) => file), minecraft.returnSixth].map((file) => ({
    from: `${minecraft.returnFrom}${file}`,
    to: `${minecraft.returnTo}${file}`,
  }));
}

/** A path after the moves. */
export function getMovedPath(path: string, moves: readonly FolderMove[]): string {
  const move = moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
  return move === undefined ? path : move.to + path.slice(move.from.length);
}

/** Formats a path as code; leaves a phrase about paths unchanged. */
const formatPath = (path: string) => (path.includes(' ') ? path : `\`${path}\``);

/** Things that a layout has once per dimension, or once per world folder. */
const isPerDimension = (path: string) => /<dimension>|each world folder/.test(path);

/**
 * From Paper or Spigot: what has no place in the new layout, or stays where the server ignores it.
 */
export function listLosses(
  from: ServerSetup,
  to: ServerSetup,
  moves: readonly FolderMove[],
): readonly string[] {
  const source = findLayout(from.software, from.version)?.paths;
  const target = findLayout(to.software, to.version)?.paths;
  if (source === undefined || target === undefined) return [];
  return THINGS.flatMap((thing) => {
    const before = source[thing];
    const after = target[thing];
    if (before === null || before === after) return [];
    if (after === null) return [PROSE.noPlace(worldThings[thing])];
    if (isPerDimension(before)) {
      return [PROSE.oneForAll(worldThings[thing])];
    }
    if (getMovedPath(before, moves) === after) return [];
    if (thing === 'customDimension') {
      return [PROSE.customDimension(worldThings[thing], formatPath(before), after)];
    }
    return [PROSE.countsNow(worldThings[thing], formatPath(before), formatPath(after))];
  });
}
