import type { PressQuote } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Section, SectionHeading } from '@myler/ui/section';
import { Cuttings } from '@myler/ui/sections/cuttings';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';

/** Press quotes, newest first. Without any this part is left out. */
export function PressCuttings({ quotes }: { quotes: Outcome<readonly PressQuote[]> }) {
  if (quotes.ok && quotes.data.length === 0) return null;
  return (
    <Section band="night" labelledBy="said">
      <SectionHeading label="In the papers" title="What others wrote." id="said" />
      {quotes.ok ? (
        <Cuttings
          cuttings={quotes.data
            .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
            .map(({ publishedOn, ...quote }) => ({
              ...quote,
              date: <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>,
            }))}
        />
      ) : (
        <BlockFailed title="The press quotes did not reach us." />
      )}
    </Section>
  );
}
