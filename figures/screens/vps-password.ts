import { at, button, field, screen } from '../panel';

export const drawing = screen({
  area: 'vpsPanel',
  tab: 'options',
  content: [
    at(1, button('[[button.vpsPanel.options.resetPassword]]')),
    at(2, field('New password', 'YOUR_PASSWORD')),
    button('[[button.vpsPanel.options.rescue]]', 'plain'),
    button('[[button.vpsPanel.options.rebuild]]', 'danger'),
  ],
});
