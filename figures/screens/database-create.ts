import { at, button, dialog, field, row, screen } from '../panel';

export const drawing = screen({
  tab: 'databases',
  content: [
    at(1, button('[[button.panel.databases.new]]')),
    dialog(
      '[[button.panel.databases.new]]',
      at(2, field('[[button.panel.databases.name]]', 'luckperms')),
      at(
        3,
        field('[[button.panel.databases.connectionsFrom]]', '[[provider.network.exampleAddress]]'),
      ),
      at(4, button('[[button.panel.databases.create]]')),
    ),
    at(
      5,
      row('s12_luckperms', {
        end: '<span class="button plain">[[button.panel.databases.details]]</span>',
      }),
    ),
  ],
});
