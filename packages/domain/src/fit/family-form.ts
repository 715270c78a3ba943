import { allergens, type Allergen } from '@myler/config/allergens';
import { MAX_ADULTS, MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { datePartsOf, emptyDate, readDate, type DateParts } from '@myler/config/typed-date';
import { ageAt } from '../days/days.ts';
import type { Child, Family } from './family.ts';

/** A child as it is entered: an age in years, `BY_BIRTHDAY`, or nothing yet. */
export interface ChildValues {
  age: string;
  born: DateParts;
}

/** The value of the field of ages that asks for a birthday instead. */
export const BY_BIRTHDAY = 'born';
/** A child of whom nothing was said yet. */
export const emptyChild: ChildValues = { age: '', born: emptyDate };

/** What the form's fields hold. */
export interface FamilyValues {
  adults: string;
  children: readonly ChildValues[];
  cots: string;
  stepFree: boolean;
  allergies: readonly Allergen[];
  journey: DateParts;
}

/** The error of each field, by its name: `child-0-born`, `journey`. */
type FamilyErrors = Record<string, string>;

/** The form as it is shown first. */
export const emptyFamily: FamilyValues = {
  adults: '2',
  children: [emptyChild],
  cots: '0',
  stepFree: false,
  allergies: [],
  journey: emptyDate,
};

/** The fields of a family that is known. */
export function familyValues({ adults, children, cots, stepFree, allergies, journey }: Family): FamilyValues {
  return {
    adults: String(adults),
    children: children.length > 0 ? children.map(childValuesOf) : [emptyChild],
    cots: String(cots),
    stepFree,
    allergies,
    journey: journey ? datePartsOf(journey) : emptyDate,
  };
}

function childValuesOf(child: Child): ChildValues {
  if ('born' in child) return { age: BY_BIRTHDAY, born: datePartsOf(child.born) };
  // Ages that are kept grow with the years.
  return { ...emptyChild, age: child.age <= OLDEST_CHILD ? String(child.age) : '' };
}

/** Reads the form. Children of whom nothing was said are left out. */
export function readFamilyForm(values: FamilyValues, today: string): { family: Family } | { errors: FamilyErrors } {
  const errors: FamilyErrors = {};
  const children = values.children.flatMap((child, index): Child[] => {
    if (child.age !== BY_BIRTHDAY) return child.age === '' ? [] : [{ age: Number(child.age) }];
    const born = readDate(child.born);
    if (born && born <= today && ageAt(born, today) <= OLDEST_CHILD) return [{ born }];
    errors[`child-${index}-born`] =
      'Enter the date of birth of somebody under 18, for example June 12, 2023, or choose an age.';
    return [];
  });
  const journey = readDate(values.journey);
  const hasJourney = Object.values(values.journey).some((part: string) => part.trim() !== '');
  if (hasJourney && (!journey || journey < today))
    errors['journey'] = 'Enter a day that is still to come, for example May 28, 2027, or leave it empty.';
  if (Number(values.cots) > children.length)
    errors['cots'] = 'There are more cots than children. Choose fewer, or add the child who sleeps in one.';
  if (Object.keys(errors).length > 0) return { errors };
  const { stepFree } = values;
  return {
    family: {
      adults: Math.min(Math.max(1, Number(values.adults) || 1), MAX_ADULTS),
      children: children.slice(0, MAX_FILTER_CHILDREN),
      cots: Number(values.cots),
      stepFree,
      allergies: allergens.filter((each) => values.allergies.includes(each)),
      ...(journey ? { journey } : {}),
    },
  };
}
