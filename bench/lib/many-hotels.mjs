// Thousands of hotels for benchmarks, made from the real ones by exchanging their words, facts and places. The same
// seed makes the same hotels.

/** @typedef {import('../../apps/provider/src/content/hotel-entry.ts').HotelEntry} HotelEntry */

/**
 * A repeatable source of numbers from 0 to 1 (mulberry32).
 *
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * @param {readonly HotelEntry[]} real
 * @param {number} count
 * @param {number} seed
 * @returns {HotelEntry[]}
 */
export function manyHotels(real, count, seed) {
  const random = randomFrom(seed);
  const whole = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.floor(random() * (to - from + 1));
  const other = () => /** @type {HotelEntry} */ (real[whole(0, real.length - 1)]);
  const nameWords = real.flatMap(({ name }) => name.split(' '));
  const vocabulary = real.flatMap(({ story }) => story.join(' ').split(' '));
  const oneOf = (/** @type {string[]} */ words) => words[whole(0, words.length - 1)] ?? '';

  /** Replaces every third word by a word from all the stories. */
  const reworded = (/** @type {string} */ text) =>
    text
      .split(' ')
      .map((word) => (random() < 0.33 ? oneOf(vocabulary) : word))
      .join(' ');

  return Array.from({ length: count }, (_, index) => {
    const [base, where, what] = [other(), other(), other()];
    const months = [...new Set([whole(1, 12), whole(1, 12), whole(1, 12)])];
    const factor = 0.5 + random() * 1.5;
    const connects = random() < 0.7;
    return {
      ...base,
      id: `${base.id}-${index}`,
      hot: random() < 0.01,
      keptBy: whole(0, 2000),
      name: `${oneOf(nameWords)} ${oneOf(nameWords)} ${index}`,
      place: where.place,
      countryCode: where.countryCode,
      region: where.region,
      coordinates: where.coordinates,
      themes: what.themes,
      alsoKnownAs: what.alsoKnownAs,
      line: reworded(base.line),
      priceFrom: base.priceFrom.map(({ amount, currency }) => ({ amount: Math.round(amount * factor), currency })),
      childrenFrom: whole(0, 6),
      story: base.story.map(reworded),
      rooms: base.rooms.map(({ connectsWith, ...room }) => ({
        ...room,
        ...(connects && connectsWith ? { connectsWith } : {}),
        sleeps: whole(2, 6),
        cots: whole(0, 2),
      })),
      pools: random() < 0.5 ? what.pools : [],
      kidsClub: random() < 0.4 ? what.kidsClub : undefined,
      bestMonths: months,
      closedMonths: [],
      loved: base.loved.map(reworded),
    };
  });
}
