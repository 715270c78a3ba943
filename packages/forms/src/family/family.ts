import { emptyDate, readDate, type DateParts } from '@myler/config/typed-date';
import { normaliseInstagram } from '../validation/instagram.ts';

/** A child as typed. */
export interface ChildEntry {
  firstName: string;
  dateOfBirth: DateParts;
}

export const emptyChild: ChildEntry = { firstName: '', dateOfBirth: emptyDate };

/** What joining and the account ask of a family, as typed. */
export interface Family {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** The country whose calling code precedes the number. While it is null, `countryCode` applies. */
  phoneCountryCode: string | null;
  countryCode: string;
  /** A city that is not listed has no id. */
  city: { id: string | null; name: string };
  children: { shouldAdd: boolean; list: readonly ChildEntry[] };
  instagram: { consent: boolean; username: string };
  whatsAppConsent: boolean;
}

/** The country by which a telephone number is read. */
export function phoneCountryOf({ phoneCountryCode, countryCode }: Family): string {
  return phoneCountryCode ?? countryCode;
}

/**
 * What a family is asked besides, as it is sent.
 *
 * @param throwInvalid reports a field that is wrong, which the form should have found: a bug in our code
 */
export const familyAnswersOf = (
  { children, instagram, whatsAppConsent }: Pick<Family, 'children' | 'instagram' | 'whatsAppConsent'>,
  throwInvalid: (path: string) => never,
) => ({
  children: children.shouldAdd
    ? children.list.map((child, index) => ({
        firstName: child.firstName.trim(),
        dateOfBirth: readDate(child.dateOfBirth) ?? throwInvalid(`children.${index}.dateOfBirth`),
      }))
    : [],
  instagram: {
    consent: instagram.consent,
    username: instagram.consent ? normaliseInstagram(instagram.username) : undefined,
  },
  whatsAppConsent,
});
