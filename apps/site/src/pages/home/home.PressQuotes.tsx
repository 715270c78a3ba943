import type { PressQuote } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { Island } from '@myler/islands/island';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { QuoteCarousel } from './quotes.island.tsx';
import styles from './home.PressQuotes.module.css';

/** A quote with its date in words. */
export type DatedPressQuote = PressQuote & { published: string };

export function HomePressQuotes({ quotes }: { quotes: Outcome<{ items: DatedPressQuote[] }> }) {
  return (
    <Section band="paper" id="press">
      <Label centred>In the papers</Label>
      <h2 className={styles.title}>What was written, and by whom.</h2>
      {quotes.ok ? (
        <Island
          of="quotes"
          hydrateOn="visible"
          component={QuoteCarousel}
          className={styles.quotes}
          label="What the papers wrote"
          quotes={quotes.data.items.map(({ quote, publication, publishedOn, published }) => ({
            words: quote,
            source: publication,
            date: { day: publishedOn, words: published },
          }))}
        />
      ) : (
        <BlockFailed title="The press quotes did not reach us." />
      )}
    </Section>
  );
}
