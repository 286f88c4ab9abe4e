import { at, beside, button, MORE, row, screen } from '../panel';

export const drawing = screen({
  tab: 'files',
  step: 1,
  content: [
    at(1, '<code>/home/container/<strong>config</strong></code>'),
    beside(
      button('[[button.panel.files.newFolder]]', 'plain'),
      button('[[button.panel.files.newFile]]', 'plain'),
      at(2, button('[[button.panel.files.upload]]')),
    ),
    row('paper-global.yml', { note: '4 KB', end: MORE }),
  ],
});
