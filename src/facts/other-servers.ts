/**
 * Web and monitoring programs that customers run beside a game server: Grafana, Prometheus and
 * its exporters, Caddy, NamelessMC. Feeds /other-servers/* and every `[[otherServers.…]]` in a
 * text. Ports are in ports.ts.
 */
import type { Fact } from './fact';

const grafanaSignIn = 'https://grafana.com/docs/grafana/latest/setup-grafana/sign-in-to-grafana';
const prometheusStorage = 'https://prometheus.io/docs/prometheus/latest/storage/';
const exporter = 'https://github.com/sladkoff/minecraft-prometheus-exporter';
const unifiedMetrics = 'https://github.com/Cubxity/UnifiedMetrics';
const caddyHttps = 'https://caddyserver.com/docs/automatic-https';
const nameless = 'https://github.com/NamelessMC/Nameless';
const namelessPlugin = 'https://github.com/NamelessMC/Nameless-Plugin';

/** Values that the guides under /other-servers quote. */
export const otherServers = {
  grafanaVersion: {
    value: '13.2.3',
    source: 'https://github.com/grafana/grafana/releases',
    checked: '2026-11-20',
    unverified:
      'Newest number named by other projects; 13.2.0 of 18 August 2026 is the newest that could be read.',
  },
  grafanaUser: { value: 'admin', source: grafanaSignIn, checked: '2026-11-20' },
  grafanaPassword: { value: 'admin', source: grafanaSignIn, checked: '2026-11-20' },
  grafanaPasswordReset: {
    value: 'grafana cli admin reset-admin-password <new password>',
    source: 'https://grafana.com/docs/grafana/v6.2/administration/cli',
    checked: '2026-11-20',
    unverified: 'Read for older releases, which call the program `grafana-cli`.',
  },
  prometheusVersion: {
    value: '3.15.0',
    source: 'https://github.com/prometheus/prometheus/releases',
    checked: '2026-11-20',
    unverified:
      'Newest number named by other projects; 3.14.0 of 17 August 2026 is the newest that could be read.',
  },
  prometheusRetentionDays: { value: 15, source: prometheusStorage, checked: '2026-11-20' },
  prometheusRetentionTimeOption: {
    value: '--storage.tsdb.retention.time',
    source: prometheusStorage,
    checked: '2026-11-20',
  },
  prometheusRetentionSizeOption: {
    value: '--storage.tsdb.retention.size',
    source: prometheusStorage,
    checked: '2026-11-20',
  },
  prometheusSettings: {
    value: 'prometheus.yml',
    source:
      'https://github.com/prometheus/prometheus/blob/main/documentation/examples/prometheus.yml',
    checked: '2026-11-20',
  },
  prometheusInterval: {
    value: '15s',
    source:
      'https://github.com/prometheus/prometheus/blob/main/documentation/examples/prometheus.yml',
    checked: '2026-11-20',
  },
  prometheusRetentionFileSince: {
    value: '3.11.0',
    source: 'https://github.com/prometheus/prometheus/blob/main/CHANGELOG.md',
    checked: '2026-11-20',
  },
  prometheusReadyLine: {
    value: 'Server is ready to receive web requests.',
    source: 'https://github.com/prometheus/prometheus/blob/main/cmd/prometheus/main.go',
    checked: '2026-11-20',
  },
  exporterVersion: {
    value: '3.1.2',
    source: 'https://github.com/sladkoff/minecraft-prometheus-exporter/releases/tag/v3.1.2',
    checked: '2026-11-20',
  },
  exporterReleased: {
    value: '13 February 2025',
    source: 'https://github.com/sladkoff/minecraft-prometheus-exporter/releases/tag/v3.1.2',
    checked: '2026-11-20',
  },
  exporterPlatforms: {
    value: 'Paper, Spigot and Folia (experimental)',
    source: exporter,
    checked: '2026-11-20',
  },
  exporterPath: { value: '/metrics', source: exporter, checked: '2026-11-20' },
  exporterHost: { value: 'localhost', source: exporter, checked: '2026-11-20' },
  exporterDashboard: {
    value:
      'https://raw.githubusercontent.com/sladkoff/minecraft-prometheus-exporter/master/dashboards/minecraft-server-dashboard.json',
    source: exporter,
    checked: '2026-11-20',
  },
  exporterNewDashboard: {
    value:
      'https://raw.githubusercontent.com/sladkoff/minecraft-prometheus-exporter/master/dashboards/new/minecraft.json',
    source: 'https://github.com/sladkoff/minecraft-prometheus-exporter/tree/master/dashboards/new',
    checked: '2026-11-20',
  },
  exporterMinGame: { value: '1.17.1', source: exporter, checked: '2026-11-20' },
  exporterTestedGame: {
    value: '1.20.4',
    source: exporter,
    checked: '2026-11-20',
    unverified: 'Newest game version that the makers name as tested.',
  },
  unifiedMetricsVersion: {
    value: '0.3.8',
    source: 'https://github.com/Cubxity/UnifiedMetrics/releases/tag/v0.3.8',
    checked: '2026-11-20',
  },
  unifiedMetricsReleased: {
    value: 'April 2023',
    source: 'https://github.com/Cubxity/UnifiedMetrics/releases/tag/v0.3.8',
    checked: '2026-11-20',
  },
  unifiedMetricsLastChange: { value: 'July 2024', source: unifiedMetrics, checked: '2026-11-20' },
  caddyVersion: {
    value: '2.11.7',
    source: 'https://github.com/caddyserver/caddy/releases',
    checked: '2026-11-20',
    unverified:
      'Newest number named by other projects; 2.11.4 of 1 June 2026 is the newest that could be read.',
  },
  caddySettings: {
    value: 'Caddyfile',
    source: 'https://caddyserver.com/docs/caddyfile/patterns',
    checked: '2026-11-20',
  },
  caddyPlainAddress: { value: 'http://', source: caddyHttps, checked: '2026-11-20' },
  caddyMemoryMb: {
    value: 100,
    source: 'https://caddyserver.com/docs/',
    checked: '2026-11-20',
    unverified: 'A rule of thumb for a small site; the makers publish no figure.',
  },
  caddyCheckCommand: {
    value: 'caddy validate --config Caddyfile',
    source: 'https://caddyserver.com/docs/command-line#caddy-validate',
    checked: '2026-11-20',
  },
  namelessVersion: {
    value: '2.2.5',
    source: 'https://github.com/NamelessMC/Nameless/pull/3721',
    checked: '2026-11-20',
    unverified: 'Newest release that could be found; the download page could not be opened.',
  },
  namelessPhpMin: {
    value: '7.4',
    source:
      'https://github.com/NamelessMC/Nameless/blob/4a5ceb485f12f53c9aa2588409e4dfe168a88d6d/core/installation/steps/requirements_validation.php',
    checked: '2026-11-20',
    unverified:
      'Read in code of October 2024; since April 2025 the code asks for 8.2. The installer shows what your release needs.',
  },
  namelessPhpNext: {
    value: '8.2',
    source: 'https://github.com/NamelessMC/Nameless/pull/3613',
    checked: '2026-11-20',
  },
  phpAdvised: {
    value: '8.3',
    source: 'https://endoflife.date/php',
    checked: '2026-11-20',
    unverified:
      'Fits the minimum of NamelessMC; its makers’ own list of versions was not readable.',
  },
  phpAdvisedUntil: {
    value: 'December 2027',
    source: 'https://endoflife.date/php',
    checked: '2026-11-20',
  },
  namelessExtensions: {
    value: 'PDO, pdo_mysql, xml, mbstring, gd, curl, exif, json',
    source: nameless,
    checked: '2026-11-20',
  },
  namelessArchive: { value: 'nameless-deps-dist.zip', source: nameless, checked: '2026-11-20' },
  namelessInstaller: { value: 'install.php', source: nameless, checked: '2026-11-20' },
  namelessPluginSettings: { value: 'main.yaml', source: namelessPlugin, checked: '2026-11-20' },
  namelessPluginReload: { value: '/nlpl reload', source: namelessPlugin, checked: '2026-11-20' },
} satisfies Record<string, Fact>;
