import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** A button that does something in the page; `primary` for the one that a helper is about. */
export function Button({
  kind = 'secondary',
  className = '',
  ...button
}: { kind?: 'primary' | 'secondary' } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...button} className={`button button--${kind} ${className}`.trimEnd()} />
  );
}
