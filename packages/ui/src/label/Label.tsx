import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Label.module.css';

export interface LabelProps {
  children: ReactNode;
  centred?: boolean;
  /** Leave the gold rule out where the label stands over a picture or in a list. */
  rule?: boolean;
}

/** The small capitals above a heading, and the house's rule of 56 px below them. */
export function Label({ children, centred = false, rule = true }: LabelProps) {
  return (
    <p className={classNames(styles.label, centred && styles.centred, rule && styles.rule)}>
      <span>{children}</span>
    </p>
  );
}
