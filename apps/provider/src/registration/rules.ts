import { and, eq } from 'drizzle-orm';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import type { Registration } from '@myler/api-client/contract';
import { ageOn } from '@myler/config/dates';
import { categoryOf } from '@myler/config/memberships';
import { taxNumberError } from '@myler/domain/company';
import { passwordError } from '../accounts/password-rules.ts';
import { fieldErrors, fieldProblem } from '@myler/api-client/problems';
import type { Queryable } from '../store/database.ts';
import { cities, countries } from '../store/schema.ts';
import { dayBegunAnywhere, dayBegunEverywhere } from '../primitives/days.ts';

const ADULT_AGE = 18;
const MAX_AGE = 120;

/**
 * Rules that the contract's schemas cannot express (docs/product-decisions.md, The join-us wizard): ages, valid
 * telephone numbers, uncommon passwords, existing countries and cities.
 *
 * @throws {Problem} 422 with an error for each invalid field
 */
export async function checkRules(db: Queryable, registration: Registration, now: Date): Promise<void> {
  throwErrors({
    ...(await detailErrors(db, registration, now)),
    ...(await passwordErrors(registration)),
    ...buyerErrors(registration),
  });
}

/** The details that a member can change later, and on joining the date of birth. */
export type CheckedDetails = Pick<Registration, 'children' | 'phoneNumber' | 'countryCode' | 'city'> & {
  dateOfBirth?: string | undefined;
};

/** @throws {Problem} 422 with an error for each invalid field */
export async function checkDetails(db: Queryable, details: CheckedDetails, now: Date): Promise<void> {
  throwErrors(await detailErrors(db, details, now));
}

async function detailErrors(db: Queryable, details: CheckedDetails, now: Date): Promise<Record<string, string>> {
  return {
    ...ageErrors(details, now),
    ...(isValidPhoneNumber(details.phoneNumber)
      ? {}
      : { phoneNumber: 'This is not a telephone number of that country. Check the country code and the digits.' }),
    ...(await placeErrors(db, details)),
  };
}

/** A company buys a corporate membership, and a family any other (docs/product-decisions.md, A company's membership). */
function buyerErrors({ membershipId, company, countryCode, dateOfBirth }: Registration): Record<string, string> {
  if (categoryOf(membershipId) === 'leisure') return dateOfBirth === undefined ? missing('dateOfBirth') : {};
  if (!company) return missing('company', 'companyName');
  const error = taxNumberError(company.taxNumber ?? '', countryCode);
  return error === undefined ? {} : { 'company.taxNumber': error };
}

/** In the words of a field that the contract requires. */
const missing = (...path: string[]) => fieldErrors([{ code: 'custom', path, message: '' }]);

function throwErrors(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}

/** By the day where the member may be, which the form knows and we do not: nobody is refused on a birthday. */
function ageErrors({ dateOfBirth, children }: CheckedDetails, now: Date): Record<string, string> {
  const [latest, earliest] = [dayBegunAnywhere(now), dayBegunEverywhere(now)];
  const errors: Record<string, string> = {};
  if (dateOfBirth !== undefined && ageOn(dateOfBirth, latest) < ADULT_AGE)
    errors['dateOfBirth'] = 'Members are 18 or over. Check the year, or ask a parent to join.';
  if (dateOfBirth !== undefined && ageOn(dateOfBirth, earliest) > MAX_AGE)
    errors['dateOfBirth'] = 'Check the year of this date of birth.';
  for (const [index, child] of children.entries()) {
    const field = `children.${index}.dateOfBirth`;
    if (child.dateOfBirth > latest) errors[field] = 'This date is in the future. Check the year.';
    else if (ageOn(child.dateOfBirth, earliest) >= ADULT_AGE)
      errors[field] = 'Children must be under 18. Check the year.';
  }
  return errors;
}

async function passwordErrors(registration: Registration): Promise<Record<string, string>> {
  const message = await passwordError(registration.password, registration);
  return message ? { password: message } : {};
}

async function placeErrors(db: Queryable, { countryCode, city }: CheckedDetails): Promise<Record<string, string>> {
  const [country] = await db.select().from(countries).where(eq(countries.code, countryCode));
  if (!country) return { countryCode: 'Choose a country from the list.' };
  if (city.id === null) return {};
  const [known] = await db
    .select()
    .from(cities)
    .where(and(eq(cities.id, city.id), eq(cities.countryCode, countryCode)));
  return known ? {} : { city: `This city is not in ${country.name}. Choose one from the list, or type its name.` };
}
