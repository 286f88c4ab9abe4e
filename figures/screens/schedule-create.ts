import { at, beside, button, dialog, field, screen, stack, toggle } from '../panel';

export const drawing = screen({
  tab: 'schedules',
  content: [
    at(1, button('[[button.panel.schedules.new]]')),
    dialog(
      '[[button.panel.schedules.new]]',
      at(2, field('[[button.panel.schedules.name]]', 'Nightly restart')),
      at(
        3,
        stack(
          beside(
            field('[[button.panel.schedules.minute]]', '55'),
            field('[[button.panel.schedules.hour]]', '3'),
          ),
          beside(
            field('[[button.panel.schedules.dayOfMonth]]', '*'),
            field('[[button.panel.schedules.month]]', '*'),
            field('[[button.panel.schedules.dayOfWeek]]', '*'),
          ),
        ),
      ),
      at(4, toggle('[[button.panel.schedules.onlyOnline]]', true)),
      at(5, toggle('[[button.panel.schedules.enabled]]', true)),
    ),
  ],
});
