import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Label.module.css';

export interface LabelProps {
  children: ReactNode;
  centred?: boolean;
  /** The gold line. Leave it out over a picture and in a list. */
  rule?: boolean;
  /** Its words are read out beside it anyway, as the last step of a breadcrumb or a hidden heading. It is only seen. */
  seenOnly?: boolean;
}

/** The small capitals above a heading, with the gold line of 56 px below them. */
export function Label({ children, centred = false, rule = true, seenOnly = false }: LabelProps) {
  return (
    <p
      className={classNames(styles.label, centred && styles.centred, rule && styles.rule)}
      aria-hidden={seenOnly || undefined}
    >
      <span>{children}</span>
    </p>
  );
}
