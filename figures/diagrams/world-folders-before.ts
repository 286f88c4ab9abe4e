import { worldLayouts } from '../../src/fact-tables/world-layouts.data';
import { diagram, tree } from '../diagram';

const shown = (family: 'mojang' | 'bukkit', title: string) => {
  const paths = worldLayouts.find(
    (layout) => layout.id === 'before26' && layout.family === family,
  )?.paths;
  if (paths === undefined) throw new Error('facts/lists/world-layouts.yml has no layout before 26');
  return tree(
    title,
    [String(paths.overworldChunks), 'Overworld'],
    [String(paths.playerData), 'players'],
    [String(paths.netherChunks), 'Nether'],
    [String(paths.endChunks), 'End'],
  );
};

export const drawing = diagram(
  shown('mojang', 'Up to [[minecraft.lastOf1]]: Vanilla, Fabric, Forge'),
  shown('bukkit', 'Up to [[minecraft.lastOf1]]: Paper, Spigot'),
);
