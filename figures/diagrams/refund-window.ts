import { diagram, timeline } from '../diagram';

export const drawing = diagram(
  timeline(
    { when: 'Payment', what: 'The window opens', note: '[[example.paid]]', kind: 'good' },
    {
      when: 'Ticket',
      what: 'You cancel and ask',
      note: '[[example.refundAskedInTime]]: in time',
      kind: 'good',
    },
    {
      when: '[[provider.billing.refundHours]] hours',
      what: 'The window closes',
      note: '[[example.refundLast]]',
      kind: 'caution',
    },
    {
      when: '[[provider.billing.refundWorkingDays]] working days from the ticket',
      what: 'Decided',
      note: '[[example.refundDecided]]',
    },
    {
      when: '[[provider.billing.refundCardDays]] days more',
      what: 'On the card, at the latest',
      note: '[[example.refundPaidBackLatest]]',
      kind: 'good',
    },
  ),
);
