import type { ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import { Anchor } from '../link/LinkContext.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  nav: readonly { label: string; href: string; current?: boolean }[];
  /** `picture` lays the header over the next element, in cream; `paper` puts it above that, with a hairline. */
  background?: 'picture' | 'paper';
  /**
   * At the end, in the order of the page. Mark with `data-only="phones"` what only telephones show (the menu), and with
   * `data-only="wide"` what telephones have in the menu (signing in).
   */
  actions?: ReactNode;
  home?: string;
  homeLabel?: string;
}

/** The top of every page: the logo as a link home, the navigation, and further controls. */
export function Header({ nav, background = 'paper', actions, home = '/', homeLabel = 'Myler, home' }: HeaderProps) {
  return (
    <header className={styles.header} data-background={background}>
      <div className={styles.row}>
        <Anchor className={styles.home} href={home} aria-label={homeLabel}>
          <Logo variant="responsive" />
        </Anchor>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.list}>
            {nav.map((item) => (
              <li key={item.href}>
                <Anchor className={styles.item} href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
