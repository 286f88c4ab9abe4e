import { at, button, card, screen, typed } from '../panel';

export const drawing = screen({
  area: 'billing',
  tab: 'profile',
  content: [
    card(
      '[[billing.profile]]',
      at(1, '<span>[[button.billing.profile.email]]</span>'),
      at(2, typed('alex@example.org')),
      at(3, button('[[button.billing.profile.save]]')),
    ),
  ],
});
