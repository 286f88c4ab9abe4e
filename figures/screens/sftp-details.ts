import { at, button, card, field, screen } from '../panel';

export const drawing = screen({
  tab: 'settings',
  step: 1,
  content: [
    card(
      '[[button.panel.settings.sftp]]',
      at(2, field('Server Address', 'sftp://[[provider.sftp.host]]:[[provider.sftp.port]]')),
      at(2, field('Username', '[[provider.sftp.userExample]]')),
      button('[[button.panel.settings.launchSftp]]', 'plain'),
    ),
  ],
});
