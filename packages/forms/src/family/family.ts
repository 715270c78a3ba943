import { emptyDate, type DateParts } from '@myler/config/typed-date';

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
