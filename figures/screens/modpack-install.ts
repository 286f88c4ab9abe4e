import { at, button, dialog, field, screen, toggle, typed } from '../panel';

export const drawing = screen({
  tab: 'modpacks',
  content: [
    at(2, typed('Example Pack', '[[button.panel.modpacks.search]]')),
    dialog(
      'Example Pack',
      at(3, field('[[button.panel.modpacks.version]]', 'the one your players have', 'menu')),
      at(4, toggle('[[button.panel.modpacks.wipe]]', false)),
      at(5, button('[[button.panel.modpacks.install]]')),
    ),
  ],
});
