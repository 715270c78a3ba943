import { journeyWishEmail } from '../mail/emails/journey-wish.ts';
import { insertLead } from '../enquiries/insert-lead.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { findDocument } from '../content/documents.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { cardOf } from '../member-rows/find-person.ts';
import type { Database } from '../store/database.ts';

/** Sends a member’s words about a journey to the Myler, or to the desk. The same words are sent once a day. */
export async function wishJourney(db: Database, member: ActingMember, message: string, now: Date): Promise<void> {
  const { userId } = member;
  await db.transaction(async (tx) => {
    const person = await member.lock(tx);
    const { user } = person;
    const membership = cardOf(person);
    const myler = membership.mylerId ? await findDocument(tx, 'mylers', membership.mylerId) : undefined;
    const lead = {
      source: 'journey',
      userId,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      phoneNumber: user.phoneNumber,
      countryCode: user.countryCode,
      membershipId: membership.membershipId,
      message,
    };
    if (!(await insertLead(tx, lead, { source: 'journey', userId, message }, now))) return;
    await enqueueMail(tx, journeyWishEmail({ user, membership, message, mylerName: myler?.name }), now);
  });
}
