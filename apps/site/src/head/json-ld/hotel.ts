import type { Hotel } from 'schema-dts';
import type { Hotel as HotelData } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { roomsInAll } from '@myler/domain/rooms';
import { absolute } from './thing.ts';

/** A hotel and its amenities for families. */
export function hotelThing(hotel: HotelData, origin: string): Hotel {
  const url = absolute(address('/our-hotels/$id', { params: { id: hotel.id } }), origin);
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.name,
    url,
    description: hotel.line,
    image: absolute(`/media/social/hotels/${hotel.id}-1200.jpeg`, origin),
    address: { '@type': 'PostalAddress', addressLocality: hotel.place, addressCountry: hotel.countryCode },
    geo: { '@type': 'GeoCoordinates', ...hotel.coordinates },
    numberOfRooms: roomsInAll(hotel),
    priceRange: '£'.repeat(hotel.priceBand),
    amenityFeature: [
      // The cots of the house, as on the page; `hotel.cots` is how many would fit.
      { name: 'Cots', value: hotel.cot?.count ?? 0 },
      { name: 'Pairs of connecting rooms', value: hotel.connectingPairs },
      { name: 'Kids’ club', value: hotel.kidsClub },
      { name: 'Pool', value: hotel.pool },
    ].map((feature) => ({ '@type': 'LocationFeatureSpecification' as const, ...feature })),
  };
}
