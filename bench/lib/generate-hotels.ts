// Generates hotels for benchmarks from the real ones, with random words, facts and places. The same
// seed makes the same hotels.
import type { HotelEntry } from '../../apps/provider/src/content/hotel-entry.ts';

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function generateHotels(real: readonly HotelEntry[], count: number, seed: number): HotelEntry[] {
  const random = randomFrom(seed);
  const randomInteger = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const randomHotel = () => real[randomInteger(0, real.length - 1)] as HotelEntry;
  const nameWords = real.flatMap(({ name }) => name.split(' '));
  const vocabulary = real.flatMap(({ story }) => story.join(' ').split(' '));
  const randomWord = (words: string[]) => words[randomInteger(0, words.length - 1)] ?? '';

  /** Replaces about a third of the words by words from all the stories. */
  const replaceWords = (text: string) =>
    text
      .split(' ')
      .map((word) => (random() < 0.33 ? randomWord(vocabulary) : word))
      .join(' ');

  return Array.from({ length: count }, (_, index) => {
    const [base, location, style] = [randomHotel(), randomHotel(), randomHotel()];
    const months = [...new Set([randomInteger(1, 12), randomInteger(1, 12), randomInteger(1, 12)])];
    const factor = 0.5 + random() * 1.5;
    const hasConnectingRooms = random() < 0.7;
    return {
      ...base,
      id: `${base.id}-${index}`,
      hot: random() < 0.01,
      keptBy: randomInteger(0, 2000),
      name: `${randomWord(nameWords)} ${randomWord(nameWords)} ${index}`,
      place: location.place,
      countryCode: location.countryCode,
      region: location.region,
      coordinates: location.coordinates,
      themes: style.themes,
      alsoKnownAs: style.alsoKnownAs,
      line: replaceWords(base.line),
      priceFrom: base.priceFrom.map(({ amount, currency }) => ({ amount: Math.round(amount * factor), currency })),
      childrenFrom: randomInteger(0, 6),
      story: base.story.map(replaceWords),
      rooms: base.rooms.map(({ connectsWith, ...room }) => ({
        ...room,
        ...(hasConnectingRooms && connectsWith ? { connectsWith } : {}),
        sleeps: randomInteger(2, 6),
        cots: randomInteger(0, 2),
      })),
      pools: random() < 0.5 ? style.pools : [],
      kidsClub: random() < 0.4 ? style.kidsClub : undefined,
      bestMonths: months,
      closedMonths: [],
      loved: base.loved.map(replaceWords),
    };
  });
}
