import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { hasOwnDocs } from './config/docs-dir';

type Items = (string | { label: string; items: Items })[];

/** A collapsible category; `open` ones start expanded. */
const category = (label: string, items: Items, open = false) => ({
  type: 'category' as const,
  label,
  collapsed: !open,
  items: items.map(
    (item): never => (typeof item === 'string' ? item : category(item.label, item.items)) as never,
  ),
});

/** The order of the guides: what a newcomer needs first comes first. */
const ofThisSite: SidebarsConfig = {
  docs: [
    'home',
    category(
      'Panel',
      [
        'panel/basic-controls',
        'panel/restart-reinstall-wipe',
        'panel/server-stuck',
        'panel/after-an-update',
        'panel/startup',
        'panel/file-manager-controls',
        'panel/sftp',
        'panel/backups',
        'panel/schedules',
        'panel/databases',
        'panel/users',
        'panel/2fa',
        'panel/ports-and-proxies',
        'panel/server-importer',
        'panel/move-host',
        'panel/split-server',
        'panel/internal-servers',
        'extras/account-details',
      ],
      true,
    ),
    category('Minecraft server', [
      {
        label: 'Versions and Java',
        items: [
          'running/jars',
          'running/updating',
          'running/java-version',
          'running/bedrock-server',
        ],
      },
      {
        label: 'Speed and lag',
        items: [
          'running/optimization',
          'running/spark',
          'running/timings',
          'extras/swap',
          'running/mtr',
          'extras/ping-issues',
          'running/ddos',
        ],
      },
      {
        label: 'Worlds',
        items: [
          'running/worlds',
          'running/world-reset',
          'running/damaged-world',
          'running/converting-worlds',
          'running/mcaselector',
          'running/datapacks',
        ],
      },
      {
        label: 'Players and appearance',
        items: [
          'running/joining',
          'running/kicked-while-playing',
          'running/game-crashes',
          'running/inventories',
          'running/whitelist',
          'running/maintenance',
          'running/operators',
          'running/motd',
          'running/icon',
          'running/resourcepack',
          'running/domain',
        ],
      },
      {
        label: 'Networks',
        items: [
          'running/velocity',
          'running/velocity-mods',
          'running/kicked-players',
          'running/waterfall',
        ],
      },
      {
        label: 'Finding faults',
        items: [
          'running/server-crashes',
          'running/binarysearch',
          'running/log-warnings',
          'running/plugin-or-mod-fails',
        ],
      },
      {
        label: 'Settings and commands',
        items: [
          'running/server-settings',
          'running/paper-settings',
          'running/game-commands',
          'running/rcon',
        ],
      },
    ]),
    category('Plugins, mods and modpacks', [
      'installing/installing-plugins',
      'installing/installing-proxy-plugins',
      'installing/mods-install',
      'installing/mod-settings',
      'installing/more-mods',
      'installing/mod-messages',
      'installing/known-mods',
      'installing/f_performance_mods',
      'installing/modpacks',
      'extras/available-modpacks',
      'extras/serverpackcreator',
      'installing/gtnh',
    ]),
    category('Plugin guides', [
      {
        label: 'Ranks, economy, basics',
        items: [
          'multiplatform/luckperms',
          'plugins/vault',
          'plugins/essentialsx',
          'plugins/huskhomes',
          'plugins/CMI',
          'plugins/placeholderapi',
          'plugins/tab',
        ],
      },
      {
        label: 'Protection and logging',
        items: [
          'plugins/worldguard',
          'plugins/griefprevention',
          'plugins/coreprotect',
          'plugins/prism',
          'plugins/vulcan',
          'plugins/cc',
        ],
      },
      {
        label: 'Bans',
        items: ['multiplatform/litebans', 'multiplatform/advancedban', 'plugins/banannouncer'],
      },
      {
        label: 'Worlds and maps',
        items: [
          'multiplatform/worldedit',
          'plugins/multiverse',
          'multiplatform/chunky',
          'multiplatform/bluemap',
          'multiplatform/squaremap',
          'multiplatform/dynmap',
        ],
      },
      {
        label: 'Bedrock and other versions',
        items: [
          'plugins/geysermc',
          'plugins/floodgate',
          'plugins/geyseraddons',
          'plugins/viaversion',
        ],
      },
      {
        label: 'Chat, voice and Discord',
        items: ['multiplatform/simple-voice-chat', 'plugins/discordsrv', 'plugins/venturechat'],
      },
      {
        label: 'Content and characters',
        items: [
          'plugins/citizens2',
          'plugins/servernpc',
          'plugins/denizen',
          'plugins/oraxen',
          'plugins/AdvancedEnchantments',
          'plugins/ajparkour',
        ],
      },
      {
        label: 'Shops, votes and statistics',
        items: [
          'plugins/tebex',
          'plugins/craftingstore',
          'plugins/votifier',
          'multiplatform/plan',
          'plugins/ajLeaderboards',
          'plugins/Topper',
        ],
      },
      'plugins/more-plugins',
      'plugins/login-plugins',
      'plugins/shop-plugins',
      'plugins/item-plugins',
      'plugins/claim-plugins',
    ]),
    category('Rust', [
      'games/rust/connecting',
      'games/rust/admin',
      'games/rust/server-list',
      'games/rust/settings',
      'games/rust/worlds',
      'games/rust/autowipe',
      'games/rust/plugins',
    ]),
    category('Terraria', [
      'games/terraria/connecting',
      'games/terraria/worlds',
      'games/terraria/password',
      'games/terraria/banning',
      {
        label: 'TShock',
        items: [
          'games/terraria/tshock/overview',
          'games/terraria/tshock/admin',
          'games/terraria/tshock/plugins',
          'games/terraria/tshock/whitelisting',
          'games/terraria/tshock/crossplay',
        ],
      },
      {
        label: 'tModLoader',
        items: ['games/terraria/tmodloader/overview', 'games/terraria/tmodloader/mods'],
      },
    ]),
    category('Palworld', [
      'games/palworld/info',
      'games/palworld/saves',
      'games/palworld/config',
      'games/palworld/update',
    ]),
    category('Other servers', [
      'panel/other-games',
      'panel/more-games',
      'other-servers/ark',
      'other-servers/valheim',
      'other-servers/counter-strike-2',
      'other-servers/fivem',
      'other-servers/project-zomboid',
      'other-servers/7-days-to-die',
      'other-servers/satisfactory',
      'other-servers/factorio',
      'other-servers/caddy-server',
      'other-servers/grafana',
    ]),
    category('VPS', [
      'vps/starting-with-vps',
      'vps/first-hour-rocky',
      'vps/everyday',
      'vps/game-server',
      'vps/more-servers',
      'vps/containers',
      'vps/docker-messages',
      'vps/own-panel',
      'vps/panel-update',
      'vps/credentials-vps',
      'vps/unreachable',
      'vps/fail2ban',
      'vps/disk',
      'vps/network',
      'vps/reverse-proxy',
      'vps/vpn',
      'vps/updates',
      'vps/slow',
      'vps/backups',
      'vps/vnc',
      'vps/virtfusion-subuser',
      'vps/virtfusion-windows-install',
    ]),
    category('Dedicated machines', [
      'dedicated/reset-password',
      'dedicated/reset-windows-password',
      'dedicated/windows',
      'dedicated/disk',
    ]),
    category('Billing', [
      'billing/orders',
      'billing/payments',
      'billing/upgrades',
      'billing/early-renewal',
      'billing/cancellations',
      'billing/refunds',
      'billing/suspensions-and-terminations',
      'billing/email-change',
      'billing/billing-subusers',
    ]),
    category('Third-party tools', ['extras/clumsyloader', 'extras/srvcontrol']),
  ],
};

/** A different folder (DOCS_DIR) has different guides, so its sidebar is generated. */
const ofOtherFolder: SidebarsConfig = { docs: [{ type: 'autogenerated', dirName: '.' }] };

export default hasOwnDocs() ? ofThisSite : ofOtherFolder;
