import type { Product } from '../product';

export const product: Product = {
  id: 'satisfactory',
  label: 'Satisfactory',
  guides: ['other-servers/satisfactory'],
  glyph: 'M3 20V11l6 4v-4l6 4V5h5v15zM7 17h2M13 17h2',
  homeLink: { order: 10, to: '/other-servers/satisfactory' },
  optional: true,
};
