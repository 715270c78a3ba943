import { themeNames, type HotelTheme } from '@myler/config/hotels';
import { capitalised } from '@myler/config/numbers';
import { monthName } from '../words/month-name.ts';
import type { HotelSummary } from '@myler/api-client/contract';
import { durationInWords } from '../words/durations.ts';
import { joinWithAnd } from '../words/lists.ts';

/** What of a hotel is compared. */
export type ComparedHotel = Pick<
  HotelSummary,
  'id' | 'themes' | 'coordinates' | 'bestMonths' | 'childrenFrom' | 'clubAges' | 'transferMinutes'
>;

/** A hotel that is like another. */
export interface SimilarHotel {
  hotel: HotelSummary;
  /** The facts that are alike, in words. */
  reason: string;
}

/** The themes that say where a hotel is. The other themes say what one does there. */
const settings = new Set<HotelTheme>([
  'beach',
  'island',
  'snow',
  'mountains',
  'lake',
  'city',
  'countryside',
  'desert',
  'safari',
  'forest',
]);

/** Between these latitudes the sea is warm all year. */
const TROPICS = 24;
const NEAR_MINUTES = 20;
const NEAR_YEARS = 2;

/** The hotels that are most like `hotel` in sea, setting, season, ages and transfer, and what is alike. */
export function similarHotels(
  hotel: ComparedHotel,
  candidates: readonly HotelSummary[],
  count: number,
): SimilarHotel[] {
  return candidates
    .filter(({ id }) => id !== hotel.id)
    .map((other) => ({ hotel: other, likeness: likenessOf(hotel, other) }))
    .toSorted((a, b) => b.likeness - a.likeness || (a.hotel.id < b.hotel.id ? -1 : 1))
    .slice(0, count)
    .map(({ hotel: other }) => ({ hotel: other, reason: reasonFor(hotel, other) }));
}

/** Higher is more alike. The place decides, then the season, then the children's ages and the transfer. */
export function likenessOf(a: ComparedHotel, b: ComparedHotel): number {
  const place = sharedPart(settingsOf(a), settingsOf(b));
  const sea = seaOf(a) === seaOf(b) ? 1 : -1;
  const season = sharedPart(a.bestMonths, b.bestMonths);
  const ages = 1 - Math.min(Math.abs(a.childrenFrom - b.childrenFrom), 6) / 6;
  const club = Boolean(a.clubAges) === Boolean(b.clubAges) ? 0.5 : 0;
  const transfer = 1 - Math.min(Math.abs(a.transferMinutes - b.transferMinutes), 180) / 180;
  return 5 * place + 2 * sea + 2 * season + ages + club + transfer;
}

/** "A warm sea and by a beach too, good in May and September, from birth as well, 35 minutes from the airport." */
function reasonFor(hotel: ComparedHotel, other: ComparedHotel): string {
  const shared = settingsOf(hotel).filter((theme) => other.themes.includes(theme));
  const places = [
    ...(seaOf(hotel) === 'warm' && seaOf(other) === 'warm' ? ['a warm sea'] : []),
    ...shared.slice(0, 2).map((theme) => themeNames[theme].toLowerCase()),
  ];
  const months = hotel.bestMonths.filter((month) => other.bestMonths.includes(month)).slice(0, 3);
  const parts = [
    places.length > 0 && `${joinWithAnd(places)} too`,
    months.length > 0 && `good in ${joinWithAnd(months.map(monthName))}`,
    agesAlike(hotel, other),
    `${durationInWords(other.transferMinutes)} from the airport${isNear(hotel, other) ? ', much as here' : ''}`,
  ].filter((part) => part !== false && part !== undefined);
  return `${capitalised(parts.join('; '))}.`;
}

function agesAlike(hotel: ComparedHotel, other: ComparedHotel): string | undefined {
  if (hotel.clubAges && other.clubAges && Math.abs(hotel.clubAges.from - other.clubAges.from) <= NEAR_YEARS)
    return `a club from ${other.clubAges.from}`;
  if (hotel.childrenFrom !== other.childrenFrom) return undefined;
  return other.childrenFrom === 0 ? 'babies welcome' : `children from ${other.childrenFrom}`;
}

const isNear = (a: ComparedHotel, b: ComparedHotel) => Math.abs(a.transferMinutes - b.transferMinutes) <= NEAR_MINUTES;

const settingsOf = ({ themes }: ComparedHotel) => themes.filter((theme) => settings.has(theme));

function seaOf({ themes, coordinates }: ComparedHotel): 'warm' | 'cool' | 'none' {
  if (!themes.includes('beach')) return 'none';
  return Math.abs(coordinates.latitude) <= TROPICS ? 'warm' : 'cool';
}

/** The part of all values that both have: 1 if both have the same, 0 if none is shared. */
function sharedPart<Value>(a: readonly Value[], b: readonly Value[]): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : a.filter((value) => b.includes(value)).length / all.size;
}
