import { diagram, timeline } from '../diagram';

export const drawing = diagram(
  timeline(
    {
      when: '[[provider.billing.cancelHoursBefore]] hours before',
      what: 'Last moment to cancel',
      note: '[[example.cancelLatest]]',
      kind: 'caution',
    },
    {
      when: 'Due date',
      what: 'The server stops',
      note: '[[example.due]]; no further invoice',
    },
    {
      when: '[[provider.billing.dataKeptDays]] days after',
      what: 'Data is deleted, backups too',
      note: '[[example.cancelDataGone]]',
      kind: 'bad',
    },
  ),
);
