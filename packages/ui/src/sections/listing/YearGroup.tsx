import type { ReactElement } from 'react';
import { Split } from '../../layout/Split.tsx';
import type { Space } from '../../layout/box-element.ts';
import styles from './YearGroup.module.css';

export interface YearGroupProps {
  year: number | string;
  /** What was published in it. */
  children: ReactElement;
  before?: Space;
}

/** What was published in a year, beside its number. */
export function YearGroup({ year, children, before }: YearGroupProps) {
  return (
    <Split as="section" ratio="1/3" rows={4} across={8} before={before} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className={styles.year}>
        {year}
      </h2>
      {children}
    </Split>
  );
}
