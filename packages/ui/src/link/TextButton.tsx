import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Link.module.css';

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like a link in a sentence: it opens the terms, or removes a child. */
export function TextButton({ children, className, ...button }: TextButtonProps) {
  return (
    <button type="button" {...button} className={classNames(styles.textButton, className)}>
      {children}
    </button>
  );
}
