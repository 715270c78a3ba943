import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Anchor, type AnchorProps } from './LinkContext.tsx';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  children: ReactNode;
  /** `standalone` stands on a line of its own, in gold ink with a hairline of gold; `inline` sits in a sentence. */
  variant?: 'inline' | 'standalone';
  /** Says that the link leaves this site; spoken, and drawn as an arrow. */
  leaves?: boolean;
}

export function Link({ variant = 'inline', leaves = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor className={classNames(styles.link, styles[variant], className)} {...anchor}>
      {children}
      {leaves && (
        <>
          <Icon name="out" size={16} className={styles.icon} />
          <span className="visually-hidden"> (leaves this site)</span>
        </>
      )}
    </Anchor>
  );
}
