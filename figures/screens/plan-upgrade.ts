import { at, button, dialog, row, screen, tick } from '../panel';

export const drawing = screen({
  area: 'billing',
  tab: 'services',
  content: [
    at(
      1,
      row('[[provider.billing.examplePlans.small.name]]', {
        end: button('[[button.billing.services.details]]', 'plain'),
      }),
    ),
    at(2, button('[[button.billing.services.upgrade]]')),
    dialog(
      '[[button.billing.services.upgrade]]',
      at(3, tick('[[provider.billing.examplePlans.large.name]]', true)),
      at(6, button('[[button.billing.invoices.pay]]')),
    ),
  ],
});
