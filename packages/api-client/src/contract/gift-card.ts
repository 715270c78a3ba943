import * as z from 'zod/mini';
import { emailAddress, line, money, slug, timestamp, wireDate } from './primitives.ts';
import { membershipId } from './membership.ts';
import { creditCard } from './user.ts';
import { picture } from './picture.ts';

/** Designs on offer, and between what amounts a card may be bought (whole units are minor × 100). */
export const giftCardOptions = z.object({
  designs: z.array(z.object({ id: slug, name: line(60), picture })),
  limits: z.array(z.object({ minimum: money, maximum: money })),
  presets: z.array(money),
});

export const giftCardPurchase = z.object({
  design: slug,
  amount: money,
  membershipId: z.optional(membershipId),
  recipient: z.object({ name: line(60), email: emailAddress, timeZone: z.optional(z.string()) }),
  sender: z.object({ name: line(60), email: emailAddress }),
  message: z.string().check(z.trim(), z.maxLength(300)),
  deliverOn: z.optional(wireDate),
  creditCard,
});

export const giftCardOrder = z.object({
  status: z.enum(['scheduled', 'delivered', 'cancelled']),
  design: slug,
  amount: money,
  recipientName: z.string(),
  deliverOn: z.optional(wireDate),
});

/** The code is in the body, never in a URL. */
export const giftCode = z.object({ code: z.string().check(z.trim(), z.maxLength(64)) });
export const giftCardBalance = z.object({ balance: money, expiresAt: timestamp });
export const giftCardRedemption = z.extend(giftCode, { amount: money });
export const giftCardChange = z.object({ deliverOn: z.optional(wireDate), message: z.optional(z.string()) });

export type GiftCardOptions = z.output<typeof giftCardOptions>;
export type GiftCardPurchase = z.output<typeof giftCardPurchase>;
export type GiftCardOrder = z.output<typeof giftCardOrder>;
export type GiftCardBalance = z.output<typeof giftCardBalance>;
