import type { MembershipPrice, Registration } from '../src/contract/index.ts';

export const attempt = '0b7c2a54-6f0e-4c0f-9f2e-2d9a1f0c7b11';

/** As the provider sends it, with the spelling of its API. */
export const wirePrice = {
  membershipId: 'black plus',
  category: 'Leisure',
  name: 'Black+',
  prices: [{ amount: 950_000, currency: 'GBP' }],
};

export const price: MembershipPrice = {
  membershipId: 'black-plus',
  category: 'leisure',
  name: 'Black+',
  prices: [{ amount: 950_000, currency: 'GBP' }],
};

export const registration: Registration = {
  formType: 'membership',
  membershipId: 'dynasty-dining',
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@myler.example',
  phoneNumber: '+33612345678',
  password: 'correct horse battery staple',
  dateOfBirth: '1988-02-14',
  countryCode: 'FR',
  city: { id: null, name: 'Cassis' },
  children: [{ firstName: 'Ines', dateOfBirth: '2019-05-01' }],
  instagram: { consent: true, username: 'amara.travels' },
  whatsAppConsent: false,
  termsAccept: true,
  currency: 'EUR',
  total: { amount: 525_000, currency: 'EUR' },
  creditCard: { brand: 'VISA', name: 'Amara Okafor', number: '4242424242424242', expiry: '12-31', cvc: '123' },
};
