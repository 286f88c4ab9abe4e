import { beside, button, dialog, field, screen, tick } from '../panel';

export const drawing = screen({
  tab: 'versions',
  content: [
    dialog(
      '[[button.panel.versions.change]]',
      beside(field('Program', 'your choice', 'menu'), field('Game version', 'your choice', 'menu')),
      field('[[button.panel.versions.build]]', 'newest stable', 'menu'),
      tick('[[button.panel.versions.wipe]]', false),
      button('[[button.panel.versions.install]]'),
    ),
  ],
});
