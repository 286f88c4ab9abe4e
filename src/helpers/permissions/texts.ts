/** Holds all texts of the permission sets. Pure. */
import type { PermissionPreset } from '../../fact-tables/panel-permissions.data';
import type { SelectionWarning } from './model';

export const NAMES: Readonly<Record<PermissionPreset, string>> = {
  viewer: 'Viewer: looks on',
  moderator: 'Moderator: starts, restarts, makes backups',
  builder: 'Builder: puts files on the server',
  'co-owner': 'Co-owner: all but people, reinstalling, and removing backups or databases',
};

export function describeWarning(warning: SelectionWarning): string {
  switch (warning.reason) {
    case 'no-read':
      return `${warning.key} is of little use without ${warning.needs}, which shows the list.`;
    case 'sftp-alone':
      return 'file.sftp works only with file rights: now it shows names and nothing else.';
    case 'backup-delete':
      return 'backup.delete can remove your last copy. Keep it to yourself.';
    case 'invites':
      return 'Rights over users can only pass on what the person has, but also to people you do not know.';
  }
}

/** Labels and sentences of the view. */
export const VIEW = {
  intro: 'Start from a set, change it box by box, and see what it gives away.',
  set: 'Set',
  ownChoice: 'Own choice',
  count: (ticked: number, all: number, full: number): string => {
    if (full === 0) return `${ticked} of ${all} rights, none equals full control`;
    const verb = full === 1 ? 'equals' : 'equal';
    return `${ticked} of ${all} rights; ${full} of them ${verb} full control`;
  },
  group: (name: string, ticked: number, all: number): string => `${name} (${ticked} of ${all})`,
  /** @param full how the permission leads to full control, if it does */
  allows: (what: string, full: string | undefined): string =>
    full === undefined ? `${what}.` : `${what}. Full control: ${full}`,
  ticks: 'Tick these under each heading',
  copyList: 'Copy the list',
  limits:
    'It cannot see your panel. Screens that the panel family does not have may hang on other rights: try them with a second account.',
} as const;
