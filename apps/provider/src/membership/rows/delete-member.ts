import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../store/database.ts';
import { attempts, events, users } from '../../store/schema.ts';

/** Deletes a member and what is stored with the account. Payments and receipts stay, without the member. */
export async function deleteMember(tx: Queryable, id: string): Promise<void> {
  // The response to the registration names the member.
  await tx.delete(attempts).where(sql`${attempts.answerBody}::jsonb ->> 'memberId' = ${id}`);
  await tx.update(events).set({ userId: null }).where(eq(events.userId, id));
  await tx.delete(users).where(eq(users.id, id));
}
