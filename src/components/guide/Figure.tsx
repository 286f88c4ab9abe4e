import type { ReactNode } from 'react';
import { Enlarge } from './Enlarge';
import styles from './Figure.module.css';

export interface FigureProps {
  /** Base name of the two files in `static/img/figures`. */
  readonly name: string;
  readonly alt: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
}

/**
 * A picture in both themes. CSS hides the one for the other theme with `display: none`, and
 * browsers never download a lazy picture that is not laid out. Written by pipeline/remark/figure.
 */
export function Figure({ name, alt, width, height, caption }: FigureProps): ReactNode {
  const renderImage = (theme: 'light' | 'dark') => (
    <img
      className={styles[theme]}
      src={`/img/figures/${name}.${theme}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure className={styles.figure}>
      <Enlarge alt={alt}>
        {renderImage('light')}
        {renderImage('dark')}
      </Enlarge>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
