import type { CreditCard, Registration } from '@myler/api-client/contract';

let registrationCount = 0;
let cardCount = 0;

/** A card that the sandbox accepts. */
export const acceptedCard: CreditCard = {
  brand: 'VISA',
  name: 'Claire Moreau',
  number: '4242424242424242',
  expiry: '12-31',
  cvc: '123',
};

/** A card whose payments the bank wants confirmed. */
export const confirmedCard: CreditCard = { ...acceptedCard, number: '4000002760003184' };

export const declinedCard: CreditCard = { ...acceptedCard, number: '4000000000000002' };

/** A card that no other call gives. The sandbox takes a number with another expiry for another card. */
export const ownCard = (): CreditCard => ({
  ...acceptedCard,
  expiry: `${10 + (++cardCount % 3)}-${32 + (cardCount % 68)}`,
});

/** A valid registration of a new person: Gold in euros, living in France. */
export function registrationRequest(changes: Partial<Registration> = {}): Registration {
  registrationCount++;
  return {
    formType: 'membership',
    membershipId: 'gold',
    firstName: 'Claire',
    lastName: 'Moreau',
    email: `claire.moreau.${registrationCount}@example.com`,
    phoneNumber: '+33612345678',
    password: 'vingt-deux cerises mûres',
    dateOfBirth: '1985-03-04',
    countryCode: 'FR',
    city: { id: '2988507', name: 'Paris' },
    children: [{ firstName: 'Léo', dateOfBirth: '2018-05-06' }],
    instagram: { consent: true, username: 'claire.m' },
    whatsAppConsent: false,
    termsAccept: true,
    currency: 'EUR',
    total: { amount: 174_500, currency: 'EUR' },
    creditCard: ownCard(),
    ...changes,
  };
}

export const newKey = () => crypto.randomUUID();
