import { at, field, screen, toggle } from '../panel';

export const drawing = screen({
  tab: 'network',
  content: [
    at(2, toggle('[[button.panel.network.private]]', true)),
    at(3, field('Internal name', '[[provider.network.internalHostExample]]')),
  ],
});
