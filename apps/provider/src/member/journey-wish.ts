import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { journeyWishEmail } from '../mail/emails/journey-wish.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { findDocument } from '../content/documents.ts';
import { findMember } from '../membership/rows/find.ts';
import type { Database } from '../store/database.ts';
import { leads } from '../store/schema.ts';

const DAY_MS = 86_400_000;

/** Sends a member’s words about a journey to the Myler, or to the desk. The same words are sent once a day. */
export async function wishJourney(db: Database, userId: string, message: string, now: Date): Promise<void> {
  const { user, membership } = await findMember(db, userId);
  const myler = membership.mylerId ? await findDocument(db, 'mylers', membership.mylerId) : undefined;
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(leads)
      .values({
        fingerprint: createHash('sha256').update(`journey ${userId} ${message}`).digest('base64url'),
        source: 'journey',
        name: `${user.firstName} ${user.lastName}`,
        email: user.email,
        phoneNumber: user.phoneNumber,
        countryCode: user.countryCode,
        membershipId: membership.membershipId,
        message,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: leads.fingerprint,
        set: { createdAt: now },
        setWhere: lt(leads.createdAt, new Date(now.getTime() - DAY_MS)),
      })
      .returning({ id: leads.id });
    if (stored.length === 0) return;
    await enqueueMail(tx, journeyWishEmail({ user, membership, message, mylerName: myler?.name }), now);
  });
}
