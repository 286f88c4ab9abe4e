import { at, beside, button, dialog, field, screen } from '../panel';

export const drawing = screen({
  tab: 'splitter',
  content: [
    at(3, button('[[button.panel.splitter.new]]')),
    dialog(
      '[[button.panel.splitter.new]]',
      at(4, field('[[button.panel.splitter.name]]', 'lobby')),
      at(4, field('[[button.panel.splitter.type]]', 'Paper', 'menu')),
      at(
        5,
        beside(
          field('[[button.panel.splitter.memory]]', '3 GB'),
          field('[[button.panel.splitter.disk]]', '2 GB'),
          field('[[button.panel.splitter.cpu]]', '100 %'),
        ),
      ),
    ),
  ],
});
