export const CARD = '4242424242424242';

/** What somebody joins with. */
export const joining = {
  formType: 'membership',
  membershipId: 'black-plus',
  firstName: 'Amélie',
  lastName: 'Moreau',
  email: 'amelie@example.com',
  phoneNumber: '+33612345678',
  password: 'lantern-orchard-fjord',
  dateOfBirth: '1984-05-12',
  countryCode: 'FR',
  city: { id: null, name: 'Lyon' },
  children: [],
  instagram: { consent: false },
  whatsAppConsent: false,
  termsAccept: true,
  currency: 'EUR',
  total: { amount: 1_100_000, currency: 'EUR' },
  creditCard: { brand: 'VISA', name: 'A Moreau', number: CARD, expiry: '12-31', cvc: '987' },
};
