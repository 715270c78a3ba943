import type { EnquirySource } from '@myler/config/service';
import type { Lead } from '@myler/api-client/contract';
import type { MembershipId } from '@myler/config/memberships';
import { emailError } from '../validation/email.ts';
import { telephoneError, type ReadTelephone } from '../validation/telephone.ts';
import { requestBody } from '../requestBody.ts';
import { copy, words } from './copy.ts';

/** What is typed, as it is typed. */
export interface Enquiry {
  name: string;
  email: string;
  telephone: string;
  organisation: string;
  membershipId: MembershipId | '';
  message: string;
}

export const emptyEnquiry: Enquiry = {
  name: '',
  email: '',
  telephone: '',
  organisation: '',
  membershipId: '',
  message: '',
};

export type EnquiryField = keyof Enquiry;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** In the order of the form, as the summary lists them. */
export const fieldOrder: readonly EnquiryField[] = [
  'name',
  'organisation',
  'email',
  'telephone',
  'membershipId',
  'message',
];

/** Characters, of the contract. */
const LINE_LENGTH = 120;
export const MESSAGE_LENGTH = 2_000;

/**
 * What is wrong with a field, in its own words; undefined when nothing is.
 *
 * @param read the reader of telephone numbers; only asked for when one is typed
 * @param country where numbers without a country code belong, ISO 3166-1 alpha-2
 */
export function fieldError(
  field: EnquiryField,
  enquiry: Enquiry,
  source: EnquirySource,
  read: ReadTelephone | undefined,
  country: string,
): string | undefined {
  const place = words[source];
  switch (field) {
    case 'name':
      return lineError(enquiry.name, copy.nameMissing, 'your name');
    case 'email':
      return emailError(enquiry.email);
    case 'telephone':
      return enquiry.telephone.trim() && read ? telephoneError(enquiry.telephone, country, read) : undefined;
    case 'organisation':
      return place.organisationMissing
        ? lineError(enquiry.organisation, place.organisationMissing, 'its name')
        : undefined;
    case 'message':
      if (!enquiry.message.trim()) return place.messageMissing;
      return Array.from(enquiry.message.trim()).length > MESSAGE_LENGTH
        ? 'Use 2,000 characters or fewer. The rest will find its place in our answer to you.'
        : undefined;
    default:
      return undefined;
  }
}

export function enquiryErrors(
  enquiry: Enquiry,
  source: EnquirySource,
  read: ReadTelephone | undefined,
  country: string,
): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of fieldOrder) {
    const error = fieldError(field, enquiry, source, read, country);
    if (error) errors[field] = error;
  }
  return errors;
}

/** What goes to the provider: only what was typed, and of that only what this place asks for. */
export function toLead(
  enquiry: Enquiry,
  source: EnquirySource,
  read: ReadTelephone | undefined,
  country: string,
): Lead {
  const phoneNumber = enquiry.telephone.trim() ? read?.(enquiry.telephone, country) : undefined;
  const organisation = words[source].organisation ? enquiry.organisation.trim() : '';
  return requestBody<Lead>({
    source,
    name: enquiry.name.trim(),
    email: enquiry.email.trim(),
    message: enquiry.message.trim(),
    phoneNumber: phoneNumber || undefined,
    // Nobody types it: `country` is a guess that helps to read the number.
    countryCode: undefined,
    organisation: organisation || undefined,
    membershipId: (source === 'corporate-membership' && enquiry.membershipId) || undefined,
  });
}

function lineError(value: string, missing: string, what: string): string | undefined {
  if (!value.trim()) return missing;
  return Array.from(value.trim()).length > LINE_LENGTH
    ? `Use ${LINE_LENGTH} characters or fewer for ${what}.`
    : undefined;
}
