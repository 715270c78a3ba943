import { action } from '@myler/islands/attributes';
import { Island } from '@myler/islands/island';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { MembershipCard } from '@myler/ui/membership-card';
import { Section } from '@myler/ui/section';

export function Page() {
  return (
    <main>
      <Section band="night">
        <Breadcrumb items={[{ label: 'Memberships', href: '/' }, { label: 'Gold' }]} />
        <h1>Gold</h1>
        <MembershipCard membershipId="gold" name="Gold" />
        <Button {...action({ join: 'gold' })}>Join</Button>
      </Section>
      <Section band="paper-2">
        <FactsList facts={[{ term: 'Breakfast', detail: 'For all of you, every morning.' }]} />
        <Island of="payback" hydrateOn="intent" cost={1500} />
      </Section>
    </main>
  );
}
