import { isOffered } from '../../src/provider/features';
import type { Provider } from '../../src/provider/schema';
import { at, card, field, screen } from '../panel';

export const drawing = ({ features }: Provider) =>
  screen({
    tab: 'startup',
    content: [
      card(
        '[[button.panel.startup.variables]]',
        at(3, field('[[button.panel.startup.jar]]', 'paper-custom.jar')),
        ...(isOffered(features, 'heapField') ? [field('[[button.panel.startup.heap]]', '')] : []),
      ),
      at(4, field('[[button.panel.startup.image]]', 'Java [[java.for26]]', 'menu')),
    ],
  });
