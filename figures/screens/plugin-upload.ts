import { at, beside, button, MORE, row, screen } from '../panel';

export const drawing = screen({
  tab: 'files',
  content: [
    at(2, '<code>/home/container/<strong>plugins</strong></code>'),
    beside(
      button('[[button.panel.files.newFolder]]', 'plain'),
      at(3, button('[[button.panel.files.upload]]')),
    ),
    row('LuckPerms', { note: 'folder', end: MORE }),
    row('LuckPerms-Bukkit.jar', { note: '1.4 MB', end: MORE }),
  ],
});
