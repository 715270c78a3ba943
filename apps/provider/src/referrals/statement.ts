import { asc, eq } from 'drizzle-orm';
import type { MemberReferral } from '@myler/api-client/contract';
import { findMember } from '../member-rows/find.ts';
import { lastDayOf } from '../membership-terms/membership-terms.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Database } from '../store/database.ts';
import { referrals } from '../store/schema.ts';
import { creditEntriesOf, creditOf } from './credit.ts';

/** A member's code, the credit, and how it came about. Friends are not named: who has joined is theirs to tell. */
export async function memberReferral(db: Database, userId: string): Promise<MemberReferral> {
  const { membership } = await findMember(db, userId);
  const { currency, referralCode, status } = membership;
  const money = (amount: number) => ({ amount, currency });
  const friends = await db
    .select()
    .from(referrals)
    .where(eq(referrals.userId, userId))
    .orderBy(asc(referrals.joinedAt));
  const entries = await creditEntriesOf(db, userId);
  return {
    ...(referralCode && status === 'active' ? { code: referralCode } : {}),
    credit: money(await creditOf(db, membership)),
    waiting: friends
      .filter(({ state }) => state === 'waiting')
      .map(({ id, joinedAt, amount }) => ({
        id,
        joinedOn: dayInLondon(joinedAt),
        until: lastDayOf({ paidAt: joinedAt }),
        credit: money(amount),
      })),
    history: entries.map(({ id, kind, amount, at }) => ({
      id: String(id),
      kind,
      on: dayInLondon(at),
      sum: money(Math.abs(amount)),
    })),
  };
}
