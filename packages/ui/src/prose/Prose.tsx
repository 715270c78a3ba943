import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Prose.module.css';

export interface ProseProps {
  children: ReactNode;
  /** `lead` introduces a page; `body` is for running text, and `article` where it is all that the page is for. */
  size?: 'body' | 'lead' | 'article';
  className?: string | undefined;
}

/** Running text: paragraphs, headings, lists and quotations, 65 characters wide. */
export function Prose({ children, size = 'body', className }: ProseProps) {
  return <div className={classNames(styles.prose, size !== 'body' && styles[size], className)}>{children}</div>;
}
