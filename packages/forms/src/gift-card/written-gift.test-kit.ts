import { giftCardDesigns } from '@myler/config/gift-cards';
import { listPrice } from '@myler/config/memberships';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { emptyCard } from '../card-fields/credit-card.ts';
import { emptyGift, giftErrors, type GiftForm } from './gift-form.ts';

const picture = { src: '/media/x', alt: 'Palms.', width: 680, height: 428, colour: '#123456', widths: [340] };
export const pounds = (units: number) => ({ amount: units * 100, currency: 'GBP' as const });
export const options: GiftCardOptions = {
  designs: giftCardDesigns.map(({ id, name }) => ({ id, name, picture })),
  limits: [{ minimum: pounds(50), maximum: pounds(10_000) }],
  presets: [100, 250, 500, 1000].map(pounds),
  memberships: [{ membershipId: 'gold', category: 'leisure', name: 'Gold', prices: [listPrice('gold', 'GBP')] }],
  validForYears: 5,
  delivery: { hour: 9, monthsAhead: 12 },
  facts: [],
};
export const now = Date.parse('2026-11-21T12:00:00Z');
export const written: GiftForm = {
  ...emptyGift(options, 'GBP'),
  recipient: { name: ' Nell ', email: 'nell@example.com' },
  sender: { name: 'Grandpa Tom', email: 'tom@example.com' },
};
export const errorsOf = (changes: Partial<GiftForm>) => giftErrors({ ...written, ...changes }, options, now);
export const card = {
  ...emptyCard,
  brand: 'VISA',
  name: 'T Ash',
  number: '4242 4242 4242 4242',
  expiry: '12/31',
  cvc: '123',
} as const;
