import { regionNames } from '@myler/config/hotels';
import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary, Hotel } from '@myler/api-client/contract';
import { ArticleCard } from '@myler/ui/article-card';
import { Label } from '@myler/ui/label';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { hotelsAddress } from '@myler/domain/filters';
import { HotelTile } from '../../features/hotels/HotelTile.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import type { SimilarHotel } from '@myler/domain/hotels';
import { Grid } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './hotel.Others.module.css';

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
          <Label>In the journal</Label>
          <h2>Somebody slept here and wrote it down.</h2>
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
        <Label>{`Like ${name}`}</Label>
        <h2>If it is full, or not quite it.</h2>
        {others.ok ? (
          // On telephones it scrolls, so it must be reachable by keyboard.
          <div className={styles.row} role="region" aria-label={`Hotels like ${name}`} tabIndex={0}>
            <ul className={styles.hotels}>
              {others.data.map(({ hotel: other, reason }) => (
                <li key={other.id}>
                  <HotelTile hotel={other} sizes={`${minWidth('md')} 22vw, ${minWidth('sm')} 45vw, 90vw`} />
                  <Text size="small" tone="quiet" before={4} className={styles.reason}>
                    {reason}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
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
