import { at, button, card, field, screen, secret } from '../panel';

export const drawing = screen({
  tab: 'account',
  step: 1,
  content: [
    card(
      '[[button.panel.account.email]]',
      at(2, field('New address', 'alex@example.org')),
      secret('Current password'),
      at(3, button('[[button.panel.account.confirmEmail]]')),
    ),
    at(4, card('[[button.panel.account.password]]')),
  ],
});
