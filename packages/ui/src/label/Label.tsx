import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Label.module.css';

export interface LabelProps {
  children: ReactNode;
  centred?: boolean;
  /** The gold line. Leave it out over a picture and in a list. */
  rule?: boolean;
}

/** The small capitals above a heading, with the gold line of 56 px below them. */
export function Label({ children, centred = false, rule = true }: LabelProps) {
  return (
    <p className={classNames(styles.label, centred && styles.centred, rule && styles.rule)}>
      <span>{children}</span>
    </p>
  );
}
