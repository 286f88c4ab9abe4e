import type { Product } from '../product';

export const product: Product = {
  id: 'terraria',
  label: 'Terraria',
  guides: ['games/terraria/'],
  glyph:
    'M12 21v-7M7 21h10M12 3c4 0 6 2.5 6 5.5S15.5 14 12 14 6 11.5 6 8.5 8 3 12 3zM12 14l-3-3M12 12l3-2',
  card: { order: 30, to: '/games/terraria/connecting', text: 'Vanilla, TShock and tModLoader' },
  checked: 'game versions',
  optional: true,
  ports: [
    {
      id: 'terraria',
      value: 7777,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/terraria/vanilla/README.md',
      checked: '2026-11-20',
      row: {
        program: 'Terraria, tModLoader or TShock',
        protocol: 'TCP',
        reach: 'players',
        setting: '`port` in `serverconfig.txt` or `-port` in the start command',
      },
      guide: '/games/terraria/connecting',
    },
    {
      id: 'tshockRest',
      value: 7878,
      source:
        'https://github.com/Pryaxis/TShock/blob/general-devel/TShockAPI/Configuration/TShockConfig.cs',
      checked: '2026-11-20',
      row: {
        program: 'TShock REST API',
        protocol: 'TCP',
        reach: 'only you',
        neverPublic: true,
        setting: '`RestApiPort` in `tshock/config.json`, off until `RestApiEnabled`',
      },
    },
  ],
  join: [{ name: 'Terraria', port: 'terraria' }],
  synonyms: [['tmod > tmodloader']],
  logGuides: {
    'tmodloader-mod-version': '/games/terraria/tmodloader/mods',
    'tmodloader-missing-mod': '/games/terraria/tmodloader/mods',
    'tshock-plugin': '/games/terraria/tshock/plugins',
  },
};
