import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { Glyph } from './Glyph';
import styles from './styles.module.css';

export interface Card {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Id of the product whose sign the card bears. */
  readonly glyph?: string;
}

/** A list of large links, with signs where cards name one. */
export function LinkGrid({ cards }: { cards: readonly Card[] }): ReactNode {
  return (
    <ul className={clsx(styles.grid, cards[0]?.glyph !== undefined && styles.products)}>
      {cards.map(({ to, title, text, glyph }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            {glyph !== undefined && <Glyph product={glyph} />}
            <span>
              <strong>{title}</strong>
              <span className={styles.cardText}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
