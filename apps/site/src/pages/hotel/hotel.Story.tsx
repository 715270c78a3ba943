import type { Hotel } from '@myler/api-client/contract';
import { FactsList } from '@myler/ui/facts-list';
import { Label } from '@myler/ui/label';
import { Price } from '@myler/ui/price';
import { Prose } from '@myler/ui/prose';
import { Section } from '@myler/ui/section';
import { priceTexts } from '@myler/domain/membership';
import { withLanguages } from '../../features/text/with-languages.tsx';
import { childrenWelcomeInWords, cotsAndPairsInWords, supperInWords } from '@myler/domain/hotels';
import { ScreenOnly, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './hotel.Story.module.css';

/** A text about the hotel, and beside it what parents want to know first. */
export function HotelStory({ hotel }: { hotel: Hotel }) {
  const { story, foreignPhrases, priceFrom, gettingThere, kidsClubDetails, pools, food } = hotel;
  return (
    <Section band="paper">
      <Split ratio="7/5" rows={9} align="start">
        <ScreenOnly className={styles.story}>
          <Label>The house</Label>
          <h2 className="visually-hidden">What it is like</h2>
          <Prose size="lead">
            <p>{withLanguages(story[0] ?? '', foreignPhrases)}</p>
          </Prose>
          <Prose>
            {story.slice(1).map((paragraph) => (
              <p key={paragraph}>{withLanguages(paragraph, foreignPhrases)}</p>
            ))}
          </Prose>
        </ScreenOnly>
        <aside className={styles.facts} aria-label="At a glance">
          <p>
            from{' '}
            <Text as="b" size="title-2">
              <Price prices={priceTexts(priceFrom)} />
            </Text>{' '}
            a night
          </p>
          <Text size="caption" tone="quiet" className={styles.note}>
            For a family, as an indication. Your Myler confirms it before you pay.
          </Text>
          <FactsList
            facts={[
              { term: 'Together', detail: `One room, or two that connect, sleep ${hotel.sleepsTogether}` },
              { term: 'Cots and connecting rooms', detail: cotsAndPairsInWords(hotel) },
              { term: 'Ages', detail: childrenWelcomeInWords(hotel.childrenFrom) },
              {
                term: 'Club',
                detail: kidsClubDetails
                  ? `${kidsClubDetails.name}, from ${kidsClubDetails.fromAge} to ${kidsClubDetails.toAge} years`
                  : 'None',
              },
              { term: 'Water', detail: pools.length > 0 ? pools.map(({ name }) => name).join('; ') : 'No pool' },
              { term: 'Supper', detail: supperInWords(food.childrensSupper) },
              { term: 'Transfer', detail: gettingThere.transfer },
            ]}
          />
        </aside>
      </Split>
    </Section>
  );
}
