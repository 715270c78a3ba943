import { desc, eq } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import { emailKeyOf } from '../primitives/email-key.ts';
import type { Database, Queryable } from '../store/database.ts';
import { memberships, payments, users, type MembershipRow, type PaymentRow, type UserRow } from '../store/schema.ts';

export interface MembershipDeps {
  db: Database;
  now: () => Date;
  /** Links in letters begin with it. */
  publicOrigin: string;
}

/** The rows of a card’s holder; of whoever else has an account: `find-person.ts`. The membership is locked until the transaction ends, when `lock` is set. */
export async function findMember(
  db: Queryable,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<{ user: UserRow; membership: MembershipRow }> {
  const query = db.select().from(memberships).where(eq(memberships.userId, userId));
  const [membership] = await (lock ? query.for('update') : query);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || !membership) throw accountClosed();
  return { user, membership };
}

/** The account was closed while its access token was still good. */
export const accountClosed = () => new Problem(401, 'This account was closed.', { code: 'session-ended' });

/**
 * For the desk.
 *
 * @param member the email address as it is now, or the member number
 * @throws {Error} when there is no such member
 */
export async function memberNamed(db: Queryable, member: string): Promise<UserRow> {
  const isNamed = member.includes('@')
    ? eq(users.emailKey, emailKeyOf(member))
    : eq(memberships.memberNumber, member.replaceAll(/\s/g, ''));
  const [found] = await db
    .select({ user: users })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(isNamed);
  if (!found) throw new Error(`No member has ${member}.`);
  return found.user;
}

/** The newest first. */
export function paymentsOf(db: Queryable, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.key));
}

/**
 * For what changes the next year, or what it costs: the member is asked by the bank for the sum of before.
 *
 * @throws {Problem} 409 `renewal-under-way`
 */
export function assertNotBeingCharged({ chargeKey }: MembershipRow): void {
  if (!chargeKey) return;
  const message =
    'Your next year is being paid at this moment, or waits for you to confirm it with your bank. Confirm or refuse it there, then try again.';
  throw new Problem(409, message, { code: 'renewal-under-way' });
}

export function membershipEnded(): Problem {
  return new Problem(409, 'This membership has ended.', { code: 'membership-ended' });
}
