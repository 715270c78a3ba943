import type { Hotel } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { allRoomsInWords, connectingDoorInWords } from '@myler/domain/hotels';
import { drawnRooms } from '@myler/domain/rooms';
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
          <Label>Who sleeps where</Label>
          <h2>{drawn.length > 1 ? 'One door, and you hold the key.' : 'All of you behind one door.'}</h2>
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
      <div className={styles.scroller} role="region" aria-label="Rooms" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Room</th>
              <th scope="col">Beds</th>
              <th scope="col">Sleeps</th>
              <th scope="col">Cots</th>
              <th scope="col">Between them</th>
              <th scope="col">How many</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <tr key={room.name}>
                <th scope="row">{room.name}</th>
                <td data-label="Beds">{room.beds}</td>
                <td data-label="Sleeps">{room.sleeps}</td>
                <td data-label="Cots">{room.cots === 0 ? 'None' : room.cots}</td>
                <td data-label="Between:">{connectingDoorInWords(room)}</td>
                <td data-label="How many:">{room.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text
        size="small"
        tone="quiet"
        before={5}
        measure
      >{`${allRoomsInWords(hotel)} Sleeps counts children and adults; cots stand beside the beds. Connecting rooms are confirmed in writing with a Gold card and above.`}</Text>
    </Section>
  );
}
