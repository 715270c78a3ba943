import { allergens, type Allergen } from '@myler/config/allergens';
import { MAX_ADULTS, MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { ageAt, readDay, writeDay } from './days.ts';
import type { Child, Family } from './family.ts';

/** The texts of the form's fields. */
export interface FamilyValues {
  adults: string;
  /** An age or a birthday each. */
  children: readonly string[];
  cots: string;
  stepFree: boolean;
  allergies: readonly Allergen[];
  journey: string;
}

/** The error of each field, by its name: `child-0`, `journey`. */
export type FamilyErrors = Record<string, string>;

export const emptyFamily: FamilyValues = {
  adults: '2',
  children: [''],
  cots: '0',
  stepFree: false,
  allergies: [],
  journey: '',
};

/** The fields of a family that is known. */
export function valuesOf({ adults, children, cots, stepFree, allergies, journey }: Family): FamilyValues {
  return {
    adults: String(adults),
    children: children.length > 0 ? children.map(textOf) : [''],
    cots: String(cots),
    stepFree,
    allergies,
    journey: journey ? writeDay(journey) : '',
  };
}

const textOf = (child: Child) => ('born' in child ? writeDay(child.born) : String(child.age));

/** Reads the form. Fields for children that are empty are left out. */
export function readFamilyForm(values: FamilyValues, today: string): { family: Family } | { errors: FamilyErrors } {
  const errors: FamilyErrors = {};
  const children = values.children.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const child = readChild(text, today);
    if (!child)
      errors[`child-${index}`] =
        'Write an age from 0 to 17, a number of months, or a date of birth such as 12/06/2023.';
    return child ?? [];
  });
  const journey = values.journey.trim() === '' ? undefined : readDay(values.journey);
  if (values.journey.trim() !== '' && (!journey || journey < today))
    errors['journey'] = 'Write a day that is still to come, such as 28/05/2027, or leave it empty.';
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

function readChild(text: string, today: string): Child | undefined {
  const months = /^\s*(\d{1,2})\s*months?\s*$/i.exec(text)?.[1];
  if (months !== undefined) return { age: Math.floor(Number(months) / 12) };
  if (/^\s*\d{1,2}\s*$/.test(text)) return Number(text) <= OLDEST_CHILD ? { age: Number(text) } : undefined;
  const born = readDay(text);
  if (!born || born > today || ageAt(born, today) > OLDEST_CHILD) return undefined;
  return { born };
}
