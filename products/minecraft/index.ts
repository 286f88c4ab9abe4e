import type { Product } from '../product';

export const product: Product = {
  id: 'minecraft',
  label: 'Minecraft',
  guides: ['running/', 'installing/', 'plugins/', 'multiplatform/'],
  glyph: 'M12 3 20 7.5v9L12 21 4 16.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  card: { order: 10, to: '/jars', text: 'Server types, worlds, plugins, mods, networks' },
  optional: true,
  queryNames: { geyseraddons: ['geyser', 'floodgate'] },
  join: [
    {
      id: 'java',
      name: 'Minecraft: Java Edition',
      port: 'minecraft',
      service: { name: '_minecraft', protocol: '_tcp' },
    },
    { id: 'bedrock', name: 'Minecraft: Bedrock Edition', port: 'bedrock' },
  ],
};
