import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { Glyph } from './Glyph';
import styles from './styles.module.css';

export interface Card {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Id of the product whose icon the card shows. */
  readonly glyph?: string;
}

/** A grid of large links, with icons on cards that name a product. */
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
