import * as z from 'zod/mini';
import { membershipEnds, membershipStatuses, paymentKinds } from '@myler/config/account';
import { cardBrands } from '@myler/config/cards';
import { personRoles } from '@myler/config/people';
import { invoiceDetails } from './company.ts';
import { countryCode, money, slug, wireDate } from './primitives.ts';
import { emailAddress, paragraph, personName } from './text.ts';
import { membershipId } from './membership.ts';
import { child, creditCard, instagramUsername, MAX_CHILDREN, NAME_LENGTH, registration } from './user.ts';

/** A stored card, as far as it may be known: the gateway has the rest. */
export const storedCard = z.object({
  brand: z.enum(cardBrands),
  lastFour: z.string(),
  /** `MM-YY`. */
  expiry: z.string(),
});

/** The Myler who looks after a member. */
export const memberMyler = z.object({ id: slug, name: z.string(), city: z.string() });

/** One of three, with the hours of the clock in London in which they answer: 23 until 9 is a night. */
export const sharingMyler = z.extend(memberMyler, { from: z.int(), until: z.int() });

/** What a Myler, or the desk when there is no name, last wrote to a member, and by when they write next. */
export const memberContact = z.object({ name: z.optional(z.string()), on: wireDate });

/** The names of those on the card for whom that membership has no place; absent without any. */
const withoutPlace = z.optional(z.array(z.string()));

/** A member’s membership now, and what may become of it (docs/product-decisions.md, A member's account). */
export const memberMembership = z.object({
  /** Ten random digits and a check digit. It is never a way to sign in. */
  number: z.string(),
  membershipId,
  status: z.enum(membershipStatuses),
  firstName: z.string(),
  lastName: z.string(),
  memberSince: wireDate,
  /** The first day of the paid year. */
  startsOn: wireDate,
  /** The day after the paid year. */
  renewsOn: wireDate,
  /** Set for everybody but the holder: who they are on the holder’s card, until which day, and nothing about money. */
  person: z.optional(
    z.object({
      role: z.enum(personRoles),
      holder: z.object({ firstName: z.string(), lastName: z.string() }),
      lastDay: z.optional(wireDate),
    }),
  ),
  /** Absent when the desk looks after the member. */
  myler: z.optional(memberMyler),
  /** The three who share the care of a member, the one who leads first; absent in memberships with one or none. */
  mylers: z.optional(z.array(sharingMyler)),
  /** The telephone that one of the three answers at any hour: "+44 20 7946 0199". */
  nightLine: z.optional(z.string()),
  /** Who last wrote to the member because of something that happened in the account, and when. */
  wrote: z.optional(memberContact),
  /** Who writes next, and the last day on which they do; absent when nothing is due, and after that day. */
  writes: z.optional(memberContact),
  /** The amount of a gift card that was spent on joining. */
  giftSpent: z.optional(money),
  /**
   * The next year: absent when the membership ends on `renewsOn`, and when it has ended. The price is today’s until the
   * letter of `noticeOn` has been sent, and then that of the letter.
   */
  renewal: z.optional(
    z.object({
      membershipId,
      price: money,
      /** The part of it that the member’s credit for friends would pay today. */
      credit: z.optional(money),
      noticeOn: wireDate,
      isNoticeSent: z.boolean(),
      card: z.optional(storedCard),
    }),
  ),
  /** Set when the member has asked that the account be closed on `renewsOn`. */
  closes: z.optional(z.literal(true)),
  /** Set while a renewal is unpaid: the last day on which it can be paid, and the day of the next try. */
  unpaid: z.optional(z.object({ endsOn: wireDate, nextTryOn: z.optional(wireDate) })),
  /** The bank’s page on which the renewal waits for the member’s confirmation. */
  confirmation: z.optional(z.string()),
  /** Set when it has ended. */
  ended: z.optional(z.object({ on: wireDate, reason: z.enum(membershipEnds) })),
  /** The version of the terms that holds, and the one that comes. */
  terms: z.optional(
    z.object({
      version: z.string(),
      since: wireDate,
      next: z.optional(z.object({ version: z.string(), from: wireDate })),
    }),
  ),
  /** What can be given back: of the whole membership, or of an upgrade only. Absent after the fourteen days. */
  leaving: z.optional(
    z.object({
      kind: z.enum(['membership', 'upgrade']),
      /** The last day, UTC. */
      until: wireDate,
      /** To the card. */
      refund: money,
      /** Back to the gift card. */
      gift: z.optional(money),
      /** Back to the credit for friends. */
      credit: z.optional(money),
      /** The membership that remains after an upgrade is given back. */
      remaining: z.optional(membershipId),
      withoutPlace,
    }),
  ),
  /**
   * The higher memberships, and what moving to each costs today: the difference for the days that are left, of which `credit` is paid by
   * the credit for friends and `due` is to be paid.
   */
  upgrades: z.array(
    z.object({
      membershipId,
      price: money,
      due: money,
      credit: z.optional(money),
      daysLeft: z.int(),
      daysInYear: z.int(),
    }),
  ),
  /** The lower memberships that the next year can be. */
  lower: z.array(z.object({ membershipId, price: money, withoutPlace })),
});

/** Whether there is to be another year, and of which membership. */
export const membershipChange = z.object({ renews: z.boolean(), membershipId });

/** Leaves, or takes an upgrade back: `refund` is the sum that the page showed. Another one is answered with 409. */
export const leaving = z.object({ kind: z.enum(['membership', 'upgrade']), refund: money });

/** A member’s details that the member changes without more ado. */
export const memberDetailsChange = z.object({
  firstName: personName(NAME_LENGTH),
  lastName: personName(NAME_LENGTH),
  phoneNumber: registration.shape.phoneNumber,
  countryCode,
  city: registration.shape.city,
  children: z.array(child).check(z.maxLength(MAX_CHILDREN)),
  instagram: z.object({ consent: z.boolean(), username: z.optional(instagramUsername) }),
  whatsAppConsent: z.boolean(),
});

/**
 * A member’s details. Names that were stored before a rule came may break it. Telephone, city and date of birth are absent after the
 * first use of the mailbox has forgotten what was entered (docs/security.md, What ends what).
 */
export const memberDetails = z.extend(memberDetailsChange, {
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.optional(memberDetailsChange.shape.phoneNumber),
  city: z.optional(memberDetailsChange.shape.city),
  children: z.array(z.object({ firstName: z.string(), dateOfBirth: wireDate })),
  email: emailAddress,
  dateOfBirth: z.optional(wireDate),
  /** A new address whose owner has not opened the link yet. */
  newEmail: z.optional(emailAddress),
});

/** One payment of a member. */
export const memberPayment = z.object({
  kind: z.enum(paymentKinds),
  membershipId,
  paidOn: wireDate,
  /** The days that it pays for: from the first until the day after the last. */
  from: wireDate,
  until: wireDate,
  price: money,
  discount: money,
  gift: money,
  /** What the credit for friends has taken off. */
  credit: z.optional(money),
  paid: money,
  card: z.optional(z.object({ brand: z.enum(cardBrands), lastFour: z.string() })),
  refundedOn: z.optional(wireDate),
  /** Numbers of the documents. */
  receipt: z.int(),
  creditNote: z.optional(z.int()),
});

/** A member’s payments, the newest first, the card of the next one, and whom receipts name. */
export const memberPayments = z.object({
  payments: z.array(memberPayment),
  card: z.optional(storedCard),
  invoice: invoiceDetails,
});

/** A file for a browser to save. */
export const savedFile = z.object({
  name: z.string(),
  /** In base64. */
  content: z.string(),
});

/** Everything that is held about a member, by subject. */
export const memberExport = z.record(z.string(), z.unknown());

/** A first journey in the member’s own words, for the Myler or the desk. */
export const journeyWish = z.object({ message: paragraph(2000) });

/** The card of the next payments. */
export const cardChange = z.object({ creditCard });

/** Moves to a higher membership today. Without `creditCard` the stored card pays. */
export const membershipUpgrade = z.object({
  /** The membership that it replaces, as the page showed it. */
  from: membershipId,
  membershipId,
  /** The sum on the button. Another one is answered with 409 `price-changed`. */
  total: money,
  creditCard: z.optional(creditCard),
});

/** What an upgrade came to. It is stored and may be sent again, so it holds nothing personal. */
export const upgradeReceipt = z.object({ membershipId, paid: money, receipt: z.int() });

/** Closes the account: when the paid year is over, or at once, with the account’s email address typed as a confirmation. */
export const accountClosing = z.object({
  when: z.enum(['after-year', 'now']),
  email: z.optional(emailAddress),
});

export type StoredCard = z.output<typeof storedCard>;
export type MemberMembership = z.output<typeof memberMembership>;
export type MembershipChange = z.output<typeof membershipChange>;
export type Leaving = z.output<typeof leaving>;
export type MemberDetails = z.output<typeof memberDetails>;
export type MemberDetailsChange = z.output<typeof memberDetailsChange>;
export type MemberPayment = z.output<typeof memberPayment>;
export type MemberPayments = z.output<typeof memberPayments>;
export type SavedFile = z.output<typeof savedFile>;
export type MembershipUpgrade = z.output<typeof membershipUpgrade>;
export type UpgradeReceipt = z.output<typeof upgradeReceipt>;
export type AccountClosing = z.output<typeof accountClosing>;
