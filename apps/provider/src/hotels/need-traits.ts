import type { HotelEntry } from '../content/hotel-entry.ts';
import { isStepFree } from './facts.ts';
import { measuresOf } from './measures.ts';
import type { Trait } from './trait.ts';

/** What the search by words can ask for, in addition to what the filters ask for. */
export const needTraits = {
  stepFree: ['stepFree', '1'],
  wheelchair: ['wheelchair', '1'],
  lift: ['lift', '1'],
  direct: ['direct flight', '1'],
  dogs: ['dogs', '1'],
  clubTakes: (age: number) => ['club takes', String(age)],
  /** One pool is all of this: its kind, or heated, or both. */
  pool: (wishes: readonly string[]) => ['pool that is', wishes.toSorted().join(' ')],
  without: (allergen: string) => ['cooks without', allergen],
  /** In a good month. */
  warmSea: (month: number | 'any') => ['warm sea', String(month)],
  notTooHot: (month: number | 'any') => ['not too hot', String(month)],
} as const satisfies Record<string, Trait | ((value: never) => Trait)>;

export function needTraitsOf(hotel: HotelEntry): Trait[] {
  const { access, arrival, kidsClub, pools, allergies, climate } = hotel;
  const when = (isTrue: boolean | undefined, trait: Trait): Trait[] => (isTrue ? [trait] : []);
  return [
    ...when(isStepFree(access), needTraits.stepFree),
    ...when(isStepFree(access) && access.adaptedRooms > 0, needTraits.wheelchair),
    ...when(access.lift, needTraits.lift),
    ...when(arrival.flight?.stops === 0, needTraits.direct),
    ...when(welcomesDogs(hotel), needTraits.dogs),
    ...clubAges(kidsClub).map(needTraits.clubTakes),
    ...pools
      .flatMap(({ kind, heated }) => [[kind], ...(heated ? [['heated'], ['heated', kind]] : [])])
      .map(needTraits.pool),
    ...allergies.without.map(needTraits.without),
    ...inMonths(hotel, (month) => (climate.sea?.[month - 1] ?? 0) >= WARM_SEA).map(needTraits.warmSea),
    ...inMonths(hotel, (month) => (climate.high[month - 1] ?? 0) <= NOT_TOO_HOT).map(needTraits.notTooHot),
    ...measuresOf(hotel),
  ];
}

/** What parents call a warm sea, and a day that is not too hot, in °C. */
export const WARM_SEA = 22;
export const NOT_TOO_HOT = 28;

/** The hotel's best months that are so, and "any" if there is one. */
function inMonths({ bestMonths }: HotelEntry, isSo: (month: number) => boolean): (number | 'any')[] {
  const months = bestMonths.filter(isSo);
  return months.length > 0 ? [...months, 'any'] : [];
}

export const welcomesDogs = ({ alsoKnownAs }: Pick<HotelEntry, 'alsoKnownAs'>): boolean =>
  alsoKnownAs.some((name) => /\bdogs?\b.*\b(?:friendly|welcome)\b/iu.test(name));

/** Each age that a session takes. There may be gaps between sessions. */
function clubAges(club: HotelEntry['kidsClub']): number[] {
  const ages = (club?.sessions ?? []).flatMap(({ fromAge, toAge }) =>
    Array.from({ length: toAge - fromAge + 1 }, (_, index) => fromAge + index),
  );
  return [...new Set(ages)];
}
