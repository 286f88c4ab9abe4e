import { worldLayouts } from '../../src/fact-tables/world-layouts.data';
import { diagram, tree } from '../diagram';

const paths = worldLayouts.find(({ id }) => id === 'since26')?.paths;
if (paths === undefined) throw new Error('facts/lists/world-layouts.yml has no layout since 26');

export const drawing = diagram(
  tree(
    'Since [[minecraft.newWorldFoldersSince]]: Vanilla, mod loaders, Paper',
    [String(paths.levelDat), 'makes it a world'],
    [String(paths.playerData), 'players'],
    [String(paths.datapacks), 'data packs'],
    [String(paths.overworldChunks), 'Overworld'],
    [String(paths.netherChunks), 'Nether'],
    [String(paths.endChunks), 'End'],
  ),
);
