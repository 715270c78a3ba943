import { tellDeskOfMember, type DeskDeps } from '../desk/tell-desk.ts';
import { insertLead } from '../enquiries/insert-lead.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { cardOf } from '../member-rows/find-person.ts';
import type { Database } from '../store/database.ts';

/** Sends a member’s words about a journey to the Myler, or to the desk. The same words are sent once a day. */
export async function wishJourney(
  deps: DeskDeps & { db: Database; now: () => Date },
  member: ActingMember,
  message: string,
): Promise<void> {
  const { userId } = member;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const person = await member.lock(tx);
    const { user } = person;
    const membership = cardOf(person);
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
    const leadId = await insertLead(tx, lead, { source: 'journey', userId, message }, now);
    if (leadId) await tellDeskOfMember(tx, deps, { kind: 'journey', user, membership, message, leadId }, now);
  });
}
