import { Section } from '@myler/ui/section';
import { Island } from '@myler/islands/island';
import { OwnShortlist } from './shortlist.island.tsx';
import { ShortlistSkeleton } from './shortlist.Empty.tsx';
import { SharedShortlist, type SharedShortlistProps } from './shortlist.Shared.tsx';

export interface ShortlistPageProps {
  /** The list in the address. Without one, the page shows the visitor's own list, which only their device has. */
  shared?: SharedShortlistProps;
}

export function ShortlistPage({ shared }: ShortlistPageProps) {
  return (
    <Section band="paper">
      {shared ? (
        <SharedShortlist {...shared} />
      ) : (
        <Island of="shortlist" hydrateOn="load" component={OwnShortlist}>
          <ShortlistSkeleton />
        </Island>
      )}
    </Section>
  );
}
