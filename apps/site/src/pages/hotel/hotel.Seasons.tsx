import { monthNames } from '@myler/config/months';
import { minWidth } from '@myler/config/breakpoints';
import type { Hotel } from '@myler/api-client/contract';
import { Grid, Split } from '@myler/ui/layout';
import { Picture } from '@myler/ui/picture';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { YearArches } from '@myler/ui/year-arches';
import styles from './hotel.Seasons.module.css';

/** The hotel's year: twelve windows for the months, and a text for each season. */
export function HotelSeasons({ hotel: { name, bestMonths, closedMonths, seasons, pictures } }: { hotel: Hotel }) {
  const picture = pictures[3];
  return (
    <Section band="paper">
      <SectionHeading label="The year" title="When to come, and when not to." />
      <Split ratio="7/5" rows={9} before={8}>
        <div>
          <YearArches
            label={`The year at ${name}`}
            best={bestMonths}
            closed={closedMonths}
            words={{ best: 'families love it', open: 'open', closed: 'closed' }}
          />
          <Grid as="dl" columns="fit" gap={8} rows={6} before={8} className={styles.seasons}>
            {seasons.map((season) => (
              <div key={season.name}>
                <Text as="dt" weight="medium">
                  <span>{season.name}</span>{' '}
                  <span>{season.months.map((month) => monthNames[month - 1]?.slice(0, 3)).join(', ')}</span>
                </Text>
                <Text as="dd" tone="quiet" before={1} measure>
                  {season.note}
                </Text>
              </div>
            ))}
          </Grid>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes={`${minWidth('md')} 36vw, 100vw`} fit="cover" />
          </div>
        )}
      </Split>
    </Section>
  );
}
