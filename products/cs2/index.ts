import type { Product } from '../product';

export const product: Product = {
  id: 'cs2',
  label: 'Counter-Strike 2',
  guides: ['other-servers/counter-strike-2'],
  glyph: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14M12 2v6M12 16v6M2 12h6M16 12h6',
  homeLink: { order: 10, to: '/other-servers/counter-strike-2' },
  optional: true,
};
