/**
 * The specialisms of Mylers in the order of the directory: the name, and the end of a reason ("Plans for babies").
 */
export const specialismNames = {
  babies: { name: 'Babies', plans: 'for babies' },
  'first-flights': { name: 'First flights', plans: 'first flights' },
  teenagers: { name: 'Teenagers', plans: 'for teenagers' },
  'grandparents-too': { name: 'Grandparents too', plans: 'for three generations' },
  'single-parents': { name: 'One adult with children', plans: 'for one adult with children' },
  'additional-needs': { name: 'Additional needs', plans: 'for additional needs' },
  'allergies-and-diets': { name: 'Allergies and diets', plans: 'around allergies and diets' },
  trains: { name: 'By train', plans: 'by train' },
  islands: { name: 'Islands', plans: 'islands' },
  snow: { name: 'Snow', plans: 'snow' },
  safari: { name: 'Safari', plans: 'safaris' },
  'cities-with-children': { name: 'Cities with children', plans: 'cities with children' },
} as const;

export type MylerSpecialism = keyof typeof specialismNames;
/** The ids of the specialisms, in the order of the directory. */
export const mylerSpecialisms = /* @__PURE__ */ Object.keys(specialismNames) as MylerSpecialism[];

/** Whether `value` is the id of a specialism. */
export function isMylerSpecialism(value: string): value is MylerSpecialism {
  return Object.hasOwn(specialismNames, value);
}

/**
 * When three Mylers of one membership answer, by the city they are in: nobody works at night. Hours of the clock in London; together
 * they are the whole day.
 */
export const mylerWatches = {
  day: { from: 9, until: 18, cities: ['London', 'Edinburgh', 'Paris', 'Lyon', 'Zürich', 'Madrid', 'Dubai'] },
  evening: { from: 18, until: 23, cities: ['New York', 'Boston'] },
  night: { from: 23, until: 9, cities: ['Sydney', 'Melbourne', 'Singapore'] },
} as const satisfies Record<string, { from: number; until: number; cities: readonly string[] }>;

export type MylerWatch = keyof typeof mylerWatches;
/** In the order of a day in London. */
export const mylerWatchNames = /* @__PURE__ */ Object.keys(mylerWatches) as MylerWatch[];

/** The watch of a city; by day in one that is not in the table. */
export function watchOf(city: string): MylerWatch {
  return mylerWatchNames.find((name) => (mylerWatches[name].cities as readonly string[]).includes(city)) ?? 'day';
}
