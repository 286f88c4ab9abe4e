// Change: adds the safety block and the ticket block.
import type { ComponentProps, ReactNode } from 'react';
import DefaultTypes from '@theme-original/Admonition/Types';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { TicketLink } from '@site/src/components/guide/TicketLink';
import { parseAttachments } from '@site/src/provider/ticket-url';
import { getReactText } from '@site/src/lib/plain-text';
import { SAFETY, TICKET } from '@site/src/components/guide/texts';

type Props = ComponentProps<typeof AdmonitionLayout>;

function Safety({ children, title, ...props }: Props): ReactNode {
  return (
    <AdmonitionLayout {...props} icon={null} title={title ?? SAFETY}>
      {children}
    </AdmonitionLayout>
  );
}

function Ticket({ children, title, ...props }: Props): ReactNode {
  return (
    <AdmonitionLayout {...props} icon={null} title={title ?? TICKET}>
      {children}
      <p>
        <TicketLink attach={parseAttachments(getReactText(children))} />
      </p>
    </AdmonitionLayout>
  );
}

export default { ...DefaultTypes, safety: Safety, ticket: Ticket };
