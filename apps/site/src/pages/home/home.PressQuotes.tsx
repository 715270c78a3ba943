import type { PressQuote } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../page-failed/BlockFailed.tsx';
import styles from './home.PressQuotes.module.css';

export function HomePressQuotes({ quotes }: { quotes: Outcome<{ items: PressQuote[] }> }) {
  return (
    <Section band="paper" id="press">
      <Label>In the papers</Label>
      <h2>What was written, and by whom.</h2>
      {quotes.ok ? (
        <ul className={styles.quotes}>
          {quotes.data.items.slice(0, 3).map((quote) => (
            <li key={quote.id}>
              <figure>
                <blockquote>
                  <p>“{quote.quote}”</p>
                </blockquote>
                <figcaption>
                  <cite>{quote.publication}</cite>
                  <time dateTime={quote.publishedOn}>{formatDate(quote.publishedOn)}</time>
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
