import type { Product } from '../product';

export const product: Product = {
  id: 'factorio',
  label: 'Factorio',
  guides: ['other-servers/factorio'],
  glyph:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  homeLink: { order: 10, to: '/other-servers/factorio' },
  optional: true,
  logGuides: {
    'factorio-paths': '/other-servers/factorio',
    'factorio-mod-error': '/other-servers/factorio',
    'factorio-matching-server': '/other-servers/factorio',
    'factorio-save-newer': '/other-servers/factorio',
    'factorio-not-started': '/other-servers/factorio',
    'factorio-script-mismatch': '/other-servers/factorio',
    'factorio-mod-version': '/other-servers/factorio',
    'factorio-too-old': '/other-servers/factorio',
    'factorio-prototype': '/other-servers/factorio',
  },
};
