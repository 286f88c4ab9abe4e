import type { Product } from '../product';

export const product: Product = {
  id: 'dedicated',
  label: 'Dedicated machines',
  guides: ['dedicated/', 'billing/bare-metal'],
  glyph: 'M5 3h14v18H5zM8 7h8M8 11h8M8 15h3M15 16.5h.01',
  queryNames: {
    dedicated: ['bare metal', 'dedi', 'root'],
    bare_metal: ['dedicated', 'bare metal', 'dedi', 'root'],
  },
  card: { order: 70, to: '/dedicated/reset-password', text: 'Rescue system and lost passwords' },
};
