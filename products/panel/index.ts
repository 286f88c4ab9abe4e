import type { Product } from '../product';

export const product: Product = {
  id: 'panel',
  label: 'Panel, and what belongs to no product',
  guides: ['home', 'panel/', 'extras/', 'other-servers/'],
  glyph: 'M3 5h18v14H3zM3 9h18M7 13h4M7 16h7',
  queryNames: { 'caddy-server': ['caddy'], grafana: ['prometheus'], namelessmc: ['nameless'] },
};
