import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/LinkContext.tsx';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** The tag is a link to everything with this tag. */
  href?: string;
  /** The tag is a filter that can be removed. The accessible name of the button is "Remove" and `removeLabel`. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A word about something: plain, a link, or a filter that can be removed. */
export function Tag({ children, href, onRemove, removeLabel = 'this' }: TagProps) {
  if (href) {
    return (
      <Anchor className={styles.tag} href={href}>
        <span>{children}</span>
      </Anchor>
    );
  }
  return (
    <span className={styles.tag}>
      <span>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Icon name="close" size={16} label={`Remove ${removeLabel}`} />
        </button>
      )}
    </span>
  );
}
