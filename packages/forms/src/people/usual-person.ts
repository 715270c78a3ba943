import { emptyCompany } from '../company/company.ts';
import { visa } from './cards.ts';
import type { Person } from './person.ts';

export const VISA = '4242 4242 4242 4242';

/** What most visitors answer. Each person adds the rest and overrides what differs. */
export const usual = {
  membershipId: 'travel',
  currency: 'GBP',
  company: emptyCompany,
  referralCode: '',
  giftCode: '',
  phoneCountryCode: null,
  password: 'seven blue suitcases',
  confirmPassword: 'seven blue suitcases',
  instagram: { consent: false, username: '' },
  children: { shouldAdd: false, list: [] },
  whatsAppConsent: false,
  termsAccept: true,
} as const satisfies Partial<Person>;

/** What the provider stores for most visitors. */
export const stored = {
  dateOfBirth: '1988-02-14',
  childrenBornOn: [],
  instagram: null,
  card: visa,
} as const satisfies Partial<Person['stored']>;

export const born = { day: '14', month: 'February', year: '1988' };
