import { at, button, dialog, field, screen, toggle } from '../panel';

export const drawing = screen({
  tab: 'schedules',
  content: [
    at(6, button('[[button.panel.schedules.newTask]]')),
    dialog(
      '[[button.panel.schedules.newTask]]',
      at(
        7,
        field(
          '[[button.panel.schedules.action]]',
          '[[button.panel.schedules.sendCommand]]',
          'menu',
        ),
      ),
      at(7, field('[[button.panel.schedules.payload]]', 'say Restart in 5 minutes')),
      at(8, field('[[button.panel.schedules.offset]]', '0')),
      toggle('[[button.panel.schedules.continueOnFailure]]', true),
    ),
  ],
});
