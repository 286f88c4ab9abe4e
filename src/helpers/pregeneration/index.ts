import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'Pregeneration',
  title: 'Pre-generation calculator',
  byHand: 'computes chunks from a radius: chunks = (2 × radius ÷ 16) squared.',
};
