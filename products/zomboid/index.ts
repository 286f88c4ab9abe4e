import type { Product } from '../product';

export const product: Product = {
  id: 'zomboid',
  label: 'Project Zomboid',
  guides: ['other-servers/project-zomboid'],
  glyph: 'M4 20V10l8-6 8 6v10M9 20v-6h6v6M6 15h2M16 15h2',
  homeLink: { order: 10, to: '/other-servers/project-zomboid' },
  optional: true,
  logGuides: {
    'zomboid-script-of-mod': '/other-servers/project-zomboid',
    'zomboid-mod-missing': '/other-servers/project-zomboid',
    'zomboid-workshop-item': '/other-servers/project-zomboid',
    'zomboid-map-missing': '/other-servers/project-zomboid',
    'zomboid-lua-syntax': '/other-servers/project-zomboid',
    'zomboid-address': '/other-servers/project-zomboid',
  },
};
