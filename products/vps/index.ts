import type { Product } from '../product';

export const product: Product = {
  id: 'vps',
  label: 'VPS',
  guides: ['vps/'],
  glyph: 'M4 4h16v6H4zM4 14h16v6H4zM7 7h.01M7 17h.01M11 7h6M11 17h6',
  card: { order: 60, to: '/VPS/starting-with-vps', text: 'First steps, access, VNC, Windows' },
  checkedSubject: 'system versions',
  queryNames: { vps: ['virtual', 'virtfusion', 'linux', 'ubuntu', 'debian', 'ssh', 'root'] },
};
