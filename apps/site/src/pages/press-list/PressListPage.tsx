import type { PressReleaseSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import {
  releaseAddress,
  releasesAddress,
  releaseYear,
  releaseYears,
  RELEASES_PER_PAGE,
  type ReleaseSelection,
} from '@myler/domain/filters';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Box } from '@myler/ui/layout';
import { Pagination } from '@myler/ui/pagination';
import { Section } from '@myler/ui/section';
import { Row, RowList, YearGroup } from '@myler/ui/sections/listing';
import { Trail } from '@myler/ui/sections/opening';
import { StateMessage } from '@myler/ui/state-message';
import { Tabs } from '@myler/ui/tabs';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';

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
    <Section band="paper">
      <Trail
        items={[{ label: 'Press', href: address('/press') }, { label: year ? `Releases of ${year}` : 'Releases' }]}
      />
      <Label seenOnly>Releases</Label>
      <h1>{year ? `What we announced in ${year}.` : 'Everything we ever announced.'}</h1>
      <Box before={9}>
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
      </Box>
      {!releases.ok && <BlockFailed title="The releases did not reach us." />}
      {releases.ok && releases.data.items.length === 0 && <Nothing year={year} />}
      {releases.ok && (
        <>
          <Years releases={releases.data.items} />
          <Box before={9}>
            <Pagination
              current={page}
              total={Math.ceil(releases.data.total / RELEASES_PER_PAGE)}
              hrefOf={(number) => releasesAddress({ year, page: number })}
              label="Releases"
            />
          </Box>
        </>
      )}
    </Section>
  );
}

/** Releases by year, each with its summary. */
function Years({ releases }: { releases: readonly PressReleaseSummary[] }) {
  return (
    <>
      {releaseYears(releases).map((year) => (
        <YearGroup key={year} year={year} before={9}>
          <RowList>
            {releases
              .filter((release) => releaseYear(release) === year)
              .map(({ id, title, summary, picture, publishedOn, city }) => (
                <Row
                  key={id}
                  size="medium"
                  title={title}
                  href={releaseAddress({ id })}
                  picture={picture}
                  dateline={
                    <>
                      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
                      <span>{`, ${city}`}</span>
                    </>
                  }
                  summary={summary}
                />
              ))}
          </RowList>
        </YearGroup>
      ))}
    </>
  );
}

/** Shown for a year without releases, and for a page beyond the last one. */
function Nothing({ year }: Pick<ReleaseSelection, 'year'>) {
  return (
    <Box before={9}>
      <StateMessage
        kind="empty"
        vignette="suitcase"
        title={year ? `Nothing was announced in ${year}.` : 'There is no such page of releases.'}
        actions={
          <LinkButton variant="outline" href={address('/press/list')}>
            Look at every year
          </LinkButton>
        }
      >
        {year
          ? 'Either it was a quiet one, or it is not over, or we were not there yet: Myler began in September 2016.'
          : 'The list ends before it. The newest releases are on its first page.'}
      </StateMessage>
    </Box>
  );
}
