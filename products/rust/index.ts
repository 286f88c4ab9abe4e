import type { Product } from '../product';
import { ports } from './facts.data';

export const product: Product = {
  id: 'rust',
  label: 'Rust',
  guides: ['games/rust/'],
  glyph:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  card: { order: 20, to: '/games/rust/connecting', text: 'Connecting, admins, wipes, plugins' },
  checkedSubject: 'game settings',
  optional: true,
  ports,
  join: [{ name: 'Rust', port: 'rust' }],
  synonyms: [['oxide > plugins', 'umod > plugins', 'carbon > plugins']],
  logGuides: {
    'rust-plugin-compile': '/games/rust/plugins',
    'rust-compiler': '/games/rust/plugins',
  },
};
