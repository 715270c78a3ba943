import type { Hotel } from '@myler/api-client/contract';
import { FactsList } from '@myler/ui/facts-list';
import { Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { WhereItIs } from '../../features/map/WhereItIs.tsx';
import styles from './hotel.GettingThere.module.css';

/** The journey from door to door, and the hotel's place on the map. */
export function HotelGettingThere({ hotel }: { hotel: Hotel }) {
  const { gettingThere } = hotel;
  return (
    <Section band="night">
      <Split ratio="7/5" rows={9} align="center" className={styles.beside}>
        <div>
          <SectionHeading label="Getting there" title="From your door to this one." />
          <Text tone="quiet" measure className={styles.story}>
            {gettingThere.story}
          </Text>
          <FactsList
            facts={[
              { term: 'Arrive at', detail: gettingThere.airport },
              { term: 'From there', detail: gettingThere.transfer },
            ]}
          />
        </div>
        <WhereItIs hotel={hotel} />
      </Split>
    </Section>
  );
}
