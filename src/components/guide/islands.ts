import type { ComponentType } from 'react';
import { productIslands } from '../../../products/all-islands';

type Load = () => Promise<{ default: ComponentType<never> }>;

/** Parts of a guide that need code of their own (`Island`), by the name that guides use. */
export const ISLANDS: Readonly<Record<string, Load>> = {
  bisect: () => import('../../helpers/bisect/Bisect'),
  dns: () => import('../../helpers/dns/DnsBuilder'),
  icon: () => import('../../helpers/icon/IconMaker'),
  java: () => import('../../helpers/java/JavaFinder'),
  'log-reader': () => import('../../helpers/log-reader/LogReader'),
  motd: () => import('../../helpers/motd/MotdEditor'),
  mtr: () => import('../../helpers/mtr/MtrReader'),
  permissions: () => import('../../helpers/permissions/PermissionSets'),
  ports: () => import('../../helpers/ports/PortFinder'),
  pregeneration: () => import('../../helpers/pregeneration/Pregeneration'),
  'resource-pack': () => import('../../helpers/resource-pack/ResourcePackChecker'),
  schedule: () => import('../../helpers/schedule/ScheduleBuilder'),
  'start-command': () => import('../../helpers/start-command/StartCommand'),
  velocity: () => import('../../helpers/velocity/VelocityBuilder'),
  'world-layout': () => import('../../helpers/world-layout/WorldLayout'),
  checklist: () => import('../home/ChecklistView'),
  ...productIslands,
};
