import type { Product } from '../product';

export const product: Product = {
  id: 'fivem',
  label: 'FiveM',
  guides: ['other-servers/fivem'],
  glyph: 'M4 16v-3l2-5h12l2 5v3zM4 13h16M7 16v2M17 16v2',
  homeLink: { order: 10, to: '/other-servers/fivem' },
  optional: true,
  logGuides: {
    'fivem-endpoint': '/other-servers/fivem',
    'fivem-server-too-old': '/other-servers/fivem',
    'fivem-key': '/other-servers/fivem',
    'fivem-resources-missing': '/other-servers/fivem',
    'fivem-export-missing': '/other-servers/fivem',
  },
};
