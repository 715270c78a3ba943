import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../store/database.ts';
import { users } from '../store/schema.ts';

/** Notes that a member has done what needs the mailbox. Joining does not: the address may be somebody else's. */
export async function noteProvenMailbox(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ mailboxProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.mailboxProvenAt)));
}
