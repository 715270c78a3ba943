import type { PressQuote } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Label } from '@myler/ui/label';
import { Box, Grid } from '@myler/ui/layout';
import { Section } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './press.Cuttings.module.css';

/** Press quotes: the newest large with one beside it, the others below. */
export function PressCuttings({ quotes }: { quotes: Outcome<readonly PressQuote[]> }) {
  const [first, second, ...others] = quotes.ok
    ? quotes.data.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    : [];
  // Without quotes this part is left out.
  if (quotes.ok && !first) return null;
  return (
    <Section band="night" labelledBy="said">
      <Label>In the papers</Label>
      <h2 id="said" className={styles.heading}>
        What others wrote.
      </h2>
      {!quotes.ok && <BlockFailed title="The press quotes did not reach us." />}
      {first && (
        <Grid columns={3} gap={9} align="end" before={9} className={styles.top}>
          <PressCutting quote={first} large />
          {second && <PressCutting quote={second} />}
        </Grid>
      )}
      {others.length > 0 && (
        <Box as="ul" lines="above" className={styles.others}>
          {others.map((quote) => (
            <li key={quote.id}>
              <PressCutting quote={quote} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

function PressCutting({ quote, large = false }: { quote: PressQuote; large?: boolean }) {
  return (
    <figure className={large ? styles.first : styles.cutting}>
      <blockquote>
        <p>{`“${quote.quote}”`}</p>
      </blockquote>
      <figcaption>
        <Text as="cite" tone="accent" weight="semibold" className={styles.publication}>
          {quote.publication}
        </Text>
        <time dateTime={quote.publishedOn}>{formatDate(quote.publishedOn)}</time>
      </figcaption>
    </figure>
  );
}
