import type { TemplateId } from '../templates.ts';

const HOUR_MS = 60 * 60_000;

/** How many emails in which time. */
export interface Window {
  name: string;
  max: number;
  windowMs: number;
}

const anHour = (max: number): Window => ({ name: 'hour', max, windowMs: HOUR_MS });
const aDay = (max: number): Window => ({ name: 'day', max, windowMs: 24 * HOUR_MS });

/**
 * What is sent of each kind, whoever the callers are. Of `windows`, each mailbox has its own, or each account whose mailbox is
 * proven; with `otherSpellings`, the mailbox's own address has them for itself, and all other spellings share those. Of accounts
 * that never proved it, the one whose address is the mailbox's own has `unproven` for itself, and all others share it: whoever
 * joined with somebody's address uses up nothing of the member's. What `isOfStrangers`, and what is `unproven`, can be caused by
 * somebody who has nothing but the address; together that is 56 a day, 25 more if the mailbox's own address never proved it, and
 * ten for each further account of the mailbox that is proven. A kind whose mail somebody may need has a budget of its own, so that
 * no other uses it up (docs/decisions/0098-strangers-use-up-nothing.md).
 */
export const budgets = {
  /** Of an account by itself: it is proven, or its address is the mailbox's own. It is refused only while a link works. */
  'password-link': { windows: [anHour(5), aDay(10)], isOfStrangers: true },
  /** Of accounts whose address has something after a `+`, which nobody has shown to be theirs. */
  'unproven-link': { windows: [aDay(5)], isOfStrangers: true },
  /**
   * Each has the same link, which works for a week after the newest. Other spellings may not reach the same person. Whoever has stopped
   * the letter has no link any more, and gets one more email.
   */
  newsletter: { windows: [aDay(3)], otherSpellings: aDay(3), isOfStrangers: true },
  /** From all accounts together: whoever asks learns that no more are sent today. */
  'email-change': { windows: [aDay(5)], isOfStrangers: true },
  /** Nobody needs them: acknowledgements, of money that was given back too, and codes for a wrong password, which only make the answers the same. */
  unneeded: { windows: [aDay(5)], isOfStrangers: true },
  /** From one account to one mailbox, so that one alone cannot use up what all have. */
  'email-change of an account': { windows: [aDay(3)], isOfStrangers: false },
  /** From one card to one mailbox. A membership that was paid for causes it. */
  invitation: { windows: [aDay(3)], isOfStrangers: false },
  /** To one mailbox, from all cards together: several memberships are not several allowances. */
  'invitations to a mailbox': { windows: [aDay(5)], isOfStrangers: false },
  /** Of a card that was paid for, when what all have together is used up: by strangers, so that nobody they know is invited. */
  'invitation of a paid card': { windows: [aDay(1)], isOfStrangers: false },
  /** Of one card, to all mailboxes: a company invites its forty colleagues in a day, and nobody writes to strangers all day. */
  'invitations of a card': { windows: [aDay(60)], isOfStrangers: false },
  /** To one who is given cards, by one payment card. A gift that is sent later has its place on its day from the purchase on. */
  gift: { windows: [aDay(10)], isOfStrangers: false },
  /** About one order of a gift card, by its link. */
  'gift-order': { windows: [aDay(5)], isOfStrangers: false },
  /** For whoever has the password. */
  'sign-in-code': { windows: [anHour(10)], unproven: aDay(10), isOfStrangers: false },
  /** About what somebody has done in an account, who may have joined with another person's address. */
  account: { windows: [aDay(30)], unproven: aDay(15), isOfStrangers: false },
} as const;

/** Of each kind with an unproven share, for one that was paid for, when what it shares is used up. */
export const ofItsOwn = aDay(1);

export type Budget = keyof typeof budgets;
/** Those of which each proven account has its own. */
export type OfAccount = { [B in Budget]: (typeof budgets)[B] extends { unproven: unknown } ? B : never }[Budget];
export type OfLinks = 'password-link' | 'unproven-link';

/** Why the emails of a template need no budget. */
type Uncounted =
  /** Each needs a payment with an accepted card or a gift card, refunded or not, or a membership's year; each of these causes a few. */
  | 'payment'
  /** Whoever causes it has used a link that only the mailbox got. */
  | 'link'
  /** From our desk, or to us. */
  | 'desk';

/** What counts the emails of each template. One that is left out does not compile. */
export const budgetOf = {
  'access-ended': 'link',
  'account-closed': 'account',
  'card-changed': 'account',
  'card-handed-over': 'account',
  'card-offer-made': 'account',
  'card-offered': 'account',
  'card-taken-over': 'account',
  'company-receipt': 'payment',
  'email-asked': 'account',
  'email-changed': 'link',
  'email-link': 'email-change',
  'email-taken': 'email-change',
  'desk-late': 'desk',
  'desk-noted': 'desk',
  'desk-told': 'desk',
  'enquiry-acknowledgement': 'unneeded',
  'friend-credited': 'payment',
  'friend-joined': 'payment',
  'friend-left': 'payment',
  'gift-card': 'gift',
  'gift-card-cancelled': 'payment',
  'gift-card-changed': 'gift-order',
  'gift-card-code-sent': 'payment',
  'gift-card-delivered': 'payment',
  'gift-card-receipt': 'payment',
  'gift-card-reissued': 'gift',
  'gift-card-reminder': 'payment',
  'gift-card-withdrawn': 'gift',
  invitation: ['invitation', 'invitations to a mailbox', 'invitations of a card'],
  'invitation-member': ['invitation', 'invitations to a mailbox', 'invitations of a card'],
  'join-refunded': 'unneeded',
  left: 'account',
  'locked-out': 'desk',
  'membership-ended': 'payment',
  'newsletter-already': 'newsletter',
  'newsletter-confirm': 'newsletter',
  'newsletter-first': 'link',
  'newsletter-issue': 'link',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'password-changed': 'account',
  'password-link': ['password-link', 'unproven-link'],
  'person-joined': 'account',
  'receipts-mailbox': 'account',
  'renewal-confirmation': 'payment',
  'renewal-declined': 'payment',
  'renewal-notice': 'payment',
  'renewal-resumed': 'account',
  'renewal-stopped': 'account',
  renewed: 'payment',
  'sign-in-code': ['sign-in-code', 'unneeded'],
  'text-changes': 'desk',
  upgraded: 'payment',
  welcome: 'account',
} as const satisfies Record<TemplateId, Budget | Uncounted | readonly Budget[]>;
