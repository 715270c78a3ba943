import type { Hotel } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Section, SectionHeading } from '@myler/ui/section';
import { allRoomsInWords, connectingDoorInWords } from '@myler/domain/hotels';
import { drawnRooms } from '@myler/domain/rooms';
import { ResponsiveTable } from '@myler/ui/sections/responsive-table';
import { Island } from '@myler/islands/island';
import { ScreenOnly, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { LiveRoomPlan } from './room-plan.island.tsx';
import styles from './hotel.Rooms.module.css';

/** A plan of two rooms, and all rooms in a table. */
export function HotelRooms({ hotel }: { hotel: Hotel }) {
  const { rooms, pictures } = hotel;
  const picture = pictures[4];
  const drawn = drawnRooms(rooms);
  return (
    <Section band="paper-2">
      <Split ratio="7/5" align="end">
        <div>
          <SectionHeading
            label="Who sleeps where"
            title={drawn.length > 1 ? 'One door, and you hold the key.' : 'All of you behind one door.'}
          />
          <div className={styles.plan}>
            <Island
              of="room-plan"
              hydrateOn="visible"
              component={LiveRoomPlan}
              rooms={drawn.map(({ name, beds, sleeps, cots }) => ({ name, beds, sleeps, cots }))}
            />
          </div>
        </div>
        {picture && (
          <ScreenOnly className={styles.picture}>
            {/* A wide picture in an upright arch: `sizes` is its width before its sides are cropped. */}
            <ArchPicture picture={picture} sizes="min(64vw, 920px)" />
          </ScreenOnly>
        )}
      </Split>
      <ResponsiveTable
        label="Rooms"
        columns={[
          { head: 'Room' },
          { head: 'Beds' },
          { head: 'Sleeps' },
          { head: 'Cots' },
          { head: 'Between them', inRow: 'Between:' },
          { head: 'How many', inRow: 'How many:' },
        ]}
        rows={rooms.map((room) => [
          room.name,
          room.beds,
          room.sleeps,
          room.cots === 0 ? 'None' : room.cots,
          connectingDoorInWords(room),
          room.count,
        ])}
      />
      <Text
        size="small"
        tone="quiet"
        before={5}
        measure
      >{`${allRoomsInWords(hotel)} Sleeps counts children and adults; cots stand beside the beds. Connecting rooms are confirmed in writing with a Gold card and above.`}</Text>
    </Section>
  );
}
