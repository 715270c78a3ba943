import { desc, eq, sum } from 'drizzle-orm';
import type { Money } from '@myler/config/currencies';
import type { CreditEntryKind } from '@myler/config/referrals';
import type { Queryable } from '../store/database.ts';
import { creditEntries, referrals, type CreditEntryRow, type MembershipRow, type PaymentRow } from '../store/schema.ts';

/**
 * The credit of a member that can be used now, in minor units of the membership's currency. What a renewal that is being charged takes
 * is not part of it. To use it, call it after `findMember` has locked the member: whatever changes the credit locks the member.
 */
export async function creditOf(
  db: Queryable,
  { userId, chargeKey, chargeCredit }: Pick<MembershipRow, 'userId' | 'chargeKey' | 'chargeCredit'>,
): Promise<number> {
  const [row] = await db
    .select({ credit: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId));
  return Number(row?.credit ?? 0) - (chargeKey ? (chargeCredit ?? 0) : 0);
}

/** The newest first. */
export const creditEntriesOf = (db: Queryable, userId: string): Promise<CreditEntryRow[]> =>
  db.select().from(creditEntries).where(eq(creditEntries.userId, userId)).orderBy(desc(creditEntries.id));

interface Entry {
  userId: string;
  kind: CreditEntryKind;
  /** Above zero what is added, below zero what is taken; nothing is written for zero. */
  amount: number;
  paymentKey: string | null;
  at: Date;
}

/** Writes a row of the ledger. Call it in the transaction of its cause, which has locked the member. */
export async function writeCredit(tx: Queryable, entry: Entry): Promise<void> {
  if (entry.amount !== 0) await tx.insert(creditEntries).values(entry);
}

/** Gives back the credit that payments have used whose money is given back. */
export async function returnCredit(
  tx: Queryable,
  { userId, payments, now }: { userId: string; payments: readonly PaymentRow[]; now: Date },
): Promise<void> {
  for (const { key, credit } of payments)
    await writeCredit(tx, { userId, kind: 'returned', amount: credit, paymentKey: key, at: now });
}

/** Credit and friends belong to the membership: they go to whoever takes it over. */
export async function moveCredit(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(creditEntries).set({ userId: to }).where(eq(creditEntries.userId, from));
  await tx.update(referrals).set({ userId: to }).where(eq(referrals.userId, from));
}

/** All of a member's credit, also what a renewal takes that is being charged. */
export const wholeCreditOf = async (db: Queryable, membership: MembershipRow): Promise<Money> => ({
  amount: await creditOf(db, { ...membership, chargeKey: null }),
  currency: membership.currency,
});

/**
 * What is left is lost with the membership.
 *
 * @returns what is lost, for the email that says so
 */
export async function loseCredit(tx: Queryable, membership: MembershipRow, now: Date): Promise<Money> {
  // Nothing is being charged any more.
  const lost = await wholeCreditOf(tx, membership);
  const { userId } = membership;
  await writeCredit(tx, { userId, kind: 'lost', amount: -lost.amount, paymentKey: null, at: now });
  return lost;
}
