import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Prose.module.css';

export interface ProseProps {
  children: ReactNode;
  /** `lead` introduces a page; `body` is for running text. */
  size?: 'body' | 'lead';
}

/** Running text: paragraphs, headings, lists and quotations, 65 characters wide. */
export function Prose({ children, size = 'body' }: ProseProps) {
  return <div className={classNames(styles.prose, size === 'lead' && styles.lead)}>{children}</div>;
}
