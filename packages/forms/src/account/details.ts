import type { Country, MemberDetails, MemberDetailsChange } from '@myler/api-client/contract';
import { familyAnswersOf, phoneCountryOf, type Family } from '../family/family.ts';
import { familyRules, type FamilyContext } from '../family/rules.ts';
import { withoutUndefined, type FieldErrors } from '../core/form-state.ts';
import { requestBody } from '../core/request-body.ts';
import { datePartsOf } from '@myler/config/typed-date';
import type { ReadTelephone } from '../validation/telephone.ts';

/** A member’s details as a form shows them. */
export function toFamily(details: MemberDetails, countries: readonly Country[]): Family {
  const { children, instagram } = details;
  return {
    firstName: details.firstName,
    lastName: details.lastName,
    ...splitTelephone(details, countries),
    countryCode: details.countryCode,
    city: { id: details.city?.id ?? null, name: details.city?.name ?? '' },
    children: {
      shouldAdd: children.length > 0,
      list: children.map(({ firstName, dateOfBirth }) => ({ firstName, dateOfBirth: datePartsOf(dateOfBirth) })),
    },
    instagram: { consent: instagram.consent, username: instagram.username ?? '' },
    whatsAppConsent: details.whatsAppConsent,
  };
}

/**
 * The stored number, "+33612345678", as a country and the rest. Several countries may share a calling code: the
 * member’s own comes first, then the longest code.
 */
function splitTelephone(
  { phoneNumber = '', countryCode }: Pick<MemberDetails, 'phoneNumber' | 'countryCode'>,
  countries: readonly Country[],
): Pick<Family, 'phoneNumber' | 'phoneCountryCode'> {
  const matching = countries
    .filter(({ callingCode }) => callingCode && phoneNumber.startsWith(`+${callingCode}`))
    .toSorted((one, other) => (other.callingCode?.length ?? 0) - (one.callingCode?.length ?? 0));
  const country = matching.find(({ code }) => code === countryCode) ?? matching[0];
  if (!country) return { phoneNumber, phoneCountryCode: null };
  return { phoneNumber: phoneNumber.slice(`+${country.callingCode}`.length), phoneCountryCode: country.code };
}

/** The errors of the form, in the order of its fields. */
export function detailsErrors(family: Family, context: FamilyContext): FieldErrors {
  return withoutUndefined([
    ...familyRules.names(family),
    familyRules.telephone(family, context),
    ...familyRules.address(family),
    ...familyRules.children(family, context.today),
    familyRules.instagram(family),
  ]);
}

/** The request body. A form with errors in `detailsErrors` throws, which is a bug in our code. */
export function toDetailsChange(family: Family, readTelephone: ReadTelephone): MemberDetailsChange {
  const { city } = family;
  return requestBody<MemberDetailsChange>({
    firstName: family.firstName.trim(),
    lastName: family.lastName.trim(),
    phoneNumber: readTelephone(family.phoneNumber, phoneCountryOf(family)) ?? throwInvalid('phoneNumber'),
    countryCode: family.countryCode,
    city: { id: city.id, name: city.name.trim() },
    ...familyAnswersOf(family, throwInvalid),
  });
}

function throwInvalid(path: string): never {
  throw new Error(
    `@myler/forms: the details were sent before "${path}" was right. Check them with detailsErrors first.`,
  );
}
