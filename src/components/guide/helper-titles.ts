/** What readers see above each helper, by the name that guides use; guides link to `#java-finder`. */
export const HELPER_TITLES: Readonly<Record<string, string>> = {
  bisect: 'Bisect assistant',
  dns: 'DNS record builder',
  icon: 'Icon maker',
  java: 'Java finder',
  'log-reader': 'Log reader',
  motd: 'MOTD editor',
  mtr: 'MTR reader',
  palworld: 'Palworld settings',
  permissions: 'Permission sets',
  ports: 'Port finder',
  pregeneration: 'Pre-generation calculator',
  'resource-pack': 'Resource-pack checker',
  schedule: 'Schedule builder',
  'start-command': 'Start-command generator',
  velocity: 'Velocity network builder',
  'wipe-calendar': 'Forced-wipe calendar',
  'world-layout': 'World-layout wizard',
};

/** The anchor of a helper, from its title: `java-finder`. */
export function helperAnchor(name: string): string | undefined {
  return HELPER_TITLES[name]?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
