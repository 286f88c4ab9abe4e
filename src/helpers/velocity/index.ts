import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'VelocityBuilder',
  title: 'Velocity network builder',
  byHand: 'writes the parts of velocity.toml and of each server that must agree.',
};
