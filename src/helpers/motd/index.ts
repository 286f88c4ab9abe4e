import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'MotdEditor',
  title: 'MOTD editor',
  byHand: 'shows the message with its colors and writes the line for server.properties.',
};
