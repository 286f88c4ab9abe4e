import { Fragment, type ReactNode } from 'react';

/** A text in which backticks mark code, as in Markdown. */
export function InlineCode({ text, className }: { text: string; className?: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={className}>
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
