import type { ReactNode } from 'react';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** The quotation, without quotation marks. */
  children: ReactNode;
  /** Who said it, and where. */
  source: ReactNode;
}

/** A quotation with its source. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <p>
          “<span>{children}</span>”
        </p>
      </blockquote>
      <figcaption className={styles.source}>{source}</figcaption>
    </figure>
  );
}
