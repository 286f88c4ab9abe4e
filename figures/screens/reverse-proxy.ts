import { at, button, dialog, field, screen } from '../panel';

export const drawing = screen({
  tab: 'network',
  content: [
    at(3, button('[[button.panel.network.proxyNew]]')),
    dialog(
      '[[button.panel.network.proxy]]',
      at(4, field('Domain', 'map.example.org')),
      field('Port', '[[provider.network.examplePort]]', 'menu'),
    ),
  ],
});
