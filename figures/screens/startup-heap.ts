import { at, card, field, screen } from '../panel';

export const drawing = screen({
  tab: 'startup',
  step: 2,
  content: [
    card(
      '[[button.panel.startup.command]]',
      '<code>java -Xms128M -Xmx4600M -jar server.jar</code>',
    ),
    card(
      '[[button.panel.startup.variables]]',
      field('[[button.panel.startup.jar]]', 'server.jar'),
      at(3, field('[[button.panel.startup.heap]]', '4600')),
    ),
  ],
});
