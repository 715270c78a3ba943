import type { Country, MemberDetails, MemberMembership } from '@myler/api-client/contract';
import { ApiError } from '@myler/api-client/errors';

/** The data of a member, for the stories of the account’s forms. */
export const details: MemberDetails = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  phoneNumber: '+442079460018',
  dateOfBirth: '1988-02-14',
  countryCode: 'GB',
  city: { id: '2643743', name: 'London' },
  children: [
    { firstName: 'Nell', dateOfBirth: '2019-05-03' },
    { firstName: 'Ike', dateOfBirth: '2023-11-30' },
  ],
  instagram: { consent: true, username: 'okafors.away' },
  whatsAppConsent: false,
};

/** As long as some addresses of companies are, without a place to break. */
export const veryLongAddress = `amara.${'vandenberg'.repeat(5)}@${'achterbergh'.repeat(5)}.example.com`;

export const tenChildren: MemberDetails['children'] = Array.from({ length: 10 }, (_, index) => ({
  firstName: `${['Ada', 'Ben', 'Cleo', 'Dov', 'Edith', 'Finn', 'Gaia', 'Hugo', 'Iris', 'Jonah'][index]}`,
  dateOfBirth: `${2010 + index}-0${(index % 9) + 1}-15`,
}));

export const countries: Country[] = [
  { code: 'FR', name: 'France', callingCode: '33' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'US', name: 'United States', callingCode: '1' },
];

export const upgrade: MemberMembership['upgrades'][number] = {
  membershipId: 'black',
  price: { amount: 395_000, currency: 'GBP' },
  due: { amount: 202_367, currency: 'GBP' },
  daysLeft: 301,
  daysInYear: 365,
};

export const card = { brand: 'VISA', lastFour: '4242', expiry: '12-31' } as const;

export const problem = (status: number, data: object = {}) =>
  new ApiError({ request: { method: 'POST', url: '/api/account' }, status, data });

/** A call that never ends, for the state in which a form is being sent. */
export const never = () => new Promise<never>(() => undefined);
