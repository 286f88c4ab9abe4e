import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** A button for an action in the page; `primary` for a helper's main action. */
export function Button({
  kind = 'secondary',
  className = '',
  ...button
}: { kind?: 'primary' | 'secondary' } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...button} className={`button button--${kind} ${className}`.trimEnd()} />
  );
}
