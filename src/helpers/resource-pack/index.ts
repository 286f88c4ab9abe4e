import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'ResourcePackChecker',
  title: 'Resource-pack checker',
  byHand: 'computes the SHA-1 of the zip file and writes the lines for server.properties.',
};
