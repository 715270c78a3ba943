import { and, desc, eq } from 'drizzle-orm';
import type { MemberPasskeys } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { passkeyRemovedEmail } from '../mail/emails/passkey.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { findMember } from '../membership/rows/find.ts';
import type { Database, Queryable } from '../store/database.ts';
import { passkeys } from '../store/schema.ts';

/** The newest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<MemberPasskeys> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  return {
    items: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
    })),
  };
}

/** @throws {Problem} 404 for a passkey that the member does not have */
export async function renamePasskey(db: Queryable, userId: string, id: string, name: string): Promise<void> {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOf(userId, id)).returning({ id: passkeys.id });
  if (!renamed) throw noSuchPasskey();
}

/**
 * Removes a passkey, and tells the member by email.
 *
 * @throws {Problem} 404 for a passkey that the member does not have
 */
export async function removePasskey(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { user } = await findMember(tx, userId);
    const [removed] = await tx.delete(passkeys).where(isOf(userId, id)).returning();
    if (!removed) throw noSuchPasskey();
    await enqueueMail(tx, passkeyRemovedEmail({ to: user.email, firstName: user.firstName, name: removed.name }), now);
  });
}

const isOf = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

function noSuchPasskey(): Problem {
  return new Problem(404, 'This passkey is removed already.');
}
