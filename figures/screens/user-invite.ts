import { at, button, dialog, field, screen, tick } from '../panel';

export const drawing = screen({
  tab: 'users',
  content: [
    at(1, button('[[button.panel.users.new]]')),
    dialog(
      '[[button.panel.users.new]]',
      at(2, field('[[button.panel.users.email]]', 'sam@example.org')),
      at(3, tick('<code>control.start</code>', true)),
      tick('<code>control.restart</code>', true),
      tick('<code>control.console</code>', false),
      at(4, button('[[button.panel.users.invite]]')),
    ),
  ],
});
