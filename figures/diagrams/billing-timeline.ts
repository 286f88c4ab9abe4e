import { computeRenewalTimeline } from '../../src/provider/billing/renewal-timeline';
import type { Provider } from '../../src/provider/schema';
import { diagram, timeline, type Moment } from '../diagram';

/** In the order of time, which follows from the provider's terms. */
export const drawing = ({ billing }: Provider): string => {
  const { invoiced, reminded, due, suspended, deleted } = computeRenewalTimeline(billing);
  const moments: readonly (Moment & { readonly at: number })[] = [
    {
      at: invoiced,
      when: '[[provider.billing.invoiceDaysBefore]] days before',
      what: 'Invoice',
      note: '[[example.invoiceCreated]]',
    },
    {
      at: reminded,
      when: '[[provider.billing.reminderDaysBefore]] days before',
      what: 'Reminder by mail',
      note: '[[example.reminder]]',
    },
    {
      at: due,
      when: 'Due date',
      what: 'The card is charged',
      note: '[[example.dueDay]]; the server runs on',
      kind: 'good',
    },
    {
      at: suspended,
      when: '[[example.suspendAfter]] after',
      what: 'Suspended, if nobody paid',
      note: '[[example.suspendedDay]]; nothing is deleted',
      kind: 'caution',
    },
    {
      at: deleted,
      when: '[[example.deleteAfter]] after',
      what: 'Deleted, backups too',
      note: '[[example.deletedDay]]',
      kind: 'bad',
    },
  ];
  return diagram(timeline(...moments.toSorted((a, b) => a.at - b.at)));
};
