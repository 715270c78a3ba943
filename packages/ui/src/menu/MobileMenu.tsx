import type { ReactNode } from 'react';
import { Anchor } from '../link/LinkContext.tsx';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  nav: readonly { label: string; href: string; current?: boolean; note?: ReactNode }[];
  /** Called when a link is followed, so that the dialog around the menu can close. */
  onNavigate?: () => void;
  /** A row over the buttons: the shortlist, the currency. */
  choices?: ReactNode;
  /** Buttons at the bottom, within reach of a thumb. */
  actions?: ReactNode;
  note?: ReactNode;
}

/** The menu on telephones, for a dialog of form `full`. */
export function MobileMenu({ nav, onNavigate, choices, actions, note }: MobileMenuProps) {
  return (
    <div className={styles.menu}>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {nav.map((item) => (
            <li key={item.href}>
              <Anchor
                className={styles.item}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
                onClick={onNavigate}
              >
                <span>{item.label}</span>
                {item.note && <small className={styles.itemNote}>{item.note}</small>}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {choices && <div className={styles.choices}>{choices}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
