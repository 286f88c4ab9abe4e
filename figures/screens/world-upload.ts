import { at, beside, button, item, menu, MORE, row, screen } from '../panel';

export const drawing = screen({
  tab: 'files',
  content: [
    beside(
      button('[[button.panel.files.newFolder]]', 'plain'),
      at(4, button('[[button.panel.files.upload]]')),
    ),
    row('server.properties', { note: '1 KB', end: MORE }),
    row('island.zip', { note: '412 MB', end: MORE }),
    at(
      5,
      menu(
        item('[[button.panel.files.rename]]'),
        item('[[button.panel.files.unarchive]]', true),
        item('[[button.panel.files.download]]'),
      ),
    ),
  ],
});
