import { MAX_CHILDREN, type Country } from '@myler/api-client/contract';
import type { FieldPath } from '../core/form-state.ts';
import { childDateOfBirthError } from '../validation/dates.ts';
import { instagramError } from '../validation/instagram.ts';
import { childNameError, cityError, nameError } from '../validation/names.ts';
import { telephoneError, type ReadTelephone } from '../validation/telephone.ts';
import { phoneCountryOf, type Family } from './family.ts';

/** What the rules need besides the family. */
export interface FamilyContext {
  /** As `YYYY-MM-DD`. */
  today: string;
  readTelephone: ReadTelephone;
  countries: readonly Country[];
}

type FieldError = [FieldPath, string | undefined];

/** The errors of each group of fields, in the order of its fields. The forms put the groups in their own order. */
export const familyRules = {
  names: ({ firstName, lastName }: Family): FieldError[] => [
    ['firstName', nameError(firstName, 'first name')],
    ['lastName', nameError(lastName, 'last name')],
  ],
  telephone: (family: Family, { countries, readTelephone }: FamilyContext): FieldError => {
    const country = phoneCountryOf(family);
    const countryName = countries.find(({ code }) => code === country)?.name;
    return ['phoneNumber', telephoneError(family.phoneNumber, country, readTelephone, countryName)];
  },
  address: ({ countryCode, city }: Family): FieldError[] => [
    ['countryCode', countryCode ? undefined : 'Choose your country.'],
    ['city', cityError(city.name)],
  ],
  children: ({ children }: Family, today: string): FieldError[] => {
    if (!children.shouldAdd) return [];
    if (children.list.length > MAX_CHILDREN) return [['children', `Add ${MAX_CHILDREN} children or fewer.`]];
    return children.list.flatMap(({ firstName, dateOfBirth }, index): FieldError[] => [
      [`children.${index}.firstName`, childNameError(firstName)],
      [`children.${index}.dateOfBirth`, childDateOfBirthError(dateOfBirth, today)],
    ]);
  },
  instagram: ({ instagram }: Family): FieldError => [
    'instagram.username',
    instagram.consent ? instagramError(instagram.username) : undefined,
  ],
};

/** Whether a field of the family has a value: an empty field gets no error on blur. */
export function isFamilyFieldTouched(family: Family, path: FieldPath): boolean {
  // A number without a country cannot be checked yet: the form asks for the country further down.
  if (path === 'phoneNumber' && phoneCountryOf(family) === '' && !/^\s*(\+|00)/.test(family.phoneNumber)) return false;
  const value = valueAt(family, path.split('.'));
  if (typeof value === 'string') return value !== '';
  return value !== undefined && Object.values(value).every((part) => part !== '');
}

function valueAt(family: Family, [first, second, third]: string[]) {
  switch (first) {
    case 'children':
      return family.children.list[Number(second)]?.[third === 'dateOfBirth' ? 'dateOfBirth' : 'firstName'];
    case 'instagram':
      return family.instagram.username;
    case 'city':
      return family.city.name;
    default:
      // Any other path of a form is a field of its own: a text or a date.
      return family[first as 'firstName'];
  }
}
