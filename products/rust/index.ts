import type { Product } from '../product';

export const product: Product = {
  id: 'rust',
  label: 'Rust',
  guides: ['games/rust/'],
  glyph:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  card: { order: 20, to: '/games/rust/connecting', text: 'Connecting, admins, wipes, plugins' },
  checked: 'game settings',
  optional: true,
  ports: [
    {
      id: 'rust',
      value: 28015,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/rust/rust_autowipe/README.md',
      checked: '2026-11-20',
      row: {
        program: 'Rust',
        protocol: 'UDP',
        reach: 'players',
        setting: '`+server.port` in the start command',
      },
      guide: '/games/rust/connecting',
    },
    {
      id: 'rustRcon',
      value: 28016,
      source: 'https://github.com/pterodactyl/game-eggs/blob/main/rust/rust_autowipe/README.md',
      checked: '2026-11-20',
      row: {
        program: 'Rust RCON',
        protocol: 'TCP',
        reach: 'only you',
        neverPublic: true,
        setting: '`+rcon.port` in the start command',
      },
    },
    {
      id: 'rustQuery',
      value: 28017,
      source: 'https://wiki.facepunch.com/rust/Creating-a-server',
      checked: '2026-11-20',
      unverified:
        'Without `server.queryport` the server takes the larger of game and RCON port plus one; 28017 is that sum for the defaults.',
      row: {
        program: 'Rust server list',
        protocol: 'UDP',
        reach: 'players',
        setting: '`+server.queryport` in the start command',
      },
    },
    {
      id: 'rustApp',
      value: 28083,
      source: 'https://wiki.facepunch.com/rust/rust-companion-server',
      checked: '2026-11-20',
      unverified:
        'The makers’ page now says 28083 (it said 28082 before); set `app.port` yourself to be sure.',
      row: {
        program: 'Rust+ companion app',
        protocol: 'TCP',
        reach: 'players',
        setting: '`+app.port` in the start command',
      },
    },
  ],
  join: [{ name: 'Rust', port: 'rust' }],
  synonyms: [['oxide > plugins', 'umod > plugins', 'carbon > plugins']],
  logGuides: {
    'rust-plugin-compile': '/games/rust/plugins',
    'rust-compiler': '/games/rust/plugins',
  },
};
