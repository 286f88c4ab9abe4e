/**
 * Rights of a sub-user in the panel, and the ready-made sets. Feeds the tables of /users (a test
 * compares them) and the tick list there.
 */
import type { IsoDate } from './fact';

/** Sets that the guide offers, from the least to the most. */
export const rightSets = ['viewer', 'moderator', 'builder', 'co-owner'] as const;
export type RightSet = (typeof rightSets)[number];

/** One box in the panel. */
export interface PanelRight {
  /** As the panel family names it: group, point, right. */
  readonly key: string;
  readonly allows: string;
  /** How it becomes full control over the server; absent where it does not. */
  readonly full?: string;
  readonly sets: readonly RightSet[];
}

/** Where the keys were read. */
export const panelRightsSource: { source: string; checked: IsoDate; unverified: string } = {
  source: 'https://github.com/pterodactyl/panel/blob/develop/app/Models/Permission.php',
  checked: '2026-11-20',
  unverified:
    'Read in a copy of October 2024; which rights open the screens that are not of that panel is not known.',
};

/** Everybody in the list has it; it cannot be taken away. */
export const rightOfAll = 'websocket.connect';

/** In the order of the guide. */
export const panelRights: readonly PanelRight[] = [
  {
    key: 'control.console',
    allows: 'Type commands',
    full: 'It makes anybody operator, and runs any command of any plugin.',
    sets: ['co-owner'],
  },
  {
    key: 'control.start',
    allows: 'Start',
    sets: ['moderator', 'builder', 'co-owner'],
  },
  {
    key: 'control.stop',
    allows: 'Stop and kill',
    sets: ['co-owner'],
  },
  {
    key: 'control.restart',
    allows: 'Restart; also starts a stopped server',
    sets: ['moderator', 'builder', 'co-owner'],
  },
  {
    key: 'file.read',
    allows: 'See names of files',
    sets: ['viewer', 'moderator', 'builder', 'co-owner'],
  },
  {
    key: 'file.read-content',
    allows: 'Open and download files',
    full: 'Database passwords, the forwarding secret and bot tokens stand in configuration files.',
    sets: ['co-owner'],
  },
  {
    key: 'file.create',
    allows: 'Upload, save in the editor, unpack, also over existing files',
    full: 'A jar in plugins runs with all rights at the next start.',
    sets: ['builder', 'co-owner'],
  },
  {
    key: 'file.update',
    allows: 'Rename, move, permissions; overwrite over SFTP',
    full: 'Over SFTP it overwrites a jar or ops.json.',
    sets: ['builder', 'co-owner'],
  },
  {
    key: 'file.delete',
    allows: 'Remove files',
    full: 'All files can be removed.',
    sets: ['co-owner'],
  },
  {
    key: 'file.archive',
    allows: 'Pack files',
    sets: ['co-owner'],
  },
  {
    key: 'file.sftp',
    allows: 'Sign in over SFTP, within the file rights ticked',
    sets: ['builder', 'co-owner'],
  },
  {
    key: 'backup.read',
    allows: 'See the list',
    sets: ['viewer', 'moderator', 'builder', 'co-owner'],
  },
  {
    key: 'backup.create',
    allows: 'Make one (uses a slot)',
    sets: ['moderator', 'builder', 'co-owner'],
  },
  {
    key: 'backup.download',
    allows: 'Download',
    full: 'The backup contains every file and password.',
    sets: ['co-owner'],
  },
  {
    key: 'backup.restore',
    allows: 'Restore',
    full: 'All files can be replaced by old ones.',
    sets: ['co-owner'],
  },
  {
    key: 'backup.delete',
    allows: 'Remove, lock and unlock',
    sets: [],
  },
  {
    key: 'database.read',
    allows: 'See name, endpoint and user',
    sets: ['co-owner'],
  },
  {
    key: 'database.view_password',
    allows: 'See the password',
    full: 'Who edits the tables of a permission plugin makes anybody administrator.',
    sets: ['co-owner'],
  },
  {
    key: 'database.create',
    allows: 'Make a database',
    sets: ['co-owner'],
  },
  {
    key: 'database.update',
    allows: 'Rotate the password; plugins lose the connection',
    sets: ['co-owner'],
  },
  {
    key: 'database.delete',
    allows: 'Remove a database with all data',
    sets: [],
  },
  {
    key: 'schedule.read',
    allows: 'See schedules',
    sets: ['viewer', 'moderator', 'builder', 'co-owner'],
  },
  {
    key: 'schedule.create',
    allows: 'Make schedules',
    sets: ['co-owner'],
  },
  {
    key: 'schedule.update',
    allows: 'Change, add tasks, run now',
    full: 'A task sends any console command.',
    sets: ['co-owner'],
  },
  {
    key: 'schedule.delete',
    allows: 'Remove schedules',
    sets: ['co-owner'],
  },
  {
    key: 'allocation.read',
    allows: 'See all ports',
    sets: ['viewer', 'moderator', 'builder', 'co-owner'],
  },
  {
    key: 'allocation.create',
    allows: 'Add ports',
    sets: ['co-owner'],
  },
  {
    key: 'allocation.update',
    allows: 'Change the primary port, notes',
    sets: ['co-owner'],
  },
  {
    key: 'allocation.delete',
    allows: 'Remove ports',
    sets: ['co-owner'],
  },
  {
    key: 'startup.read',
    allows: 'See start command and variables, tokens included',
    sets: ['co-owner'],
  },
  {
    key: 'startup.update',
    allows: 'Change variables, such as the jar',
    full: 'Another jar starts instead of yours.',
    sets: ['co-owner'],
  },
  {
    key: 'startup.docker-image',
    allows: 'Change the Java version',
    sets: ['co-owner'],
  },
  {
    key: 'settings.rename',
    allows: 'Rename the server',
    sets: ['co-owner'],
  },
  {
    key: 'settings.reinstall',
    allows: 'Reinstall',
    full: 'All files can be removed.',
    sets: [],
  },
  {
    key: 'user.read',
    allows: 'See who has access',
    sets: ['co-owner'],
  },
  {
    key: 'user.create',
    allows: 'Invite others',
    full: 'A removed helper comes back under a second address.',
    sets: [],
  },
  {
    key: 'user.update',
    allows: 'Change rights of others',
    full: 'They can give others more rights.',
    sets: [],
  },
  {
    key: 'user.delete',
    allows: 'Remove others',
    sets: [],
  },
  {
    key: 'activity.read',
    allows: 'Read the activity log',
    sets: ['viewer', 'moderator', 'builder', 'co-owner'],
  },
];
