import { button, dialog, field, screen, secret } from '../panel';

export const drawing = screen({
  tab: 'databases',
  content: [
    dialog(
      's12_luckperms',
      field(
        '[[button.panel.databases.endpoint]]',
        '[[provider.database.host]]:[[provider.database.port]]',
      ),
      field('[[button.panel.databases.username]]', 'YOUR_USER'),
      secret('[[button.panel.databases.password]]'),
      button('[[button.panel.databases.rotate]]', 'plain'),
    ),
  ],
});
