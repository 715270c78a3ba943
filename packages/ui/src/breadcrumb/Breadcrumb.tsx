import { Anchor } from '../link/LinkContext.tsx';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the top level down to the current page. The last item is the current page and needs no `href`. */
  items: readonly { label: string; href?: string }[];
}

/** The way from the home page to this one, as links. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="You are here">
      <ol className={styles.trail}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.step}>
            {item.href && index < items.length - 1 ? (
              <Anchor className={styles.link} href={item.href}>
                {item.label}
              </Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
