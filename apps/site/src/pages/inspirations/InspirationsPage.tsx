import type { HotelSummary, Inspiration } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { withoutFullStop } from '@myler/domain/words';
import { Cluster, ScreenOnly, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
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
        <Split ratio="7/5" rows={7} across={9} align="end">
          <div>
            <Label>Inspirations</Label>
            <h1>
              Twelve ways <br className={styles.break} />
              to begin.
            </h1>
          </div>
          <Text size="lead" tone="quiet" className={styles.lead}>
            Few families start with a country. They start with a tired parent, a first flight, a grandmother who has
            never seen the sea. So do we.
          </Text>
        </Split>
        {inspirations.ok ? <Kinds /> : <BlockFailed title="The inspirations did not reach us." />}
      </Section>
      {inspirations.ok &&
        kinds.map(({ kind, label, title, band }) => (
          <Section key={kind} band={band} id={kind} labelledBy={`${kind}-title`}>
            <Label>{label}</Label>
            <h2 id={`${kind}-title`}>{title}</h2>
            <Chapters label={label} inspirations={all.filter((inspiration) => inspiration.kind === kind)} />
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

/** Links to the inspirations of a kind, in a bar that stays in view while they are read. */
function Chapters({ label, inspirations }: { label: string; inspirations: readonly Inspiration[] }) {
  return (
    <ScreenOnly as="nav" before={7} className={styles.chapters} aria-label={label}>
      <Cluster as="ul" nowrap gap={7} className={styles.chapterList}>
        {inspirations.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{withoutFullStop(title)}</a>
          </li>
        ))}
      </Cluster>
    </ScreenOnly>
  );
}
