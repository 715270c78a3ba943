/**
 * What a membership can be: paid for; waiting for a payment after three declined charges; over. Source:
 * docs/product-decisions.md, A member's account.
 */
export const membershipStatuses = ['active', 'resting', 'ended'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** Why a membership is over: the member stopped it, had no card, was not charged, left within the fourteen days, or closed the account. */
export const membershipEnds = ['stopped', 'no-card', 'unpaid', 'left', 'closed'] as const;
export type MembershipEnd = (typeof membershipEnds)[number];

/** What a member pays for. */
export const paymentKinds = ['join', 'renewal', 'upgrade'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Days before the end of a year on which the letter about the renewal is sent. */
export const NOTICE_DAYS = 30;
/** Days after a payment within which a member can leave and have it back. */
export const LEAVING_DAYS = 14;
/** Days after the end of a year on which the card is charged. After the last of them the membership rests. */
export const CHARGE_DAYS = [0, 3, 7] as const;
/** Days after the end of a year on which an unpaid membership ends. */
export const UNPAID_DAYS = 14;
/** Minutes for which an entered password counts as a confirmation of what only the member may do. */
export const CONFIRMATION_MINUTES = 10;
