import { at, button, field, row, screen } from '../panel';

export const drawing = screen({
  area: 'dedicatedPanel',
  tab: 'users',
  step: 3,
  content: [
    row('alex@example.org', { note: 'owner' }),
    at(4, field('Address', 'sam@example.org')),
    at(4, button('[[button.dedicatedPanel.users.invite]]')),
  ],
});
