import type { Product } from '../product';

export const product: Product = {
  id: 'ark',
  label: 'ARK',
  guides: ['other-servers/ark'],
  glyph: 'M4 20c4 0 5-3 5-6s2-4 4-4 3-1 3-3-2-3-4-3M13 4l4-1 3 3-3 2M9 14c2 2 6 2 8 0s3 3 1 6',
  card: { order: 50, to: '/other-servers/ark', text: 'Survival Evolved and Ascended' },
  checked: 'game settings',
  optional: true,
  ports: [
    {
      id: 'ark',
      value: 7777,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
      checked: '2026-11-20',
      row: {
        program: 'ARK',
        protocol: 'UDP',
        reach: 'players',
        setting: '`Port=` in the start command',
      },
    },
    {
      id: 'arkRaw',
      value: 7778,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
      checked: '2026-11-20',
      row: {
        program: 'ARK: Survival Evolved, raw socket (game port plus one)',
        protocol: 'UDP',
        reach: 'players',
        setting: 'follows `Port=`',
        follows: 'ark',
      },
    },
    {
      id: 'arkQuery',
      value: 27015,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
      checked: '2026-11-20',
      row: {
        program: 'ARK: Survival Evolved server list',
        protocol: 'UDP',
        reach: 'players',
        setting: '`QueryPort=` in the start command',
      },
    },
    {
      id: 'arkRcon',
      value: 27020,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
      checked: '2026-11-20',
      row: {
        program: 'ARK RCON',
        protocol: 'TCP',
        reach: 'only you',
        neverPublic: true,
        setting: '`RCONPort=` in the start command',
      },
    },
  ],
  join: [{ name: 'ARK', port: 'ark' }],
};
