import { HIGHEST_PRICE_BAND, priceBandLimits } from '@myler/config/hotels';
import { currencyCodes, type CurrencyCode } from '@myler/config/currencies';
import { hotelBenefits } from '@myler/config/hotel-benefits';
import type { Hotel, HotelComparison, HotelMyler, HotelPoint, HotelSummary, Picture } from '@myler/api-client/contract';
import type { DocumentEntry } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { pictureOf, type SceneEntry } from '../content/scene.ts';
import { briefFactsOf, factsOf } from './facts.ts';
import { roomFigures } from './room-figures.ts';

/** What a list shows of a hotel, with the scene in place of the picture. */
export type HotelBrief = Omit<HotelSummary, 'picture'> & { scene: SceneEntry };

export function briefOf(entry: HotelEntry): HotelBrief {
  const { id, name, place, countryCode, region, line, coordinates, priceFrom } = entry;
  const { themes, childrenFrom, bestMonths } = entry;
  return {
    id,
    name,
    place,
    countryCode,
    region,
    line,
    scene: firstScene(entry),
    coordinates,
    priceFrom,
    priceBand: priceBandOf(entry),
    themes,
    ...roomFigures(entry.rooms),
    childrenFrom,
    bestMonths,
    closedMonths: entry.closedMonths,
    kidsClub: entry.kidsClub !== undefined,
    pool: entry.pools.length > 0,
    ...briefFactsOf(entry),
  };
}

export const pointOf = ({ id, name, place, coordinates }: HotelEntry): HotelPoint => ({ id, name, place, coordinates });

export function summaryOf({ scene, ...brief }: HotelBrief): HotelSummary {
  return { ...brief, picture: pictureAt(brief, 0, scene) };
}

export function comparisonOf(entry: HotelEntry): HotelComparison {
  const { rooms, otherRooms, pools, food, gettingThere, notFor } = entry;
  const { kidsClubDetails: club } = factsOf(entry);
  return {
    ...(club ? { kidsClub: { name: club.name, fromAge: club.fromAge, toAge: club.toAge, hours: club.hours } } : {}),
    pools: pools.map(({ kind, heated, shallowest }) => ({ kind, heated, shallowest })),
    childrensSupper: food.childrensSupper,
    airport: gettingThere.airport,
    transfer: gettingThere.transfer,
    rooms: rooms.reduce((total, { count }) => total + count, otherRooms?.count ?? 0),
    ...(notFor[0] ? { notFor: notFor[0] } : {}),
  };
}

/** @param myler the document of the Myler whom the entry names */
export function hotelOf(entry: HotelEntry, myler?: DocumentEntry<'mylers'>): Hotel {
  const { story, rooms, otherRooms, agesNote, pools, food, gettingThere } = entry;
  const { seasons, loved, notFor, foreignPhrases } = entry;
  return {
    ...summaryOf(briefOf(entry)),
    story,
    ...(foreignPhrases ? { foreignPhrases } : {}),
    rooms,
    ...(otherRooms ? { otherRooms } : {}),
    agesNote,
    ...(myler ? { myler: hotelMylerOf(entry, myler) } : {}),
    pools,
    food,
    gettingThere,
    ...factsOf(entry),
    privileges: privilegesOf(entry),
    seasons,
    loved,
    notFor,
    pictures: entry.scenes.map((scene, index) => pictureAt(entry, index, scene)),
  };
}

function hotelMylerOf({ myler: stay }: HotelEntry, myler: DocumentEntry<'mylers'>): HotelMyler {
  const { id, name, city, languages, monogram } = myler;
  const { rooms, sleptIn, says } = stay;
  return { id, name, city, languages, monogram, rooms, sleptIn, says };
}

/** The price in pence. Prices are compared in pounds, whatever currency is shown. */
export function poundsOf({ priceFrom }: HotelEntry): number {
  return priceFrom.find(({ currency }) => currency === 'GBP')?.amount ?? 0;
}

export function priceBandOf(entry: HotelEntry): HotelSummary['priceBand'] {
  const pounds = poundsOf(entry) / 100;
  const step = priceBandLimits.GBP.findIndex((limit) => pounds <= limit);
  return step === -1 ? HIGHEST_PRICE_BAND : ((step + 1) as HotelSummary['priceBand']);
}

type LeisureTier = (typeof hotelBenefits.breakfast)[number];

/** In the order of the tiers. Each has what it adds to the previous one, and what of it can be counted. */
function privilegesOf({ privileges, benefits }: HotelEntry): Hotel['privileges'] {
  const credits: Partial<Record<LeisureTier, Record<CurrencyCode, number>>> = benefits.credit;
  const hours: Partial<Record<LeisureTier, string>> = benefits.checkOut;
  return hotelBenefits.breakfast.map((membershipId) => {
    const credit = credits[membershipId];
    const checkOut = hours[membershipId];
    return {
      membershipId,
      items: privileges[membershipId],
      ...(credit ? { credit: currencyCodes.map((currency) => ({ amount: credit[currency] * 100, currency })) } : {}),
      ...(checkOut ? { checkOut } : {}),
      ...(hotelBenefits.transfer.some((tier) => tier === membershipId) ? { transfer: benefits.transfer } : {}),
    };
  });
}

const pictureAt = ({ id }: { id: string }, index: number, scene: SceneEntry): Picture =>
  pictureOf(`hotels/${id}-${index + 1}`, scene);

function firstScene(entry: HotelEntry): SceneEntry {
  const [scene] = entry.scenes;
  if (!scene) throw new RangeError(`The hotel ${entry.id} has no picture.`);
  return scene;
}
