/** All words of the port finder. Pure. */
import type { PortId } from '../../facts/ports';
import { audienceOf, rowOf, type Remark } from './model';

export const REMARKS: Readonly<Record<Remark, string>> = {
  'voice-on-game-port':
    'Voice chat shares the game’s number. That breaks as soon as the game’s query is enabled; give it its own.',
  follows: 'A port that follows another is its number plus one; you cannot choose it.',
  pair: 'Geyser on UDP and the game on TCP with one number is the usual pair: set clone-remote-port to true in Geyser.',
  'other-server':
    'A proxy and its game server are normally two servers of yours, each with its own ports. Then there is no conflict.',
};

export function who(id: PortId): string {
  const row = rowOf(id);
  switch (audienceOf(row)) {
    case 'public':
      return `${row.protocol}, for ${row.reach}.`;
    case 'you':
      return `${row.protocol}, for you only${row.neverPublic === true ? '. Never open it to the internet' : ''}.`;
    case 'nobody':
      return `${row.protocol}, for other programs of yours. Never open it to the internet.`;
  }
}

/** Labels and sentences of the view. */
export const VIEW = {
  intro: 'What you run, which port each needs, who must reach it, and what collides.',
  whereItRuns: 'Where it runs',
  programToAdd: 'Program to add',
  remove: 'Remove',
  yourListForA: 'Your list, for a note',
  copyTheList: 'Copy the list',
  firewall:
    'Firewall rules for Ubuntu and Debian (ufw). Allow your own SSH before you switch it on.',
  copyTheRules: 'Copy the rules',
  limits: 'It cannot see whether a program listens, or what is open already.',
} as const;
