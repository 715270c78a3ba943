import type { Hotel, HotelPoint } from '@myler/api-client/contract';
import type { Region } from '@myler/config/hotels';
import { PLATE_HEIGHT, placeOn, plates, PLATE_WIDTH } from '@myler/domain/map';
import { durationInWords, shortDuration } from '@myler/domain/words';
import { LocatorMap } from '@myler/ui/sections/locator-map';
import { drawingOf, namesOn } from './plate-pictures.ts';

interface WhereItIsProps {
  hotel: HotelPoint & { region: Region } & Pick<Hotel, 'arrival' | 'transferMinutes'>;
}

/** The hotel and its airport on the map of its region. */
export function WhereItIs({ hotel: { name, place, region, coordinates, arrival, transferMinutes } }: WhereItIsProps) {
  const { airport } = arrival;
  const plate = plates[region];
  return (
    <LocatorMap
      label={`Map: ${name} is at ${place}, ${durationInWords(transferMinutes)} from ${airport.name} airport (${airport.code}).`}
      drawing={drawingOf(region)}
      names={namesOn(plate)}
      place={placeOn(plate, coordinates) ?? [PLATE_WIDTH / 2, PLATE_HEIGHT / 2]}
      arrival={{
        at: placeOn(plate, airport.coordinates),
        name: `${airport.name} ${airport.code}`,
        duration: shortDuration(transferMinutes),
      }}
    />
  );
}
