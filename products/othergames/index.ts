import type { Product } from '../product';

export const product: Product = {
  id: 'othergames',
  label: 'All other games',
  guides: ['panel/other-games', 'panel/more-games'],
  glyph:
    'M7 8h10a4 4 0 0 1 4 4v3a3 3 0 0 1-5.5 1.5L14.5 15h-5l-1 1.5A3 3 0 0 1 3 15v-3a4 4 0 0 1 4-4zM7 12h3M8.5 10.5v3M16 12h.1',
  homeLink: { order: 90, to: '/other-games' },
  optional: true,
};
