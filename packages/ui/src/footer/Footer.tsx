import type { ReactNode } from 'react';
import { Anchor } from '../link/LinkContext.tsx';
import { Logo } from '../logo/Logo.tsx';
import styles from './Footer.module.css';

export interface FooterProps {
  /** For a link to the footer. */
  id?: string;
  strapline: ReactNode;
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** The last line: copyright, terms, privacy. */
  base?: ReactNode;
}

/** The end of every page: columns of links, each a landmark of its own. */
export function Footer({ id, strapline, columns, base }: FooterProps) {
  return (
    <footer id={id} className={styles.footer} data-tone="night">
      <div className={styles.columns}>
        <div className={styles.house}>
          <Logo label="Myler" />
          <p className={styles.strapline}>{strapline}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className={styles.links}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <Anchor className={styles.link} href={link.href}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {base && <div className={styles.base}>{base}</div>}
    </footer>
  );
}
