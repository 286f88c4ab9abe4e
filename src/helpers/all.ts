// Written by `npm run sync:lists` from the folders beside it.
import { helper as bisect } from './bisect';
import { helper as dns } from './dns';
import { helper as icon } from './icon';
import { helper as java } from './java';
import { helper as logReader } from './log-reader';
import { helper as motd } from './motd';
import { helper as mtr } from './mtr';
import { helper as palworld } from './palworld';
import { helper as permissions } from './permissions';
import { helper as ports } from './ports';
import { helper as pregeneration } from './pregeneration';
import { helper as resourcePack } from './resource-pack';
import { helper as schedule } from './schedule';
import { helper as startCommand } from './start-command';
import { helper as velocity } from './velocity';
import { helper as wipeCalendar } from './wipe-calendar';
import { helper as worldLayout } from './world-layout';
import type { Helper } from './helper';

/** Each helper's record, by the name that guides use. */
export const helpers: Readonly<Record<string, Helper>> = {
  bisect,
  dns,
  icon,
  java,
  'log-reader': logReader,
  motd,
  mtr,
  palworld,
  permissions,
  ports,
  pregeneration,
  'resource-pack': resourcePack,
  schedule,
  'start-command': startCommand,
  velocity,
  'wipe-calendar': wipeCalendar,
  'world-layout': worldLayout,
};
