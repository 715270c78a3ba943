import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { emailKeyOf, mailboxOf } from '../../primitives/email-key.ts';
import type { Queryable } from '../../store/database.ts';
import { payments, type UserRow } from '../../store/schema.ts';
import { budgets, type Budget, type OfAccount } from './budgets.ts';

/** Whose emails are counted. */
export type Account = Pick<UserRow, 'id' | 'email' | 'mailboxProvenAt'>;

/**
 * An account by itself when its mailbox is proven, or its address is the mailbox's own; otherwise all others of the mailbox. What is
 * not proven counts for its address: closing and joining again begins nothing anew.
 */
export function shareOf(budget: OfAccount, { id, email, mailboxProvenAt }: Account, more = '') {
  const { windows, unproven } = budgets[budget];
  if (mailboxProvenAt) return { of: `account ${id}`, with: more, windows };
  return {
    of: isMailboxItself(email) ? addressIn(email) : `unproven ${mailboxOf(email)}`,
    with: '',
    windows: [unproven],
  };
}

/** As `shareOf`, for an email that is not about an account: the mailbox, or what of it counts apart from its own address. */
export function shareOfMailbox(budget: Exclude<Budget, OfAccount>, email: string) {
  const [of, shares] = [mailboxOf(email), budgets[budget]];
  if (isMailboxItself(email) || !('otherSpellings' in shares)) return { of, windows: shares.windows };
  return { of: `other spellings of ${of}`, windows: [shares.otherSpellings] };
}

/** Whether no other spelling of the mailbox is shorter. Only one account can have it. */
export const isMailboxItself = (email: string) => mailboxOf(email) === emailKeyOf(email);
/** What counts for an address. */
const addressIn = (email: string) => `address ${emailKeyOf(email)}`;

/** Whether an account shares what it has with others of its mailbox, so that it has one of its own if it was paid for. */
export const mayHaveItsOwn = ({ email, mailboxProvenAt }: Account) => !mailboxProvenAt && !isMailboxItself(email);
export const ownOf = ({ email }: Account) => ({ of: addressIn(email), with: '' });

/** Whether a card or a gift card has paid for an account, and has it not back. */
export async function isPaidFor(tx: Queryable, userId: string): Promise<boolean> {
  const isSpent = or(gt(payments.paid, 0), gt(payments.gift, 0));
  const isOf = and(eq(payments.userId, userId), isNull(payments.refundedAt), isSpent);
  return (await tx.select({ key: payments.key }).from(payments).where(isOf).limit(1)).length > 0;
}
