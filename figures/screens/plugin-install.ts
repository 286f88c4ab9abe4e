import { at, button, row, screen, typed } from '../panel';

export const drawing = screen({
  tab: 'plugins',
  step: 1,
  content: [
    at(2, typed('LuckPerms', '[[button.panel.plugins.search]]')),
    at(
      3,
      row('LuckPerms', { note: 'newest build', end: button('[[button.panel.plugins.install]]') }),
    ),
    row('LuckPerms extension', { end: button('[[button.panel.plugins.install]]', 'plain') }),
  ],
});
