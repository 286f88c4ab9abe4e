import type { Product } from '../product';

export const product: Product = {
  id: 'palworld',
  label: 'Palworld',
  guides: ['games/palworld/'],
  glyph: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h5M15 12h5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  card: { order: 40, to: '/games/palworld/info', text: 'Settings, saves and updates' },
  checked: 'game settings',
  optional: true,
  ports: [
    {
      id: 'palworld',
      value: 8211,
      source: 'https://docs.palworldgame.com/settings-and-operation/arguments',
      checked: '2026-11-20',
      row: {
        program: 'Palworld',
        protocol: 'UDP',
        reach: 'players',
        setting: '`-port=` in the start command',
      },
      guide: '/games/palworld/info',
    },
    {
      id: 'palworldRest',
      value: 8212,
      source: 'https://github.com/thijsvanloef/palworld-server-docker#readme',
      checked: '2026-11-20',
      row: {
        program: 'Palworld REST API',
        protocol: 'TCP',
        reach: 'only you',
        neverPublic: true,
        setting: '`RESTAPIPort` in `PalWorldSettings.ini`',
      },
    },
    {
      id: 'palworldRcon',
      value: 25575,
      source: 'https://github.com/thijsvanloef/palworld-server-docker#readme',
      checked: '2026-11-20',
      row: {
        program: 'Palworld RCON (deprecated)',
        protocol: 'TCP',
        reach: 'nobody',
        neverPublic: true,
        setting: '`RCONPort` in `PalWorldSettings.ini`',
      },
    },
    {
      id: 'palworldQuery',
      value: 27015,
      source: 'https://github.com/thijsvanloef/palworld-server-docker#readme',
      checked: '2026-11-20',
      unverified: 'The community image opens it for the community list; the makers do not list it.',
      row: {
        program: 'Palworld community list',
        protocol: 'UDP',
        reach: 'players',
        setting: '`-queryport=` in the start command',
      },
    },
  ],
  join: [{ name: 'Palworld', port: 'palworld' }],
  synonyms: [['pal > palworld']],
  logGuides: {
    'steam-disk': '/games/palworld/update',
    'steam-update-failed': '/games/palworld/update',
    'steam-offline': '/games/palworld/update',
    'steam-command-crashed': '/games/palworld/update',
    'unreal-crash': '/games/palworld/update',
  },
};
