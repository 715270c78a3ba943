import * as z from 'zod/mini';
import { cardBrands } from '@myler/config/cards';
import { giftBalanceStates, giftCardStates, giftRefundStates, openedGiftStates } from '@myler/config/gift-card-states';
import { GIFT_MESSAGE_LENGTH } from '@myler/config/gift-cards';
import { money, slug, timestamp, wireDate } from './primitives.ts';
import { emailAddress, format, paragraph, personName, singleLine, token, typedCode } from './text.ts';
import { membershipId, membershipPrice } from './membership.ts';
import { creditCard, NAME_LENGTH } from './user.ts';
import { picture } from './picture.ts';

/** Everything that the gift-card page offers, and what it must say before a visitor pays. */
export const giftCardOptions = z.object({
  designs: z.array(z.object({ id: slug, name: singleLine(60), picture })).check(z.minLength(1)),
  /** The smallest and the largest amount of a card in each currency. Amounts are whole units: multiples of 100. */
  limits: z.array(z.object({ minimum: money, maximum: money })),
  presets: z.array(money),
  /** Memberships that can be given for a year, with the price in each currency. */
  memberships: z.array(membershipPrice),
  validForYears: z.int(),
  /** Delivery on a chosen day: from tomorrow to `monthsAhead` months ahead, at `hour` in the recipient's time zone. */
  delivery: z.object({ hour: z.int(), monthsAhead: z.int() }),
  /** What the page must say before payment (`@myler/config/key-facts`): worth, delivery, refund, validity, spending. */
  facts: z.array(z.object({ id: slug, title: z.string(), text: z.string() })),
});

/** An IANA time zone: "Europe/London". Abbreviations and offsets are invalid, because they ignore summer time. */
export const timeZone = format(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/, z.maxLength(64), z.refine(isTimeZone));

function isTimeZone(name: string): boolean {
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    // It throws for an unknown name.
  }
  return format !== undefined;
}

/** A day in the recipient's time zone. The hour is the same for all cards. */
export const giftCardDay = z.object({ date: wireDate, timeZone });

/** What the giver writes in the card. It may be empty. */
export const giftMessage = paragraph(GIFT_MESSAGE_LENGTH, 0);

/** Who gives or receives a gift card. */
export const giftCardPerson = z.object({ name: personName(NAME_LENGTH), email: emailAddress });

/** The same in an answer. A name that was stored before a rule came may break it. */
const storedPerson = z.object({ name: z.string(), email: emailAddress });

/** The order of a gift card, with its payment. */
export const giftCardPurchase = z.object({
  design: slug,
  /** The amount on the button: the card's worth, or the price of a year of the membership. */
  amount: money,
  /** Absent for a card that holds an amount. */
  membershipId: z.optional(membershipId),
  recipient: giftCardPerson,
  sender: giftCardPerson,
  message: giftMessage,
  /** Absent for immediate delivery. */
  deliverOn: z.optional(giftCardDay),
  creditCard,
});

/**
 * The response to a successful purchase. It contains neither the code, which the recipient gets by email, nor the link
 * to the order, which the buyer gets by email, because the response is stored and may be sent again.
 */
export const giftCardReceipt = z.object({
  /** For telephone calls: "MG-7K2Q-9D4T". It gives no access to anything. */
  reference: z.string(),
  status: z.enum(giftCardStates),
  design: slug,
  amount: money,
  membershipId: z.optional(membershipId),
  /** Addresses are masked: "a••••@myler.example". */
  recipient: z.object({ name: z.string(), email: z.string() }),
  sender: z.object({ name: z.string(), email: z.string() }),
  deliverOn: z.optional(giftCardDay),
  /** When it will be delivered. */
  deliverAt: timestamp,
  card: z.object({ brand: z.enum(cardBrands), lastFour: z.string() }),
});

/** What the signed link of the receipt shows the buyer: everything but the code. */
export const giftCardOrder = z.extend(giftCardReceipt, {
  recipient: storedPerson,
  sender: storedPerson,
  message: z.string(),
  /** Whether it can still be changed and cancelled. */
  canChange: z.boolean(),
  /** The first and the last possible day of delivery. */
  deliverBetween: z.object({ first: wireDate, last: wireDate }),
  deliveredAt: z.optional(timestamp),
  cancelledAt: z.optional(timestamp),
  /** The last day on which it is valid. Absent before delivery. */
  validUntil: z.optional(wireDate),
  /** Whether a delivered card can be taken back, and until when. Absent for others. */
  refund: z.optional(z.object({ status: z.enum(giftRefundStates), until: timestamp })),
  /** The code of a delivered card, by its number: 0 is the first one. Absent for others. */
  code: z.optional(z.object({ number: z.int(), canBeReplaced: z.boolean() })),
});

/** The code that a new one replaces. A repeated request names the same one, and replaces no second code. */
export const giftCodeReplacement = z.object({ replaces: z.int().check(z.nonnegative(), z.maximum(1000)) });

/** The token of the link in the recipient's email. It is in the body, never in a URL, and it is not the code. */
export const giftLink = z.object({ token: token(1, 200) });

/** A gift card as its recipient opens it. */
export const openedGiftCard = z.object({
  status: z.enum(openedGiftStates),
  picture,
  recipient: z.string(),
  sender: z.string(),
  message: z.string(),
  worth: money,
  /** The remaining amount, which is 0 unless the status is `good`. */
  balance: money,
  membershipId: z.optional(membershipId),
  /** The last day on which it is valid, UTC. */
  validUntil: wireDate,
  /** The code in its groups, as long as it buys something. */
  code: z.optional(z.string()),
});

/** A sheet of A4 to print and fold, as PDF in base64. It never has the code. */
export const giftCardSheet = z.object({ pdf: z.string() });

/** Everything that the buyer can change. Without `deliverOn` the card is delivered immediately. */
export const giftCardChange = z.object({
  recipient: giftCardPerson,
  message: giftMessage,
  deliverOn: z.optional(giftCardDay),
});

/** The typed code, which the provider reads with `@myler/config/gift-codes`. It is in the body, never in a URL. */
export const giftCode = z.object({ code: typedCode(64) });

/** What everybody with the code may see. Unknown, cancelled and undelivered cards are all answered with 404. */
export const giftCardBalance = z.object({
  status: z.enum(giftBalanceStates),
  /** The remaining amount, which is 0 when the card is spent or expired. */
  balance: money,
  worth: money,
  /** Set if the card gives a year of this membership, whatever the price is now. Registration spends it completely. */
  membershipId: z.optional(membershipId),
  /** The last day on which it is valid, UTC. */
  validUntil: wireDate,
});

/** The amount to take from a card, and the card’s code. */
export const giftCardRedemption = z.extend(giftCode, { amount: money });
/** The redeemed amount and the remaining balance. */
export const giftCardRedeemed = z.object({ redeemed: money, balance: money, validUntil: wireDate });

export type GiftCardOptions = z.output<typeof giftCardOptions>;
export type GiftCardDay = z.output<typeof giftCardDay>;
export type GiftCardPurchase = z.output<typeof giftCardPurchase>;
export type GiftCardReceipt = z.output<typeof giftCardReceipt>;
export type GiftCardOrder = z.output<typeof giftCardOrder>;
export type GiftCodeReplacement = z.output<typeof giftCodeReplacement>;
export type GiftLink = z.output<typeof giftLink>;
export type OpenedGiftCard = z.output<typeof openedGiftCard>;
export type GiftCardSheet = z.output<typeof giftCardSheet>;
export type GiftCardChange = z.output<typeof giftCardChange>;
export type GiftCardBalance = z.output<typeof giftCardBalance>;
export type GiftCardRedemption = z.output<typeof giftCardRedemption>;
export type GiftCardRedeemed = z.output<typeof giftCardRedeemed>;
