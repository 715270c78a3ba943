import { visa } from './cards.ts';
import type { GiftCardBuyer } from './person.ts';

export const VISA = '4242 4242 4242 4242';

/** What most buyers choose. Each buyer adds the rest and overrides what differs. */
export const usual = {
  design: 'kites',
  kind: 'sum',
  sum: '25000',
  otherSum: '',
  membershipId: '',
  currency: 'GBP',
  message: '',
  when: 'now',
  timeZone: '',
  daysAhead: null,
} as const satisfies Partial<GiftCardBuyer>;

/** What the provider stores for most purchases. */
export const stored = { amount: { amount: 25_000, currency: 'GBP' }, card: visa } as const;
