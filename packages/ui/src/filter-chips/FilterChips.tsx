import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/LinkContext.tsx';
import styles from './FilterChips.module.css';

export interface FilterChipsProps {
  /** The accessible name of the list: "What you asked for". */
  label: string;
  /** `href` is the address of the same list without this filter. */
  items: readonly { label: ReactNode; href: string }[];
}

/** The active filters. Each is a link that removes it, so that removing a filter needs no script. */
export function FilterChips({ label, items }: FilterChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <Anchor className={styles.chip} href={item.href}>
            {/* One element of the flex box, so that the words keep their spaces. */}
            <span>
              <span className="visually-hidden">Remove: </span>
              <span>{item.label}</span>
            </span>
            <Icon name="close" size={16} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
