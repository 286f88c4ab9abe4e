import { at, beside, button, card, dialog, field, screen, secret } from '../panel';

export const drawing = screen({
  tab: 'account',
  content: [
    card(
      '[[button.panel.account.twoStep]]',
      at(1, button('[[button.panel.account.enableTwoStep]]')),
    ),
    dialog(
      '[[button.panel.account.twoStep]]',
      at(2, beside('<div class="code-squares"></div>', '<code>2345 6723<br>4567 2345</code>')),
      at(3, beside(field('Code', '492 039'), secret('Account password'))),
      at(4, button('Enable')),
    ),
  ],
});
