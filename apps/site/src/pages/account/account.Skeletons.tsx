import { Split, Stack } from '@myler/ui/layout';
import { Skeleton } from '@myler/ui/skeleton';
import overview from './account.Overview.module.css';
import rows from './account.Row.module.css';

/** The first band of the overview, before the member is known. */
export function OverviewSkeleton() {
  return (
    <div className={overview.hero} data-tone="night" aria-hidden="true">
      <Split ratio="7/5" rows={9} across={9} align="center" wrap>
        <span className={overview.cardSpace} />
        <Stack gap={6} className={overview.heroWords}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Split>
    </div>
  );
}

/** The rows of a page, before their content has arrived. */
export function RowsSkeleton() {
  return (
    <div className={rows.rows} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <Split key={row} ratio="5/7" rows={6} className={rows.row}>
          <Skeleton shape="title" />
          <Stack gap={5}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Split>
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
