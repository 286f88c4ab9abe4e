import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './styles.module.css';

/** Generated text, with the place it belongs and a copy button. */
export function Output({
  title,
  text,
  label,
}: {
  title: string;
  text: string;
  label?: string;
}): ReactNode {
  return (
    <figure className={styles.output}>
      <figcaption>{title}</figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} {...(label !== undefined && { label })} />
    </figure>
  );
}
