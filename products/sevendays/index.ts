import type { Product } from '../product';

export const product: Product = {
  id: 'sevendays',
  label: '7 Days to Die',
  guides: ['other-servers/7-days-to-die'],
  glyph: 'M5 5h14v15H5zM5 9h14M8 3v4M16 3v4M10 12h4l-3 6',
  homeLink: { order: 10, to: '/other-servers/7-days-to-die' },
  optional: true,
  logGuides: {
    'seven-days-xml': '/other-servers/7-days-to-die',
    'sdtd-xml-patch': '/other-servers/7-days-to-die',
    'sdtd-mod-error': '/other-servers/7-days-to-die',
  },
};
