import type { Testimonial } from '@myler/api-client/contract';
import { membershipNames } from '@myler/config/membership-ids';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { Island } from '@myler/islands/island';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { QuoteCarousel } from './quotes.island.tsx';

export function HomeTestimonials({ testimonials }: { testimonials: Outcome<{ items: Testimonial[] }> }) {
  return (
    <Section band="night" id="members">
      <Label centred>From our members</Label>
      <h2 className="visually-hidden">What members say</h2>
      {testimonials.ok ? (
        <Island
          of="quotes"
          hydrateOn="visible"
          component={QuoteCarousel}
          label="What members say"
          quotes={testimonials.data.items.map(({ quote, ...who }) => ({ words: quote, source: signature(who) }))}
        />
      ) : (
        <BlockFailed title="What members say did not reach us." />
      )}
    </Section>
  );
}

function signature({ name, membershipId, memberSince }: Omit<Testimonial, 'quote' | 'id'>): string {
  return `${name}, ${membershipNames[membershipId]} member since ${memberSince}`;
}
