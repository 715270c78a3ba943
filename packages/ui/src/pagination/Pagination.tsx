import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/LinkContext.tsx';
import { pagesShown } from './pages-shown.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Counted from 1. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** What the pages list, for the accessible name: "Articles". */
  label: string;
}

/** Real links, so that each page can be shared, opened in a new tab and found by search engines. */
export function Pagination({ current, total, hrefOf, label }: PaginationProps) {
  if (total < 2) return null;
  return (
    <nav className={styles.pages} aria-label={`${label}, pages`}>
      {current > 1 && (
        <Anchor className={styles.page} href={hrefOf(current - 1)} rel="prev">
          <Icon name="back" label="Previous page" />
        </Anchor>
      )}
      {pagesShown(current, total).map((page, index) =>
        page === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- gaps differ only by their index
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor
            key={page}
            className={styles.page}
            href={hrefOf(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Anchor>
        ),
      )}
      {current < total && (
        <Anchor className={styles.page} href={hrefOf(current + 1)} rel="next">
          <Icon name="on" label="Next page" />
        </Anchor>
      )}
    </nav>
  );
}
