// Generates hotels for benchmarks from the real ones, with random words, facts and places. The same
// seed makes the same hotels.
import type { HotelEntry } from '../../apps/provider/src/content/hotel-entry.ts';
import type { Rng } from '../../packages/art/src/core/rng.ts';
import { pick } from './hotel-queries.ts';

export function generateHotels(real: readonly HotelEntry[], count: number, random: Rng): HotelEntry[] {
  const randomHotel = () => pick(real, random);
  const nameWords = real.flatMap(({ name }) => name.split(' '));
  const vocabulary = real.flatMap(({ story }) => story.join(' ').split(' '));

  /** Replaces about a third of the words by words from all the stories. */
  const replaceWords = (text: string) =>
    text
      .split(' ')
      .map((word) => (random.chance(0.33) ? pick(vocabulary, random) : word))
      .join(' ');

  return Array.from({ length: count }, (_, index) => {
    const [base, location, style] = [randomHotel(), randomHotel(), randomHotel()];
    const months = [...new Set([random.int(1, 12), random.int(1, 12), random.int(1, 12)])];
    const factor = random.range(0.5, 2);
    const hasConnectingRooms = random.chance(0.7);
    return {
      ...base,
      id: `${base.id}-${index}`,
      hot: random.chance(0.01),
      keptBy: random.int(0, 2000),
      name: `${pick(nameWords, random)} ${pick(nameWords, random)} ${index}`,
      place: location.place,
      countryCode: location.countryCode,
      region: location.region,
      coordinates: location.coordinates,
      themes: style.themes,
      alsoKnownAs: style.alsoKnownAs,
      line: replaceWords(base.line),
      priceFrom: base.priceFrom.map(({ amount, currency }) => ({ amount: Math.round(amount * factor), currency })),
      childrenFrom: random.int(0, 6),
      story: base.story.map(replaceWords),
      rooms: base.rooms.map(({ connectsWith, ...room }) => ({
        ...room,
        ...(hasConnectingRooms && connectsWith ? { connectsWith } : {}),
        sleeps: random.int(2, 6),
        cots: random.int(0, 2),
      })),
      pools: random.chance(0.5) ? style.pools : [],
      kidsClub: random.chance(0.4) ? style.kidsClub : undefined,
      bestMonths: months,
      closedMonths: [],
      loved: base.loved.map(replaceWords),
    };
  });
}
