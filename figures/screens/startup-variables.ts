import { at, card, field, screen, stack } from '../panel';

export const drawing = screen({
  tab: 'startup',
  step: 1,
  content: [
    card(
      '[[button.panel.startup.variables]]',
      at(2, stack(field('Server name', 'My server'), field('Description', 'Fridays at eight'))),
    ),
  ],
});
