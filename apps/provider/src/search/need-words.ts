import { allergenNames, type Allergen } from '@myler/config/allergens';
import { regionNames, themeNames } from '@myler/config/hotels';
import { formatMoney, type CurrencyCode } from '@myler/config/currencies';
import { allergenInSentence, countryName, joinWithAnd, monthName } from '@myler/domain/words';
import { NOT_TOO_HOT, WARM_SEA } from '../hotels/need-traits.ts';
import { clubAgesAsked } from './need-conditions.ts';
import type { Need } from './needs/need.ts';

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const labels: Record<Need['kind'], string> = {
  access: 'Access',
  steps: 'Access',
  ages: 'Children',
  adults: 'Adults',
  children: 'Children',
  people: 'Together',
  club: 'Kids’ club',
  cots: 'Cots',
  connecting: 'Rooms',
  months: 'When',
  sea: 'The sea',
  heat: 'The days',
  country: 'Where',
  region: 'Where',
  theme: 'Where',
  flight: 'Flight',
  direct: 'Flight',
  transfer: 'Transfer',
  price: 'A night',
  pool: 'Pool',
  lacks: 'Without',
  allergy: 'Kitchen',
  dogs: 'Dogs',
};

/** A need as a chip shows it: what it is about, and what was understood. */
export function needInWords(need: Need, all: readonly Need[]): { label: string; value: string } {
  return { label: labels[need.kind], value: valueOf(need, all) };
}

function valueOf(need: Need, all: readonly Need[]): string {
  switch (need.kind) {
    case 'access':
      return { 'step-free': 'step-free', wheelchair: 'step-free, with an adapted room', lift: 'a lift' }[need.level];
    case 'steps':
      return `${need.most} steps to the room at most`;
    case 'ages':
      return agesInWords(need.ages);
    case 'club':
      return clubValue(clubAgesAsked(need, all));
    case 'adults':
    case 'children':
      return String(need.count);
    case 'people':
      return `${need.count} in one room, or two that connect`;
    case 'cots':
      return need.count === 1 ? 'one in the room' : `${need.count} in one room`;
    case 'connecting':
      return 'connecting';
    case 'pool':
      return need.which.length === 0 ? 'any' : need.which.map((wish) => poolWishes[wish]).join(', ');
    case 'lacks':
      return { pool: 'a pool', club: 'a kids’ club' }[need.what];
    case 'allergy':
      return `without ${allergenName(need.allergen)}`;
    case 'dogs':
      return 'welcome';
    default:
      return limitOrPlace(need);
  }
}

function limitOrPlace(need: Need): string {
  switch (need.kind) {
    case 'months':
      return monthsInWords(need.months, need.name);
    case 'sea':
      return `${WARM_SEA} °C or warmer`;
    case 'heat':
      return `${NOT_TOO_HOT} °C at most`;
    case 'country':
      return anyOf.format(need.codes.map(countryName));
    case 'region':
      return need.part ? { alps: 'The Alps', north: 'The North' }[need.part] : regionNames[need.region];
    case 'theme':
      return lowerFirst(themeNames[need.theme]);
    case 'flight':
      return `${timeInWords(need.most)} from London at most`;
    case 'direct':
      return 'direct from London';
    case 'transfer':
      return `${timeInWords(need.most)} from the airport at most`;
    case 'price':
      return `${priceInWords(need.most, need.currency)} at most`;
    default:
      return '';
  }
}

/** "age 2", "a baby", "2 and 7", "a baby and 3". */
function agesInWords(ages: readonly number[]): string {
  const [age, ...others] = ages;
  if (others.length === 0 && age !== 0) return `age ${age}`;
  return joinWithAnd(ages.map((each) => (each === 0 ? 'a baby' : String(each))));
}

const clubValue = (ages: readonly number[]) =>
  ages.length === 0 ? 'any' : `takes ${joinWithAnd(ages.map((age) => (age === 0 ? 'babies' : `age ${age}`)))}`;

const poolWishes = {
  heated: 'heated',
  indoor: 'indoors',
  outdoor: 'outdoors',
  sea: 'of sea water',
  toddlers: 'for toddlers',
};

export const allergenName = (allergen: string): string =>
  allergen in allergenNames ? allergenInSentence(allergen as Allergen) : allergen;

export const priceInWords = (units: number, currency: CurrencyCode): string =>
  formatMoney({ amount: units * 100, currency });

/** "October", "July or August (summer)". */
function monthsInWords(months: readonly number[], name?: string): string {
  const named = anyOf.format(months.map(monthName));
  if (name?.includes(named)) return name;
  return name ? `${named} (${name})` : named;
}

const MOST_IN_MINUTES = 90;

/** "45 minutes", "1 hour 40", "3 hours". */
export function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (minutes <= MOST_IN_MINUTES && minutes !== 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return [hours === 1 ? '1 hour' : `${hours} hours`, rest > 0 ? String(rest) : ''].filter(Boolean).join(' ');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
