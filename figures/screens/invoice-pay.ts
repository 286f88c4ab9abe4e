import { at, button, dialog, row, screen } from '../panel';

export const drawing = screen({
  area: 'billing',
  tab: 'invoices',
  step: 1,
  content: [
    row('March', { note: 'Paid' }),
    at(2, row('April', { note: 'Unpaid, due on [[example.dueDay]]' })),
    dialog(
      '[[example.smallPlan]]',
      row('[[example.smallPrice]]'),
      at(3, button('[[button.billing.invoices.pay]]')),
    ),
  ],
});
