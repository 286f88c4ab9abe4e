// Written by `npm run sync:lists` from the folders beside it.

/** The view of each helper, by the name that guides use. */
export const helperLoaders = {
  bisect: () => import('./bisect/Bisect'),
  dns: () => import('./dns/DnsBuilder'),
  icon: () => import('./icon/IconMaker'),
  java: () => import('./java/JavaFinder'),
  'log-reader': () => import('./log-reader/LogReader'),
  motd: () => import('./motd/MotdEditor'),
  mtr: () => import('./mtr/MtrReader'),
  palworld: () => import('./palworld/PalworldSettings'),
  permissions: () => import('./permissions/PermissionSets'),
  ports: () => import('./ports/PortFinder'),
  pregeneration: () => import('./pregeneration/Pregeneration'),
  'resource-pack': () => import('./resource-pack/ResourcePackChecker'),
  schedule: () => import('./schedule/ScheduleBuilder'),
  'start-command': () => import('./start-command/StartCommand'),
  velocity: () => import('./velocity/VelocityBuilder'),
  'wipe-calendar': () => import('./wipe-calendar/WipeCalendar'),
  'world-layout': () => import('./world-layout/WorldLayout'),
};
