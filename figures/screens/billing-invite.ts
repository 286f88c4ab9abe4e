import { at, button, dialog, field, screen, stack, tick } from '../panel';

export const drawing = screen({
  area: 'billing',
  tab: 'users',
  step: 1,
  content: [
    dialog(
      '[[button.billing.users.invite]]',
      at(2, field('[[button.billing.users.email]]', 'sam@example.org')),
      tick('[[button.billing.users.all]]', false),
      at(3, tick('[[button.billing.users.choose]]', true)),
      at(
        4,
        stack(
          tick('[[button.billing.permissions.invoices]]', true),
          tick('[[button.billing.permissions.orders]]', false),
        ),
      ),
      at(5, button('[[button.billing.users.send]]')),
    ),
  ],
});
