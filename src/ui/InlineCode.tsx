import { Fragment, type ReactNode } from 'react';

/** A text of the facts, in which backticks mark code as in Markdown. */
export function InlineCode({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
