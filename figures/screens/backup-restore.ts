import { at, button, dialog, item, menu, MORE, row, screen, tick } from '../panel';

export const drawing = screen({
  tab: 'backups',
  content: [
    row('before update', { note: '3.1 GB · sha1:3f786850…', end: MORE }),
    at(
      3,
      menu(
        item('[[button.panel.backups.download]]'),
        item('[[button.panel.backups.restore]]', true),
        item('[[button.panel.backups.unlock]]'),
      ),
    ),
    dialog(
      '[[button.panel.backups.restore]]',
      at(4, tick('[[button.panel.backups.deleteFirst]]', false)),
      at(5, button('[[button.panel.backups.restore]]', 'danger')),
    ),
  ],
});
