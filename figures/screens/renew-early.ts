import { at, button, card, row, screen } from '../panel';

export const drawing = screen({
  area: 'billing',
  tab: 'services',
  step: 1,
  content: [
    at(
      2,
      row('[[provider.billing.examplePlans.small.name]]', {
        note: 'due on [[example.dueDay]]',
        end: button('[[button.billing.services.details]]', 'plain'),
      }),
    ),
    at(3, button('[[button.billing.services.renew]]')),
    at(4, card('One month more', '[[example.smallPrice]]')),
  ],
});
