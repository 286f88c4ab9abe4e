/**
 * Default ports. Feeds the table on /ports-and-proxies, the internal-servers, firewall, RCON,
 * map, voice-chat, vote and game guides, and every `[[port.…]]` in a text.
 */
import { products } from '../../products/all';
import type { ProductPort } from '../../products/product';
import type { Fact } from './fact';

/** Ports of what belongs to no single product, or to Minecraft and its plugins. */
const general = {
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

const ofProducts = products.flatMap(({ ports = [] }) => ports);

/** Default port of each program, as its makers set it: those here, and those of the products. */
export const port: typeof general & Readonly<Record<string, Fact<number>>> = {
  ...general,
  ...Object.fromEntries(ofProducts.map(({ id, row: _row, guide: _guide, ...fact }) => [id, fact])),
};

/** Name of a port in `port`. */
export type PortId = string;

/** What a program listens on and who has to reach it. */
export type PortRow = NonNullable<ProductPort['row']> & { readonly id: PortId };

const generalRows: readonly PortRow[] = [
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

/** Who needs which port. */
export const portTable: readonly PortRow[] = [
  ...generalRows,
  ...ofProducts.flatMap(({ id, row }) => (row === undefined ? [] : [{ id, ...row }])),
];

/** Routes of guides that tell the default of a port. */
export const portGuides: readonly (readonly [route: string, port: PortId])[] = [
  ['/multiplatform/bluemap', 'bluemap'],
  ['/multiplatform/dynmap', 'dynmap'],
  ['/multiplatform/squaremap', 'squaremap'],
  ['/multiplatform/plan', 'plan'],
  ['/multiplatform/simple-voice-chat', 'voiceChat'],
  ['/plugins/votifier', 'votifier'],
  ['/plugins/geysermc', 'bedrock'],
  ...ofProducts.flatMap(({ id, guide }) => (guide === undefined ? [] : [[guide, id] as const])),
];
