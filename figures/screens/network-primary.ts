import { isOffered } from '../../src/provider/features';
import type { Provider } from '../../src/provider/schema';
import { button, field, row, screen } from '../panel';

export const drawing = ({ features }: Provider) =>
  screen({
    tab: 'network',
    content: [
      row('<code>[[provider.network.exampleAddress]]:[[provider.network.examplePort]]</code>', {
        note: 'primary: its number goes into the records',
      }),
      row('<code>[[provider.network.exampleAddress]]:25580</code>', {
        note: 'BlueMap',
        end: button('[[button.panel.network.primary]]', 'plain'),
      }),
      ...(isOffered(features, 'subdomains')
        ? [field('[[button.panel.network.subdomain]]', '[[provider.network.freeSubdomain]]')]
        : []),
    ],
  });
