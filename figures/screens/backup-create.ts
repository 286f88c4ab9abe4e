import { at, button, dialog, field, screen, tick } from '../panel';

export const drawing = screen({
  tab: 'backups',
  content: [
    at(2, button('[[button.panel.backups.new]]')),
    dialog(
      '[[button.panel.backups.new]]',
      at(3, field('[[button.panel.backups.name]]', 'before update')),
      field('[[button.panel.backups.ignored]]', ''),
      at(4, tick('[[button.panel.backups.locked]]', true)),
      at(5, button('[[button.panel.backups.start]]')),
    ),
  ],
});
