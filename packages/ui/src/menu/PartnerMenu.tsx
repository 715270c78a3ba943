import type { ReactNode } from 'react';
import { Anchor } from '../link/LinkContext.tsx';
import styles from './PartnerMenu.module.css';

export interface PartnerMenuProps {
  pages: readonly { label: string; href: string; line: string; current?: boolean }[];
  /** Called when a link is followed, so that the dialog around the menu can close. */
  onNavigate?: () => void;
  /** The enquiry and the sign-in, within reach of a thumb. */
  actions?: ReactNode;
}

/** The menu on telephones of the pages for partners and prospects: a few links, each with a word on where it leads. */
export function PartnerMenu({ pages, onNavigate, actions }: PartnerMenuProps) {
  return (
    <div className={styles.menu}>
      <nav aria-label="Partners">
        <ol className={styles.list}>
          {pages.map(({ label, href, line, current }) => (
            <li key={href}>
              <Anchor
                className={styles.item}
                href={href}
                aria-current={current ? 'page' : undefined}
                onClick={onNavigate}
              >
                <span className={styles.label}>{label}</span>
                <span className={styles.line}>{line}</span>
              </Anchor>
            </li>
          ))}
        </ol>
      </nav>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
