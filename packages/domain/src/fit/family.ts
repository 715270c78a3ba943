import { allergens, type Allergen } from '@myler/config/allergens';
import { MAX_ADULTS, MAX_COTS, MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import type { HotelFilter } from '@myler/api-client/contract';
import { isWireDate } from '@myler/config/dates';
import { ageAt } from '../days/days.ts';

/** A child by its birthday or by its age in years. There is no name. */
export type Child = { born: string } | { age: number };

/** Who travels. It stays on the device: only {@link familyFilter} may be part of an address or a request. */
export interface Family {
  adults: number;
  children: readonly Child[];
  /** The number of children who sleep in a cot. */
  cots: number;
  /** Somebody cannot climb steps. */
  stepFree: boolean;
  allergies: readonly Allergen[];
  /** The day of arrival, if it is known. */
  journey?: string;
}

/** The age on a day. An age without a birthday is the same on every day, because nobody knows when it changes. */
export const ageOf = (child: Child, day: string): number => ('born' in child ? ageAt(child.born, day) : child.age);

/** The day for which hotels are assessed: that of the arrival, or today. */
export const dayOfStay = ({ journey }: Family, today: string): string =>
  journey !== undefined && journey > today ? journey : today;

/** The ages of those who are children on the day of the stay. */
export function agesOnStay(family: Family, today: string): number[] {
  const day = dayOfStay(family, today);
  return family.children.map((child) => ageOf(child, day)).filter((age) => age >= 0 && age <= OLDEST_CHILD);
}

/** The only part of a family that may be in an address or a request. */
export function familyFilter(family: Family, today: string): HotelFilter {
  const ages = agesOnStay(family, today);
  return {
    ...(ages.length > 0 ? { ages: ages.join(',') } : {}),
    ...(family.cots > 0 ? { cots: family.cots } : {}),
    ...(family.stepFree ? { stepFree: '1' } : {}),
  };
}

/** The text that is kept on the device. It holds the day, so that ages without a birthday grow too. */
export function formatFamily(family: Family, today: string): string {
  return JSON.stringify({ ...family, told: today });
}

/** Reads what is kept. Undefined for a text that this site did not write: it is then as if nothing were kept. */
export function parseFamily(text: string | null, today: string): Family | undefined {
  const stored = readJson(text);
  if (!stored || typeof stored['told'] !== 'string' || !isWireDate(stored['told'])) return undefined;
  const years = Math.max(0, ageAt(stored['told'], today));
  const children = listOf(stored['children']).map((child) => readChild(child, years));
  const allergies = listOf(stored['allergies']);
  const { adults, cots, stepFree, journey } = stored;
  if (
    !isCount(adults, 1, MAX_ADULTS) ||
    !isCount(cots, 0, MAX_COTS) ||
    typeof stepFree !== 'boolean' ||
    children.length > MAX_FILTER_CHILDREN ||
    !children.every((child) => child !== undefined) ||
    !allergies.every(isAllergen)
  )
    return undefined;
  const arrival = typeof journey === 'string' && isWireDate(journey) ? journey : undefined;
  return { adults, children, cots, stepFree, allergies, ...(arrival && arrival >= today ? { journey: arrival } : {}) };
}

function readJson(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function readChild(value: unknown, yearsSince: number): Child | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('born' in value && typeof value.born === 'string' && isWireDate(value.born)) return { born: value.born };
  return 'age' in value && isCount(value.age, 0, OLDEST_CHILD) ? { age: value.age + yearsSince } : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isCount = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const isAllergen = (value: unknown): value is Allergen => allergens.some((known) => known === value);
