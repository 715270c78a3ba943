import type { PressReleaseSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Label } from '@myler/ui/label';
import { Pagination } from '@myler/ui/pagination';
import { Tabs } from '@myler/ui/tabs';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { releasesAddress, RELEASES_PER_PAGE, type ReleaseSelection } from '@myler/domain/filters';
import { Box } from '@myler/ui/layout';
import { PressListNothing } from './press-list.Nothing.tsx';
import { PressListYears } from './press-list.Years.tsx';
import styles from './PressListPage.module.css';

export interface PressListPageProps {
  selection: ReleaseSelection;
  releases: Outcome<{ items: PressReleaseSummary[]; total: number }>;
  /** The years with releases, newest first. */
  years: readonly number[];
}

/** Every release, by year. */
export function PressListPage({ selection, releases, years }: PressListPageProps) {
  const { year, page } = selection;
  return (
    <Box wrap className={styles.page}>
      <Breadcrumb
        items={[{ label: 'Press', href: address('/press') }, { label: year ? `Releases of ${year}` : 'Releases' }]}
      />
      <div className={styles.opening}>
        <Label seenOnly>Releases</Label>
        <h1>{year ? `What we announced in ${year}.` : 'Everything we ever announced.'}</h1>
      </div>
      <Tabs
        label="Releases, by year"
        items={[
          { label: 'Every year', href: releasesAddress({ year: undefined, page: 1 }), current: year === undefined },
          ...years.map((each) => ({
            label: String(each),
            href: releasesAddress({ year: each, page: 1 }),
            current: each === year,
          })),
        ]}
      />
      {!releases.ok && <BlockFailed title="The releases did not reach us." />}
      {releases.ok && releases.data.items.length === 0 && <PressListNothing year={year} />}
      {releases.ok && (
        <>
          <PressListYears releases={releases.data.items} />
          <div className={styles.paging}>
            <Pagination
              current={page}
              total={Math.ceil(releases.data.total / RELEASES_PER_PAGE)}
              hrefOf={(number) => releasesAddress({ year, page: number })}
              label="Releases"
            />
          </div>
        </>
      )}
    </Box>
  );
}
