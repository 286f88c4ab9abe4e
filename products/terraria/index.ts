import type { Product } from '../product';
import { ports } from './facts.data';

export const product: Product = {
  id: 'terraria',
  label: 'Terraria',
  guides: ['games/terraria/'],
  glyph:
    'M12 21v-7M7 21h10M12 3c4 0 6 2.5 6 5.5S15.5 14 12 14 6 11.5 6 8.5 8 3 12 3zM12 14l-3-3M12 12l3-2',
  card: { order: 30, to: '/games/terraria/connecting', text: 'Vanilla, TShock and tModLoader' },
  checkedSubject: 'game versions',
  optional: true,
  ports,
  join: [{ name: 'Terraria', port: 'terraria' }],
  synonyms: [['tmod > tmodloader']],
  logGuides: {
    'tmodloader-mod-version': '/games/terraria/tmodloader/mods',
    'tmodloader-missing-mod': '/games/terraria/tmodloader/mods',
    'tshock-plugin': '/games/terraria/tshock/plugins',
  },
};
