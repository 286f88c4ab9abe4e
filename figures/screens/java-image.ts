import { at, card, field, item, menu, screen } from '../panel';

export const drawing = screen({
  tab: 'startup',
  step: 1,
  content: [
    at(2, field('[[button.panel.startup.image]]', 'Java [[java.for26]]', 'menu')),
    menu(item('Java [[java.for1_21]]'), item('Java [[java.for26]]', true)),
    at(
      3,
      card(
        '[[button.panel.startup.command]]',
        '<code>java -Xms128M -Xmx4600M -jar server.jar</code>',
      ),
    ),
  ],
});
