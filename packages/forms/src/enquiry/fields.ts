import type { EnquirySource } from '@myler/config/service';
import type { Lead } from '@myler/api-client/contract';
import type { MembershipId } from '@myler/config/memberships';
import { hasContactDetails, CONTACT_DETAILS_ERROR } from '@myler/config/typed-text';
import { emailError } from '../validation/email.ts';
import { telephoneError, type ReadTelephone } from '../validation/telephone.ts';
import { withoutUndefined, type FieldErrors, type FieldPath } from '../core/form-state.ts';
import { requestBody } from '../core/request-body.ts';
import { copy, sourceCopy } from './copy.ts';

/** The values of the form, as typed. */
export interface Enquiry {
  name: string;
  email: string;
  telephone: string;
  organisation: string;
  membershipId: MembershipId | '';
  travelDates: string;
  family: string;
  message: string;
}

export const emptyEnquiry: Enquiry = {
  name: '',
  email: '',
  telephone: '',
  organisation: '',
  membershipId: '',
  travelDates: '',
  family: '',
  message: '',
};

/** The hotel that an enquiry is about, and the Myler whom its page names. */
export interface AskedHotel {
  hotelId: string;
  hotelName: string;
  mylerId?: string;
  mylerName?: string;
}

/** The contract's limits, in characters. */
const LINE_LENGTH = 120;
const FAMILY_LENGTH = 600;
export const MESSAGE_LENGTH = 2_000;

/**
 * The error of each field, in the order of the form.
 *
 * @param read the reader of telephone numbers; needed only if a number is typed
 * @param country the country of numbers without a country code, ISO 3166-1 alpha-2
 */
export function enquiryErrors(
  enquiry: Enquiry,
  source: EnquirySource,
  read: ReadTelephone | undefined,
  country: string,
): FieldErrors {
  const { name, organisation, email, telephone } = enquiry;
  const place = sourceCopy[source];
  return withoutUndefined([
    ['name', hasContactDetails(name) ? CONTACT_DETAILS_ERROR : lineError(name, copy.nameMissing, 'your name')],
    ['organisation', place.organisationMissing && lineError(organisation, place.organisationMissing, 'its name')],
    ['email', emailError(email)],
    ['telephone', telephone.trim() && read ? telephoneError(telephone, country, read) : undefined],
    ['travelDates', lengthError(enquiry.travelDates, LINE_LENGTH, 'the dates')],
    ['family', lengthError(enquiry.family, FAMILY_LENGTH, 'who is coming')],
    ['message', messageError(enquiry.message.trim(), place.messageMissing)],
  ]);
}

/** Whether a field has a value: an empty field gets no error on blur. */
export function isFilled(enquiry: Enquiry, field: FieldPath): boolean {
  return enquiry[field as keyof Enquiry].trim() !== '';
}

/** The form's field for the provider's field name. Only the telephone has another name in the contract. */
export function fieldOf(sent: string): FieldPath | undefined {
  if (sent === 'phoneNumber') return 'telephone';
  return Object.hasOwn(emptyEnquiry, sent) ? sent : undefined;
}

/** The request body: only filled fields, and only those that this source has. *
 * @param about the hotel whose page the form is on
 */
export function toLead(
  enquiry: Enquiry,
  source: EnquirySource,
  read: ReadTelephone | undefined,
  country: string,
  about?: AskedHotel,
): Lead {
  const phoneNumber = enquiry.telephone.trim() ? read?.(enquiry.telephone, country) : undefined;
  const travelDates = about ? enquiry.travelDates.trim() : '';
  const family = about ? enquiry.family.trim() : '';
  const organisation = sourceCopy[source].organisation ? enquiry.organisation.trim() : '';
  return requestBody<Lead>({
    source,
    name: enquiry.name.trim(),
    email: enquiry.email.trim(),
    message: enquiry.message.trim(),
    phoneNumber: phoneNumber || undefined,
    // The visitor does not type a country, and `country` is only a guess for reading the number.
    countryCode: undefined,
    organisation: organisation || undefined,
    hotelId: about?.hotelId,
    mylerId: about?.mylerId,
    travelDates: travelDates || undefined,
    family: family || undefined,
    membershipId: (source === 'corporate-membership' && enquiry.membershipId) || undefined,
  });
}

function messageError(message: string, missing: string): string | undefined {
  if (!message) return missing;
  return Array.from(message).length > MESSAGE_LENGTH
    ? 'Use 2,000 characters or fewer. You can tell us the rest when we answer.'
    : undefined;
}

function lineError(value: string, missing: string, what: string): string | undefined {
  return value.trim() ? lengthError(value, LINE_LENGTH, what) : missing;
}

function lengthError(value: string, most: number, what: string): string | undefined {
  return Array.from(value.trim()).length > most ? `Use ${most} characters or fewer for ${what}.` : undefined;
}
