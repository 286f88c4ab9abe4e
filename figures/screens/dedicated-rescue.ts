import { at, button, field, screen, tick } from '../panel';

export const drawing = screen({
  area: 'dedicatedPanel',
  tab: 'boot',
  content: [
    tick('[[button.dedicatedPanel.boot.disk]]', false),
    at(2, tick('[[button.dedicatedPanel.boot.rescue]]', true)),
    at(2, button('[[button.dedicatedPanel.boot.apply]]')),
    at(3, field('One-time password', 'ONE_TIME_PASSWORD')),
  ],
});
