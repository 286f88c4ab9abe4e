import { at, button, field, row, screen } from '../panel';

export const drawing = screen({
  tab: 'network',
  content: [
    row('<code>[[provider.network.exampleAddress]]:25570</code>', { note: 'primary' }),
    row('<code>[[provider.network.exampleAddress]]:[[provider.network.examplePort]]</code>', {
      end: button('[[button.panel.network.primary]]', 'plain'),
    }),
    at(1, button('[[button.panel.network.new]]')),
    at(2, field('[[button.panel.network.notes]]', 'BlueMap')),
  ],
});
