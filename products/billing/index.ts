import type { Product } from '../product';

export const product: Product = {
  id: 'billing',
  label: 'Billing',
  guides: ['billing/'],
  glyph: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  card: { order: 80, to: '/billing/upgrades', text: 'Upgrades, renewals, refunds, cancellations' },
};
