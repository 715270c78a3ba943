import type { PoolKind } from '@myler/config/hotel-kinds';
import type { Hotel } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { childrenWelcomeInWords, supperInWords } from '@myler/domain/hotels';
import { Grid } from '@myler/ui/layout';
import styles from './hotel.Children.module.css';

const waters: Record<PoolKind, string> = {
  outdoor: 'Outdoors',
  indoor: 'Indoors',
  toddlers: 'For toddlers',
  sea: 'In the sea',
};

/** Ages, kids' club, water and supper, each with details. */
export function HotelChildren({ hotel }: { hotel: Hotel }) {
  const { kidsClubDetails: club, pools, food } = hotel;
  return (
    <Section band="paper-2">
      <Label>With children</Label>
      <h2>What they will do, and when they will eat.</h2>
      <Grid columns={4} gap={8} before={8} lines="above" className={styles.columns}>
        <section>
          <h3>Ages</h3>
          <p className={styles.fact}>{childrenWelcomeInWords(hotel.childrenFrom)}</p>
          <p>{hotel.agesNote}</p>
        </section>
        <section>
          <h3>{club ? `The club: ${club.name}` : 'The club'}</h3>
          {club ? (
            <>
              <p className={styles.fact}>{`From ${club.fromAge} to ${club.toAge} years. ${club.hours}`}</p>
              <p>{club.note}</p>
            </>
          ) : (
            <p>None. The story says what children do here all day.</p>
          )}
        </section>
        <section>
          <h3>Water</h3>
          {pools.length === 0 && <p>No pool.</p>}
          {pools.map((pool) => (
            <div key={pool.name} className={styles.pool}>
              <p className={styles.fact}>
                {`${pool.name}. ${waters[pool.kind]}${pool.heated ? ', heated' : ''}, ${pool.shallowest} m at its shallowest`}
              </p>
              <p>{pool.note}</p>
            </div>
          ))}
        </section>
        <section>
          <h3>Supper</h3>
          <p className={styles.fact}>{supperInWords(food.childrensSupper)}</p>
          {food.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </Grid>
    </Section>
  );
}
