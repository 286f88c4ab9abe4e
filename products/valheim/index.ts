import type { Product } from '../product';

export const product: Product = {
  id: 'valheim',
  label: 'Valheim',
  guides: ['other-servers/valheim'],
  glyph: 'M12 3v18M12 6l-5 4 5 4 5-4zM8 21h8',
  homeLink: { order: 10, to: '/other-servers/valheim' },
  optional: true,
  logGuides: {
    'valheim-password': '/other-servers/valheim',
  },
};
