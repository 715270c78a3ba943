import type { HotelSummary, Inspiration } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { withoutFullStop } from '@myler/domain/words';
import { Cluster } from '@myler/ui/layout';
import { LinkBar } from '@myler/ui/sections/link-bar';
import { Opening } from '@myler/ui/sections/opening';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { InspirationStory } from './inspirations.Story.tsx';
import styles from './InspirationsPage.module.css';

export interface InspirationsPageProps {
  inspirations: Outcome<{ items: Inspiration[] }>;
  /** Every hotel by name. When they did not arrive, the stories are shown without hotels. */
  hotels: Outcome<HotelSummary[]>;
}

const kinds = [
  { kind: 'feeling', label: 'By feeling', title: 'How would you like to feel?', band: 'paper-2' },
  { kind: 'moment', label: 'By moment', title: 'What is happening at home?', band: 'paper' },
] as const;

export function InspirationsPage({ inspirations, hotels }: InspirationsPageProps) {
  const all = inspirations.ok ? inspirations.data.items : [];
  const names = new Map(hotels.ok ? hotels.data.map((hotel) => [hotel.id, hotel]) : []);
  return (
    <>
      <Section band="paper">
        <Opening
          label="Inspirations"
          title="Twelve ways to begin."
          lead="Few families start with a country. They start with a tired parent, a first flight, a grandmother who has never seen the sea. So do we."
        />
        {inspirations.ok ? <Kinds /> : <BlockFailed title="The inspirations did not reach us." />}
      </Section>
      {inspirations.ok &&
        kinds.map(({ kind, label, title, band }) => (
          <Section key={kind} band={band} id={kind} labelledBy={`${kind}-title`}>
            <Label>{label}</Label>
            <h2 id={`${kind}-title`}>{title}</h2>
            <LinkBar
              label={label}
              sticky
              before={7}
              links={all
                .filter((inspiration) => inspiration.kind === kind)
                .map(({ id, title: name }) => ({ label: withoutFullStop(name), href: `#${id}` }))}
            />
            {all
              .filter((inspiration) => inspiration.kind === kind)
              .map((inspiration) => (
                <InspirationStory
                  key={inspiration.id}
                  inspiration={inspiration}
                  hotels={inspiration.hotels.flatMap((id) => names.get(id) ?? [])}
                />
              ))}
          </Section>
        ))}
    </>
  );
}

function Kinds() {
  return (
    <Cluster as="p" gap={7} rows={0} before={8} only="screen" className={styles.kinds}>
      {kinds.map(({ kind, title }) => (
        <a key={kind} href={`#${kind}`}>
          {title}
        </a>
      ))}
    </Cluster>
  );
}
