import { sleepingInWords } from '@myler/domain/filters';
import type { HotelSummary } from '@myler/api-client/contract';
import { Grid, ScreenOnly } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { HotelTile } from '../../features/hotels/HotelTile.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';

interface ArticleHotelsProps {
  mentioned: Outcome<readonly HotelSummary[]>;
  alike: Outcome<readonly HotelSummary[]>;
}

/** The hotels that the article mentions, and others like them. */
export function ArticleHotels({ mentioned, alike }: ArticleHotelsProps) {
  if (alike.ok && alike.data.length === 0) return null;
  const first = mentioned.ok ? mentioned.data[0] : undefined;
  return (
    <Section band="paper-2">
      <ScreenOnly>
        <SectionHeading
          label="Hotels like it"
          title={first ? `If ${first.name} is full in half-term.` : 'Where one might sleep.'}
        />
        {alike.ok ? (
          <Grid as="ul" columns={4} gap={7} rows={9} before={8}>
            {alike.data.map((hotel) => (
              <li key={hotel.id}>
                <HotelTile hotel={hotel} facts={sleepingInWords(hotel)} />
              </li>
            ))}
          </Grid>
        ) : (
          <BlockFailed title="The hotels did not reach us." />
        )}
      </ScreenOnly>
    </Section>
  );
}
