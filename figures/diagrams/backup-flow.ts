import { arrow, box, boxes, diagram, group } from '../diagram';

export const drawing = diagram(
  group(
    'Your server',
    boxes(
      box('Files', 'all that no rule ignores', 'own'),
      box('Databases', 'up to [[provider.backups.databaseMb]] MB', 'own'),
    ),
  ),
  boxes(
    arrow('[[button.panel.backups.new]]'),
    arrow('[[button.panel.backups.restore]]: files', 'up'),
  ),
  box(
    'Backups with us',
    '[[provider.backups.perServer]] slots; automatic ones replace the oldest unlocked',
  ),
  arrow('[[button.panel.backups.download]]'),
  box('Your own disk', 'survives the end of the service', 'good'),
);
