import type { Hotel } from '@myler/api-client/contract';
import type { WantedFacts } from './parents-questions.test-kit.ts';

/** Whether a hotel has all of these facts, as a person would check it on the hotel's page. */
export function hasFacts(hotel: Hotel, wanted: WantedFacts): boolean {
  return Object.keys(wanted).every((name) => checks[name as keyof WantedFacts](hotel, wanted));
}

const checks: { [Name in keyof WantedFacts]-?: (hotel: Hotel, wanted: WantedFacts) => boolean } = {
  stepFree: ({ access: { steps } }) => steps.entrance === 0 && steps.room === 0 && steps.bathroom === 0,
  wheelchair: (hotel) => checks.stepFree(hotel, {}) && hotel.access.adaptedRooms > 0,
  lift: ({ access }) => access.lift,
  steps: ({ access: { steps } }, wanted) => steps.entrance + steps.room + steps.bathroom <= (wanted.steps ?? 0),
  club: ({ kidsClubDetails }, { club = [] }) =>
    club.every((age) => kidsClubDetails?.sessions.some(({ fromAge, toAge }) => fromAge <= age && age <= toAge)),
  anyClub: ({ kidsClubDetails }) => kidsClubDetails !== undefined,
  ages: (hotel, { ages = [], adults = 1 }) =>
    hotel.childrenFrom <= Math.min(...ages) &&
    sleeps(hotel, adults + ages.length, ages.filter((age) => age < 2).length),
  adults: (hotel, { adults = 1, ages = [] }) => sleeps(hotel, adults + ages.length, 0),
  people: (hotel, { people = 1 }) => sleeps(hotel, people, 0),
  cots: ({ rooms }, wanted) => rooms.some(({ cots }) => cots >= (wanted.cots ?? 0)),
  connecting: ({ rooms }) => rooms.some(({ connectsWith }) => connectsWith !== undefined),
  months: ({ bestMonths, closedMonths }, { months = [] }) =>
    months.some((month) => bestMonths.includes(month) && !closedMonths.includes(month)),
  sea: (hotel, wanted) => inOneMonth(hotel, wanted, ({ sea }) => sea !== null && sea >= (wanted.sea ?? 0)),
  heat: (hotel, wanted) => inOneMonth(hotel, wanted, ({ high }) => high <= (wanted.heat ?? 0)),
  region: ({ region, countryCode }, wanted) =>
    region === wanted.region && !(wanted.region === 'alps-and-north' && ['NO', 'FI', 'IS', 'GB'].includes(countryCode)),
  country: ({ countryCode }, { country }) => countryCode === country,
  theme: ({ themes }, { theme }) => themes.some((each) => each === theme),
  flight: ({ flightMinutes }, { flight = 0 }) => flightMinutes <= flight * 60,
  transfer: ({ transferMinutes }, { transfer = 0 }) => transferMinutes <= transfer,
  price: ({ priceFrom }, { price }) =>
    priceFrom.some(({ amount, currency }) => currency === price?.currency && amount <= price.amount * 100),
  pool: ({ pools }, { pool }) =>
    pools.some(({ kind, heated }) => pool === 'any' || kind === pool || (pool === 'heated' && heated)),
  without: ({ cooksWithout }, { without = [] }) => without.every((food) => cooksWithout.includes(food)),
  lacks: ({ pools, kidsClubDetails }, { lacks }) =>
    lacks === 'pool' ? pools.length === 0 : kidsClubDetails === undefined,
  dogs: ({ agesNote, story, loved }) =>
    /\b(?:most dogs|dogs are welcome)\b/iu.test([agesNote, ...story, ...loved].join(' ')),
  says: (hotel, { says = '' }) => new RegExp(`\\b${says}s?\\b`, 'iu').test(JSON.stringify(hotel)),
};

function sleeps({ rooms }: Hotel, people: number, babies: number): boolean {
  return rooms.some((room) => {
    const next = rooms.find(({ name }) => name === room.connectsWith);
    const fits = (beds: number, cots: number) => beds + Math.min(babies, cots) >= people;
    return fits(room.sleeps, room.cots) || (next && fits(room.sleeps + next.sleeps, room.cots + next.cots));
  });
}

function inOneMonth(
  hotel: Hotel,
  { months }: WantedFacts,
  meets: (climate: Hotel['climate'][number]) => boolean,
): boolean {
  return hotel.climate.some(
    (climate) =>
      hotel.bestMonths.includes(climate.month) && (months ?? [climate.month]).includes(climate.month) && meets(climate),
  );
}
