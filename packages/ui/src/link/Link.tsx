import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Anchor, type AnchorProps } from './LinkContext.tsx';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  children: ReactNode;
  /** `standalone` is alone on its line, in gold ink with a gold underline; `inline` is part of a sentence. */
  variant?: 'inline' | 'standalone';
  /** Marks a link to another site: announced, and drawn as an arrow. */
  isExternal?: boolean;
}

/** A link in text or on its own line. */
export function Link({ variant = 'inline', isExternal = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor className={classNames(styles.link, styles[variant], className)} {...anchor}>
      {isExternal ? (
        <>
          <span>{children}</span>
          <Icon name="out" size={16} className={styles.icon} />
          <span className="visually-hidden"> (leaves this site)</span>
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}
