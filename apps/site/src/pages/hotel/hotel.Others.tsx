import { regionNames } from '@myler/config/hotels';
import { address } from '@myler/config/address';
import type { ArticleSummary, Hotel } from '@myler/api-client/contract';
import { ArticleCard } from '@myler/ui/article-card';
import { Grid } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { CardRow } from '@myler/ui/sections/card-row';
import type { Outcome } from '../../data/outcome.ts';
import { hotelsAddress, sleepingInWords } from '@myler/domain/filters';
import { HotelTile } from '../../features/hotels/HotelTile.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import type { SimilarHotel } from '@myler/domain/hotels';
import { Text } from '@myler/ui/text';

interface HotelOthersProps {
  hotel: Hotel;
  others: Outcome<readonly SimilarHotel[]>;
  articles: Outcome<readonly ArticleSummary[]>;
}

/** Articles about the hotel, and other hotels like it. */
export function HotelOthers({ hotel: { name, region }, others, articles }: HotelOthersProps) {
  return (
    <>
      {/* Few hotels are in the journal yet; without an article this part is left out. */}
      {articles.ok && articles.data.length > 0 && (
        <Section band="paper-2">
          <SectionHeading label="In the journal" title="Somebody slept here and wrote it down." />
          <Grid as="ul" columns="fit" gap={7} rows={9} before={8}>
            {articles.data.map((article) => (
              <li key={article.slug}>
                <ArticleCard
                  title={article.title}
                  href={address('/travel-journal/$slug', { params: { slug: article.slug } })}
                  summary={article.summary}
                  meta={`${article.author} · ${article.readingTime} minutes`}
                  picture={article.picture}
                />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      <Section band="paper">
        <SectionHeading label={`Like ${name}`} title="If it is full, or not quite it." />
        {others.ok ? (
          <CardRow
            label={`Hotels like ${name}`}
            cards={others.data.map(({ hotel, reason }) => ({
              id: hotel.id,
              card: <HotelTile hotel={hotel} facts={sleepingInWords(hotel)} />,
              note: reason,
            }))}
          />
        ) : (
          <BlockFailed title="The other hotels did not reach us." />
        )}
        <Text before={8}>
          <Link
            variant="standalone"
            href={hotelsAddress({ filter: { region }, sort: 'loved', page: 1 })}
          >{`All hotels in ${regionNames[region].replace(/^The /, 'the ')}`}</Link>
        </Text>
      </Section>
    </>
  );
}
