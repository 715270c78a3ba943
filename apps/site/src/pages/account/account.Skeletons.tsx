import { Skeleton } from '@myler/ui/skeleton';
import overview from './account.Overview.module.css';
import rows from './account.Row.module.css';

/** The first band of the overview, before the member is known. */
export function OverviewSkeleton() {
  return (
    <div className={overview.hero} data-tone="night" aria-hidden="true">
      <div className={overview.heroGrid}>
        <span className={overview.cardSpace} />
        <div className={overview.heroWords}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}

/** The rows of a page, before their content has arrived. */
export function RowsSkeleton() {
  return (
    <div className={rows.rows} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={rows.row}>
          <Skeleton shape="title" />
          <div className={rows.waiting}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The form of the details is longer than the rows of the other pages. */
export function DetailsSkeleton() {
  return (
    <div className={rows.tall}>
      <RowsSkeleton />
    </div>
  );
}
