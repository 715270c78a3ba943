import { classNames } from '../internal/class-names.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  /** `mark` is the arch without the word, for narrow places. */
  variant?: 'full' | 'mark' | 'responsive';
  /** The accessible name. Leave it out inside a link that has one. */
  label?: string;
}

/** The arch and the word, in the colour of the text around them. */
export function Logo({ variant = 'full', label }: LogoProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...spoken} className={classNames(styles.logo, variant === 'responsive' && styles.responsive)}>
      <svg
        width="26"
        height="32"
        viewBox="0 0 26 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        focusable="false"
      >
        <path d="M1 31V13a12 12 0 0 1 24 0v18M6 31V14a7 7 0 0 1 14 0v17M13 31V1" />
      </svg>
      {variant !== 'mark' && <span className={styles.word}>Myler</span>}
    </span>
  );
}
