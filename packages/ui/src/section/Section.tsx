import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Section.module.css';

export interface SectionProps {
  band?: 'paper' | 'paper-2' | 'night';
  id?: string;
  /** The id of its heading, where the section should be a landmark. */
  labelledBy?: string;
  /** `full` gives the whole width to what stands in it. */
  width?: 'content' | 'full';
  children: ReactNode;
}

/** A band of the page: 128 px of air above and below (80 on telephones), 1344 px of width. */
export function Section({ band = 'paper', id, labelledBy, width = 'content', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, band === 'paper-2' && styles.second)}
      data-tone={band === 'night' ? 'night' : undefined}
    >
      {width === 'full' ? children : <div className={styles.wrap}>{children}</div>}
    </section>
  );
}
