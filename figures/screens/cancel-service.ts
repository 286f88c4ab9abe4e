import { at, button, dialog, field, row, screen, tick } from '../panel';

export const drawing = screen({
  area: 'billing',
  tab: 'services',
  step: 1,
  content: [
    at(
      2,
      row('[[provider.billing.examplePlans.small.name]]', {
        note: 'renews on [[example.dueDay]]',
        end: button('[[button.billing.services.details]]', 'plain'),
      }),
    ),
    at(3, button('[[button.billing.services.cancel]]', 'danger')),
    dialog(
      '[[button.billing.services.cancel]]',
      at(4, tick('[[button.billing.services.endOfTerm]]', true)),
      tick('[[button.billing.services.immediate]]', false),
      at(5, field('Reason', 'moved away')),
    ),
  ],
});
