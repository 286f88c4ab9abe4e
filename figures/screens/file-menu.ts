import { item, menu, MORE, row, screen } from '../panel';

export const drawing = screen({
  tab: 'files',
  content: [
    row('server.properties', { note: '1 KB', end: MORE }),
    row('world.zip', { note: '412 MB', end: MORE }),
    menu(
      item('[[button.panel.files.rename]]'),
      item('[[button.panel.files.move]]'),
      item('[[button.panel.files.permissions]]'),
      item('[[button.panel.files.unarchive]]', true),
      item('[[button.panel.files.download]]'),
      item('[[button.panel.files.delete]]'),
    ),
  ],
});
