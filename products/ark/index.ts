import type { Product } from '../product';
import { ports } from './facts.data';

export const product: Product = {
  id: 'ark',
  label: 'ARK',
  guides: ['other-servers/ark'],
  glyph: 'M4 20c4 0 5-3 5-6s2-4 4-4 3-1 3-3-2-3-4-3M13 4l4-1 3 3-3 2M9 14c2 2 6 2 8 0s3 3 1 6',
  card: { order: 50, to: '/other-servers/ark', text: 'Survival Evolved and Ascended' },
  checkedSubject: 'game settings',
  optional: true,
  ports,
  join: [{ name: 'ARK', port: 'ark' }],
};
