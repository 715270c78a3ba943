import { and, desc, eq } from 'drizzle-orm';
import type { MemberPasskeys } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { ActingMember } from '../http/acting-member.ts';
import { passkeyRemovedEmail } from '../mail/emails/passkey.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice } from '../mail/outbox/mail-budget.ts';
import type { Database, Queryable } from '../store/database.ts';
import { passkeys } from '../store/schema.ts';
import type { PasskeyDeps } from './add.ts';

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
export async function renamePasskey(db: Database, member: ActingMember, id: string, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await member.lock(tx);
    const isMeant = isOf(member.userId, id);
    const [renamed] = await tx.update(passkeys).set({ name }).where(isMeant).returning({ id: passkeys.id });
    if (!renamed) throw noSuchPasskey();
  });
}

/**
 * Removes a passkey, and tells the member by email.
 *
 * @throws {Problem} 404 for a passkey that the member does not have; 429 `too-many-changes`
 */
export async function removePasskey(deps: PasskeyDeps, member: ActingMember, id: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { user } = await member.lock(tx);
    const [removed] = await tx.delete(passkeys).where(isOf(user.id, id)).returning();
    if (!removed) throw noSuchPasskey();
    const { email: to, firstName } = user;
    const notice = await countNotice(tx, { account: user, key: deps.sessionKeys[0], now });
    await enqueueMail(tx, passkeyRemovedEmail({ to, firstName, name: removed.name }), now, notice);
  });
}

const isOf = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

function noSuchPasskey(): Problem {
  return new Problem(404, 'This passkey is removed already.');
}
