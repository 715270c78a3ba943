import { Section } from '@myler/ui/section';
import { OwnShortlist } from './shortlist.Own.tsx';
import { SharedShortlist, type SharedShortlistProps } from './shortlist.Shared.tsx';

export interface ShortlistPageProps {
  /** The list that the address names; without one it is the visitor's own, which only their device knows. */
  shared?: SharedShortlistProps;
}

export function ShortlistPage({ shared }: ShortlistPageProps) {
  return (
    <Section band="paper">
      {shared ? (
        <SharedShortlist {...shared} />
      ) : (
        <div data-island="shortlist">
          <OwnShortlist />
        </div>
      )}
    </Section>
  );
}
