import type { PoolKind } from '@myler/config/hotel-kinds';
import type { Hotel } from '@myler/api-client/contract';
import { Section, SectionHeading } from '@myler/ui/section';
import { Topic, TopicFigure, Topics } from '@myler/ui/sections/topics';
import { childrenWelcomeInWords, supperInWords } from '@myler/domain/hotels';

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
      <SectionHeading label="With children" title="What they will do, and when they will eat." />
      <Topics variant="notes">
        <Topic title="Ages">
          <TopicFigure>{childrenWelcomeInWords(hotel.childrenFrom)}</TopicFigure>
          <p>{hotel.agesNote}</p>
        </Topic>
        <Topic title={club ? `The club: ${club.name}` : 'The club'}>
          {club ? (
            <>
              <TopicFigure>{`From ${club.fromAge} to ${club.toAge} years. ${club.hours}`}</TopicFigure>
              <p>{club.note}</p>
            </>
          ) : (
            <p>None. The story says what children do here all day.</p>
          )}
        </Topic>
        <Topic title="Water">
          {pools.length === 0 && <p>No pool.</p>}
          {pools.map((pool) => (
            <div key={pool.name}>
              <TopicFigure>
                {`${pool.name}. ${waters[pool.kind]}${pool.heated ? ', heated' : ''}, ${pool.shallowest} m at its shallowest`}
              </TopicFigure>
              <p>{pool.note}</p>
            </div>
          ))}
        </Topic>
        <Topic title="Supper">
          <TopicFigure>{supperInWords(food.childrensSupper)}</TopicFigure>
          {food.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Topic>
      </Topics>
    </Section>
  );
}
