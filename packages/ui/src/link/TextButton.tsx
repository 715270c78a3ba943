import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Link.module.css';

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Looks like a link in a sentence and does something instead of leading somewhere: opens the terms, removes a child. */
export function TextButton({ children, className, ...button }: TextButtonProps) {
  return (
    <button type="button" {...button} className={classNames(styles.textButton, className)}>
      {children}
    </button>
  );
}
