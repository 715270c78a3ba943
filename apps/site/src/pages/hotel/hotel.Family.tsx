import { Section } from '@myler/ui/section';
import { FamilyPanel } from '../../features/fit/family.island.tsx';
import { Island } from '@myler/islands/island';

/** "Does it fit us?", answered for the family that the visitor has described. */
export function HotelFamily({ hotelId }: { hotelId: string }) {
  return (
    <Section band="paper">
      <h2 className="visually-hidden">Does it fit your family?</h2>
      <Island of="family" hydrateOn="visible" component={FamilyPanel} hotelId={hotelId} />
    </Section>
  );
}
