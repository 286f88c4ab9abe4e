import type { Product } from '../product';
import { ports } from './facts.data';

export const product: Product = {
  id: 'palworld',
  label: 'Palworld',
  guides: ['games/palworld/'],
  glyph: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h5M15 12h5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  card: { order: 40, to: '/games/palworld/info', text: 'Settings, saves and updates' },
  checkedSubject: 'game settings',
  optional: true,
  ports,
  join: [{ name: 'Palworld', port: 'palworld' }],
  synonyms: [['pal > palworld']],
  logGuides: {
    'steam-disk': '/games/palworld/update',
    'steam-update-failed': '/games/palworld/update',
    'steam-offline': '/games/palworld/update',
    'steam-command-crashed': '/games/palworld/update',
    'steam-dumps': '/games/palworld/update',
    'unreal-crash': '/games/palworld/update',
  },
};
