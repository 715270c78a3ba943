import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Section.module.css';

export interface SectionProps {
  band?: 'paper' | 'paper-2' | 'night';
  id?: string;
  /** The id of the section's heading, if the section should be a landmark. */
  labelledBy?: string;
  /** `full` gives the content the whole width. */
  width?: 'content' | 'full';
  children: ReactNode;
}

/** A full-width band of the page: 128 px of padding above and below (80 on telephones), content 1344 px wide. */
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
