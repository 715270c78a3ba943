import { capitalised, inWords } from '@myler/config/numbers';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { isStepFree, transferMinutesOf } from '../hotels/facts.ts';
import { pairsInWords } from '@myler/domain/rooms';
import { countryName, monthName } from '@myler/domain/words';
import { welcomesDogs } from '../hotels/need-traits.ts';
import { roomFigures } from '../hotels/room-figures.ts';
import { clubAgesAsked, partyOf } from './need-conditions.ts';
import { allergenName, priceInWords, timeInWords } from './need-words.ts';
import type { Need, NeedKind } from './needs/need.ts';
import { areaOf, withArticle } from './places.ts';
import { themePhrases } from './theme-phrases.ts';

type NeedOf<Kind extends NeedKind> = Extract<Need, { kind: Kind }>;

/**
 * The facts that answer the needs, each with its figure: "12 cots, 120 × 60, two fit a room". What a hotel lacks is said
 * as well ("93 steps"), because a hotel can also be found by its name.
 */
export function needReasons(hotel: HotelEntry, needs: readonly Need[]): string[] {
  const facts = needs.map((need) => factFor(hotel, need, needs)).filter((fact) => fact !== undefined);
  const party = partyOf(needs);
  const sleeps = party && needs.some(({ kind }) => kind !== 'ages' && PARTY.has(kind)) ? sleepsFact(hotel) : [];
  return [...new Set([...facts, ...sleeps])];
}

const PARTY = new Set<NeedKind>(['adults', 'children', 'people']);

const sleepsFact = ({ rooms }: HotelEntry) => [`Sleeps ${roomFigures(rooms).sleepsTogether} together`];

function factFor(hotel: HotelEntry, need: Need, all: readonly Need[]): string | undefined {
  switch (need.kind) {
    case 'access':
    case 'steps':
      return accessFact(hotel, need);
    case 'ages':
      return hotel.childrenFrom === 0 ? 'Welcomes children of any age' : `Welcomes children from ${hotel.childrenFrom}`;
    case 'club':
      return clubFact(hotel, clubAgesAsked(need, all));
    case 'cots':
      return cotsFact(hotel);
    case 'connecting':
      return connectingFact(hotel);
    case 'allergy':
      return allergyFact(hotel, need);
    case 'dogs':
      return welcomesDogs(hotel) ? 'Dogs are welcome' : undefined;
    case 'pool':
      return poolFact(hotel, need);
    case 'lacks':
      if (need.what === 'club') return clubFact(hotel, []);
      return hotel.pools.length === 0 ? 'No pool' : poolFact(hotel, { kind: 'pool', which: [] });
    case 'price':
      return priceFact(hotel, need);
    default:
      return whereAndWhenFact(hotel, need, all);
  }
}

function whereAndWhenFact(hotel: HotelEntry, need: Need, all: readonly Need[]): string | undefined {
  switch (need.kind) {
    case 'months':
      return monthsFact(hotel, need);
    case 'sea':
      return bestOf(hotel.climate.sea, all, (degrees, month) => `the sea at ${celsius(degrees)} in ${month}`);
    case 'heat':
      return bestOf(
        hotel.climate.high.map((degrees) => -degrees),
        all,
        (degrees, month) => `${celsius(-degrees)} by day in ${month}`,
      );
    case 'flight':
    case 'direct':
      return flightFact(hotel);
    case 'transfer':
      return `${timeInWords(transferMinutesOf(hotel.arrival))} from ${hotel.arrival.airport.name} airport`;
    case 'country':
      return `in ${withArticle(countryName(hotel.countryCode))}`;
    case 'region':
      return areaOf(hotel).phrase;
    case 'theme':
      return hotel.themes.includes(need.theme) ? themePhrases[need.theme] : undefined;
    default:
      return undefined;
  }
}

function accessFact({ access }: HotelEntry, need: NeedOf<'access'> | NeedOf<'steps'>): string {
  const lift = access.lift ? 'a lift' : 'no lift';
  const steps = access.steps.entrance + access.steps.room + access.steps.bathroom;
  const way = isStepFree(access)
    ? 'Step-free from the street to a room and its bathroom'
    : `${counted(steps, 'step')} to the easiest room, ${lift}`;
  if (need.kind === 'access' && need.level === 'lift') return access.lift ? 'A lift' : 'No lift';
  if (need.kind === 'access' && need.level === 'wheelchair')
    return `${way}, ${counted(access.adaptedRooms, 'adapted room')}`;
  return way;
}

const counted = (count: number, what: string) => (count === 1 ? `1 ${what}` : `${count === 0 ? 'no' : count} ${what}s`);

/** "Club from 2, 09:00–12:00": the hours of the sessions that take the children asked for. */
function clubFact({ kidsClub }: HotelEntry, ages: readonly number[]): string {
  if (!kidsClub) return 'No kids’ club';
  const { sessions } = kidsClub;
  const theirs = sessions.filter(({ fromAge, toAge }) => ages.every((age) => fromAge <= age && age <= toAge));
  const shown = theirs.length > 0 ? theirs : sessions;
  const [first] = shown;
  const hours = first?.from && first.to ? `, ${clock(first.from)}–${clock(first.to)}` : first ? `, ${first.when}` : '';
  const from = Math.min(...shown.map(({ fromAge }) => fromAge));
  return `Club for ${from === 0 ? 'babies' : from} to ${Math.max(...shown.map(({ toAge }) => toAge))}${hours}`;
}

const clock = (time: string) => time.replace(/^0/u, '');

function cotsFact({ cot, rooms }: HotelEntry): string {
  if (!cot) return 'No cots';
  const most = Math.max(...rooms.map(({ cots }) => cots));
  return `${counted(cot.count, 'cot')}, ${cot.length} × ${cot.width}, ${inWords(most)} ${most === 1 ? 'fits' : 'fit'} a room`;
}

function connectingFact({ rooms }: HotelEntry): string {
  return pairsInWords(roomFigures(rooms).connectingPairs) ?? 'No pairs of connecting rooms';
}

function allergyFact({ allergies }: HotelEntry, { allergen }: NeedOf<'allergy'>): string | undefined {
  if (!allergies.without.some((known) => known === allergen)) return undefined;
  return `Cooks without ${allergenName(allergen)}: tell ${allergies.tell}, ${counted(allergies.daysAhead, 'day')} ahead`;
}

function poolFact({ pools }: HotelEntry, { which }: NeedOf<'pool'>): string {
  const pool = pools.find(({ kind, heated }) => which.every((wish) => wish === kind || (wish === 'heated' && heated)));
  if (!pool) return 'No such pool';
  const kind = { outdoor: 'outdoors', indoor: 'indoors', toddlers: 'for toddlers', sea: 'of sea water' }[pool.kind];
  return `${pool.name}, ${kind}${pool.heated ? ', heated' : ''}, from ${Math.round(pool.shallowest * 100)} cm deep`;
}

function priceFact({ priceFrom }: HotelEntry, { currency }: NeedOf<'price'>): string | undefined {
  const price = priceFrom.find((each) => each.currency === currency);
  return price && `From ${priceInWords(price.amount / 100, currency)} a night`;
}

function monthsFact({ bestMonths, climate }: HotelEntry, { months }: NeedOf<'months'>): string | undefined {
  const month = months.find((each) => bestMonths.includes(each));
  if (month === undefined) return undefined;
  const sea = climate.sea?.[month - 1];
  return `Good in ${monthName(month)}: ${celsius(climate.high[month - 1] ?? 0)} by day${sea === undefined ? '' : `, the sea ${celsius(sea)}`}`;
}

const celsius = (degrees: number) => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °C`;

/** The month that suits best, of those asked for, or of the hotel's best. */
function bestOf(
  degrees: readonly number[] | undefined,
  all: readonly Need[],
  say: (degrees: number, month: string) => string,
): string | undefined {
  const asked = all.find((need): need is NeedOf<'months'> => need.kind === 'months')?.months ?? [];
  if (!degrees) return undefined;
  const months = asked.length > 0 ? asked : degrees.map((_, index) => index + 1);
  const best = months.toSorted((a, b) => (degrees[b - 1] ?? 0) - (degrees[a - 1] ?? 0))[0] ?? 1;
  return capitalised(say(degrees[best - 1] ?? 0, monthName(best)));
}

function flightFact({ arrival: { flight, airport } }: HotelEntry): string {
  if (!flight) return 'No flight is needed from London';
  const stops = flight.stops === 0 ? 'direct' : counted(flight.stops, 'change');
  return `${timeInWords(flight.minutes)} from London to ${airport.name}, ${stops}`;
}
