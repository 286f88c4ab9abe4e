/**
 * Default ports. Feeds the table on /ports-and-proxies, the internal-servers, firewall, RCON,
 * map, voice-chat, vote and game guides, and every `[[port.…]]` in a text.
 */
import type { Fact } from './fact';

/** Default port of each program, as its makers set it. */
export const port = {
  minecraft: {
    value: 25565,
    source: 'https://docs.papermc.io/paper/reference/server-properties/#server_port',
    checked: '2026-11-20',
  },
  bedrock: {
    value: 19132,
    source:
      'https://github.com/GeyserMC/Geyser/blob/master/core/src/main/java/org/geysermc/geyser/configuration/GeyserConfig.java',
    checked: '2026-11-20',
  },
  query: {
    value: 25565,
    source: 'https://docs.papermc.io/paper/reference/server-properties/#query_port',
    checked: '2026-11-20',
  },
  rcon: {
    value: 25575,
    source: 'https://docs.papermc.io/paper/reference/server-properties/#rcon_port',
    checked: '2026-11-20',
  },
  velocity: {
    value: 25565,
    source:
      'https://github.com/PaperMC/Velocity/blob/dev/3.0.0/proxy/src/main/resources/default-velocity.toml',
    checked: '2026-11-20',
  },
  bungeecord: {
    value: 25577,
    source: 'https://www.spigotmc.org/wiki/bungeecord-configuration-guide/',
    checked: '2026-11-20',
    unverified: 'Read in the configuration of older proxies only; check `host` in your config.yml.',
  },
  votifier: {
    value: 8192,
    source:
      'https://github.com/NuVotifier/NuVotifier/blob/master/bukkit/src/main/resources/bukkitConfig.yml',
    checked: '2026-11-20',
  },
  bluemap: {
    value: 8100,
    source:
      'https://github.com/BlueMap-Minecraft/BlueMap/blob/master/common/src/main/resources/de/bluecolored/bluemap/config/webserver.conf',
    checked: '2026-11-20',
  },
  dynmap: {
    value: 8123,
    source:
      'https://github.com/webbukkit/dynmap/blob/v3.0/spigot/src/main/resources/configuration.txt',
    checked: '2026-11-20',
  },
  squaremap: {
    value: 8080,
    source:
      'https://github.com/jpenilla/squaremap/blob/master/common/src/main/java/xyz/jpenilla/squaremap/common/config/Config.java',
    checked: '2026-11-20',
  },
  plan: {
    value: 8804,
    source:
      'https://github.com/plan-player-analytics/Plan/blob/master/Plan/common/src/main/resources/assets/plan/config.yml',
    checked: '2026-11-20',
  },
  voiceChat: {
    value: 24454,
    source: 'https://github.com/henkelmax/simple-voice-chat#readme',
    checked: '2026-11-20',
  },
  palworld: {
    value: 8211,
    source: 'https://docs.palworldgame.com/settings-and-operation/arguments',
    checked: '2026-11-20',
  },
  palworldRest: {
    value: 8212,
    source: 'https://github.com/thijsvanloef/palworld-server-docker#readme',
    checked: '2026-11-20',
  },
  palworldRcon: {
    value: 25575,
    source: 'https://github.com/thijsvanloef/palworld-server-docker#readme',
    checked: '2026-11-20',
  },
  palworldQuery: {
    value: 27015,
    source: 'https://github.com/thijsvanloef/palworld-server-docker#readme',
    checked: '2026-11-20',
    unverified: 'The community image opens it for the community list; the makers do not list it.',
  },
  rust: {
    value: 28015,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/rust/rust_autowipe/README.md',
    checked: '2026-11-20',
  },
  rustRcon: {
    value: 28016,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/rust/rust_autowipe/README.md',
    checked: '2026-11-20',
  },
  rustQuery: {
    value: 28017,
    source: 'https://wiki.facepunch.com/rust/Creating-a-server',
    checked: '2026-11-20',
    unverified:
      'Without `server.queryport` the server takes the larger of game and RCON port plus one; 28017 is that sum for the defaults.',
  },
  rustApp: {
    value: 28083,
    source: 'https://wiki.facepunch.com/rust/rust-companion-server',
    checked: '2026-11-20',
    unverified:
      'The makers’ page now says 28083 (it said 28082 before); set `app.port` yourself to be sure.',
  },
  terraria: {
    value: 7777,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/terraria/vanilla/README.md',
    checked: '2026-11-20',
  },
  tshockRest: {
    value: 7878,
    source:
      'https://github.com/Pryaxis/TShock/blob/general-devel/TShockAPI/Configuration/TShockConfig.cs',
    checked: '2026-11-20',
  },
  ark: {
    value: 7777,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
    checked: '2026-11-20',
  },
  arkRaw: {
    value: 7778,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
    checked: '2026-11-20',
  },
  arkQuery: {
    value: 27015,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
    checked: '2026-11-20',
  },
  arkRcon: {
    value: 27020,
    source: 'https://github.com/pterodactyl/game-eggs/blob/main/ark_survival_evolved/README.md',
    checked: '2026-11-20',
  },
  grafana: {
    value: 3000,
    source: 'https://grafana.com/docs/grafana/latest/setup-grafana/configure-grafana/#http_port',
    checked: '2026-11-20',
  },
  prometheus: {
    value: 9090,
    source: 'https://prometheus.io/docs/prometheus/latest/getting_started/',
    checked: '2026-11-20',
  },
  prometheusExporter: {
    value: 9940,
    source: 'https://github.com/sladkoff/minecraft-prometheus-exporter#readme',
    checked: '2026-11-20',
  },
  unifiedMetrics: {
    value: 9100,
    source:
      'https://github.com/Cubxity/UnifiedMetrics/blob/dev/0.4.x/drivers/prometheus/src/main/kotlin/dev/cubxity/plugins/metrics/prometheus/config/PrometheusConfig.kt',
    checked: '2026-11-20',
  },
  mysql: {
    value: 3306,
    source: 'https://mariadb.com/kb/en/server-system-variables/#port',
    checked: '2026-11-20',
  },
  ftp: {
    value: 21,
    source:
      'https://www.iana.org/assignments/service-names-port-numbers/service-names-port-numbers.xhtml?search=ftp',
    checked: '2026-11-20',
  },
  ssh: {
    value: 22,
    source:
      'https://www.iana.org/assignments/service-names-port-numbers/service-names-port-numbers.xhtml?search=ssh',
    checked: '2026-11-20',
  },
  rdp: {
    value: 3389,
    source:
      'https://www.iana.org/assignments/service-names-port-numbers/service-names-port-numbers.xhtml?search=3389',
    checked: '2026-11-20',
  },
  vnc: {
    value: 5900,
    source: 'https://www.rfc-editor.org/rfc/rfc6143#section-8',
    checked: '2026-11-20',
  },
} satisfies Record<string, Fact<number>>;

/** Name of a port in `port`. */
export type PortId = keyof typeof port;

/** What a program listens on and who has to reach it. */
export interface PortRow {
  readonly id: PortId;
  /** Program or plugin, as the reader knows it. */
  readonly program: string;
  readonly protocol: 'TCP' | 'UDP' | 'TCP and UDP';
  readonly reach: 'players' | 'web visitors' | 'only you' | 'vote sites' | 'nobody';
  /** True when the port must not be reachable from the internet. */
  readonly neverPublic?: true;
  /** File or key where the number is set. */
  readonly setting: string;
}

/** Who needs which port, in the order guides show it. */
export const portTable: readonly PortRow[] = [
  {
    id: 'minecraft',
    program: 'Minecraft (Java Edition)',
    protocol: 'TCP',
    reach: 'players',
    setting: '`server-port` in `server.properties`',
  },
  {
    id: 'velocity',
    program: 'Velocity',
    protocol: 'TCP',
    reach: 'players',
    setting: '`bind` in `velocity.toml`',
  },
  {
    id: 'bungeecord',
    program: 'BungeeCord or Waterfall',
    protocol: 'TCP',
    reach: 'players',
    setting: '`host` under `listeners` in `config.yml`',
  },
  {
    id: 'bedrock',
    program: 'Geyser (Bedrock players)',
    protocol: 'UDP',
    reach: 'players',
    setting: '`port` under `bedrock` in Geyser’s `config.yml`',
  },
  {
    id: 'voiceChat',
    program: 'Simple Voice Chat',
    protocol: 'UDP',
    reach: 'players',
    setting: '`port` in `voicechat-server.properties`',
  },
  {
    id: 'votifier',
    program: 'NuVotifier',
    protocol: 'TCP',
    reach: 'vote sites',
    setting: '`port` in `plugins/Votifier/config.yml`',
  },
  {
    id: 'bluemap',
    program: 'BlueMap',
    protocol: 'TCP',
    reach: 'web visitors',
    setting: '`port` in `plugins/BlueMap/webserver.conf`',
  },
  {
    id: 'dynmap',
    program: 'Dynmap',
    protocol: 'TCP',
    reach: 'web visitors',
    setting: '`webserver-port` in `plugins/dynmap/configuration.txt`',
  },
  {
    id: 'squaremap',
    program: 'squaremap',
    protocol: 'TCP',
    reach: 'web visitors',
    setting: '`port` under `internal-webserver` in `plugins/squaremap/config.yml`',
  },
  {
    id: 'plan',
    program: 'Plan (Player Analytics)',
    protocol: 'TCP',
    reach: 'web visitors',
    setting: '`Port` under `Webserver` in `plugins/Plan/config.yml`',
  },
  {
    id: 'query',
    program: 'Minecraft query',
    protocol: 'UDP',
    reach: 'web visitors',
    setting: '`query.port` in `server.properties`, off until `enable-query=true`',
  },
  {
    id: 'rcon',
    program: 'Minecraft RCON',
    protocol: 'TCP',
    reach: 'only you',
    neverPublic: true,
    setting: '`rcon.port` in `server.properties`, off until `enable-rcon=true`',
  },
  {
    id: 'palworld',
    program: 'Palworld',
    protocol: 'UDP',
    reach: 'players',
    setting: '`-port=` in the start command',
  },
  {
    id: 'palworldQuery',
    program: 'Palworld community list',
    protocol: 'UDP',
    reach: 'players',
    setting: '`-queryport=` in the start command',
  },
  {
    id: 'palworldRest',
    program: 'Palworld REST API',
    protocol: 'TCP',
    reach: 'only you',
    neverPublic: true,
    setting: '`RESTAPIPort` in `PalWorldSettings.ini`',
  },
  {
    id: 'palworldRcon',
    program: 'Palworld RCON (deprecated)',
    protocol: 'TCP',
    reach: 'nobody',
    neverPublic: true,
    setting: '`RCONPort` in `PalWorldSettings.ini`',
  },
  {
    id: 'rust',
    program: 'Rust',
    protocol: 'UDP',
    reach: 'players',
    setting: '`+server.port` in the start command',
  },
  {
    id: 'rustQuery',
    program: 'Rust server list',
    protocol: 'UDP',
    reach: 'players',
    setting: '`+server.queryport` in the start command',
  },
  {
    id: 'rustApp',
    program: 'Rust+ companion app',
    protocol: 'TCP',
    reach: 'players',
    setting: '`+app.port` in the start command',
  },
  {
    id: 'rustRcon',
    program: 'Rust RCON',
    protocol: 'TCP',
    reach: 'only you',
    neverPublic: true,
    setting: '`+rcon.port` in the start command',
  },
  {
    id: 'terraria',
    program: 'Terraria, tModLoader or TShock',
    protocol: 'TCP',
    reach: 'players',
    setting: '`port` in `serverconfig.txt` or `-port` in the start command',
  },
  {
    id: 'tshockRest',
    program: 'TShock REST API',
    protocol: 'TCP',
    reach: 'only you',
    neverPublic: true,
    setting: '`RestApiPort` in `tshock/config.json`, off until `RestApiEnabled`',
  },
  {
    id: 'ark',
    program: 'ARK',
    protocol: 'UDP',
    reach: 'players',
    setting: '`Port=` in the start command',
  },
  {
    id: 'arkRaw',
    program: 'ARK: Survival Evolved, raw socket (game port plus one)',
    protocol: 'UDP',
    reach: 'players',
    setting: 'follows `Port=`',
  },
  {
    id: 'arkQuery',
    program: 'ARK: Survival Evolved server list',
    protocol: 'UDP',
    reach: 'players',
    setting: '`QueryPort=` in the start command',
  },
  {
    id: 'arkRcon',
    program: 'ARK RCON',
    protocol: 'TCP',
    reach: 'only you',
    neverPublic: true,
    setting: '`RCONPort=` in the start command',
  },
  {
    id: 'grafana',
    program: 'Grafana',
    protocol: 'TCP',
    reach: 'web visitors',
    setting: '`http_port` in `grafana.ini`',
  },
  {
    id: 'prometheus',
    program: 'Prometheus',
    protocol: 'TCP',
    reach: 'nobody',
    neverPublic: true,
    setting: '`--web.listen-address` in the start command',
  },
  {
    id: 'prometheusExporter',
    program: 'minecraft-prometheus-exporter',
    protocol: 'TCP',
    reach: 'nobody',
    neverPublic: true,
    setting: '`port` in `plugins/PrometheusExporter/config.yml`',
  },
  {
    id: 'unifiedMetrics',
    program: 'UnifiedMetrics',
    protocol: 'TCP',
    reach: 'nobody',
    neverPublic: true,
    setting: '`port` in `plugins/UnifiedMetrics/driver/prometheus.yml`',
  },
  {
    id: 'mysql',
    program: 'MySQL or MariaDB',
    protocol: 'TCP',
    reach: 'nobody',
    neverPublic: true,
    setting: '`port` in the server’s `my.cnf`',
  },
  {
    id: 'ssh',
    program: 'SSH on your own machine',
    protocol: 'TCP',
    reach: 'only you',
    setting: '`Port` in `/etc/ssh/sshd_config`',
  },
  {
    id: 'rdp',
    program: 'Remote Desktop on your own machine',
    protocol: 'TCP and UDP',
    reach: 'only you',
    neverPublic: true,
    setting: 'Windows registry, `RDP-Tcp`',
  },
  {
    id: 'vnc',
    program: 'VNC on your own machine',
    protocol: 'TCP',
    reach: 'only you',
    neverPublic: true,
    setting: 'start option of the VNC server',
  },
];
