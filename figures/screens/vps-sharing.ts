import { at, button, field, row, screen, stack } from '../panel';

export const drawing = screen({
  area: 'vpsPanel',
  tab: 'sharing',
  step: 5,
  content: [
    at(
      6,
      stack(
        field('[[button.vpsPanel.sharing.token]]', '7c1e…a94f'),
        `<div>${button('[[button.vpsPanel.sharing.grant]]')}</div>`,
      ),
    ),
    row('bob', { end: button('[[button.vpsPanel.sharing.revoke]]', 'danger') }),
  ],
});
