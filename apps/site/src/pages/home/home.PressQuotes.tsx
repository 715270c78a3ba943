import type { PressQuote } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../page-failed/BlockFailed.tsx';
import styles from './home.PressQuotes.module.css';

/** A quote with its date in words. */
export type DatedPressQuote = PressQuote & { published: string };

export function HomePressQuotes({ quotes }: { quotes: Outcome<{ items: DatedPressQuote[] }> }) {
  return (
    <Section band="paper" id="press">
      <Label>In the papers</Label>
      <h2>What was written, and by whom.</h2>
      {quotes.ok ? (
        <ul className={styles.quotes}>
          {quotes.data.items.map((quote) => (
            <li key={quote.id}>
              <figure>
                <blockquote>
                  <p>“{quote.quote}”</p>
                </blockquote>
                <figcaption>
                  <cite>{quote.publication}</cite>
                  <time dateTime={quote.publishedOn}>{quote.published}</time>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : (
        <BlockFailed title="The cuttings did not reach us." />
      )}
    </Section>
  );
}
