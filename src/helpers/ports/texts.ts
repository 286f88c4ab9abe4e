/** Holds all texts of the port finder. Pure. */
import type { PortId } from '../../fact-tables/ports';
import { formatCount } from '../../lib/format-count';
import {
  getAudience,
  getProgramName,
  getPortRow,
  type PortConflict,
  type PortWarning,
  type PlannedProgram,
} from './model';

export const WARNINGS: Readonly<Record<PortWarning, string>> = {
  'voice-on-game-port':
    'Voice chat shares the game’s number. That breaks as soon as the game’s query is enabled; give it its own.',
  follows: 'A port that follows another is its number plus one; you cannot choose it.',
  pair: 'Geyser needs TCP and UDP, so it cannot share the number of the Java game. Give it a port of its own, and set clone-remote-port to false.',
  'other-server':
    'A proxy and its game server are normally two servers of yours, each with its own ports. Then there is no conflict.',
};

export function describeReach(id: PortId): string {
  const row = getPortRow(id);
  switch (getAudience(row)) {
    case 'public':
      return `${row.protocol}, for ${row.reach}.`;
    case 'you':
      return `${row.protocol}, for you only${row.neverPublic === true ? '. Never open it to the internet' : ''}.`;
    case 'nobody':
      return `${row.protocol}, for other programs of yours. Never open it to the internet.`;
  }
}

/** Which two programs need the same port. */
export function describeClash(
  programs: readonly PlannedProgram[],
  { first, second, protocol, port }: PortConflict,
): string {
  return `${getProgramName(programs, first)} and ${getProgramName(programs, second)} both want ${protocol} ${port}.`;
}

/** Words for the list to keep as a note. */
export const NOTE = {
  reach: (who: string): string => `for ${who}`,
  notPublic: 'not public',
  noNumber: '(no number yet)',
} as const;

/** Labels and sentences of the view. */
export const VIEW = {
  intro: 'What you run, which port each needs, who must reach it, and what collides.',
  placeLabel: 'Where it runs',
  places: { panel: 'One game server in the panel', own: 'A machine of your own' },
  programLabel: 'Program to add',
  add: (program: string): string => `Add ${program}`,
  /** Help text below a program's port. Text in backticks is code. */
  hint: (audience: string, setting: string): string => `${audience} Set in: ${setting}.`,
  noPort: 'A number from 1 to 65535.',
  remove: 'Remove',
  removeOne: (program: string): string => `Remove ${program}`,
  wrong: 'A port is missing or is no number',
  open: (ports: readonly number[]): string =>
    `${formatCount(ports.length, 'port')} to open: ${ports.join(', ') || 'none'}`,
  /** @param extra ports in addition to the primary one, of `most` that a server can have */
  panelNumbers: (extra: number, most: number): string =>
    `The panel gives you the numbers: your primary port and ${extra} more, of up to ${most} on a server. The numbers above are the makers’ defaults; type yours over them.`,
  ownNumbers: 'Programs on one machine share its ports, so no two may want the same.',
  tooMany: 'These are more than one server has.',
  closed: (programs: readonly string[]): string => `No public port for ${programs.join(', ')}.`,
  listTitle: 'Your list, for a note',
  copyList: 'Copy the list',
  firewall:
    'Firewall rules for Ubuntu and Debian (ufw). Allow your own SSH before you switch it on.',
  copyFirewall: 'Copy the rules',
  limits: 'It cannot see whether a program listens, or what is open already.',
} as const;
