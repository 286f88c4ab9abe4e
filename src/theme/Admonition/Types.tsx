// Change: adds the safety block and the ticket block.
import { isValidElement, type ComponentProps, type ReactNode } from 'react';
import DefaultTypes from '@theme-original/Admonition/Types';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { TicketLink } from '@site/src/components/guide/TicketLink';
import { parseAttachments } from '@site/src/provider/ticket-url';
import { SAFETY, TICKET } from '@site/src/components/guide/texts';

type Props = ComponentProps<typeof AdmonitionLayout>;

/** The text of React elements, as far as it is in `children`. */
function getReactText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => getReactText(part)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? getReactText(node.props.children) : '';
}

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
