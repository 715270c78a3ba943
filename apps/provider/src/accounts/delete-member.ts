import { eq, inArray, sql } from 'drizzle-orm';
import type { Ended } from '../mail/emails/ended.ts';
import type { Queryable } from '../store/database.ts';
import { attempts, events, idempotencyKeys } from '../store/schema.ts';
import { endWaysIn } from './ways-in.ts';

/** Deletes a member and what is stored with the account. Payments and receipts stay, without the member. */
export async function deleteMember(tx: Queryable, user: { id: string; emailKey: string }, now: Date): Promise<Ended> {
  const { id } = user;
  // The response to the registration names the member.
  const registered = await tx
    .delete(attempts)
    .where(sql`${attempts.answerBody}::jsonb ->> 'memberId' = ${id}`)
    .returning({ key: attempts.key });
  await tx.delete(idempotencyKeys).where(
    inArray(
      idempotencyKeys.attemptKey,
      registered.map(({ key }) => key),
    ),
  );
  await tx.update(events).set({ userId: null }).where(eq(events.userId, id));
  return endWaysIn(tx, user, { event: 'closing' }, now);
}
