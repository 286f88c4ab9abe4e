import { at, button, field, screen, toggle } from '../panel';

export const drawing = screen({
  area: 'vpsPanel',
  tab: 'console',
  step: 1,
  content: [
    at(2, toggle('[[button.vpsPanel.console.toggle]]', true)),
    field('[[button.vpsPanel.console.password]]', '••••••••'),
    at(3, button('[[button.vpsPanel.console.open]]')),
  ],
});
