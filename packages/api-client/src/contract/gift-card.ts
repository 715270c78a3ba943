import * as z from 'zod/mini';
import { cardBrands } from '@myler/config/cards';
import { giftBalanceStates, giftCardStates } from '@myler/config/gift-card-states';
import { GIFT_MESSAGE_LENGTH } from '@myler/config/gift-cards';
import { emailAddress, line, money, slug, timestamp, wireDate } from './primitives.ts';
import { membershipId, membershipPrice } from './membership.ts';
import { creditCard, NAME_LENGTH } from './user.ts';
import { picture } from './picture.ts';

/** All that the gift-card page offers and has to say before anybody pays. */
export const giftCardOptions = z.object({
  designs: z.array(z.object({ id: slug, name: line(60), picture })).check(z.minLength(1)),
  /** Between what whole sums a card may be bought, in each currency (whole units are minor × 100). */
  limits: z.array(z.object({ minimum: money, maximum: money })),
  presets: z.array(money),
  /** Memberships that can be given for a year, with what that costs in each currency. */
  memberships: z.array(membershipPrice),
  validForYears: z.int(),
  /** When a card that waits is delivered, in the recipient's zone: from tomorrow to as many months ahead, at this hour. */
  delivery: z.object({ hour: z.int(), monthsAhead: z.int() }),
  /** What must be said before paying, in the words of `@myler/config/key-facts`: worth, delivery, refund, validity, spending. */
  facts: z.array(z.object({ id: slug, title: z.string(), text: z.string() })),
});

/** A place's time zone by its IANA name: "Europe/London". Abbreviations and offsets know nothing of summer time. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.regex(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/), z.refine(isTimeZone));

function isTimeZone(name: string): boolean {
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    // It throws for a name that it does not know.
  }
  return format !== undefined;
}

/** A day of the recipient's; the hour is the house's. */
export const giftCardDay = z.object({ date: wireDate, timeZone });

/** Several lines are welcome; what steers a terminal or a letter's head is not. */
export const giftMessage = z
  .string()
  .check(
    z.trim(),
    z.maxLength(GIFT_MESSAGE_LENGTH),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*(?:\r?\n[^\p{Cc}\p{Zl}\p{Zp}]*)*$/u),
  );

export const giftCardPerson = z.object({ name: line(NAME_LENGTH), email: emailAddress });

export const giftCardPurchase = z.object({
  design: slug,
  /** What the button named: the card's worth, or what a year of the membership costs. */
  amount: money,
  /** Absent for a sum of money. */
  membershipId: z.optional(membershipId),
  recipient: giftCardPerson,
  sender: giftCardPerson,
  message: giftMessage,
  /** Absent: at once. */
  deliverOn: z.optional(giftCardDay),
  creditCard,
});

/**
 * How buying ended well. Neither the code nor the link to the order is in it: the one goes to the recipient by e-mail, the
 * other to the buyer, and an answer that is stored and told again may hold neither.
 */
export const giftCardReceipt = z.object({
  /** What a person says on the telephone: "MG-7K2Q-9D4T". Opens nothing. */
  reference: z.string(),
  status: z.enum(giftCardStates),
  design: slug,
  amount: money,
  membershipId: z.optional(membershipId),
  /** Addresses are masked: "a••••@myler.example". */
  recipient: z.object({ name: z.string(), email: z.string() }),
  sender: z.object({ name: z.string(), email: z.string() }),
  deliverOn: z.optional(giftCardDay),
  /** The moment it is to leave. */
  deliverAt: timestamp,
  card: z.object({ brand: z.enum(cardBrands), lastFour: z.string() }),
});

/** What the buyer sees by the signed link of the receipt: everything but the code. */
export const giftCardOrder = z.extend(giftCardReceipt, {
  recipient: giftCardPerson,
  sender: giftCardPerson,
  message: z.string(),
  /** Whether it can still be changed and cancelled. */
  canChange: z.boolean(),
  /** The first and the last day that it may be delivered on. */
  deliverBetween: z.object({ first: wireDate, last: wireDate }),
  deliveredAt: z.optional(timestamp),
  cancelledAt: z.optional(timestamp),
  /** The last day it is good, once it has been delivered. */
  validUntil: z.optional(wireDate),
});

/** The whole of what may still change; absent `deliverOn` sends it at once. */
export const giftCardChange = z.object({
  recipient: giftCardPerson,
  message: giftMessage,
  deliverOn: z.optional(giftCardDay),
});

/** The code is in the body, never in a URL. As it was typed: the provider reads it with `@myler/config/gift-codes`. */
export const giftCode = z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) });

/** Whoever has the code may know all this. One that is unknown, cancelled or not yet delivered is a 404 alike. */
export const giftCardBalance = z.object({
  status: z.enum(giftBalanceStates),
  /** What is left; nothing once it is spent or expired. */
  balance: money,
  worth: money,
  /** There when the card gives a year of this membership, whatever its price is now. It is spent whole, by joining. */
  membershipId: z.optional(membershipId),
  /** The last day it is good, UTC. */
  validUntil: wireDate,
});

export const giftCardRedemption = z.extend(giftCode, { amount: money });
/** What was taken and what is left. */
export const giftCardRedeemed = z.object({ redeemed: money, balance: money, validUntil: wireDate });

export type GiftCardOptions = z.output<typeof giftCardOptions>;
export type GiftCardDay = z.output<typeof giftCardDay>;
export type GiftCardPurchase = z.output<typeof giftCardPurchase>;
export type GiftCardReceipt = z.output<typeof giftCardReceipt>;
export type GiftCardOrder = z.output<typeof giftCardOrder>;
export type GiftCardChange = z.output<typeof giftCardChange>;
export type GiftCardBalance = z.output<typeof giftCardBalance>;
export type GiftCardRedemption = z.output<typeof giftCardRedemption>;
export type GiftCardRedeemed = z.output<typeof giftCardRedeemed>;
