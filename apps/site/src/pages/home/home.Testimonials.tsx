import type { Testimonial } from '@myler/api-client/contract';
import { QUOTE_DWELL_MS } from '@myler/config/brand';
import { membershipById } from '@myler/config/memberships';
import { Carousel } from '@myler/ui/carousel';
import { Label } from '@myler/ui/label';
import { Quote } from '@myler/ui/quote';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../page-failed/BlockFailed.tsx';

export function HomeTestimonials({ testimonials }: { testimonials: Outcome<{ items: Testimonial[] }> }) {
  return (
    <Section band="night" id="members">
      <Label centred>From our members</Label>
      <h2 className="visually-hidden">What members say</h2>
      {testimonials.ok ? (
        <Carousel label="What members say" dwell={QUOTE_DWELL_MS}>
          {testimonials.data.items.map((testimonial) => (
            <Quote key={testimonial.id} source={signature(testimonial)}>
              {testimonial.quote}
            </Quote>
          ))}
        </Carousel>
      ) : (
        <BlockFailed title="The letters from members did not reach us." />
      )}
    </Section>
  );
}

function signature({ name, membershipId, memberSince }: Testimonial): string {
  return `${name}, ${membershipById(membershipId).name} member since ${memberSince}`;
}
